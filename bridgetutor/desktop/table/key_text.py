"""Keys that write a letter, told from keys that command."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_HARMLESS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def is_plain(event: QKeyEvent) -> bool:
    """A letter, figure or sign without Control, Alt or the like."""
    held = event.modifiers() & ~_HARMLESS
    return held == Qt.KeyboardModifier.NoModifier and bool(event.text())


def claim_key(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """Keep a key that the widget wants from the shortcuts of the page, when Qt asks; whether it was kept."""
    if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and wants(event):
        event.accept()
        return True
    return False
