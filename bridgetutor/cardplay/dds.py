"""The only door to the double-dummy solver: Bo Haglund's and Soren Hein's DDS, which endplay carries.

Never to be imported by the desktop's own process, and to be called from one thread at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from endplay import _dds

from bridgetutor.cardplay.solver import Bits, Position, Scores, Table, hands_of
from bridgetutor.rules.cards import PACK, Card, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The solver counts suits from spades down, notrump last; seats as `Seat` does, from north round."""

_RANKS = (1 << 13) - 1

_EVERY_CARD, _ONE_BEST = 3, 1
"""What is wanted of a position, as the solver calls it "solutions"."""

_Item = TypeVar("_Item")


def candidates(positions: Sequence[Position], *, best_only: bool) -> tuple[Scores, ...]:
    """What each card is worth in each position."""
    solutions = _ONE_BEST if best_only else _EVERY_CARD
    batches = _batches(positions, _dds.MAXNOOFBOARDS)
    return tuple(scores for batch in batches for scores in _solved(batch, solutions))


def tables(deals: Sequence[Deal]) -> tuple[Table, ...]:
    """The twenty results of each deal."""
    return tuple(table for batch in _batches(deals, _dds.MAXNOOFTABLES) for table in _tables(batch))


def trace(deal: Deal, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """Declarer's tricks in all, before the first card and after each."""
    hands = hands_of(deal)
    north, east, south, west = (hand.bits for hand in hands)
    start = Position((north, east, south, west), strain, leader)
    played = _dds.playTraceBin()
    played.number = len(cards)
    for place, card in enumerate(cards):
        played.suit[place], played.rank[place] = _SUITS.index(card.suit), card.rank
    solved = _dds.solvedPlay()
    _dds.AnalysePlayBin(_position(start), played, solved, 0)
    tricks = list(solved.tricks[: solved.number])
    # It stops before the last trick, where nothing is left to choose.
    return tuple(tricks + tricks[-1:] * (len(cards) + 1 - len(tricks)))


def _solved(positions: Sequence[Position], solutions: int) -> Iterator[Scores]:
    boards = _dds.boards()
    boards.noOfBoards = len(positions)
    for place, position in enumerate(positions):
        boards.deals[place] = _position(position)
        boards.target[place], boards.solutions[place], boards.mode[place] = -1, solutions, 1
    found = _dds.solvedBoards()
    _dds.SolveAllBoardsBin(boards, found)
    return (_scores(found.solvedBoard[place], solutions) for place in range(len(positions)))


def _position(position: Position) -> _dds.deal:
    asked = _dds.deal()
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


def _scores(found: _dds.futureTricks, solutions: int) -> Scores:
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
    _dds.CalcAllTables(asked, -1, (0,) * 5, found, unwanted)
    for place in range(len(deals)):
        yield Table(tuple(_row(found.results[place].resTable[_strain(strain)]) for strain in Strain))


def _row(tricks: Iterable[int]) -> tuple[int, int, int, int]:
    north, east, south, west = tricks
    return north, east, south, west


def _batches(items: Sequence[_Item], size: int) -> Iterator[Sequence[_Item]]:
    return (items[first : first + size] for first in range(0, len(items), size))
