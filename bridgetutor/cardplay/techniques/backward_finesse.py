"""The backward finesse: the plain one would lose, so an honour is led the other way and the lower gap is used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import moment
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

LOWEST = Rank.QUEEN
"""Lower missing cards are not worth it."""


@dataclass(frozen=True, slots=True)
class _Backward:
    """AJ9 opposite Kxx: the jack is led through the defender who would take it in a plain finesse."""

    holder: Seat
    missing: Card
    lower: Card
    top: Card
    led: Card
    kept: Card
    cover: Card
    """The other hand's card that beats the missing one."""

    @property
    def before(self) -> Seat:
        """The defender of the plain finesse."""
        return self.holder.partner.next

    @property
    def through(self) -> Seat:
        """The defender who plays after the honour is led."""
        return self.holder.next


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit and for either of declarer's hands."""
    for suit in Suit:
        for holder in outlook.our_seats:
            found = _backward(outlook, suit, holder)
            if found is not None:
                yield _finding(outlook, found)


def _backward(outlook: Outlook, suit: Suit, holder: Seat) -> _Backward | None:
    out = outlook.out(suit)
    held, others = (outlook.hand(seat).cards(suit) for seat in (holder, holder.partner))
    if len(out) < 2 or out[0].rank < LOWEST or not held or len(others) < 2:
        return None
    below_lower = out[2].rank if len(out) > 2 else 0
    led = [card for card in held if out[1].rank < card.rank < out[0].rank]
    kept = [card for card in held if below_lower < card.rank < out[1].rank]
    is_two_way = any(out[1].rank < card.rank < out[0].rank for card in others)
    if not led or not kept or is_two_way or min(held[0].rank, others[0].rank) < out[0].rank:
        return None
    return _Backward(holder, out[0], out[1], held[0], led[0], kept[-1], others[0])


def _finding(outlook: Outlook, found: _Backward) -> Finding:
    suit, odds = found.missing.suit, outlook.odds
    plain = odds.holds(found.before, Hand.of([found.missing]))
    backward = odds.chance(lambda held: found.lower in held and found.missing not in held, found.before, suit)
    return Finding(
        Technique.BACKWARD_FINESSE,
        suit,
        moment.leading(outlook, found.holder, [found.led]),
        (
            Condition(
                phrase("the plain finesse against the {card} is less likely to win", card=found.missing),
                backward > plain,
            ),
            Condition(
                phrase(
                    "{one} may have the {missing} and {two} the {lower}",
                    one=found.through,
                    missing=found.missing,
                    two=found.before,
                    lower=found.lower,
                ),
                backward > 0,
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        counted(
            "{n} card of theirs is out in {suit}. What do you know of the {missing}, and if {through} has it, who "
            "may have the {lower}?",
            "{n} cards of theirs are out in {suit}. What do you know of the {missing}, and if {through} has it, who "
            "may have the {lower}?",
            n=len(outlook.out(suit)),
            suit=suit,
            missing=found.missing,
            through=found.through,
            lower=found.lower,
        ),
        phrase(
            "A backward finesse in {suit}: lead high from {holder} through {through}; if {through} covers, win with "
            "the {cover} and finesse the {kept} on the way back.",
            suit=suit,
            holder=found.holder,
            through=found.through,
            cover=found.cover,
            kept=found.kept,
        ),
        phrase(
            "{one} has the {missing} and {two} the {lower}",
            one=found.through,
            missing=found.missing,
            two=found.before,
            lower=found.lower,
        ),
        (Price(phrase("the backward finesse"), backward), Price(phrase("the plain finesse"), plain)),
        Hand.of([found.top, found.led, found.kept, found.cover, found.missing, found.lower]),
    )
