"""Tenaces: cards of declarer's with one missing card between them, and the hand from which to lead towards them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

LOWEST = Rank.JACK
"""Lower missing cards are not worth the name."""


@dataclass(frozen=True, slots=True)
class Tenace:
    """A missing card, and what two hands have about it. The cards from the top; a card that was just led counts."""

    suit: Suit
    holder: Seat
    """The hand to lead towards."""
    missing: Card
    above: tuple[Card, ...]
    """The holder's cards that beat the missing one."""
    below: tuple[Card, ...]
    """The holder's cards that only the missing one beats, or what beats that one."""
    led: tuple[Card, ...]
    """Such cards of the other hand, which can be led and let run."""
    small: tuple[Card, ...]
    """The other cards of the other hand that the missing one beats."""
    under: tuple[Card, ...]
    """The holder's other cards that the missing one beats."""
    surplus: int
    """How many cards that nothing but the missing one beats the two hands have beyond the rounds of the suit."""
    is_highest: bool
    """Whether no missing card is higher."""

    @property
    def other(self) -> Seat:
        """The hand to lead from."""
        return self.holder.partner

    @property
    def before(self) -> Seat:
        """The defender who plays before the holder."""
        return self.other.next

    @property
    def after(self) -> Seat:
        """The defender who plays after the holder."""
        return self.holder.next

    @property
    def can_run(self) -> bool:
        """Whether an honour can be led: covered, it leaves another that is high; if not, a card is spared under it."""
        spares = bool(self.under) or (bool(self.below) and self.surplus > 0)
        return bool(self.led) and len(self.led) + len(self.below) > 1 and spares

    @property
    def can_finesse(self) -> bool:
        """Whether there is a card above, one below, and one to be led."""
        low = bool(self.below) and bool(self.small or self.led)
        return bool(self.above) and (low or self.can_run)

    @property
    def finesses(self) -> int:
        """How many times the same finesse can be taken."""
        if self.can_run:
            times = min(len(self.led) + len(self.below) - 1, len(self.led) + len(self.small))
            return min(times, len(self.under) + len(self.below))
        return min(len(self.below), len(self.led) + len(self.small))

    @property
    def to_lead(self) -> tuple[Card, ...]:
        """The cards that begin it: an honour where it can be let run, else small ones, where there are any."""
        return self.led if self.can_run else self.small or self.led

    @property
    def cards(self) -> Hand:
        """The cards it is about, theirs too."""
        return Hand.of((*self.above[-1:], *self.below, *self.led, self.missing))


def tenaces(outlook: Outlook, suit: Suit) -> Iterator[Tenace]:
    """For either of declarer's hands, what it has about the highest missing card, and about the second highest.

    The second where the highest cannot be caught: KJT, with ace and queen missing.
    """
    out = outlook.out(suit)
    for holder in outlook.our_seats:
        for place, missing in enumerate(out[:2]):
            if missing.rank < LOWEST:
                break
            tenace = _tenace(outlook, holder, missing, out[place + 1 : place + 2])
            if place == 0 or _is_in_the_middle(outlook, tenace, out[0]):
                yield tenace


def drop(outlook: Outlook, missing: Card) -> float:
    """The chance that a missing card falls under those of declarer's that are above it."""
    suit = missing.suit
    longer = max(outlook.hand(seat).length(suit) for seat in outlook.our_seats)
    rounds = min(longer, sum(card.rank > missing.rank for card in outlook.ours.cards(suit)))
    return sum(
        outlook.odds.chance(lambda held: missing in held and len(held) <= rounds, seat, suit)
        for seat in outlook.hidden
    )


def onside(outlook: Outlook, tenace: Tenace) -> float:
    """The chance that the missing card is with the defender who plays before the tenace."""
    return outlook.odds.holds(tenace.before, Hand.of([tenace.missing]))


def is_led_up_to(outlook: Outlook, tenace: Tenace) -> bool:
    """Whether the other hand has led the suit, and the holder is to play."""
    trick = outlook.trick
    return (
        trick is not None
        and trick.leader is tenace.other
        and trick.suit is tenace.suit
        and outlook.turn is tenace.holder
    )


def to_play_now(outlook: Outlook, tenace: Tenace) -> Hand:
    """The cards that begin the finesse now: a lead from the other hand, or the holder's card once it is led."""
    if not outlook.view.is_to_play:
        return Hand()
    if outlook.is_to_lead and outlook.turn is tenace.other:
        return Hand.of(tenace.to_lead)
    trick = outlook.trick
    if trick is None or not is_led_up_to(outlook, tenace):
        return Hand()
    if trick.cards[0] in tenace.led:
        return Hand.of(outlook.hand(tenace.holder).cards(tenace.suit)[-1:])
    return Hand.of(tenace.below[-1:])


def _tenace(outlook: Outlook, holder: Seat, missing: Card, next_out: tuple[Card, ...]) -> Tenace:
    suit = missing.suit
    held, others = outlook.hand(holder).cards(suit), outlook.hand(holder.partner).cards(suit)
    trick = outlook.trick
    floor = beaten = next_out[0].rank if next_out else 0
    if trick is not None and trick.leader is holder.partner and trick.suit is suit and outlook.turn is holder:
        others = tuple(sorted((*others, trick.cards[0]), reverse=True))
        # What has been played over the card led must be beaten too.
        beaten = max([floor, *(card.rank for card in trick.cards[1:] if card.suit is suit)])

    def is_next(card: Card) -> bool:
        return beaten < card.rank < missing.rank

    return Tenace(
        suit,
        holder,
        missing,
        tuple(card for card in held if card.rank > missing.rank),
        tuple(filter(is_next, held)),
        tuple(filter(is_next, others)),
        tuple(card for card in others if card.rank <= floor),
        tuple(card for card in held if card.rank <= floor),
        sum(card.rank > floor for card in (*held, *others)) - max(len(held), len(others)),
        missing == outlook.out(suit)[0],
    )


def _is_in_the_middle(outlook: Outlook, tenace: Tenace, highest: Card) -> bool:
    """Whether cards about a middle card are worth a finesse: nothing of declarer's beats the highest that is out."""
    none_above = all(card.rank < highest.rank for card in outlook.ours.cards(tenace.suit))
    return none_above and len(tenace.above) > 0 and len(tenace.below) + len(tenace.led) > 1
