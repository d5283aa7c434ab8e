"""The only door to the double-dummy solver: Bo Haglund's and Soren Hein's DDS, which endplay carries.

Never to be imported by the desktop's own process: the library has crashed on what it did not expect. Everything is
validated before it gets there, one caller at a time, in one thread: other cores are for other processes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import Structure
from importlib.util import find_spec, module_from_spec
from threading import Lock
from types import ModuleType
from typing import TypeVar

from bridgetutor.cardplay import positions as sound
from bridgetutor.cardplay.solver import NOT_INSTALLED, Bits, Position, Scores, Table, hands_of
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import PACK, Card, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat


def _load() -> ModuleType:
    """The bindings alone, in one thread, which takes 60 MB less and a tenth of the time.

    The package around them would import matplotlib and numpy; it stays empty for the moment, so that it does not.
    """
    is_new = "endplay" not in sys.modules
    if is_new and (spec := find_spec("endplay")) is not None:
        sys.modules["endplay"] = module_from_spec(spec)
    try:
        from endplay import _dds
    except (ImportError, OSError, RuntimeError) as error:
        raise BridgeError(NOT_INSTALLED) from error
    finally:
        if is_new:
            sys.modules.pop("endplay", None)
    _dds.SetMaxThreads(1)
    return _dds


_dds = _load()
_one_at_a_time = Lock()

MOST_POSITIONS, MOST_DEALS = 200, 40
"""What the library takes in one call; it has no more room."""

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The solver counts suits from spades down, notrump last; seats as `Seat` does, from north round."""

_RANKS = (1 << 13) - 1

_EVERY_CARD, _ONE_BEST = 3, 1
"""What is wanted of a position, as the solver calls it "solutions"."""

_Item = TypeVar("_Item")


def candidates(positions: Sequence[Position], *, best_only: bool) -> tuple[Scores, ...]:
    """What each card is worth in each position. Raises `BridgeError` for a position that cannot be."""
    for position in positions:
        sound.check(position)
    solutions = _ONE_BEST if best_only else _EVERY_CARD
    # To the last trick the library gives wrong numbers.
    open_ones = dict.fromkeys(position for position in positions if not sound.is_last_trick(position))
    solved = {
        position: scores
        for alone in _without_twins(open_ones)
        for batch in _batches(alone, MOST_POSITIONS)
        for position, scores in zip(batch, _solved(batch, solutions), strict=True)
    }
    return tuple(solved.get(position) or sound.last_trick(position) for position in positions)


def _without_twins(positions: Iterable[Position]) -> list[list[Position]]:
    """The positions in lists in which no two have the same hands.

    In one call the library takes such a pair for the same position, whatever cards of the trick lie on the table.
    """
    found: list[list[Position]] = []
    before: Counter[tuple[Bits, ...]] = Counter()
    for position in positions:
        place = before[position.hands]
        before[position.hands] += 1
        if place == len(found):
            found.append([])
        found[place].append(position)
    return found


def tables(deals: Sequence[Deal]) -> tuple[Table, ...]:
    """The twenty results of each deal. Raises `BridgeError` for a deal that is not of four times thirteen cards."""
    for deal in deals:
        sound.check_deal(deal)
    return tuple(table for batch in _batches(deals, MOST_DEALS) for table in _tables(batch))


