"""The passages of a file of boards, one by one as they are read from the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetutor.rules.notation import jsons, lin, pbn
from bridgetutor.rules.notation.source import decode

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bridgetutor.rules.notation.record import Passage

ENDINGS = (".pbn", ".lin", ".json")


def passages(path: Path) -> Iterator[Passage]:
    """The boards of the file and what lies between them. Raises OSError at the first where it cannot be read."""
    match path.suffix.lower():
        case ".lin":
            yield from lin.passages(decode(path.read_bytes()))
        case ".json":
            yield from jsons.passages(decode(path.read_bytes()))
        case _:
            with path.open("rb") as file:
                yield from pbn.passages(file)
