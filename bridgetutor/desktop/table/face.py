"""Painting one card: its face from the art, plainer and larger indices on small cards, marks, focus, shadows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QLinearGradient, QPainter, QPen

from bridgetutor.desktop.table.art import CORNER_TO_WIDTH, EDGE, PAPER, CardArt, DeckColours
from bridgetutor.desktop.table.marks import Mark
from bridgetutor.rules.cards import Card
from bridgetutor.wording import Wording

SMALL = 66
"""Cards narrower than this get a plain face: the art's index would be under 20 px high."""

_LETTER = 0.24
"""The width of the art's index letter, for a card 1 wide, margin included; it is 0.35 high."""

_RING = 3


@dataclass(frozen=True, slots=True)
class Look:
    """The art and the choices that decide how cards look."""

    art: CardArt
    deck: DeckColours
    wording: Wording
    family: str

    def font(self, pixels: int) -> QFont:
        """The bold type of indices and badges."""
        font = QFont(self.family)
        font.setPixelSize(max(8, pixels))
        font.setBold(True)
        return font


def paint_face(
    painter: QPainter, where: QRect, card: Card, look: Look, *, art_width: int, at_once: bool = False
) -> bool:
    """The card's face; the picture is the one for `art_width`, so that a gliding card needs no new one.

    With `at_once` a picture of another size may do, which looks a little rough. Whether it is the right one.
    """
    if art_width < SMALL:
        _paint_plain(painter, where, card, look)
        return True
    scale = painter.device().devicePixelRatioF()
    find = look.art.at_once if at_once else look.art.pixmap
    picture = find(card, art_width, scale, look.deck)
    is_right = picture.width() == round(art_width * scale)
    # A smooth one takes twenty times as long, which is too long for a whole deal that is laid anew.
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_right)
    painter.drawPixmap(where, picture)
    letter = look.wording.name(card.rank, "sign")
    if letter not in {card.rank.letter, "10"}:
        _paint_letters(painter, where, card, look)
    return is_right


def paint_back(painter: QPainter, where: QRect, look: Look) -> None:
    """The back that all cards share."""
    scale = painter.device().devicePixelRatioF()
    painter.drawPixmap(where, look.art.back(where.width(), scale))


def _paint_plain(painter: QPainter, where: QRect, card: Card, look: Look) -> None:
    """Paper with a large rank and suit at the top left, and a larger sign lower down."""
    painter.setPen(QPen(EDGE, 1))
    painter.setBrush(PAPER)
    radius = max(4.0, where.width() * CORNER_TO_WIDTH)
    painter.drawRoundedRect(QRectF(where).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(QColor(look.deck.ink(card.suit)))
    letter, sign = look.wording.name(card.rank, "sign"), look.wording.name(card.suit, "sign")
    strip = QRect(where.x() + 2, where.y() + 1, 28, 21)
    painter.setFont(look.font(18 if len(letter) > 1 else 20))
    painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, letter)
    painter.setFont(look.font(19))
    painter.drawText(strip.translated(0, 18), Qt.AlignmentFlag.AlignCenter, sign)
    _paint_large_sign(painter, where, sign, look)


def _paint_large_sign(painter: QPainter, where: QRect, sign: str, look: Look) -> None:
    side = round(where.width() * 0.56)
    corner = QRect(where.right() - side, where.bottom() - side, side, side)
    painter.setFont(look.font(round(side * 0.86)))
    painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, sign)


def _paint_letters(painter: QPainter, where: QRect, card: Card, look: Look) -> None:
    """The letters of the reader's cards over those of the art, in both corners."""
    width, height = round(where.width() * _LETTER), round(where.width() * 0.345)
    letter = look.wording.name(card.rank, "sign")
    painter.save()
    for _ in range(2):
        box = QRect(where.x() + 3, where.y() + 3, width - 3, height - 3)
        painter.fillRect(box, PAPER)
        painter.setPen(QColor(look.deck.ink(card.suit)))
        painter.setFont(look.font(round(height * (0.92 if len(letter) == 1 else 0.62))))
        painter.drawText(box.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, letter)
        centre = QPointF(where.x() + where.width() / 2, where.y() + where.height() / 2)
        painter.translate(centre)
        painter.rotate(180)
        painter.translate(-centre)
    painter.restore()


def paint_ring(painter: QPainter, where: QRect, colour: str, *, thick: int = _RING) -> None:
    """A ring just inside the card's edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = thick / 2
    radius = max(4.0, where.width() * CORNER_TO_WIDTH)
    painter.drawRoundedRect(QRectF(where).adjusted(inset, inset, -inset, -inset), radius, radius)


def paint_mark(painter: QPainter, where: QRect, mark: Mark, *, look: Look, strip: QRect) -> None:
    """A pale wash, a ring, and a badge with the sign in the part of the card that is seen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    radius = max(4.0, where.width() * CORNER_TO_WIDTH)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mark.ground))
    painter.drawRoundedRect(QRectF(where), radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    paint_ring(painter, where, mark.colour)
    _paint_badge(painter, badge_box(strip), mark, look)


def badge_box(strip: QRect) -> QRect:
    """The badge at the bottom left of what is seen; where only the index is, in the corner beside it."""
    side = min(26, strip.width() - 6)
    if strip.height() < 2 * side + 16:
        side = min(18, strip.width() // 2)
        return QRect(strip.right() - side - 1, strip.bottom() - side - 1, side, side)
    return QRect(strip.x() + 4, strip.bottom() - side - 4, side, side)


def _paint_badge(painter: QPainter, box: QRect, mark: Mark, look: Look) -> None:
    painter.setPen(QPen(PAPER, 2))
    painter.setBrush(QColor(mark.colour))
    painter.drawEllipse(box)
    painter.setPen(PAPER)
    painter.setFont(look.font(round(box.height() * 0.62)))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.sign)


def paint_shade(painter: QPainter, strip: QRect, where: QRect) -> None:
    """The shadow that the next card throws on this one, along the edge of what is seen."""
    if strip.width() < where.width():
        _shade(painter, QRect(strip.right() - 6, where.y() + 2, 7, where.height() - 4), across=True)
    if strip.height() < where.height():
        _shade(painter, QRect(where.x() + 2, strip.bottom() - 5, where.width() - 4, 6), across=False)


def paint_dim(painter: QPainter, where: QRect) -> None:
    """A veil over a card that has been played out."""
    radius = max(4.0, where.width() * CORNER_TO_WIDTH)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 60, 48, 60))
    painter.drawRoundedRect(QRectF(where), radius, radius)


def _shade(painter: QPainter, box: QRect, *, across: bool) -> None:
    painter.drawImage(box, _slope(box.width() if across else box.height(), across=across))


@lru_cache(maxsize=8)
def _slope(length: int, *, across: bool) -> QImage:
    """From clear to dark over so many pixels, one pixel wide: a gradient painted anew for each card takes long."""
    size = QSize(length, 1) if across else QSize(1, length)
    slope = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    slope.fill(Qt.GlobalColor.transparent)
    gradient = QLinearGradient(0, 0, length - 1 if across else 0, 0 if across else length - 1)
    gradient.setColorAt(0, QColor(10, 25, 22, 0))
    gradient.setColorAt(1, QColor(10, 25, 22, 56))
    painter = QPainter(slope)
    painter.fillRect(slope.rect(), QBrush(gradient))
    painter.end()
    return slope
