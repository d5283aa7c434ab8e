"""Notrump openings: balanced hands of 15–17, 20–21 and 25–27 points, a five-card major or not (SAYC booklet)."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.hands.claims import balanced, points
from bridgetutor.phrase import phrase

NOTRUMP_OPENINGS = Agreement(
    "notrump_openings",
    phrase("Notrump openings"),
    (
        rule("1N", points(15, 17) & balanced(), rung=Rung.SPECIAL),
        rule("2N", points(20, 21) & balanced(), rung=Rung.SPECIAL),
        rule("3N", points(25, 27) & balanced(), rung=Rung.SPECIAL),
    ),
)
