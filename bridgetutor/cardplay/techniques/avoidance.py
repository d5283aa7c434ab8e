"""Avoidance: the defender who can hurt is kept off lead, and what has to be lost is lost to the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import Tenace, onside, tenaces, to_play_now
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

SURE = 1 - 1e-9
"""A chance above this cannot fail, but for the sums of floats."""


@dataclass(frozen=True, slots=True)
class _Danger:
    """A defender who must not get in, and why."""

    seat: Seat
    suit: Suit
    guarded: Card | None
    """The honour of declarer's that a lead from this side would kill; None where he has winners to cash."""

    @property
    def says(self) -> Phrase:
        """The reason, as a clause."""
        if self.guarded is not None:
            return phrase(
                "a lead from {seat} would run through the {card}", seat=self.seat, card=self.guarded
            )
        return phrase(
            "{seat} has {suit} to lead, and {other} has none",
            seat=self.seat,
            suit=self.suit,
            other=self.seat.partner,
        )


def spot(outlook: Outlook) -> Iterator[Finding]:
    """For each danger, the finesses that lose to the other defender where there is a choice."""
    for danger in _dangers(outlook):
        for suit in Suit:
            if suit is not danger.suit:
                yield from _in_suit(outlook, danger, suit)


def _dangers(outlook: Outlook) -> Iterator[_Danger]:
    for suit in Suit:
        out = outlook.out(suit)
        for seat in outlook.hidden:
            if outlook.trumps is None and _has_the_rest(outlook, seat, suit):
                yield _Danger(seat, suit, None)
            held = outlook.hand(seat.next).cards(suit)
            lone_king = (
                held and len(held) > 1 and held[0].rank is Rank.KING and out and out[0].rank is Rank.ACE
            )
            if lone_king and all(
                card.rank < Rank.QUEEN for card in (*held[1:], *outlook.hand(seat.next.partner).cards(suit))
            ):
                yield _Danger(seat, suit, held[0])


def _has_the_rest(outlook: Outlook, seat: Seat, suit: Suit) -> bool:
    """Whether one defender is known to have two or more cards of a suit in which we have one stopper or none."""
    shown_out = suit in outlook.view.play.shown_out(seat.partner)
    return (
        shown_out and len(outlook.out(suit)) > 1 and outlook.sure_tricks(suit) < 2 and seat in outlook.hidden
    )


def _in_suit(outlook: Outlook, danger: _Danger, suit: Suit) -> Iterator[Finding]:
    """The finesse that loses to the safe defender, or where there is none the one that loses to the other."""
    ways = _finesses(outlook, suit)
    safe = [each for each in ways if each.after is not danger.seat]
    risky = [each for each in ways if each.after is danger.seat and 0 < onside(outlook, each) < SURE]
    elsewhere = [
        each
        for other in Suit
        if other not in {suit, danger.suit}
        for each in _finesses(outlook, other)
        if each.after is danger.seat and 0 < onside(outlook, each) < SURE
    ]
    if ways:
        yield _finding(outlook, danger, (safe or ways)[0], (*risky, *elsewhere))


def _finesses(outlook: Outlook, suit: Suit) -> tuple[Tenace, ...]:
    return tuple(each for each in tenaces(outlook, suit) if each.is_highest and each.can_finesse)


def _finding(outlook: Outlook, danger: _Danger, tenace: Tenace, risky: tuple[Tenace, ...]) -> Finding:
    safe = danger.seat.partner
    prices = [Price(phrase("{seat} kept off lead by this finesse", seat=danger.seat), 1.0)]
    if risky:
        other = phrase(
            "kept off by the finesse in {suit} through {seat}", suit=risky[0].suit, seat=risky[0].before
        )
        prices.append(Price(other, onside(outlook, risky[0])))
    return Finding(
        Technique.AVOIDANCE,
        tenace.suit,
        to_play_now(outlook, tenace),
        (
            Condition(phrase("the finesse can lose only to {seat}", seat=safe), tenace.after is safe),
            Condition(
                phrase("there is another finesse, which can lose to {seat}", seat=danger.seat), bool(risky)
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(phrase("you can lose a trick"), outlook.spare > 0),
        ),
        _question(danger, tenace),
        phrase(
            "Avoidance: {why}, so finesse in {suit} towards {holder}; if it loses, {safe} is in and can "
            "do no harm.",
            why=danger.says,
            suit=tenace.suit,
            holder=tenace.holder,
            safe=safe,
        ),
        None,
        tuple(prices),
        tenace.cards if danger.guarded is None else tenace.cards | Hand.of([danger.guarded]),
    )


def _question(danger: _Danger, tenace: Tenace) -> Phrase:
    if danger.guarded is None:
        return phrase(
            "{other} has no {suit} left. If the {missing} must be lost, who may have the trick and who "
            "may not?",
            other=danger.seat.partner,
            suit=danger.suit,
            missing=tenace.missing,
        )
    return phrase(
        "Your {suit} are safe as long as {other} leads them. Who gets in, should the {missing} win?",
        suit=danger.suit,
        other=danger.seat.partner,
        missing=tenace.missing,
    )
