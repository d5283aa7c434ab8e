"""Ids, names and choices as the record writes them: in little room, and exactly as they were."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Sequence

from bridgetutor.progress.usual import USUAL

_ID = re.compile("[0-9a-f]{32}")
_BARE = -zlib.MAX_WBITS
"""Without the head and the sum that a file would want: the record is looked through as a whole."""


def packed(text: str) -> str | bytes:
    """The text, in half the room where it is 32 hexadecimal digits; everything else as it is."""
    return bytes.fromhex(text) if _ID.fullmatch(text) else text


def unpacked(stored: str | bytes) -> str:
    """The text that was packed."""
    return stored.hex() if isinstance(stored, bytes) else stored


def together(choices: Sequence[str]) -> bytes:
    """Choices one after the other, as one JSON list, compressed: a tenth of the room of a row each."""
    press = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zlib.DEFLATED, _BARE, zdict=USUAL)
    written = json.dumps(choices, ensure_ascii=False, separators=(",", ":"))
    return press.compress(written.encode()) + press.flush()


def apart(stored: bytes) -> list[str]:
    """The choices that `together` was given. Raises `ValueError` for anything else."""
    try:
        written = zlib.decompressobj(_BARE, zdict=USUAL).decompress(stored)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    return [str(choice) for choice in json.loads(written)]
