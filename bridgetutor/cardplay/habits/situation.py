"""The moment of choosing a card: whose hand, which trick, who is winning it, and what could still beat a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Leads
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat

KLINGER = Carding(leads=Leads.BRITISH)
"""The leads of the books that the lessons follow."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A card and the habit that plays it."""

    card: Card
    why: Phrase


@dataclass(frozen=True)
class Situation:
    """A view at the moment its seat chooses a card, from its own hand or as declarer from dummy's."""

    view: PlayView
    promises: Promises = SILENCE
    carding: Carding = KLINGER
    level: int | None = None
    """Of the contract, where it is known."""

    @cached_property
    def seat(self) -> Seat:
        """Whose card is played."""
        return self.view.turn

    @cached_property
    def legal(self) -> Hand:
        """The cards to choose from."""
        return self.view.legal_cards

    @cached_property
    def hand(self) -> Hand:
        """The whole hand they are chosen from."""
        return self.view.held(self.seat) or Hand()

    @cached_property
    def partner(self) -> Hand | None:
        """The hand opposite, where it is seen."""
        return self.view.held(self.seat.partner)

    @cached_property
    def unseen(self) -> Hand:
        """The cards of the hidden hands."""
        return self.view.unseen

    @cached_property
    def against(self) -> Hand:
        """The cards that opponents may hold: the unseen ones, and dummy's where dummy is an opponent."""
        shown = (self.view.held(seat) for seat in (self.seat.next, self.seat.next.partner))
        out = self.unseen
        for hand in shown:
            out |= hand or Hand()
        return out

    @cached_property
    def trumps(self) -> Suit | None:
        """The trump suit, None at notrump."""
        return self.view.strain.suit

    @cached_property
    def trick(self) -> Trick | None:
        """The trick to be played to, None when leading."""
        return self.view.trick

    @cached_property
    def winner(self) -> Seat | None:
        """Who is winning the trick so far."""
        return None if self.trick is None else self.trick.winner(self.view.strain)

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick so far."""
        return None if self.trick is None or self.winner is None else dict(self.trick.plays)[self.winner]

    @property
    def declares(self) -> bool:
        """Whether the card is for declarer's side."""
        declarer = self.view.play.declarer
        return declarer is not None and declarer.side is self.seat.side

    @property
    def partner_is_winning(self) -> bool:
        """Whether the trick is partner's so far."""
        return self.winner is self.seat.partner

    @property
    def winning_cards(self) -> list[Card]:
        """The legal cards that would be winning, lowest first."""
        return [card for card in lowest_first(self.legal) if self.best is None or self.beats(card, self.best)]

    @property
    def last_opponent(self) -> Seat | None:
        """The opponent still to play to the trick, where one is."""
        played = 0 if self.trick is None else len(self.trick.cards)
        return self.seat.next if played < 3 else None

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card beats one that is winning."""
        if card.suit is other.suit:
            return card.rank > other.rank
        return card.suit is self.trumps

    def threats(self, card: Card) -> int:
        """How many cards the opponent still to play may have that beat this card; ruffs only where seen."""
        seat = self.last_opponent
        if seat is None:
            return 0
        led = card.suit if self.trick is None else self.trick.suit
        shown = self.view.held(seat)
        if shown is None:
            return sum(self.beats(other, card) for other in self.unseen.cards(led))
        return sum(self.beats(other, card) for other in shown.cards(led) or shown)

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not any(other.rank > card.rank for other in self.against.cards(card.suit))


def lowest_first(hand: Hand) -> list[Card]:
    """The cards of a hand by rank, of two equal ones the lower suit first."""
    return sorted(hand, key=lambda card: (card.rank, card.suit))
