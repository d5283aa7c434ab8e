"""The card table: shows a `TableView` and says which card or call the learner has chosen.

It never asks what is legal, which came with the view, and holds no card that the view does not show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.table import felt, layout
from bridgetutor.desktop.table.art import FOUR_COLOURS, CardArt, DeckColours
from bridgetutor.desktop.table.boxes import Box, Place, Spot, around
from bridgetutor.desktop.table.captions import described
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.card_set import CardSet
from bridgetutor.desktop.table.face import Look
from bridgetutor.desktop.table.key_text import claim_key
from bridgetutor.desktop.table.keys import TableKeys
from bridgetutor.desktop.table.moves import Mover
from bridgetutor.desktop.table.pieces import Asked, Pieces
from bridgetutor.desktop.table.seating import NOTHING, Seating
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import Call
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.session.screen import Ask, AskCall, Marked, TableView
from bridgetutor.teaching.by_system import Remark, Wanted
from bridgetutor.wording import Wording

BEFORE_GETTING_READY, BETWEEN = 500, 40
"""Milliseconds in which the page takes its place, and those between two court cards and buttons that are made ahead."""


class TableWidget(QWidget):
    """Four seats on felt. `show_table` shows a view; `chosen` is a card or call, clicked or typed, legal or not.

    Where the table `confirms`, a card or call is `held` first, and chosen with Enter or when it is named once more.
    """

    chosen = Signal(object)
    """A card or a call."""
    held = Signal(object)
    """A card or call that waits to be confirmed; None when it was let go."""
    pressed = Signal()
    """The felt, or the trick on it."""
    confirms = False

    def __init__(self, art: CardArt, theme: Theme, wording: Wording) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self._glides = True
        self._look = Look(art, FOUR_COLOURS, wording, self.font().family())
        self._seating = Seating.of(NOTHING)
        self._asked = Asked()
        self._held: Card | None = None
        self._cloth: QPixmap | None = None
        hands = CardSet(self, self._choose)
        self._pieces = Pieces(self, hands, self._look, theme)
        self._pieces.box.chosen.connect(self.chosen)
        self._pieces.box.held.connect(self.held)
        self._mover = Mover(self, self._pieces)
        self._keys = TableKeys(self, hands)
        self._keys.chosen.connect(self._choose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._plan = layout.arrange(layout.Room(self.width(), self.height(), {}))
        self._suits: list[Box] = []
        self._dress()
        QTimer.singleShot(BEFORE_GETTING_READY, self, self._get_ready)

    def _get_ready(self) -> None:
        """Bit by bit, while nothing else is to be done: dummy would keep the learner waiting, and the end of a hand."""
        more_cards = self._pieces.hands.get_ready(len(PACK), self._look)
        if self._art.get_ready(self._look.deck) or more_cards:
            QTimer.singleShot(BETWEEN, self, self._get_ready)

    def show_table(self, view: TableView, ask: Ask | None = None, marked: tuple[Marked, ...] = ()) -> None:
        """Show the view at once, whatever still moves; then let the cards played since glide to their places."""
        self._mover.finish()
        before, origins = self._seating, self._mover.origins(self._seating)
        focused = self._keys.focused()
        self._seating = Seating.of(view)
        self._held = self._held if ask == self._asked.ask and view == before.view else None
        self._asked = Asked(ask, marked, self._held)
        self._keys.show_hands(self._seating, self._asked.card, self._look.wording)
        self._dress()
        self._keys.refocus(focused, before)
        if self._glides and self.isVisible():
            self._mover.move(before, self._seating, plan=self._plan, origins=origins, look=self._look)

    def tell_meanings(self, wanted: Wanted, remarks: Mapping[Call, Remark]) -> None:
        """What the calls that may be made would mean."""
        self._pieces.box.tips.receive(wanted, remarks)

    def apply(self, theme: Theme, wording: Wording, deck: DeckColours, *, glide: bool) -> None:
        """The settings have changed."""
        self._mover.finish()
        self._theme, self._glides = theme, glide
        self._look = Look(self._art, deck, wording, self.font().family())
        self._cloth = None
        self._keys.show_hands(self._seating, self._asked.card, wording)
        self._dress()

    @property
    def typed(self) -> str:
        """The card or call typed so far."""
        return self._pieces.box.typed or self._keys.typed

    @property
    def is_gliding(self) -> bool:
        """Whether cards still move."""
        return self._mover.is_moving

    def button(self, card: Card) -> CardButton | None:
        """The button of a card that lies in a hand or in the trick."""
        return self._pieces.hands.buttons.get(card) or self._pieces.trick.buttons.get(card)

    def finish_glide(self) -> None:
        """End what moves, at once."""
        self._mover.finish()

    def _choose(self, card: Card) -> None:
        """Where a card is asked for, say which; the session answers a wrong or illegal one in words."""
        self._keys.clear()
        if self._asked.card is None:
            self.say_not_yet()
        elif self.confirms and card != self._held and card in self._seating.view.playable:
            self._hold(card)
        else:
            self._held = None
            self.chosen.emit(card)

    def _hold(self, card: Card | None) -> None:
        """The card that waits to be confirmed rises and is marked."""
        self._held = card
        self._asked = replace(self._asked, held=card)
        self._dress()
        self.held.emit(card)

    def confirm(self) -> bool:
        """Play what is held; whether anything was."""
        if self._pieces.box.confirm():
            return True
        if self._held is None:
            return False
        self._choose(self._held)
        return True

    def let_go(self) -> bool:
        """Hold nothing any more; whether anything was held."""
        if self._pieces.box.let_go():
            return True
        if self._held is None:
            return False
        self._hold(None)
        return True

    def say_not_yet(self) -> str:
        """Say whose turn it is, to who would play before the time; empty where it is nobody's."""
        words, seat = self._look.wording, self._seating.view.turn
        if seat is None or self._asked.ask is not None:
            return ""
        if self._seating.view.thinking:
            text = words.say("Not yet: {seat} is thinking.", seat=seat)
        elif self._seating.view.auction is not None:
            text = words.say("Not yet: {seat} is to call.", seat=seat)
        else:
            text = words.say("Not yet: it is {seat}'s turn.", seat=seat)
        self._keys.show_note(text)
        return text

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the cards that can be played."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def _dress(self) -> None:
        wording = self._look.wording
        self._pieces.box.confirms = self.confirms
        self._pieces.dress(self._seating, self._asked, look=self._look, theme=self._theme)
        self.setAccessibleName(wording.say("Card table"))
        self.setAccessibleDescription(described(self._seating, wording))
        self._stand()

    def _stand(self) -> None:
        self._plan = self._pieces.stand(self.width(), self.height())
        self._suits = [
            around(spot.card for spot in group)
            for place, spots in self._plan.spots.items()
            for group in _suits(spots, self._seating.lengths[place])
        ]
        strips = {
            card: spot.strip
            for place, spots in self._plan.spots.items()
            for card, spot in zip(self._seating.cards[place], spots, strict=True)
        }
        self._keys.stand(strips, self._pieces.labels[Place.BOTTOM].geometry(), self._theme)
        self.update()

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(820, 740)

    def minimumSizeHint(self) -> QSize:
        """The least that still has room for four hands."""
        return QSize(540, 480)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._mover.finish()
        self._cloth = None
        self._stand()

    def event(self, event: QEvent) -> bool:
        """Letters of a card or call are the table's own before any shortcut of the page takes them."""
        return claim_key(event, self._wants) or super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        return self._keys.wants(event) or self._pieces.box.wants(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typed cards and calls, arrows, Enter; what the table does not know goes on to the page."""
        is_call = isinstance(self._asked.ask, AskCall)
        taken = self._pieces.box.type_key(event) if is_call else self._take(event)
        event.setAccepted(taken)

    def _take(self, event: QKeyEvent) -> bool:
        """Enter plays what is held, unless another card has the focus; Esc lets it go, before the page leaves."""
        if self._keys.take(event):
            return True
        key = Qt.Key(event.key())
        return (key in ENTER and self.confirm()) or (key == Qt.Key.Key_Escape and self.let_go())

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatioF() != scale:
            self._cloth = felt.felt(self.size(), scale, self._theme.colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._cloth)
        self._paint_shadows(painter, event.rect())
        painter.end()

    def _paint_shadows(self, painter: QPainter, where: QRect) -> None:
        """Those that reach into what is painted: while one card glides, that is little of the table."""
        shadows = [(box, felt.CARD_DEEP) for box in self._suits]
        for panel in (self._pieces.auction, self._pieces.box):
            if not panel.isHidden():
                box = Box(panel.x(), panel.y(), panel.width(), panel.height())
                shadows.append((box, felt.PANEL_DEEP))
        if self._seating.trick is not None and not self._mover.is_moving:
            places = (self._seating.place(seat) for seat, _ in self._seating.trick.plays)
            shadows += [(self._plan.trick[place], felt.CARD_DEEP) for place in places]
        for box, deep in shadows:
            if felt.shadow_of(box, deep).intersects(where):
                felt.paint_shadow(painter, box, deep)


def _suits(spots: tuple[Spot, ...], lengths: tuple[int, ...]) -> list[tuple[Spot, ...]]:
    groups, at = [], 0
    for length in filter(None, lengths):
        groups.append(spots[at : at + length])
        at += length
    return groups