def trace(deal: Deal, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """Declarer's tricks in all, before the first card and after each. Raises `BridgeError` for what cannot be."""
    start = sound.start_of(deal, strain, leader, cards)
    return _traced(start, [card.index for card in cards])


def traces(starts: Sequence[Position], cards: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The same for cards that are known to be legal from each of these positions. Raises `BridgeError`."""
    for start in starts:
        sound.check(start)
        if start.trick or any(not any(hand >> card & 1 for hand in start.hands) for card in cards):
            raise BridgeError(phrase("These cards cannot be played from this position"))
    return tuple(_traced(start, cards) for start in starts)


def _traced(start: Position, cards: Sequence[int]) -> tuple[int, ...]:
    if sound.is_last_trick(start):
        won = next(tricks for _, tricks in sound.last_trick(start).tricks)
        return (1 - won,) * (len(cards) + 1)
    played = _dds.playTraceBin()
    played.number = len(cards)
    for place, index in enumerate(cards):
        played.suit[place], played.rank[place] = _SUITS.index(PACK[index].suit), PACK[index].rank
    solved = _dds.solvedPlay()
    with _library():
        _dds.AnalysePlayBin(_position(start), played, solved, 0)
    tricks = list(solved.tricks[: solved.number])
    # It stops before the last trick, where nothing is left to choose.
    return tuple(tricks + tricks[-1:] * (len(cards) + 1 - len(tricks)))


@contextmanager
def _library() -> Iterator[None]:
    """The library to oneself. What it refuses all the same becomes a `BridgeError`."""
    with _one_at_a_time:
        try:
            yield
        except _dds.DDSError as error:
            raise BridgeError(
                phrase("The double-dummy solver refuses this: {reason}", reason=str(error))
            ) from error


def free_memory() -> None:
    """Gives back what the library remembers of earlier positions, some 80 MB."""
    with _one_at_a_time:
        _dds.FreeMemory()
        _dds.SetMaxThreads(1)  # without it the next question would crash


def _solved(positions: Sequence[Position], solutions: int) -> Iterator[Scores]:
    boards = _dds.boards()
    boards.noOfBoards = len(positions)
    for place, position in enumerate(positions):
        boards.deals[place] = _position(position)
        boards.target[place], boards.solutions[place], boards.mode[place] = -1, solutions, 1
    found = _dds.solvedBoards()
    with _library():
        _dds.SolveAllBoardsBin(boards, found)
    return (_scores(found.solvedBoard[place], solutions) for place in range(len(positions)))


def _position(position: Position) -> Structure:
    asked: Structure = _dds.deal()
    asked.trump = _strain(position.strain)
    asked.first = position.leader
    for place, index in enumerate(position.trick):
        card = PACK[index]
        asked.currentTrickSuit[place], asked.currentTrickRank[place] = _SUITS.index(card.suit), card.rank
    for seat, hand in enumerate(position.hands):
        for place, suit in enumerate(_SUITS):
            asked.remainCards[seat][place] = _holding(hand, suit)
    return asked


def _holding(hand: Bits, suit: Suit) -> int:
    """The ranks of a suit, the deuce as bit 2."""
    return (hand >> (13 * suit) & _RANKS) << 2


def _strain(strain: Strain) -> int:
    return 4 if strain.suit is None else _SUITS.index(strain.suit)


def _scores(found: Structure, solutions: int) -> Scores:
    pairs: list[tuple[int, int]] = []
    for place in range(found.cards):
        ranks = 1 << found.rank[place] | (0 if solutions == _ONE_BEST else found.equals[place])
        base = 13 * _SUITS[found.suit[place]] - 2
        pairs += [(base + rank, found.score[place]) for rank in range(2, 15) if ranks >> rank & 1]
    return Scores(tuple(sorted(pairs)))


def _tables(deals: Sequence[Deal]) -> Iterator[Table]:
    asked = _dds.ddTableDeals()
    asked.noOfTables = len(deals)
    for place, deal in enumerate(deals):
        for seat, hand in enumerate(hands_of(deal)):
            for column, suit in enumerate(_SUITS):
                asked.ddTableDeal[place].cards[seat][column] = _holding(hand.bits, suit)
    found, unwanted = _dds.ddTablesRes(), _dds.allParResults()
    with _library():
        _dds.CalcAllTables(asked, -1, (0,) * 5, found, unwanted)
    for place in range(len(deals)):
        yield Table(tuple(_row(found.results[place].resTable[_strain(strain)]) for strain in Strain))


def _row(tricks: Iterable[int]) -> tuple[int, int, int, int]:
    north, east, south, west = tricks
    return north, east, south, west


def _batches(items: Sequence[_Item], size: int) -> Iterator[Sequence[_Item]]:
    return (items[first : first + size] for first in range(0, len(items), size))
