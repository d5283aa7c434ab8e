"""The card table: shows a `TableView` and says which card the learner has chosen.

It never asks what is legal, which came with the view, and holds no card that the view does not show.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table import felt, layout, moves
from bridgetutor.desktop.table.art import FOUR_COLOURS, CardArt, DeckColours
from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.desktop.table.boxes import Box, Place, Spot, around
from bridgetutor.desktop.table.captions import caption, described, facts
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.card_set import CardSet, discard
from bridgetutor.desktop.table.face import Look
from bridgetutor.desktop.table.facts_panel import FactsPanel
from bridgetutor.desktop.table.glide import MILLISECONDS, Glide, Move
from bridgetutor.desktop.table.keys import TableKeys
from bridgetutor.desktop.table.seating import NOTHING, Seating
from bridgetutor.desktop.table.seats import HiddenHand, SeatLabel
from bridgetutor.desktop.table.trick import Change, change
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.play import Trick
from bridgetutor.session.screen import Ask, AskCall, AskCard, Marked, TableView, Tone
from bridgetutor.wording import Wording


class TableWidget(QWidget):
    """Four seats on felt. `show_table` shows a view; `chosen` is a card, clicked or typed, playable or not."""

    chosen = Signal(object)
    """A card."""

    def __init__(self, art: CardArt, theme: Theme, wording: Wording) -> None:
        super().__init__()
        self._art = art
        self._theme = theme
        self._deck = FOUR_COLOURS
        self._glides = True
        self._look = Look(art, self._deck, wording, self.font().family())
        self._seating = Seating.of(NOTHING)
        self._ask: AskCard | None = None
        self._asks_call = False
        self._tones: dict[Card, Tone] = {}
        self._plan: layout.Plan | None = None
        self._cloth: QPixmap | None = None
        self._facts = FactsPanel(self, theme)
        self._backs = {place: HiddenHand(self) for place in Place}
        self._labels = {place: SeatLabel(self, theme) for place in Place}
        self._auction = AuctionDiagram(theme, wording)
        self._auction.setParent(self)
        self._hands = CardSet(self, self._choose)
        self._trick = CardSet(self)
        self._leaving: list[CardButton] = []
        self._glide = Glide(self)
        self._keys = TableKeys(self, self._hands)
        self._keys.chosen.connect(self._choose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dress()

    def show_table(self, view: TableView, ask: Ask | None = None, marked: tuple[Marked, ...] = ()) -> None:
        """Show the view at once, whatever still moves; then let the cards played since glide to their places."""
        self._glide.finish()
        before, origins = self._seating, self._origins()
        focused = self._keys.focused()
        self._seating = Seating.of(view)
        self._ask = ask if isinstance(ask, AskCard) else None
        self._asks_call = isinstance(ask, AskCall)
        self._tones = {mark.choice: mark.tone for mark in marked if isinstance(mark.choice, Card)}
        self._keys.show_hands(self._seating, self._ask, self._look.wording)
        self._dress()
        self._keys.refocus(focused, before)
        if self._glides and self.isVisible():
            self._glide.run(self._moves(change(before, self._seating), origins), self._clear_leaving)

    def apply(self, theme: Theme, wording: Wording, deck: DeckColours, *, glide: bool) -> None:
        """The settings have changed."""
        self._glide.finish()
        self._theme, self._deck, self._glides = theme, deck, glide
        self._look = Look(self._art, deck, wording, self.font().family())
        self._cloth = None
        self._keys.show_hands(self._seating, self._ask, wording)
        self._dress()

    def type_key(self, event: QKeyEvent) -> bool:
        """Take a key pressed elsewhere on the page as part of a typed card; False where it is none."""
        return self._keys.take(event)

    @property
    def typed(self) -> str:
        """The card typed so far."""
        return self._keys.typed

    def button(self, card: Card) -> CardButton | None:
        """The button of a card that lies in a hand or in the trick."""
        return self._hands.buttons.get(card) or self._trick.buttons.get(card)

    def finish_glide(self) -> None:
        """End what moves, at once."""
        self._glide.finish()

    def _choose(self, card: Card) -> None:
        """Where a card is asked for, say which; the session answers a wrong or illegal one in words."""
        if self._ask is not None:
            self._keys.clear()
            self.chosen.emit(card)

    def _dress(self) -> None:
        """Bring everything on the table up to date with view and settings, then lay it out."""
        wording, seating = self._look.wording, self._seating
        view = seating.view
        self._hands.hold((card for cards in seating.cards.values() for card in cards), self._look)
        self._trick.hold(seating.trick.cards if seating.trick is not None else (), self._look)
        for card, button in self._hands.buttons.items():
            playable = self._ask is not None and card in view.playable
            button.dress(self._look, tone=self._tones.get(card), playable=playable)
        over = view.trick is None
        for card, button in self._trick.buttons.items():
            tone = self._tones.get(card)
            button.dress(self._look, tone=tone, playable=False, dimmed=over and tone is None)
        self._facts.show_facts(facts(seating, wording), self._theme)
        self._dress_seats()
        self._dress_auction()
        self.setAccessibleName(wording.say("Card table"))
        self.setAccessibleDescription(described(seating, wording))
        self._stand()

    def _dress_seats(self) -> None:
        wording, seating = self._look.wording, self._seating
        shown = {seating.place(seat): seat for seat in seating.seats}
        for place, label in self._labels.items():
            label.setVisible(place in shown)
            if place in shown:
                label.show_caption(caption(seating, shown[place], wording), self._theme)
        for place, back in self._backs.items():
            back.setVisible(place in seating.backs)
            if place in seating.backs:
                hand = seating.hands[place]
                back.show_count(hand.count, seat=wording.name(hand.seat), look=self._look, theme=self._theme)

    def _dress_auction(self) -> None:
        view = self._seating.view
        self._auction.apply(self._theme, self._look.wording, self._deck)
        if self._shows_auction() and view.auction is not None:
            remarks = {index: _plain(prose.markdown) for index, prose in view.remarks}
            self._auction.show_auction(view.auction, remarks=remarks, asked=self._asks_call)

    def _shows_auction(self) -> bool:
        """The auction lies in the middle until the first card does."""
        return self._seating.view.auction is not None and self._seating.trick is None

    def sizeHint(self) -> QSize:
        """A comfortable table."""
        return QSize(820, 740)

    def minimumSizeHint(self) -> QSize:
        """The least that still has room for four hands."""
        return QSize(540, 480)

    def _room(self) -> layout.Room:
        seating = self._seating
        across = self.width() - 2 * layout.MARGIN
        label_width = max(self._theme.px(84), min(self._theme.px(150), across // 5))
        widths = {place: label_width if place.is_side else across for place in Place}
        labels = {
            place: self._labels[place].height_within(widths[place])
            for place in map(seating.place, seating.seats)
        }
        auction = self._auction.sizeHint() if self._shows_auction() else None
        return layout.Room(
            self.width(),
            self.height(),
            seating.lengths,
            backs=seating.backs,
            labels=labels,
            label_width=label_width,
            count_height=self._theme.px(22),
            facts=self._facts.corner_size(),
            band=self._facts.band_height(across),
            auction=None if auction is None else (auction.width(), auction.height()),
        )

    def _stand(self) -> None:
        """Put everything in its place."""
        self._plan = plan = layout.arrange(self._room())
        for place, spots in plan.spots.items():
            for card, spot in zip(self._seating.cards[place], spots, strict=True):
                self._hands.buttons[card].lay(spot)
                self._hands.buttons[card].raise_()
        for place, box in plan.labels.items():
            self._labels[place].stand(box, place)
        for place, box in plan.backs.items():
            self._backs[place].stand(box, plan.counts[place])
        self._facts.stand(plan.facts, in_corner=plan.facts_in_corner)
        self._stand_trick(plan)
        self._auction.setVisible(plan.auction is not None)
        if plan.auction is not None:
            self._auction.setGeometry(_rect(plan.auction))
        strips = {
            card: spot.strip
            for place, spots in plan.spots.items()
            for card, spot in zip(self._seating.cards[place], spots, strict=True)
        }
        self._keys.stand(strips, plan.labels.get(Place.BOTTOM), self._theme)
        self.update()

    def _stand_trick(self, plan: layout.Plan) -> None:
        """The cards of the trick, in the order in which no index is covered."""
        trick = self._seating.trick
        if trick is None:
            return
        by_place = {self._seating.place(seat): card for seat, card in trick.plays}
        for place in (Place.TOP, Place.LEFT, Place.RIGHT, Place.BOTTOM):
            if place in by_place:
                box = plan.trick[place]
                self._trick.buttons[by_place[place]].lay(Spot(box, box))
                self._trick.buttons[by_place[place]].raise_()

    def _origins(self) -> moves.Origins:
        """Where the cards are now, for those that will leave."""
        backs = {place: back.back_on_table() for place, back in self._backs.items() if place in self._seating.backs}
        return moves.Origins(self._hands.boxes(), backs)

    def _moves(self, change: Change, origins: moves.Origins) -> list[Move]:
        places = {seat: self._seating.place(seat) for seat in self._seating.seats}
        delay, found = 0, []
        if change.collected is not None:
            found, delay = self._leave(change, change.collected, origins)
        return found + moves.to_trick(
            change.played, buttons=self._trick.buttons, places=places, origins=origins, delay=delay
        )

    def _leave(self, change: Change, trick: Trick, origins: moves.Origins) -> tuple[list[Move], int]:
        """The last trick is completed, lies a moment, and goes to its winner; gives the time when that is done."""
        if self._plan is None:
            return [], 0
        places = {seat: self._seating.place(seat) for seat, _ in trick.plays}
        leaving = {card: self._lay_again(card, self._plan.trick[places[seat]]) for seat, card in trick.plays}
        self._leaving = list(leaving.values())
        arriving = moves.to_trick(change.finishing, buttons=leaving, places=places, origins=origins)
        landed = moves.landing(len(arriving)) + (moves.PAUSE if arriving else 0)
        winner = places[trick.winner(self._seating.view.strain or Strain.NOTRUMP)]
        going = moves.to_winner(self._leaving, self._side_of(winner), landed)
        # A card that arrives and goes moves twice: what is set up last is where it begins.
        return going + arriving, landed + MILLISECONDS

    def _lay_again(self, card: Card, box: Box) -> CardButton:
        """A card of the trick before, for as long as it takes to go."""
        button = CardButton(self, card, self._look)
        button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.lay(Spot(box, box))
        button.show()
        return button

    def _side_of(self, place: Place) -> QRect:
        """Where a won trick goes: to the winner's label."""
        return self._labels[place].geometry()

    def _clear_leaving(self) -> None:
        for button in self._leaving:
            discard(button)
        self._leaving = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._glide.finish()
        self._cloth = None
        self._stand()

    def event(self, event: QEvent) -> bool:
        """Letters of a card are the table's own before any shortcut of the page takes them."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._keys.wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.take(event):
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        scale = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatioF() != scale:
            self._cloth = felt.felt(self.size(), scale, self._theme.colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._cloth)
        self._paint_shadows(painter)
        painter.end()

    def _paint_shadows(self, painter: QPainter) -> None:
        if self._plan is None:
            return
        for place, spots in self._plan.spots.items():
            for group in _suits(spots, self._seating.lengths[place]):
                felt.paint_shadow(painter, around(spot.card for spot in group))
        if self._plan.auction is not None:
            felt.paint_shadow(painter, self._plan.auction, deep=8)
        if self._seating.trick is not None and not self._glide.is_running:
            for seat, _ in self._seating.trick.plays:
                felt.paint_shadow(painter, self._plan.trick[self._seating.place(seat)])


def _suits(spots: tuple[Spot, ...], lengths: tuple[int, ...]) -> list[tuple[Spot, ...]]:
    groups, at = [], 0
    for length in filter(None, lengths):
        groups.append(spots[at : at + length])
        at += length
    return groups


def _rect(box: Box) -> QRect:
    return QRect(box.x, box.y, box.width, box.height)


def _plain(markdown: str) -> str:
    """A remark without its marks of emphasis: the diagram paints plain text."""
    return markdown.replace("*", "").replace("`", "").strip()
