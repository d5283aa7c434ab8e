"""Stayman: over partner's 1NT two clubs ask for a four-card major (named after Samuel Stayman)."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Forcing, Rung, rule
from bridgetutor.hands.claims import DIAMONDS, HEARTS, SPADES, length, points
from bridgetutor.phrase import phrase

A_MAJOR = length(HEARTS, 4, 4) | length(SPADES, 4, 4)
ESCAPE = points(0, 7) & length(SPADES, 3, 4) & length(HEARTS, 3, 4) & length(DIAMONDS, 4)
"""A weak hand short in clubs passes any answer."""

ASK = (points(8) & A_MAJOR) | (ESCAPE & A_MAJOR)

STAYMAN = Agreement(
    "stayman",
    phrase("Stayman"),
    (
        rule(
            "1N - 2C",
            ASK,
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
            asks=phrase("asks for a four-card major"),
        ),
        rule("1N - 2C - 2H", length(HEARTS, 4), rung=Rung.ANSWER),
        rule("1N - 2C - 2S", length(SPADES, 4) & length(HEARTS, 2, 3), rung=Rung.ANSWER),
        rule(
            "1N - 2C - 2D",
            length(HEARTS, 2, 3) & length(SPADES, 2, 3),
            rung=Rung.ANSWER,
            asks=phrase("no four-card major"),
        ),
    ),
)
