"""After 2♣–2♦ and opener's three of a minor: over clubs 3♦ is the second negative, over diamonds a bust passes."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.strong_two_clubs import GAME, ROUND, WAITED
from bridgetutor.bidding.agreements.two_clubs_waiting import BUST, NEGATIVE, SOMETHING
from bridgetutor.bidding.ladder import MAJORS
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, length, losers, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _natural(minor: Suit) -> Iterator[Rule]:
    """A major of five cards, the raise, else three notrump."""
    shown = f"{WAITED} 3{minor} -"
    for major in MAJORS:
        own = f"{shown} 3{major}"
        yield rule(own, SOMETHING & length(major, 5), forcing=GAME)
        yield rule(f"{own} - 4{major}", points(17) & length(major, 3), rung=Rung.FIT)
        yield rule(f"{own} - 3N", points(17) & length(major, 0, 2), rung=Rung.QUIET)
        yield rule(f"{own} - 3N - 4{major}", length(major, 6), rung=Rung.QUIET)
        yield rule(f"{own} - 3N - P", length(major, 5), rung=Rung.QUIET)
    raised = f"{shown} 4{minor}"
    yield rule(raised, SOMETHING & length(minor, 4), rung=Rung.FIT, forcing=GAME)
    yield rule(f"{raised} - 4N", losers(0, 2) | points(26), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
    yield rule(f"{raised} - 5{minor}", points(17, 25) & losers(3, 12), rung=Rung.QUIET)
    no_major = length(HEARTS, 0, 4) & length(SPADES, 0, 4)
    yield rule(f"{shown} 3N", points(4, 12) & no_major & length(minor, 0, 3), rung=Rung.QUIET)
    yield rule(f"{shown} 3N - P", ALWAYS, rung=Rung.QUIET)


def _negatives() -> Iterator[Rule]:
    clubs, done = f"{WAITED} 3C -", Forcing.SIGN_OFF
    yield rule(f"{WAITED} 3D - P", BUST, rung=Rung.ANSWER)
    negative = f"{clubs} 3D -"
    yield rule(f"{clubs} 3D", BUST, rung=Rung.ANSWER, forcing=ROUND, asks=NEGATIVE)
    for major in MAJORS:
        yield rule(f"{negative} 3{major}", length(major, 4), forcing=ROUND)
        yield rule(f"{negative} 3{major} - 4{major}", BUST & length(major, 3), rung=Rung.FIT)
        yield rule(f"{negative} 3{major} - 4C", BUST & length(CLUBS, 3), rung=Rung.QUIET)
        yield rule(f"{negative} 3{major} - 3N", BUST, rung=Rung.QUIET)
    yield rule(f"{negative} 5C", length(CLUBS, 6) & losers(0, 2), forcing=done)
    yield rule(f"{negative} 3N", length(CLUBS, 6) & length(DIAMONDS, 1), rung=Rung.QUIET, forcing=done)
    yield rule(f"{negative} 4C", length(CLUBS, 5), rung=Rung.QUIET)
    yield rule(f"{negative} 4C - 5C", BUST & length(CLUBS, 3), rung=Rung.QUIET)
    yield rule(f"{negative} 4C - P", length(CLUBS, 0, 2), rung=Rung.QUIET)


TWO_CLUBS_MINORS = Agreement(
    "two_clubs_a_minor",
    phrase("After two clubs and a minor"),
    (*_negatives(), *_natural(CLUBS), *_natural(DIAMONDS)),
)
