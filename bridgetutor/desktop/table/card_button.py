"""One card as a button: a screen reader says its name, a pointer lifts it when it can be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.table import face
from bridgetutor.desktop.table.art import CORNER_TO_WIDTH
from bridgetutor.desktop.table.boxes import Spot
from bridgetutor.desktop.table.layout import LIFT
from bridgetutor.desktop.table.marks import mark_of, marked_name
from bridgetutor.desktop.theme import LIGHT
from bridgetutor.rules.cards import Card
from bridgetutor.session.screen import Tone

_ARROWS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


HELD = 5
"""The ring of a card that waits to be confirmed, in pixels."""

EDGES = 2
"""What of a card shows through the edge of another that lies on it, in pixels."""

ROUGH_FOR = 60
"""Milliseconds in which a card may show a picture of another size: many are laid anew at once, and answer a click."""


class CardButton(QAbstractButton):
    """A card that is seen. The widget is taller than the card by the felt into which it rises.

    One that bears no card is put away until one is there to be seen: to make a button takes longer than to paint it.
    """

    chosen = Signal(object)
    """The card, clicked."""

    def __init__(self, parent: QWidget, look: face.Look) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.is_playable = False
        self._look = look
        self._dressed: tuple[object, ...] = ()
        self._tone: Tone | None = None
        self._strip = QSize()
        self._rest = QSize()
        self._over: list[QRect] = []
        self._art_width = 0
        self._is_sharp = True
        self._mask = QRect()
        self._dimmed = False
        self._held = False
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._choose)
        self.hide()

    def _choose(self) -> None:
        self.chosen.emit(self.card)

    def bear(self, card: Card | None) -> None:
        """Become this card, not dressed yet; or be put away, and know of none."""
        self.card = card
        self.is_playable = self._held = self._hovered = False
        self._dressed = ()
        if card is None:
            self._name()
        self.setVisible(card is not None)

    def lay(self, spot: Spot) -> None:
        """Put the card in its place."""
        box = spot.card
        strip, rest = QSize(spot.strip.width, spot.strip.height), QSize(box.width, box.height)
        over = [QRect(on.x - box.x, on.y - box.y + LIFT, on.width, on.height) for on in spot.under]
        if (strip, rest, over) != (self._strip, self._rest, self._over):
            self._strip, self._rest, self._over = strip, rest, over
            self.update()
        self._is_sharp = self._is_sharp and self._art_width == box.width
        self._art_width = box.width
        self.setGeometry(self.geometry_for(box.x, box.y, box.width, box.height))
        self._shape()

    @staticmethod
    def geometry_for(x: int, y: int, width: int, height: int) -> QRect:
        """The widget's geometry for a card that lies there."""
        return QRect(x, y - LIFT, width, height + LIFT)

    def dress(
        self,
        look: face.Look,
        *,
        tone: Tone | None,
        playable: bool,
        dimmed: bool = False,
        held: bool = False,
    ) -> None:
        """Show how it looks, how it is marked, whether it rises under the pointer, whether it waits to be confirmed."""
        if (look, tone, playable, dimmed, held) == self._dressed:  # most cards stay as they are
            return
        self._dressed = (look, tone, playable, dimmed, held)
        self._look, self._tone, self._dimmed, self._held = look, tone, dimmed, held
        self.is_playable = playable
        self.setCursor(Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor)
        self._name()
        self._shape()
        self.update()

    @property
    def tone(self) -> Tone | None:
        """How the card is marked."""
        return self._tone

    @property
    def is_lifted(self) -> bool:
        """Whether it rises: playable, and under the pointer, in focus or held."""
        return self.is_playable and (self._held or self._hovered or self.hasFocus())

    def _sharpen(self) -> None:
        self._is_sharp = True
        self.update()

    def strip(self) -> QRect:
        """The part that no later card covers, in the widget's own coordinates, as it lies at rest."""
        return QRect(QPoint(0, LIFT), self._strip)

    def face_box(self) -> QRect:
        """Where the card's face is now, lifted or not."""
        return QRect(0, 0 if self.is_lifted else LIFT, self.width(), self.height() - LIFT)

    def _name(self) -> None:
        if self.card is None:
            self.setAccessibleName("")
            self.setAccessibleDescription("")
            return
        wording = self._look.wording
        self.setAccessibleName(marked_name(self.card, self._tone, wording))
        self.setAccessibleDescription(wording.say("Chosen: Enter plays it") if self._held else "")

    def _shape(self) -> None:
        """At rest the felt above the card is not the card's: a click there belongs to the card behind."""
        whole = self.rect()
        shape = whole if self.is_lifted else whole.adjusted(0, LIFT, 0, 0)
        if shape != self._mask:
            self._mask = shape
            self.setMask(QRegion(shape))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._shape()
        super().resizeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self._shape()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self._shape()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._shape()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._shape()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the arrows are the table's: a button would take arrows for Tab, and know nothing of Enter."""
        if event.key() in _ARROWS | ENTER:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = self.face_box()
        # On its way from a hand of another size the card lies under no other.
        rests = where.size() == self._rest
        strip = QRect(where.topLeft(), self._strip if rests else where.size())
        painter.setClipRegion(_seen(where, self._over if rests else ()))
        if not face.paint_face(
            painter, where, self.card, self._look, art_width=self._art_width, at_once=not self._is_sharp
        ):
            QTimer.singleShot(ROUGH_FOR, self, self._sharpen)
        face.paint_shade(painter, strip, where)
        if self._dimmed:
            face.paint_dim(painter, where)
        if self._tone is not None:
            # Cards stay paper white in the dark too, so their marks keep the colours of the light.
            mark = mark_of(self._tone, LIGHT)
            face.paint_mark(painter, where, mark, look=self._look, strip=strip)
        if self._held:
            face.paint_ring(painter, where, LIGHT.gold, thick=HELD)
        if self.hasFocus():
            face.paint_ring(painter, where, LIGHT.ink)
        painter.end()


def _seen(where: QRect, over: Sequence[QRect]) -> QRegion:
    """What the cards that lie on it do not cover wholly, risen or not: edges are half clear, and corners round."""
    corner = round(where.width() * CORNER_TO_WIDTH) + 1
    seen = QRegion(where)
    for card in over:
        seen -= QRegion(card.adjusted(EDGES, corner, -EDGES, -corner - LIFT))
    return seen
