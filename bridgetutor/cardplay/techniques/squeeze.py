"""The simple squeeze: the last free winner makes the only defender who guards two suits give up one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price, best
from bridgetutor.cardplay.techniques.moment import leading
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Threat:
    """A card that wins once the defender who guards the suit has thrown from it."""

    card: Card
    holder: Seat
    winners: int
    """Higher cards of the same hand, which win before it."""
    guard: Card
    """The highest missing card."""
    beaten_by: int
    """The missing cards that beat it: where it is one, who has that card guards; else who is long."""


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Two threats, one of them with a winner to reach it, and a suit of free winners in the hand opposite."""
    if outlook.is_declarers and outlook.is_to_lead and _SHORTEST <= outlook.tricks_left <= _LONGEST:
        yield from best(_finding(outlook, *each) for each in _possible(outlook))


def _possible(outlook: Outlook) -> Iterator[tuple[Seat, Threat, Threat]]:
    """The hand with the free winners, the threat that is reached by its own suit, and the other one."""
    for free in outlook.our_seats:
        for one, two in permutations([suit for suit in Suit if suit is not outlook.trumps], 2):
            reached = _threat(outlook, one, free.partner)
            for holder in outlook.our_seats:
                other = _threat(outlook, two, holder)
                if reached is not None and other is not None and (holder is free or one < two):
                    yield free, reached, other


def _threat(outlook: Outlook, suit: Suit, holder: Seat) -> Threat | None:
    """The highest card of the hand that is no winner; None where the winners are in the other hand, or none is out."""
    cards, out = outlook.hand(holder).cards(suit), outlook.out(suit)
    beaten = [card for card in cards if out and card.rank < out[0].rank]
    if not beaten or outlook.masters(holder.partner, suit):
        return None
    by = sum(card.rank > beaten[0].rank for card in out)
    return Threat(beaten[0], holder, len(cards) - len(beaten), out[0], by)


def _finding(outlook: Outlook, free: Seat, reached: Threat, other: Threat) -> Finding:
    one, two = reached.card.suit, other.card.suit
    left = len(outlook.hand(free))
    winners = _free_winners(outlook, free, {one, two})
    victims = outlook.hidden if other.holder is free else (free.next,)
    chances = {seat: _guards_both(outlook, seat, reached, other) for seat in victims}
    victim = max(victims, key=lambda seat: chances[seat])
    return Finding(
        Technique.SQUEEZE,
        one,
        leading(outlook, free, winners),
        (
            Condition(phrase("all but one of the tricks left are winners"), outlook.winners == left - 1),
            Condition(phrase("no trump is out"), outlook.trumps is None or not outlook.out(outlook.trumps)),
            Condition(
                phrase("{seat} has a winner outside the two suits to be led last", seat=free), bool(winners)
            ),
            Condition(
                phrase("{seat} can be reached in {suit}", seat=reached.holder, suit=one),
                reached.winners > 0 and outlook.hand(free).length(one) > 0,
            ),
            Condition(phrase("the trick is needed"), outlook.needs_more),
            Condition(
                phrase("one defender may well have to guard both suits"), sum(chances.values()) >= _WORTH
            ),
        ),
        _question(victims, victim, reached, other),
        phrase(
            "A squeeze: play your winners outside {one} and {two} to the last; who guards both cannot keep both.",
            one=one,
            two=two,
        ),
        phrase("only {seat} guards {one} and {two}", seat=victim, one=one, two=two)
        if len(victims) == 1
        else phrase("one defender alone guards {one} and {two}", one=one, two=two),
        (Price(phrase("the squeeze"), sum(chances.values())),),
        Hand.of((reached.card, other.card, reached.guard, other.guard)),
    )


def _free_winners(outlook: Outlook, free: Seat, threats: set[Suit]) -> list[Card]:
    """Winners in the other suits, trumps too."""
    return [card for suit in Suit if suit not in threats for card in outlook.masters(free, suit)]


def _guards_both(outlook: Outlook, seat: Seat, reached: Threat, other: Threat) -> float:
    """The chance that this defender alone guards both suits."""
    cards = [threat.guard for threat in (reached, other) if threat.beaten_by == 1]
    out = {threat.card.suit: outlook.unseen.length(threat.card.suit) for threat in (reached, other)}

    def alone(lengths: tuple[int, int, int, int]) -> bool:
        return all(
            lengths[threat.card.suit] > threat.winners
            and (threat.beaten_by == 1 or out[threat.card.suit] - lengths[threat.card.suit] <= threat.winners)
            for threat in (reached, other)
        )

    return outlook.odds.shape(alone, seat, Hand.of(cards))


def _question(victims: tuple[Seat, ...], victim: Seat, reached: Threat, other: Threat) -> Phrase:
    one, two = reached.card.suit, other.card.suit
    if len(victims) == 1:
        return phrase(
            "If {seat} alone looks after {one} and {two}, what will {seat} throw on your last winners?",
            seat=victim,
            one=one,
            two=two,
        )
    return phrase(
        "Who must keep {one} because of the {card}, and {two} because of the {other}? What if it is one player?",
        one=one,
        two=two,
        card=reached.card,
        other=other.card,
    )


_WORTH = 0.1
_SHORTEST, _LONGEST = 3, 8
"""Cards left in a hand: before that too much is open, after it nothing is."""
