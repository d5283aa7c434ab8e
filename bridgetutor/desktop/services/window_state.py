"""Where the window stood when it was last closed: no setting, and nothing lost if the file is."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QScreen

    from bridgetutor.desktop.main_window import MainWindow


FRAME = 40
"""The height that a window's frame takes, at most: it is not known before the window is shown."""


@dataclass(frozen=True, slots=True)
class Stood:
    """A place on the screen in logical pixels."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool


def fit(window: MainWindow, room: QSize) -> None:
    """Keep the first window within the room of the screen, frame and all: its main button is at the bottom.

    A screen smaller than the least window (a test's, a remote one's) can hold it in no way, and is let be.
    """
    least = window.minimumSize()
    if room.width() < least.width() or room.height() < least.height():
        return
    window.resize(window.size().boundedTo(QSize(room.width(), room.height() - FRAME)).expandedTo(least))


def restore(window: MainWindow, path: Path, screens: list[QScreen]) -> None:
    """Put the window where it stood, if that is on a screen that still exists."""
    stood = _read(path)
    if stood is None:
        return
    place = QRect(stood.x, stood.y, stood.width, stood.height)
    if not any(screen.availableGeometry().intersected(place).width() > 200 for screen in screens):
        return
    window.setGeometry(place)
    if stood.maximised:
        window.showMaximized()


def remember(window: MainWindow, path: Path) -> None:
    """Write down where the window stands; a full or read-only disk is no reason to stop."""
    frame = window.frame()
    stood = Stood(frame.x(), frame.y(), frame.width(), frame.height(), window.isMaximized())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(stood)), "utf-8")
    except OSError:
        return


def _read(path: Path) -> Stood | None:
    """What the file says; None where there is none, or nonsense."""
    try:
        found = json.loads(path.read_text("utf-8"))
        stood = Stood(**found)
    except (OSError, ValueError, TypeError):
        return None
    numbers: tuple[object, ...] = (stood.x, stood.y, stood.width, stood.height)
    sound = all(type(n) is int and -32_768 < n < 32_768 for n in numbers)
    return stood if sound and isinstance(stood.maximised, bool) else None
