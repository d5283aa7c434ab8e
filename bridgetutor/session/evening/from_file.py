"""The boards of a file as the deals of an arranged table: which there are, and the one that comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import LineFault
from bridgetutor.session.board_files import passages, whole
from bridgetutor.session.evening.arrangement import Arrangement, Condition

MOST_LAID = 64
"""So many boards of a file are laid down for an evening; who has played them begins again."""


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
