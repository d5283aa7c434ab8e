"""What is said to the last choice, in a panel beside the question."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QStyle, QVBoxLayout, QWidget

from bridgetutor.desktop.lesson import text, tones
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.style import RADIUS
from bridgetutor.session.screen import Tone

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Feedback

BAR = 4
"""The width of the coloured edge."""


class FeedbackPanel(QWidget):
    """Sign and word of the tone, the headline, and the reasons in paragraphs."""

    pointed = Signal(str)
    chosen = Signal(str)

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scribe = scribe
        self._feedback: Feedback | None = None
        px = look.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16) + BAR, px(12), px(16), px(14))
        self._words = ProseView(look, parent=self)
        self._words.pointed.connect(self.pointed)
        self._words.chosen.connect(self.chosen)
        column.addWidget(self._words)

    def show_feedback(self, feedback: Feedback | None) -> None:
        """Show this, or nothing."""
        self._feedback = feedback
        self.setVisible(feedback is not None)
        if feedback is not None:
            self._words.show_html(self._html(feedback))
            self._words.setAccessibleName(spoken(feedback, self._scribe))
            self.update()

    def _html(self, feedback: Feedback) -> str:
        manner = tones.MANNERS[feedback.tone]
        colour = tones.ink(feedback.tone, self._look.theme.colours)
        headline = text.inner(self._scribe.html(feedback.headline, links=False))
        first = f'<p style="color:{colour}; margin-bottom:4px"><b>{escape(manner.sign)} {headline}</b></p>'
        if not feedback.body and feedback.tone is Tone.NOTE:
            first = f"<p>{headline}</p>"
        return first + "".join(self._scribe.html(paragraph) for paragraph in feedback.body)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pale ground, and the coloured edge where the line begins."""
        if self._feedback is None:
            return
        colours = self._look.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(shape)
        painter.fillRect(self.rect(), QColor(tones.ground(self._feedback.tone, colours)))
        edge = self.rect()
        edge.setWidth(BAR)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), edge)
        painter.fillRect(place, QColor(tones.ink(self._feedback.tone, colours)))
        painter.end()


def spoken(feedback: Feedback, scribe: Scribe) -> str:
    """The feedback as a screen reader says it."""
    parts = (
        scribe.wording.render(tones.MANNERS[feedback.tone].word),
        scribe.plain(feedback.headline),
        *(scribe.plain(paragraph) for paragraph in feedback.body),
    )
    return " ".join(part if part.endswith((".", "?", ":", "…")) else f"{part}." for part in parts if part)
