"""The corner of facts: contract, vulnerability, dealer and tricks; in one strip where the corner is taken."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.boxes import Box
from bridgetutor.desktop.table.captions import Fact
from bridgetutor.desktop.theme import Theme

_SPACE = 10


class FactsPanel(QWidget):
    """Words on felt. `corner_size` and `band_height` tell the layout what either form needs."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._facts: tuple[Fact, ...] = ()
        self._in_corner = False
        self._small = theme.px(14)

    def show_facts(self, facts: tuple[Fact, ...], theme: Theme) -> None:
        """Say these."""
        self._facts, self._theme = facts, theme
        self.setAccessibleName(". ".join(fact.text for fact in facts))
        self.update()

    def corner_size(self) -> tuple[int, int]:
        """Width and height with a line for each fact."""
        self._in_corner = True
        if not self._facts:
            return 0, 0
        width = max(self._width(fact, head=i == 0) for i, fact in enumerate(self._facts)) + 2 * _SPACE
        return width, sum(self._line(head=i == 0) for i in range(len(self._facts))) + _SPACE

    def band_height(self, width: int) -> int:
        """The height of the facts in lines so wide: at most two, if smaller type can bring it about."""
        self._in_corner = False
        for pixels in range(self._theme.px(14), 12, -1):
            self._small = pixels
            if len(self._flow(width)) <= 2:
                break
        return self._line(head=False) * len(self._flow(width)) + 4 if self._facts else 0

    def stand(self, box: Box, *, in_corner: bool) -> None:
        """Take its place."""
        self._in_corner = in_corner
        self.setGeometry(box.x, box.y, box.width, box.height)
        self.setVisible(bool(self._facts))

    def _font(self, fact: Fact, *, head: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._pixels(fact, head=head))
        font.setBold(fact.is_strong)
        return font

    def _pixels(self, fact: Fact, *, head: bool) -> int:
        if not self._in_corner:
            return self._small
        return self._theme.px(18 if head and fact.is_strong else 14)

    def _width(self, fact: Fact, *, head: bool) -> int:
        return QFontMetrics(self._font(fact, head=head)).horizontalAdvance(fact.text) + 2

    def _line(self, *, head: bool) -> int:
        return self._theme.px(26 if head else 21) if self._in_corner else round(self._small * 1.5)

    def _flow(self, width: int) -> list[list[tuple[int, Fact]]]:
        """The facts in lines, each with its distance from the line's beginning."""
        lines: list[list[tuple[int, Fact]]] = [[]]
        x, gap = 0, self._small
        for fact in self._facts:
            needs = self._width(fact, head=False)
            if lines[-1] and x + needs > width - 2 * _SPACE:
                lines.append([])
                x = 0
            lines[-1].append((x, fact))
            x += needs + gap
        return lines

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self._theme.colours.on_felt))
        if self._in_corner:
            self._paint_corner(painter)
        else:
            self._paint_band(painter)
        painter.end()

    def _paint_corner(self, painter: QPainter) -> None:
        y = 2
        for i, fact in enumerate(self._facts):
            height = self._line(head=i == 0)
            self._paint(painter, QRect(_SPACE, y, self.width() - 2 * _SPACE, height), fact, head=i == 0)
            y += height

    def _paint_band(self, painter: QPainter) -> None:
        height = self._line(head=False)
        for row, line in enumerate(self._flow(self.width())):
            for x, fact in line:
                width = min(self._width(fact, head=False), self.width() - 2 * _SPACE - x)
                box = QRect(_SPACE + x, 2 + row * height, width, height)
                self._paint(painter, self._turned(box), fact, head=False)

    def _turned(self, box: QRect) -> QRect:
        """In a language that runs from right to left the strip does too."""
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            box.moveLeft(self.width() - box.x() - box.width())
        return box

    def _paint(self, painter: QPainter, box: QRect, fact: Fact, *, head: bool) -> None:
        font = self._font(fact, head=head)
        painter.setFont(font)
        text = QFontMetrics(font).elidedText(fact.text, Qt.TextElideMode.ElideRight, box.width())
        # "Left" is where lines begin: Qt turns it round in languages that run from right to left.
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
