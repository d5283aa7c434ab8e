"""What can wait until the answer to a click is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

PAINTED = 30
"""Milliseconds in which a page is painted that has changed; Qt may paint after what is due at once."""


def afterwards(owner: QObject, act: Callable[[], None]) -> None:
    """Do it then, unless the owner is gone by that time."""
    QTimer.singleShot(PAINTED, owner, act)
