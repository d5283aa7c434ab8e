"""Michaels cue bids: their suit shows two others, five cards each: both majors, or the other major and a minor.

Named after Mike Michaels; the ACBL's SAYC booklet. Two notrump over a major's cue bid asks for the minor.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Claim,
    good_suit,
    length,
    points,
    quality,
    top_honours,
)
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit

BOTH_MAJORS = length(SPADES, 5) & length(HEARTS, 5)
A_MINOR = length(DIAMONDS, 5) | length(CLUBS, 5)


def an_honour_in(one: Suit, other: Suit) -> Claim:
    """Honours in the long suits: without one the hand is for defending."""
    return top_honours(one, 1) | top_honours(other, 1)


def spades_and_a_minor() -> Claim:
    """Five spades and five of a minor."""
    return length(SPADES, 5) & A_MINOR


def hearts_and_a_minor() -> Claim:
    """Five hearts and five of a minor."""
    return length(HEARTS, 5) & A_MINOR


BOTH_MAJORS_ASKS = phrase("both majors")
SPADES_ASKS = phrase("spades and a minor")
HEARTS_ASKS = phrase("hearts and a minor")

TWO_SUITS: tuple[tuple[Suit, Claim, Claim, Phrase], ...] = (
    (CLUBS, BOTH_MAJORS, an_honour_in(SPADES, HEARTS), BOTH_MAJORS_ASKS),
    (DIAMONDS, BOTH_MAJORS, an_honour_in(SPADES, HEARTS), BOTH_MAJORS_ASKS),
    (HEARTS, spades_and_a_minor(), quality(SPADES, 6) | good_suit(DIAMONDS) | good_suit(CLUBS), SPADES_ASKS),
    (SPADES, hearts_and_a_minor(), quality(HEARTS, 6) | good_suit(DIAMONDS) | good_suit(CLUBS), HEARTS_ASKS),
)
"""Their suit, what the cue bid shows, what it holds there when it is weak, and in words."""


def cue(pattern: str, suits: Claim, strength: Claim, asks: Phrase) -> Iterator[Rule]:
    """The cue bid that shows two suits."""
    yield rule(
        pattern,
        points(6) & suits & strength,
        when=~vulnerable,
        rung=Rung.SPECIAL,
        forcing=Forcing.ROUND,
        asks=asks,
    )
    yield rule(
        pattern,
        points(8) & suits & strength,
        when=vulnerable,
        rung=Rung.SPECIAL,
        forcing=Forcing.ROUND,
        asks=asks,
    )


def _cue_bids() -> Iterator[Rule]:
    for theirs, suits, weak, asks in TWO_SUITS:
        strength = points(11) | weak
        for before in (f"(1{theirs})", f"(1{theirs}) P -", f"(1{theirs}) P (1N)"):
            yield from cue(f"{before} 2{theirs}", suits, strength, asks)
        yield from cue(f"(1{theirs}) P (2{theirs}) 3{theirs}", suits, points(11), asks)
    for theirs, suits, _, asks in TWO_SUITS[1:]:
        # A weak two leaves less room: an opening, or a sixth card.
        six = length(HEARTS, 6) | length(SPADES, 6) | length(DIAMONDS, 6) | length(CLUBS, 6)
        for before in (f"(2{theirs})", f"(2{theirs}) P -"):
            yield from cue(f"{before} 3{theirs}", suits, points(11) | (points(8) & six), asks)
    for theirs, suits, _, asks in TWO_SUITS:
        yield from cue(f"(3{theirs}) 4{theirs}", suits, points(12), asks)


MICHAELS = Agreement("michaels", phrase("Michaels cue bids"), tuple(_cue_bids()))
