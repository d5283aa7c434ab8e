"""All that lies on the table, as widgets: dressed from a seating, then put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table import layout
from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.desktop.table.boxes import Box, Place, Spot
from bridgetutor.desktop.table.captions import caption, facts
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.card_set import CardSet
from bridgetutor.desktop.table.face import Look
from bridgetutor.desktop.table.facts_panel import FactsPanel
from bridgetutor.desktop.table.seating import NOTHING, Seating
from bridgetutor.desktop.table.seats import HiddenHand, SeatLabel
from bridgetutor.desktop.theme import Theme
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.session.screen import Ask, AskCall, AskCard, Marked, Text, Tone


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked at the table, how earlier choices have been judged, and the card that waits to be confirmed."""

    ask: Ask | None = None
    marked: tuple[Marked, ...] = ()
    held: Card | None = None
    tones: Mapping[Card, Tone] = field(init=False)

    def __post_init__(self) -> None:
        tones = {mark.choice: mark.tone for mark in self.marked if isinstance(mark.choice, Card)}
        object.__setattr__(self, "tones", tones)

    @property
    def card(self) -> AskCard | None:
        """The question for a card, if it is one."""
        return self.ask if isinstance(self.ask, AskCard) else None

    @property
    def is_about_calls(self) -> bool:
        """Whether a call is asked for, or one has been judged."""
        return isinstance(self.ask, AskCall) or any(
            not isinstance(mark.choice, Card | int) for mark in self.marked
        )


