"""The answers of a quiz: big buttons under each other, each with its number as key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from bridgetutor.desktop import enter
from bridgetutor.desktop.lesson import text, tones
from bridgetutor.desktop.page import clear, holds_focus
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Tone
    from bridgetutor.teaching.lesson import Prose


class OptionButton(QAbstractButton):
    """One answer. A tone marks it as judged: a colour, and a sign at the end of the line."""

    def __init__(self, number: int, prose: Prose, look: Look, scribe: Scribe) -> None:
        super().__init__()
        self._number = number
        self._look = look
        self._tone: Tone | None = None
        words = scribe.plain(prose)
        self.setText(words)
        self.mark(None)
        self.setAccessibleDescription(str(number))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words = QTextDocument(self)
        self._words.setDocumentMargin(0)
        font = self.font()
        font.setPixelSize(look.theme.px(16))
        self._words.setDefaultFont(font)
        colours = look.theme.colours
        self._words.setDefaultStyleSheet(f"{text.sheet(look)} body, p {{ color: {colours.ink}; margin: 0; }}")
        self._words.setHtml(scribe.html(prose, links=False))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mark(self, tone: Tone | None) -> None:
        """Show how the answer has been judged, if it has."""
        self._tone = tone
        judged = "" if tone is None else f", {self._look.wording.render(tones.MANNERS[tone].word)}"
        self.setAccessibleName(f"{self._number}. {self.text()}{judged}")
        self.update()

    @property
    def _edges(self) -> tuple[int, int]:
        """The room before the words (for the number) and after (for the sign)."""
        px = self._look.theme.px
        return px(44), px(36)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The words, wrapped, and some air."""
        self._words.setTextWidth(max(40, width - sum(self._edges)))
        return max(48, self._look.theme.px(48), round(self._words.size().height()) + self._look.theme.px(24))

    def sizeHint(self) -> QSize:
        """As high as its width makes it."""
        width = max(160, self.width())
        return QSize(160, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The layout finds the true height from the width."""
        return QSize(160, 48)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, number, words, sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        before, after = self._edges
        self._words.setTextWidth(max(40, self.width() - before - after))
        height = self._words.size().height()
        inner = QRectF(before, (self.height() - height) / 2, self.width() - before - after, height)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), inner.toRect())
        painter.save()
        painter.translate(QPointF(place.topLeft()))
        self._words.drawContents(painter)
        painter.restore()
        self._paint_number(painter, before)
        if self._tone is not None:
            self._paint_sign(painter, after, self._tone)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = self._look.theme.colours
        ground, edge, width = colours.card, colours.edge, 1
        if self._tone is not None:
            ground, edge, width = tones.ground(self._tone, colours), tones.ink(self._tone, colours), 2
        elif self.underMouse() and self.isEnabled():
            ground, edge = colours.paper, colours.accent
        if self.hasFocus():
            edge, width = colours.accent, 2
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(edge if self.isEnabled() or self._tone else colours.line), width))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_number(self, painter: QPainter, room: int) -> None:
        colours, px = self._look.theme.colours, self._look.theme.px
        side = px(22)
        cap = QRectF((room - side) / 2, (self.height() - side) / 2, side, side).toRect()
        cap = QStyle.visualRect(self.layoutDirection(), self.rect(), cap)
        painter.setPen(QPen(QColor(colours.edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        font = self.font()
        font.setPixelSize(px(13))
        painter.setFont(font)
        painter.setPen(QColor(colours.soft))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _paint_sign(self, painter: QPainter, room: int, tone: Tone) -> None:
        rect = self.rect().adjusted(self.width() - room, 0, 0, 0)
        font = self.font()
        font.setPixelSize(self._look.theme.px(18))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(tones.ink(tone, self._look.theme.colours)))
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), rect)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, tones.MANNERS[tone].sign)


class OptionList(QWidget):
    """All answers of a question; `chosen` carries the number of one, from 1."""

    chosen = Signal(int)

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scribe = scribe
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._options: tuple[Prose, ...] = ()
        self.buttons: tuple[OptionButton, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(look.wording.say("Answers"))

    def show_options(self, options: tuple[Prose, ...], marks: Mapping[int, Tone], *, open_now: bool) -> None:
        """Show these answers with their marks. `open_now` tells whether one is wanted."""
        if options != self._options:
            self._fill(options)
        for number, button in enumerate(self.buttons, start=1):
            button.setEnabled(open_now)
            button.mark(marks.get(number))

    def _fill(self, options: tuple[Prose, ...]) -> None:
        clear(self)
        self._options = options
        self.buttons = tuple(
            OptionButton(number, prose, self._look, self._scribe)
            for number, prose in enumerate(options, start=1)
        )
        for number, button in enumerate(self.buttons, start=1):
            button.clicked.connect(lambda _=False, n=number: self.chosen.emit(n))
            self._column.addWidget(button)
            button.show()

    def start_focus(self) -> None:
        """The list gets the focus and none of its answers: one Enter too many must not choose the first of them."""
        if self.buttons and not holds_focus(self):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down goes to the first answer, up to the last; digits choose from anywhere."""
        places = {Qt.Key.Key_Down: 0, Qt.Key.Key_Up: -1}
        if self.hasFocus() and self.buttons and event.key() in places:
            self.buttons[places[Qt.Key(event.key())]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)
