"""Enter on a button: it presses the one that has the focus, as Space does everywhere in Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QAbstractButton

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""The keys that say so: among the letters and among the figures."""


def presses(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Whether the key was Enter; then the button has been pressed."""
    if event.key() not in ENTER:
        return False
    button.click()
    return True
