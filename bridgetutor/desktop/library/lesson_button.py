"""One lesson of the library: a single wide button, for the pointer, the keyboard and the screen reader alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QWidget

from bridgetutor.desktop import enter
from bridgetutor.desktop.library.shelf import LessonRow, Stage
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from bridgetutor.desktop.look import Look

_WRAP = int(Qt.TextFlag.TextWordWrap.value)


class LessonButton(QAbstractButton):
    """Title, goal, minutes and how far it is."""

    def __init__(self, row: LessonRow, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._look = look
        self._stage = row.stage_words(look.wording)
        self._minutes = row.minutes_words(look.wording)
        self._height_by_width: dict[int, int] = {}  # asked for again and again while a long page grows
        self.setText(row.title)
        said = (row.title, row.goal.rstrip("."), self._minutes, self._stage.lstrip("✓✕ "))
        self.setAccessibleName(". ".join(part for part in said if part))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Title and goal, wrapped, and some air."""
        if width not in self._height_by_width:
            px = self._look.theme.px
            title, goal = self._heights(self._words_width(width))
            gap = px(2) if goal else 0
            self._height_by_width[width] = max(px(56), title + goal + gap + 2 * px(11))
        return self._height_by_width[width]

    def sizeHint(self) -> QSize:
        """As high as its width makes it."""
        return QSize(300, self.heightForWidth(max(300, self.width())))

    def minimumSizeHint(self) -> QSize:
        """The layout finds the true height from the width."""
        return QSize(200, self._look.theme.px(56))

    def _words_width(self, width: int) -> int:
        return max(120, width - self._side_width() - self._look.theme.px(52))

    def _side_width(self) -> int:
        stage = QFontMetrics(self._font(14, bold=True)).horizontalAdvance(self._stage)
        minutes = QFontMetrics(self._font(14)).horizontalAdvance(self._minutes)
        return max(stage, minutes) + 2

    def _heights(self, width: int) -> tuple[int, int]:
        room = QRect(0, 0, width, 10_000)
        title = QFontMetrics(self._font(16, bold=True)).boundingRect(room, _WRAP, self.row.title).height()
        if not self.row.goal:
            return title, 0
        return title, QFontMetrics(self._font(15)).boundingRect(room, _WRAP, self.row.goal).height()

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.theme.px(size))
        font.setBold(bold)
        return font

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens it, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, words where the line begins, state where it ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_words(painter)
        self._paint_side(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = self._look.theme.colours
        edge, width = (colours.accent, 2) if self.hasFocus() else (colours.line, 1)
        if self.underMouse() and not self.hasFocus():
            edge = colours.accent
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(colours.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_words(self, painter: QPainter) -> None:
        colours, px = self._look.theme.colours, self._look.theme.px
        width = self._words_width(self.width())
        title, goal = self._heights(width)
        top = (self.height() - title - goal - (px(2) if goal else 0)) // 2
        self._draw(
            painter, QRect(px(18), top, width, title), self.row.title, self._font(16, bold=True), colours.ink
        )
        place = QRect(px(18), top + title + px(2), width, goal)
        self._draw(painter, place, self.row.goal, self._font(15), colours.soft)

    def _paint_side(self, painter: QPainter) -> None:
        colours, px = self._look.theme.colours, self._look.theme.px
        inks = {
            Stage.DONE: colours.right,
            Stage.BEGUN: colours.accent,
            Stage.NEXT: colours.accent,
            Stage.FAULTY: colours.wrong,
        }
        x, width = self.width() - px(18) - self._side_width(), self._side_width()
        bold = self.row.stage is not Stage.NEW
        line = QFontMetrics(self._font(14)).height() + 2
        lines = [(self._stage, self._font(14, bold=bold), inks.get(self.row.stage, colours.soft))]
        if self._minutes:
            lines.append((self._minutes, self._font(14), colours.soft))
        top = (self.height() - line * len(lines)) // 2
        for number, (words, font, ink) in enumerate(lines):
            place = QRect(x, top + number * line, width, line)
            self._draw(painter, place, words, font, ink, trailing=True)

    def _draw(
        self, painter: QPainter, rect: QRect, words: str, font: QFont, ink: str, *, trailing: bool = False
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), rect)
        side = Qt.AlignmentFlag.AlignTrailing if trailing else Qt.AlignmentFlag.AlignLeading
        # Qt turns left and right round by the direction of the widget, not of the text.
        flags = QStyle.visualAlignment(self.layoutDirection(), side)
        painter.drawText(place, int((flags | Qt.AlignmentFlag.AlignAbsolute).value) | _WRAP, words)
