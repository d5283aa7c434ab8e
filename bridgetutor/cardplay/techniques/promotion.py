"""Promotion: a sequence drives out the cards above it, and what is left of the sequence wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import moment
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class _Sequence:
    """Cards of declarer's two hands that only the highest missing ones beat."""

    cards: tuple[Card, ...]
    driven_out: tuple[Card, ...]
    longer: int
    """The length of the longer hand: no more rounds can be played."""

    @property
    def suit(self) -> Suit:
        return self.cards[0].suit

    @property
    def tricks(self) -> int:
        """What it is worth, once the cards above it are gone."""
        return max(0, min(len(self.cards), self.longer) - len(self.driven_out))


MOST = 2
"""More top cards than this are not worth driving out."""


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit of which the defenders have the highest cards."""
    for suit in Suit:
        sequence = _sequence(outlook, suit)
        if sequence is not None:
            yield _finding(outlook, sequence)


def _sequence(outlook: Outlook, suit: Suit) -> _Sequence | None:
    out, ours = outlook.out(suit), outlook.ours.cards(suit)
    if not out or not ours:
        return None
    above = tuple(card for card in out if card.rank > ours[0].rank)
    floor = out[len(above)].rank if len(out) > len(above) else 0
    cards = tuple(card for card in ours if card.rank > floor)
    longer = max(outlook.hand(seat).length(suit) for seat in outlook.our_seats)
    return _Sequence(cards, above, longer) if 0 < len(above) <= MOST else None


def _finding(outlook: Outlook, sequence: _Sequence) -> Finding:
    driven_out = sequence.driven_out
    return Finding(
        Technique.PROMOTION,
        sequence.suit,
        _now(outlook, sequence),
        (
            Condition(
                counted(
                    "something is left of the sequence when {n} card of theirs is driven out",
                    "something is left of the sequence when {n} cards of theirs are driven out",
                    n=len(driven_out),
                ),
                sequence.tricks > 0,
            ),
            Condition(
                phrase("{seat} can be reached then", seat=_keeper(outlook, sequence)),
                _is_reached(outlook, sequence),
            ),
            Condition(
                counted("you can lose {n} trick", "you can lose {n} tricks", n=len(driven_out)),
                outlook.spare >= len(driven_out),
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(outlook, sequence),
        phrase(
            "Promotion in {suit}: lead the sequence until the {out} is gone; then they give {tricks}.",
            suit=sequence.suit,
            out=driven_out,
            tricks=counted("{n} trick", "{n} tricks", n=sequence.tricks),
        )
        if len(driven_out) == 1
        else phrase(
            "Promotion in {suit}: lead the sequence until the {out} are gone; then they give {tricks}.",
            suit=sequence.suit,
            out=driven_out,
            tricks=counted("{n} trick", "{n} tricks", n=sequence.tricks),
        ),
        key_cards=Hand.of((*sequence.cards, *driven_out)),
    )


def _keeper(outlook: Outlook, sequence: _Sequence) -> Seat:
    """The hand with more of the sequence."""
    return max(outlook.our_seats, key=lambda seat: sum(card in outlook.hand(seat) for card in sequence.cards))


def _is_reached(outlook: Outlook, sequence: _Sequence) -> bool:
    """By a winner in another suit, or in the suit itself, where the other hand keeps a card to lead."""
    seat = _keeper(outlook, sequence)
    rest = outlook.hand(seat.partner).length(sequence.suit) - len(sequence.driven_out)
    beside = any(
        outlook.masters(seat, suit) and outlook.hand(seat.partner).length(suit)
        for suit in Suit
        if suit is not sequence.suit
    )
    return beside or rest > 0


def _now(outlook: Outlook, sequence: _Sequence) -> Hand:
    """From the shorter hand a card of the sequence; from the longer one a small card to those of the shorter."""
    seat = outlook.turn
    held = [card for card in sequence.cards if card in outlook.hand(seat)]
    others = [card for card in sequence.cards if card in outlook.hand(seat.partner)]
    suit = sequence.suit
    is_longer = outlook.hand(seat).length(suit) > outlook.hand(seat.partner).length(suit)
    small = outlook.hand(seat).cards(suit)[-1:]
    return moment.leading(outlook, seat, small if not held or (is_longer and others) else held)


def _question(outlook: Outlook, sequence: _Sequence) -> Phrase:
    if len(sequence.driven_out) == 1:
        return counted(
            "How many tricks do {suit} give once the {out} is gone, if you can lose {n} trick in all?",
            "How many tricks do {suit} give once the {out} is gone, if you can lose {n} tricks in all?",
            n=max(0, outlook.spare),
            suit=sequence.suit,
            out=sequence.driven_out,
        )
    return counted(
        "The {out} must fall before {suit} are worth anything. Have you time for both, with {n} trick to "
        "lose?",
        "The {out} must fall before {suit} are worth anything. Have you time for both, with {n} tricks "
        "to lose?",
        n=max(0, outlook.spare),
        suit=sequence.suit,
        out=sequence.driven_out,
    )
