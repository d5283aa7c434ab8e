"""The boards of a file, one by one as they are read from the disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgetutor.rules.deal import Board
from bridgetutor.rules.notation import formats, pbn
from bridgetutor.rules.notation.record import Passage
from bridgetutor.rules.notation.source import decode


def has_boards(path: Path) -> bool:
    """Whether the name is that of a file of boards."""
    return formats.by_ending(path.name) is not None


def passages(path: Path) -> Iterator[Passage]:
    """The boards of the file and what lies between them; PBN, the format of large files, as it streams from the disk.

    Raises OSError at the first where it cannot be read.
    """
    if path.suffix.lower() == ".pbn":
        with path.open("rb") as file:
            yield from pbn.passages(file)
        return
    found = formats.by_ending(path.name)
    if found is not None:
        yield from found.read(decode(path.read_bytes())).passages


def whole(passage: Passage) -> Board | None:
    """The board of a passage, if all four hands can be played."""
    board = None if passage.record is None else passage.record.board
    return board if board is not None and board.deal.is_complete and not board.deal.faults() else None