class Pieces:
    """The children of the table. Nothing here knows of clicks, keys or time."""

    def __init__(self, table: QWidget, hands: CardSet, look: Look, theme: Theme) -> None:
        self._table = table
        self._theme = theme
        self._seating = Seating.of(NOTHING)
        self.hands = hands
        self.trick = CardSet(table)
        self._piled: list[CardButton] = []
        self.labels = {place: SeatLabel(table, theme) for place in Place}
        self.backs = {place: HiddenHand(table) for place in Place}
        self.facts = FactsPanel(table, theme)
        self.auction = AuctionDiagram(theme, look.wording)
        self.auction.setParent(table)
        self.box = BiddingBox(theme, look.wording)
        self.box.setParent(table)
        self.box.tips.above = self.auction

    def dress(self, seating: Seating, asked: Asked, *, look: Look, theme: Theme) -> None:
        """Bring everything up to date with what is seen, asked and set."""
        self._seating, self._theme = seating, theme
        self._dress_cards(seating, asked, look)
        self._dress_seats(seating, asked, look)
        self._dress_bidding(seating, asked, look)
        self.facts.show_facts(facts(seating, look.wording), theme)

    def _dress_cards(self, seating: Seating, asked: Asked, look: Look) -> None:
        self.hands.hold((card for cards in seating.cards.values() for card in cards), look)
        self.trick.hold(seating.trick.cards if seating.trick is not None else (), look)
        for card, button in self.hands.buttons.items():
            playable = asked.card is not None and card in seating.view.playable
            button.dress(look, tone=asked.tones.get(card), playable=playable, held=card == asked.held)
        is_last = seating.view.trick is None
        for card, button in self.trick.buttons.items():
            tone = asked.tones.get(card)
            button.dress(look, tone=tone, playable=False, dimmed=is_last and tone is None)

    def _dress_seats(self, seating: Seating, asked: Asked, look: Look) -> None:
        # Beside the bidding box there is no room for backs, and nothing to learn from them.
        hidden_away = seating.backs if asked.is_about_calls else frozenset[Place]()
        shown = {
            seating.place(seat): seat for seat in seating.seats if seating.place(seat) not in hidden_away
        }
        hidden = seating.backs - hidden_away
        for place, label in self.labels.items():
            label.setVisible(place in shown)
            if place in shown:
                label.show_caption(caption(seating, shown[place], look.wording), self._theme)
        for place, back in self.backs.items():
            back.setVisible(place in hidden)
            if place in hidden:
                hand = seating.hands[place]
                seat = look.wording.name(hand.seat)
                back.show_count(hand.count, seat=seat, look=look, theme=self._theme)
                back.tell([look.wording.render(says) for says in seating.view.agreements])

    def _dress_bidding(self, seating: Seating, asked: Asked, look: Look) -> None:
        """The auction lies in the middle until the first card does; the box beside it where a call is asked for."""
        view = seating.view
        shown = view.auction is not None and seating.trick is None
        self.auction.setVisible(shown)
        if view.auction is not None and shown:
            self.auction.apply(self._theme, look.wording, look.deck)
            remarks = {index: _plain(remark, look) for index, remark in view.remarks}
            wanted = isinstance(asked.ask, AskCall)
            self.auction.show_auction(
                view.auction, remarks=remarks, alerts=view.alerts, asked=wanted, told=view.told
            )
        self.box.setVisible(asked.is_about_calls)
        if asked.is_about_calls:
            self.box.apply(self._theme, look.wording, look.deck)
            self.box.show_box(asked.ask, asked.marked)

    def stand(self, width: int, height: int) -> layout.Plan:
        """Put everything in its place on a table of that size."""
        plan = layout.arrange(self._room(width, height))
        lying = []
        for place, spots in plan.spots.items():
            for card, spot in zip(self._seating.cards[place], spots, strict=True):
                self.hands.buttons[card].lay(spot)
                lying.append(self.hands.buttons[card])
        self._pile(lying)
        for place, box in plan.labels.items():
            self.labels[place].stand(box, place)
        for place, box in plan.backs.items():
            self.backs[place].stand(box, plan.counts[place])
        self.facts.stand(plan.facts, in_corner=plan.facts_in_corner)
        self._stand_bidding(plan)
        self._stand_trick(plan)
        return plan

    def _pile(self, buttons: list[CardButton]) -> None:
        """Each on those before it; a pile from which only cards have gone lies right, and need not be painted anew."""
        before = iter(self._piled)
        if not all(button in before for button in buttons):
            for button in buttons:
                button.raise_()
        self._piled = buttons

    def _stand_bidding(self, plan: layout.Plan) -> None:
        """The auction takes the height it needs of its room: in the middle, beside the box at its upper edge."""
        if plan.box is not None:
            self.box.setGeometry(rect(plan.box))
        if plan.auction is not None:
            height = self.auction.height_within(plan.auction.width, plan.auction.height)
            room = plan.auction
            y = room.y if plan.box is not None else room.y + (room.height - height) // 2
            self.auction.setGeometry(room.x, y, room.width, height)

    def _stand_trick(self, plan: layout.Plan) -> None:
        """The cards of the trick, in the order in which no index is covered."""
        trick = self._seating.trick
        if trick is None:
            return
        by_place = {self._seating.place(seat): card for seat, card in trick.plays}
        for place in (Place.TOP, Place.LEFT, Place.RIGHT, Place.BOTTOM):
            if place in by_place:
                box = plan.trick[place]
                self.trick.buttons[by_place[place]].lay(Spot(box, box))
                self.trick.buttons[by_place[place]].raise_()

    def _room(self, width: int, height: int) -> layout.Room:
        seating, px = self._seating, self._theme.px
        across = width - 2 * layout.MARGIN
        label_width = max(px(84), min(px(150), across // 5))
        labels = {
            place: label.height_within(label_width if place.is_side else across)
            for place, label in self.labels.items()
            if not label.isHidden()
        }
        return layout.Room(
            width,
            height,
            seating.lengths,
            backs=frozenset(place for place, back in self.backs.items() if not back.isHidden()),
            labels=labels,
            label_width=label_width,
            top_label=self.labels[Place.TOP].width_in_a_line if Place.TOP in labels else 0,
            count_height=px(22),
            facts=self.facts.corner_size(),
            band=self.facts.band_height(across),
            auction=None if self.auction.isHidden() else self.auction.sizeHint().toTuple(),
            box=None if self.box.isHidden() else self.box.sizeHint().toTuple(),
            least_box=self.box.minimumSizeHint().toTuple(),
        )


def rect(box: Box) -> QRect:
    """The box as Qt has it."""
    return QRect(box.x, box.y, box.width, box.height)


def _plain(remark: Text, look: Look) -> str:
    """A remark without marks of emphasis: the diagram paints plain text."""
    if isinstance(remark, Phrase):
        return look.wording.render(remark)
    return remark.markdown.replace("*", "").replace("`", "").strip()
