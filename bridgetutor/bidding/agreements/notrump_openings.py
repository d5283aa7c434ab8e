"""Notrump openings: balanced hands of 15–17, 20–21 and 25–27 points (SAYC booklet, which allows a five-card major).

Standard American opens five spades at one: every answer leaves a good rebid. After 1♥ – 1♠ there is none for a hand of
this strength, so five hearts open one notrump. In the course's first steps all balanced hands do.
"""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import SPADES, balanced, length, points
from bridgetutor.phrase import phrase


def _openings(one: Claim) -> Agreement:
    return Agreement(
        "notrump_openings",
        phrase("Notrump openings"),
        (
            rule("1N", points(15, 17) & one, rung=Rung.SPECIAL),
            rule("2N", points(20, 21) & balanced(), rung=Rung.SPECIAL),
            rule("3N", points(25, 27) & balanced(), rung=Rung.SPECIAL),
        ),
    )


NOTRUMP_OPENINGS = _openings(balanced() & length(SPADES, 0, 4))
NATURAL_NOTRUMP_OPENINGS = _openings(balanced())
