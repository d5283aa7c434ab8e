"""One call as a button, in the bidding box or in the auction's diagram."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.table.art import DeckColours
from bridgetutor.desktop.table.inks import suit_ink
from bridgetutor.desktop.table.marks import mark_of
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import Bid, Call
from bridgetutor.session.screen import Tone
from bridgetutor.wording import Wording

_SMALLEST = 14
"""The smallest type of a call, in pixels."""

ALERT = " !"
"""Stands after a call that means something else than it says."""

_SIGN = 16
"""What the sign of a mark takes at the left."""

_MOVES = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    *ENTER,
}


@dataclass(frozen=True, slots=True)
class CallLook:
    """Theme, words and suit colours of calls."""

    theme: Theme
    wording: Wording
    deck: DeckColours

    def pieces(self, call: Call, *, short: bool, ground: str = "") -> tuple[tuple[str, str], ...]:
        """The call as text and colour: the suit sign in the colour of its suit; `short` writes X for Double."""
        ink = self.theme.colours.ink
        if not isinstance(call, Bid):
            return ((self.wording.name(call, "sign" if short else ""), ink),)
        suit = call.strain.suit
        sign = self.wording.name(call.strain, "sign")
        under = ground or self.theme.colours.card
        colour = ink if suit is None else suit_ink(suit, self.deck, self.theme.colours, ground=under)
        return ((str(call.level), ink), (sign, colour))

    def font(self, widget: QWidget, pixels: int, *, bold: bool) -> QFont:
        """The widget's type in a size at 100 %."""
        font = QFont(widget.font())
        font.setPixelSize(max(12, pixels))
        font.setBold(bold)
        return font


class CallButton(QAbstractButton):
    """A call; `flat` is without a frame of its own, for the diagram."""

    def __init__(
        self, parent: QWidget, call: Call, look: CallLook, *, flat: bool = False, alerted: bool = False
    ) -> None:
        super().__init__(parent)
        self.call = call
        self.is_alerted = alerted
        self._look = look
        self._flat = flat
        self._tone: Tone | None = None
        self._held = False
        self._pixels = look.theme.px(17)
        self._fits: dict[int, tuple[int, bool]] = {}
        """By width: to measure a call takes longer than to paint it."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def dress(self, look: CallLook, *, tone: Tone | None, held: bool = False) -> None:
        """Show how it looks, how it is marked, and whether it waits to be confirmed."""
        if (look, tone, held) == (self._look, self._tone, self._held):
            return
        self._look, self._tone, self._held = look, tone, held
        self._fits = {}
        self.updateGeometry()
        self.update()

    @property
    def tone(self) -> Tone | None:
        """How the call is marked."""
        return self._tone

    def sizeHint(self) -> QSize:
        """44 × 40 at 100 %, and room for the words."""
        px = self._look.theme.px
        return QSize(max(px(46), self._across(px(17)) + px(14)), px(40))

    def minimumSizeHint(self) -> QSize:
        """Where room is short the words grow smaller or shorter; what there is to hit stays."""
        return QSize(48, 40)

    def _across(self, pixels: int) -> int:
        metrics = QFontMetrics(self._look.font(self, pixels, bold=True))
        text = "".join(text for text, _ in self._pieces(short=self._flat))
        return metrics.horizontalAdvance(text)

    def _pieces(self, *, short: bool, ground: str = "") -> tuple[tuple[str, str], ...]:
        """The call, and the sign that it was alerted."""
        alert = ((ALERT, self._look.theme.colours.wrong),) if self.is_alerted else ()
        return (*self._look.pieces(self.call, short=short, ground=ground), *alert)

    def fitting(self, width: int) -> tuple[int, bool]:
        """The type size with which the call fits, and whether it has to be written short for that."""
        if width not in self._fits:
            self._fits[width] = self._fitted(width)
        return self._fits[width]

    def _fitted(self, width: int) -> tuple[int, bool]:
        for short in (self._flat, True):
            for pixels in range(self._look.theme.px(17), _SMALLEST - 1, -1):
                metrics = QFontMetrics(self._look.font(self, pixels, bold=True))
                text = "".join(text for text, _ in self._pieces(short=short))
                if metrics.horizontalAdvance(text) <= width:
                    return pixels, short
        return _SMALLEST, True

    def set_type(self, pixels: int) -> None:
        """At most so large, to stand in line with its neighbours."""
        self._pixels = pixels
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter are for the box or diagram the call stands in."""
        if event.key() in _MOVES:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._paint_ground(painter)
        if not self.isEnabled() and self._tone is None and not self._flat:
            painter.setOpacity(0.38)
        shift = _SIGN if self._tone is not None else 0
        pixels, short = self.fitting(self.width() - shift - 6)
        pieces = self._pieces(short=short, ground=ground)
        font = self._look.font(
            self, min(pixels, self._pixels), bold=not self._flat or isinstance(self.call, Bid)
        )
        paint_pieces(painter, self.rect().adjusted(shift, 0, 0, 0), pieces, font)
        painter.setOpacity(1)
        if self._tone is not None:
            self._paint_sign(painter, self._tone)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> str:
        """Frame and ground; gives the colour of the ground."""
        colours = self._look.theme.colours
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._tone is not None:
            mark = mark_of(self._tone, colours)
            return _framed(painter, box, frame=mark.colour, ground=mark.ground, thick=2)
        if self._held:
            return _framed(painter, box, frame=colours.gold, ground=colours.gold_ground, thick=3)
        if self.hasFocus():
            return _framed(painter, box, frame=colours.ink, ground=colours.card, thick=2.5)
        if self._flat:
            return colours.card
        lit = self.isEnabled() and self.underMouse()
        if lit:
            return _framed(painter, box, frame=colours.edge, ground=colours.lifted, thick=1.5)
        return _framed(painter, box, frame=colours.line, ground=colours.card, thick=1)

    def _paint_sign(self, painter: QPainter, tone: Tone) -> None:
        mark = mark_of(tone, self._look.theme.colours)
        painter.setPen(QColor(mark.colour))
        painter.setFont(self._look.font(self, 14, bold=True))
        corner = QRect(4, 0, _SIGN - 2, self.height())
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, mark.sign)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.theme.colours.ink), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)  # the ground's brush would cover the call
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 6, 6)


def _framed(painter: QPainter, box: QRectF, *, frame: str, ground: str, thick: float) -> str:
    painter.setPen(QPen(QColor(frame), thick))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 9, 9)
    return ground


def paint_pieces(painter: QPainter, box: QRect, pieces: tuple[tuple[str, str], ...], font: QFont) -> None:
    """Text in several colours, in the middle of the box and always from left to right."""
    metrics = QFontMetrics(font)
    painter.setFont(font)
    x = box.x() + (box.width() - sum(metrics.horizontalAdvance(text) for text, _ in pieces)) // 2
    y = box.y() + (box.height() + metrics.ascent() - metrics.descent()) // 2
    for text, colour in pieces:
        painter.setPen(QColor(colour))
        painter.drawText(x, y, text)
        x += metrics.horizontalAdvance(text)
