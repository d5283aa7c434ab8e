"""The deals that an arranged table wants: to order, or from a file of boards; and what is wrong with such a wish."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from bridgetutor.dealing import language
from bridgetutor.dealing.agreements import Use, agreement_named
from bridgetutor.dealing.difficulty import Difficulty
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Feature
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import Misread
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.phases import Phase
from bridgetutor.dealing.techniques import Decides, technique_named
from bridgetutor.games.catalogue import SINGLE
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import LineFault
from bridgetutor.rules.seats import Side
from bridgetutor.session.board_files import passages, whole
from bridgetutor.session.evening.arrangement import SILENT, Arrangement, Condition, Part
from bridgetutor.session.evening.setting import game_of, has_auction, system_of

MOST_LAID = 64
"""So many boards of a file are laid down for an evening; who has played them begins again."""


def order_of(arrangement: Arrangement) -> Order:
    """The order without dealer and vulnerability. Raises `BridgeError`, `Misread` with each fault of the text."""
    return Order(language.parse(arrangement.want), feature=_feature(arrangement))


def _feature(arrangement: Arrangement) -> Feature | None:
    ours, theirs = (system_of(arrangement, side) for side in Side)
    if arrangement.technique:
        if any(arrangement.shown):
            raise BridgeError(phrase("A deal is for a technique of play or for a call, not for both"))
        return Decides(ours, technique_named(arrangement.technique), theirs)
    if not any(arrangement.shown):
        return None
    agreement, phase_, difficulty, contract = arrangement.shown
    return Use(
        ours,
        agreement_named(agreement, ours) if agreement else None,
        Phase.parse(phase_) if phase_ else None,
        Difficulty.parse(difficulty) if difficulty else None,
        Goal.parse(contract) if contract else None,
        theirs,
    )


def faults_of(arrangement: Arrangement) -> tuple[Phrase, ...]:
    """Everything that keeps a table from being set like this, each in a sentence with its place."""
    try:
        game, order = game_of(arrangement), order_of(arrangement)
        if arrangement.part is Part.BIDDING and game.name != SINGLE.name:
            raise BridgeError(phrase("An auction alone is for hands of bridge, which are scored one by one"))
        if order.feature is not None and not has_auction(game):
            raise BridgeError(phrase("Minibridge has no auction: say what the hands are to be like instead"))
        if arrangement.theirs == SILENT and arrangement.phase == Phase.COMPETITION.value:
            raise BridgeError(phrase("Where the opponents never call, only one side bids"))
        if not arrangement.boards:
            Source(order.constraint)
    except Misread as error:
        return tuple(fault.says for fault in error.faults)
    except BridgeError as error:
        return (error.fault.says,)
    return ()


@dataclass(frozen=True, slots=True)
class Opened:
    """The first boards of a file that can be played: who deals and is vulnerable in each, and what was left out."""

    conditions: tuple[Condition, ...]
    faults: tuple[LineFault, ...]


def opened(path: str, first: int = 1) -> Opened:
    """A look into a file, from that board on. Raises `BridgeError` where it cannot be opened or has no such board."""
    faults: list[LineFault] = []
    boards = islice(_boards(path, faults), first - 1, first - 1 + MOST_LAID)
    conditions = tuple((board.dealer, board.vulnerability) for board in boards)
    if not conditions:
        raise BridgeError(_no_board(path, faults))
    return Opened(conditions, tuple(faults))


def _no_board(path: str, faults: list[LineFault]) -> Phrase:
    name = Path(path).name
    if faults:
        first = faults[0]
        return phrase(
            "{file} has no board with four whole hands; line {line}: {fault}",
            file=name,
            line=first.line,
            fault=first.says,
        )
    return phrase("{file} has no board with four whole hands", file=name)


def board_of(arrangement: Arrangement, before: int) -> Board:
    """The board of the file that comes after so many others; after the last, the first one again.

    Raises `BridgeError` where it cannot be opened, or has none any more.
    """
    place = before % len(arrangement.conditions) if arrangement.conditions else before
    faults: list[LineFault] = []
    found: list[Board] = []
    for board in islice(_boards(arrangement.boards, faults), arrangement.first - 1, None):
        if len(found) == place:
            return board
        found.append(board)
    if not found:
        raise BridgeError(_no_board(arrangement.boards, faults))
    return found[place % len(found)]


def _boards(path: str, faults: list[LineFault]) -> Iterator[Board]:
    """The boards with four whole hands; what is wrong with others is noted."""
    try:
        for passage in passages(Path(path)):
            board = whole(passage)
            if board is not None:
                yield board
            else:
                faults += passage.faults
    except OSError as error:
        why = error.strerror or str(error)
        raise BridgeError(phrase("{file} cannot be opened: {why}.", file=Path(path).name, why=why)) from error
