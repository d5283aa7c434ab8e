"""What every page of the window offers the window around it, and the small parts all pages are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command


class Page(QWidget):
    """A page. `context` stands at the right of the top bar."""

    context = ""

    def perform(self, command: Command) -> bool:
        """Do what a key asked for; False where it means nothing here."""
        return False

    def start_focus(self) -> None:
        """Put the focus where the next input is expected."""


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls down, never sideways."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content.setProperty("role", "plain")
    area.setWidget(content)
    return area


def label(text: str, role: str, *, wraps: bool = True) -> QLabel:
    """A line of plain text in a role of the style sheet; lines that wrap grow downwards."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    if wraps:
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        made.setMinimumWidth(40)
    return made


def clear(owner: QWidget) -> None:
    """Take every widget out of a widget's layout and let it go."""
    layout = owner.layout()
    while layout is not None and layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
