"""The strong two clubs: 22 points, or nine tricks with a solid suit; two diamonds wait, all else is positive.

Positive answers promise eight points, a suit bid a good one of five cards; they force to game (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import MAJORS, MINORS
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    length,
    longer,
    longest,
    losers,
    points,
    quality,
    quick_tricks,
    shaped,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME, ROUND = Forcing.GAME, Forcing.ROUND
OPENED = "2C -|(X)"
WAITED = f"{OPENED} 2D -|(X)"
"""Their double of the waiting answer changes nothing: opener speaks."""

POSITIVE = points(8) | quick_tricks(2)
PREFERRED = {
    SPADES: longest(SPADES),
    HEARTS: longest(HEARTS) & longer(HEARTS, SPADES),
    DIAMONDS: longest(DIAMONDS) & longer(DIAMONDS, SPADES) & longer(DIAMONDS, HEARTS),
    CLUBS: longest(CLUBS, alone=True),
}
"""The longest suit, of two the higher."""


def _opening() -> Iterator[Rule]:
    solid = some(quality(suit, 10) & length(suit, 6) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS))
    nine_tricks = points(17, 21) & losers(0, 4) & quick_tricks(4) & solid
    strong = points(22) | nine_tricks
    asks = phrase("strong, whatever the suits")
    yield rule("2C", strong, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)


def positive(suit: Suit) -> Iterator[Rule]:
    """The answer in a suit of its own, two of a major or three of a minor."""
    call = {SPADES: "2S", HEARTS: "2H", DIAMONDS: "3D", CLUBS: "3C"}[suit]
    good = POSITIVE & length(suit, 5) & top_honours(suit, 2) & PREFERRED[suit]
    yield rule(f"{OPENED} {call}", good, rung=Rung.SPECIAL, forcing=GAME)


def _answers() -> Iterator[Rule]:
    for suit in (*MAJORS, *MINORS):
        yield from positive(suit)
    yield rule(f"{OPENED} 2N", points(8) & balanced(), rung=Rung.SPECIAL, forcing=GAME)
    waiting = phrase("waiting")
    yield rule(f"{OPENED} 2D", points(0, 7), rung=Rung.QUIET, forcing=ROUND, asks=waiting)
    yield rule(f"{OPENED} 2D", points(8) & ~balanced(), rung=Rung.LAST, forcing=ROUND, asks=waiting)


def _rebids() -> Iterator[Rule]:
    """Opener tells what he has: a balanced hand by points, else the longest suit."""
    yield rule(f"{WAITED} 2N", points(22, 24) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{WAITED} 3N", points(25, 30) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{WAITED} 4N", points(31) & balanced(), rung=Rung.SPECIAL)
    for suit in MAJORS:
        yield rule(f"{WAITED} 2{suit}", length(suit, 5) & PREFERRED[suit], forcing=ROUND)
    yield rule(f"{WAITED} 3D", length(DIAMONDS, 5) & PREFERRED[DIAMONDS])
    yield rule(f"{WAITED} 3C", length(CLUBS, 5) & PREFERRED[CLUBS], forcing=ROUND)
    three_suited = shaped("4441")
    yield rule(f"{WAITED} 2N", points(18, 24) & three_suited, rung=Rung.QUIET)
    yield rule(f"{WAITED} 3N", points(25) & three_suited, rung=Rung.QUIET)


STRONG_TWO_CLUBS = Agreement(
    "strong_two_clubs", phrase("The strong two clubs"), (*_opening(), *_answers(), *_rebids())
)
