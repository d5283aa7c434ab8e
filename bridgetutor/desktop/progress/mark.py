"""One figure of a picture as a button: the pointer, the keyboard and a screen reader find it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QStyle, QWidget

from bridgetutor.desktop import enter
from bridgetutor.desktop.style import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

    from bridgetutor.desktop.look import Look

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class Board(QWidget):
    """A picture made of marks. Tab comes to one of them, the arrows lead on to its neighbours."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.marks: list[Mark] = []

    def add(self, mark: Mark) -> None:
        """One more mark; where it lies is the picture's affair."""
        mark.setParent(self)
        mark.setFocusPolicy(Qt.FocusPolicy.ClickFocus if self.marks else Qt.FocusPolicy.StrongFocus)
        self.marks.append(mark)

    def hold(self, held: Mark) -> None:
        """Tab comes back to this one."""
        for mark in self.marks:
            mark.setFocusPolicy(Qt.FocusPolicy.StrongFocus if mark is held else Qt.FocusPolicy.ClickFocus)

    def neighbour(self, mark: Mark, way: QPoint) -> Mark | None:
        """The nearest mark on that side, one straight ahead before one aslant."""
        here = mark.geometry().center()

        def far(other: Mark) -> int:
            there = other.geometry().center() - here
            ahead, aside = QPoint.dotProduct(there, way), abs(there.x() * way.y()) + abs(there.y() * way.x())
            return ahead + 3 * aside

        ahead = [
            other
            for other in self.marks
            if other.isEnabled() and QPoint.dotProduct(other.geometry().center() - here, way) > 0
        ]
        return min(ahead, key=far, default=None)


class Mark(QAbstractButton):
    """`says` is what a screen reader and the tool tip tell. Kinds of marks draw themselves in `draw`."""

    def __init__(self, says: str, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(says)
        self.setToolTip(says)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def draw(self, painter: QPainter) -> None:
        """The mark itself."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """The mark, and a frame where the keyboard or the pointer is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(self._look.theme.colours.accent), 2 if self.hasFocus() else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as Space does; the arrows go to the neighbours."""
        way = ARROWS.get(Qt.Key(event.key()))
        board = self.parent()
        if way is not None and isinstance(board, Board):
            other = board.neighbour(self, way)
            if other is not None:
                other.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not enter.presses(self, event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes back here, and the page scrolls to it."""
        super().focusInEvent(event)
        board = self.parent()
        if isinstance(board, Board):
            board.hold(self)
        above: QObject | None = board
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parent()
        if above is not None and event.reason() is not Qt.FocusReason.MouseFocusReason:
            above.ensureWidgetVisible(self)

    def font_of(self, size: int, *, bold: bool = False) -> QFont:
        """The program's font in that size at 100 %."""
        font = QFont(self.font())
        font.setPixelSize(self._look.theme.px(size))
        font.setBold(bold)
        return font

    def mirrored(self, rect: QRect) -> QRect:
        """A place counted from where lines begin."""
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)
