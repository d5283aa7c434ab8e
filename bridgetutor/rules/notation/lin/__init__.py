"""LIN, the format of Bridge Base Online: single boards, files of many, vugraph of two rooms; read tolerantly."""

from bridgetutor.rules.notation.lin.holding import holdable
from bridgetutor.rules.notation.lin.reader import passages, read
from bridgetutor.rules.notation.lin.writer import board, write

__all__ = ["board", "holdable", "passages", "read", "write"]
