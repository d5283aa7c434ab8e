"""A card about to be played, as the whole table sees it: nothing here is known to one player only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.solver import Bits
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """Whose card it is, the trick so far, and what has gone before."""

    seat: Seat
    cards: tuple[Card, ...]
    """Of the trick so far, from its leader on; none where the seat leads."""
    strain: Strain
    declarer: Seat | None
    dummy: Bits
    """What dummy holds; nothing before it is faced."""
    gone: Bits
    """All cards played so far."""
    own: Bits
    """Those of them that the seat itself has played."""
    leads: tuple[tuple[Seat, Suit], ...]
    """Who led what to the tricks before, in order."""
    voids: frozenset[tuple[Seat, Suit]]
    """Who has failed to follow to what."""

    @property
    def leader(self) -> Seat:
        """Who led to the trick, or is to lead."""
        return self.seat.after(-len(self.cards))

    @property
    def suit(self) -> Suit | None:
        """The suit led, None where the seat leads."""
        return self.cards[0].suit if self.cards else None

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, None at notrump."""
        return self.strain.suit

    @property
    def winner(self) -> Seat:
        """Who is winning the trick; asked only once a card is played to it."""
        return Trick(self.leader, self.cards).winner(self.strain)

    @property
    def best(self) -> Card:
        """The card that is winning it."""
        return self.cards[(self.winner - self.leader) % 4]

    @property
    def dummy_seat(self) -> Seat | None:
        """Declarer's partner."""
        return None if self.declarer is None else self.declarer.partner

    @property
    def defends(self) -> bool:
        """Whether the seat has a partner to talk to: declarer's side has not."""
        return self.declarer is None or self.seat.side is not self.declarer.side

    @property
    def is_opening_lead(self) -> bool:
        """Whether it is the first card of the play."""
        return not self.gone

    @property
    def has_discarded(self) -> bool:
        """Whether the seat has thrown or ruffed before."""
        return any(seat is self.seat for seat, _ in self.voids)

    def others(self, suit: Suit) -> tuple[Suit, Suit]:
        """The two suits a card can point to, lower first: neither its own nor trumps, nor at notrump the suit led."""
        out = {suit, self.suit if self.trumps is None else self.trumps}
        lower, higher = (each for each in Suit if each not in out)
        return lower, higher

    def has_followed(self, suit: Suit) -> bool:
        """Whether the seat has played a card of the suit before."""
        return bool(Hand(self.own).holding(suit))

    def led_first(self, suit: Suit) -> Seat | None:
        """Who opened the suit; None where it has not been led."""
        return next((seat for seat, led in self.leads if led is suit), None)


def moments(play: Play) -> Iterator[tuple[Moment, Card | None]]:
    """Each card of a play with the moment before it; last the card yet to come, as None. Hands may be unknown."""
    dealt = None if play.dummy is None else play.deal[play.dummy]
    now = Moment(play.leader, (), play.strain, play.declarer, 0, 0, 0, (), frozenset())
    played = dict.fromkeys(Seat, 0)
    for card in play.cards:
        yield now, card
        played[now.seat] |= 1 << card.index
        now = _after(now, card, played, 0 if dealt is None else dealt.bits)
    yield now, None


def _after(now: Moment, card: Card, played: dict[Seat, Bits], dummy: Bits) -> Moment:
    """The next moment; `played` is what each seat has played by now, `dummy` what dummy was dealt."""
    gone = now.gone | 1 << card.index
    leads = now.leads if now.cards else (*now.leads, (now.seat, card.suit))
    voids = now.voids if now.suit in {None, card.suit} else now.voids | {(now.seat, now.suit)}
    cards, seat = (*now.cards, card), now.seat.next
    if len(cards) == 4:
        cards, seat = (), Trick(now.leader, cards).winner(now.strain)
    return Moment(seat, cards, now.strain, now.declarer, dummy & ~gone, gone, played[seat], leads, voids)
