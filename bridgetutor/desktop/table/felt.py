"""The cloth of the table: a green with depth, a soft light in the middle, and the shadows of what lies on it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from bridgetutor.desktop.table.boxes import Box
from bridgetutor.desktop.theme import Colours

RADIUS = 16

CARD_DEEP, PANEL_DEEP = 5, 8
"""How far the shadow of a card reaches, and that of a panel, which stands higher."""


def felt(size: QSize, scale: float, colours: Colours) -> QPixmap:
    """The empty table as a picture with clear corners; `scale` is device pixels for a logical one."""
    picture = QPixmap(size * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, size.width(), size.height())
    painter.setPen(Qt.PenStyle.NoPen)
    for brush in (_slope(whole, colours), _light(whole), _dusk(whole)):
        painter.setBrush(brush)
        painter.drawRoundedRect(whole, RADIUS, RADIUS)
    _paint_rim(painter, whole)
    painter.end()
    return picture


def _slope(whole: QRectF, colours: Colours) -> QBrush:
    gradient = QLinearGradient(whole.topLeft(), whole.bottomRight())
    gradient.setColorAt(0, QColor(colours.felt[0]))
    gradient.setColorAt(1, QColor(colours.felt[1]))
    return QBrush(gradient)


def _light(whole: QRectF) -> QBrush:
    gradient = QRadialGradient(whole.center(), max(whole.width(), whole.height()) * 0.55)
    gradient.setColorAt(0, QColor(255, 255, 255, 18))
    gradient.setColorAt(1, QColor(255, 255, 255, 0))
    return QBrush(gradient)


def _dusk(whole: QRectF) -> QBrush:
    gradient = QRadialGradient(whole.center(), max(whole.width(), whole.height()) * 0.75)
    gradient.setColorAt(0.55, QColor(0, 20, 14, 0))
    gradient.setColorAt(1, QColor(0, 20, 14, 58))
    return QBrush(gradient)


def _paint_rim(painter: QPainter, whole: QRectF) -> None:
    """A dark edge, and a fine light inside it: the cloth lies a little deeper than its frame."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 20, 14, 90), 2))
    painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
    painter.setPen(QPen(QColor(255, 255, 255, 20), 1))
    painter.drawRoundedRect(whole.adjusted(2.5, 2.5, -2.5, -2.5), RADIUS - 2.5, RADIUS - 2.5)


def shadow_of(box: Box, deep: int) -> QRect:
    """Where the shadow of a card or a panel falls, light coming from above."""
    return QRect(box.x - deep + 1, box.y - deep + 4, box.width + 2 * deep - 2, box.height + 2 * deep - 2)


def paint_shadow(painter: QPainter, box: Box, deep: int) -> None:
    """The soft shadow of a card or a panel on the cloth."""
    scale = painter.device().devicePixelRatioF()
    side, drawn, where = _corner(deep), _shadow(deep, scale), shadow_of(box, deep)
    widths = _in_three(where.x(), where.width(), side)
    heights = _in_three(where.y(), where.height(), side)
    for (x, width), (left, across) in zip(widths, _in_three(0, 2 * side + 1, side), strict=True):
        for (y, height), (top, down) in zip(heights, _in_three(0, 2 * side + 1, side), strict=True):
            part = QRectF(left * scale, top * scale, across * scale, down * scale)
            painter.drawImage(QRectF(x, y, width, height), drawn, part)


def _corner(deep: int) -> int:
    """The side of a square that holds all that is round about a shadow."""
    return deep + 5


def _in_three(start: int, length: int, side: int) -> tuple[tuple[int, int], ...]:
    """The beginning, the middle and the end of a stretch, each as where it begins and how long it is."""
    return (start, side), (start + side, length - 2 * side), (start + length - side, side)


@lru_cache(maxsize=8)
def _shadow(deep: int, scale: float) -> QImage:
    """The four corners of a shadow, and between them a column and a row that are drawn out to any size.

    Painting each shadow in full took a third of the time in which a click is answered.
    """
    whole = 2 * _corner(deep) + 1
    picture = QImage(QSize(whole, whole) * scale, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 22, 15, 20))
    for spread in range(deep):
        inset = deep - 1 - spread
        shape = QRectF(inset, inset, whole - 2 * inset, whole - 2 * inset)
        painter.drawRoundedRect(shape, 5 + spread, 5 + spread)
    painter.end()
    return picture
