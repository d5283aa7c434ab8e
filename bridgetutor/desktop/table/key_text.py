"""Keys that write a letter, told from keys that command."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_HARMLESS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def is_plain(event: QKeyEvent) -> bool:
    """A letter, figure or sign without Control, Alt or the like."""
    held = event.modifiers() & ~_HARMLESS
    return held == Qt.KeyboardModifier.NoModifier and bool(event.text())
