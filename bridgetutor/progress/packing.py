"""Ids and names as the record writes them: 32 hexadecimal digits in 16 bytes, everything else as it is."""

from __future__ import annotations

import re

_ID = re.compile("[0-9a-f]{32}")


def packed(text: str) -> str | bytes:
    """The text, in half the room where it is an id."""
    return bytes.fromhex(text) if _ID.fullmatch(text) else text


def unpacked(stored: str | bytes) -> str:
    """The text that was packed."""
    return stored.hex() if isinstance(stored, bytes) else stored
