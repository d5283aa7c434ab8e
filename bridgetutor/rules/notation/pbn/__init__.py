"""Portable Bridge Notation (version 2.1): boards with auction, play and result, read tolerantly and written exactly."""

from bridgetutor.rules.notation.pbn.reader import decode, read
from bridgetutor.rules.notation.pbn.writer import write

__all__ = ["decode", "read", "write"]
