"""The bundled icons, drawn from SVG in the ink of the theme."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SHARPNESS = 3
"""Drawn larger than shown, so that a screen of three times the density has no blur."""


def drawn(svg: bytes, size: int) -> QIcon:
    """The icon of that drawing, for a square of `size` logical pixels."""
    picture = QPixmap(size * SHARPNESS, size * SHARPNESS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, picture.width(), picture.height()))
    painter.end()
    return QIcon(picture)
