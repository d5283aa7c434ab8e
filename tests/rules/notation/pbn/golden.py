"""The files of tests/golden/pbn."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.record import BoardFile

FOLDER = Path(__file__).parents[3] / "golden" / "pbn"
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.pbn")))


def data(name: str) -> bytes:
    """The bytes of a file."""
    return (FOLDER / f"{name}.pbn").read_bytes()


def golden(name: str) -> BoardFile:
    """What a file says."""
    return pbn.read(source.decode(data(name)))
