"""What stands at each seat besides cards: the label with the seat's name, and the back of a hidden hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table import face
from bridgetutor.desktop.table.boxes import Box, Place
from bridgetutor.desktop.table.captions import Caption
from bridgetutor.desktop.theme import DARK, LIGHT, Theme

_DARK_GROUND = QColor(8, 32, 25, 165)


class SeatLabel(QWidget):
    """A seat's name on a dark ground; in gold when it is that seat's turn."""

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._caption = Caption("")
        self._lines: tuple[str, ...] = ()
        self._pixels = theme.px(14)

    def show_caption(self, caption: Caption, theme: Theme) -> None:
        """Say who sits there and what they are about."""
        self._caption, self._theme = caption, theme
        self.setAccessibleName(" · ".join(caption.parts))
        self.update()

    def height_within(self, width: int) -> int:
        """The height the label needs where it may be so wide."""
        return self._size(width).height()

    @property
    def width_in_a_line(self) -> int:
        """The width of all its words beside each other."""
        return self._size(10_000).width()

    def stand(self, box: Box, place: Place) -> None:
        """Take its place in the box: in the middle, at the sides at the outer edge."""
        size = self._size(box.width, box.height)
        left = {Place.LEFT: box.x, Place.RIGHT: box.right - size.width()}
        x = left.get(place, box.x + (box.width - size.width()) // 2)
        self.setGeometry(x, box.y, size.width(), size.height())

    def _size(self, width: int, height: int = 10_000) -> QSize:
        """Chooses one line or two, smaller type where even that does not fit, and gives the size of the label."""
        pad = 2 * self._theme.px(10)
        for pixels in range(self._theme.px(14), 12, -1):
            self._pixels = pixels
            metrics = QFontMetrics(self._font())
            for lines in ((" · ".join(self._caption.parts),), self._caption.parts):
                across = max(metrics.horizontalAdvance(line) for line in lines) + pad
                if across <= width and self._height(lines, metrics) <= height:
                    return self._chosen(lines, across, metrics)
        metrics = QFontMetrics(self._font())
        cut = [
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(24, width - pad))
            for line in self._caption.parts
        ]
        return self._chosen(tuple(cut), width, metrics)

    def _chosen(self, lines: tuple[str, ...], across: int, metrics: QFontMetrics) -> QSize:
        self._lines = lines
        return QSize(across, self._height(lines, metrics))

    def _height(self, lines: tuple[str, ...], metrics: QFontMetrics) -> int:
        return len(lines) * metrics.height() + self._theme.px(7)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._pixels)
        font.setBold(True)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gold = self._caption.is_turn
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(DARK.gold) if gold else _DARK_GROUND)
        painter.drawRoundedRect(self.rect(), 8, 8)
        painter.setPen(QColor(LIGHT.ink) if gold else QColor(self._theme.colours.on_felt))
        painter.setFont(self._font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "\n".join(self._lines))
        painter.end()


class HiddenHand(QWidget):
    """The back of a hand that is not seen, with the number of its cards. It knows no more than that.

    Pointed at, it tells what the leads and signals of whoever holds it mean.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._look: face.Look | None = None
        self._back, self._count = QRect(), QRect()
        self._ink, self._pixels, self._cards = QColor(), 13, 0

    def show_count(self, cards: int, *, seat: str, look: face.Look, theme: Theme) -> None:
        """Say how many cards there are."""
        self._look, self._cards = look, cards
        self._text = look.wording.count("{n} card", "{n} cards", n=cards)
        self._ink, self._pixels = QColor(theme.colours.on_felt), theme.px(13)
        name = look.wording.count("{seat}: {n} hidden card", "{seat}: {n} hidden cards", n=cards, seat=seat)
        self.setAccessibleName(name)
        self.update()

    def tell(self, agreements: Sequence[str]) -> None:
        """What leads and signals mean, a line each; also for the ear."""
        self.setToolTip("\n".join(agreements))
        self.setAccessibleDescription(". ".join(agreements))

    def stand(self, back: Box, count: Box) -> None:
        """Take its place: the back, and the number beside or under it."""
        whole = QRect(back.x, back.y, back.width, back.height)
        text = QRect(count.x, count.y, count.width, count.height)
        both = whole.united(text).adjusted(0, 0, 6, 0)
        self.setGeometry(both)
        self._back, self._count = whole.translated(-both.topLeft()), text.translated(-both.topLeft())

    def back_on_table(self) -> QRect:
        """Where the back lies on the table: a card played from this hand starts there."""
        return self._back.translated(self.pos())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for i in range(min(3, self._cards) - 1, -1, -1):
            face.paint_back(painter, self._back.translated(2 * i, 0), self._look)
        painter.setPen(self._ink)
        font = QFont(self.font())
        for pixels in range(self._pixels, 12, -1):
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(self._text) <= self._count.width():
                break
        painter.setFont(font)
        beside = self._count.x() > self._back.right()
        side = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(self._count, side | Qt.AlignmentFlag.AlignVCenter, self._text)
        painter.end()
