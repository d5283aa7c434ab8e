"""A word of the game explained, in a strip under the prose: on pointing at it, and to stay on a click or Enter."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.teaching.glossary import Entry


LINGERS = 300
"""Milliseconds from leaving a word to its explanation going."""


class GlossaryPanel(QWidget):
    """Needs no closing: it goes when the pointer leaves word and panel, or, once made to stay, with the next screen."""

    chosen = Signal(str)

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scribe = scribe
        self._stays = False
        self._leaving = QTimer(self, interval=LINGERS, singleShot=True)
        self._leaving.timeout.connect(self._leave)
        px = look.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        self._words = ProseView(look, size=15)
        self._words.chosen.connect(self.chosen)
        column.addWidget(self._words)
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.toPlainText()

    def point(self, entry: Entry | None) -> None:
        """A word is pointed at, or none any more."""
        if entry is None:
            self._leaving.start()
            return
        self._stays = False
        self._show(entry)

    def pin(self, entry: Entry) -> None:
        """A word was asked for: it stays."""
        self._stays = True
        self._show(entry)

    def put_away(self) -> None:
        """Something else comes."""
        self._stays = False
        self.hide()

    def _show(self, entry: Entry) -> None:
        means = self._scribe.html(entry.means, links=False)
        self._leaving.stop()
        self._words.show_html(f"<p><b>{escape(entry.word)}</b></p>{means}")
        self._words.setAccessibleName(self._words.toPlainText())
        self.show()

    def _leave(self) -> None:
        """Stay while the pointer is here: the panel may cover the word, and would flicker if it made way for it."""
        if self.underMouse():
            self._leaving.start()
        elif not self._stays:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A slip of paper."""
        colours = self._look.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()
