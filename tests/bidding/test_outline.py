"""A picture in words."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.outline import bounds, outline
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import ALWAYS, HEARTS, SPADES, balanced, length, points
from bridgetutor.hands.region import NOWHERE, Box


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        (ALWAYS, "any hand"),
        (points(12), "12+ points"),
        (points(6, 9) & length(SPADES, 3), "6–9 points, 3+ spades"),
        (length(SPADES, 5) & length(HEARTS, 5), "5+ spades, 5+ hearts"),
        (length(SPADES, 0, 3), "at most 3 spades"),
        (points(15, 17) & balanced(), "15–17 points, 2–5 spades, 2–5 hearts, 2–5 diamonds, 2–5 clubs"),
    ],
)
def test_only_what_is_known(claim: Claim, says: str) -> None:
    assert str(outline(claim.region())) == says


def test_the_bounds_of_nothing_are_those_of_any_hand() -> None:
    assert bounds(NOWHERE) == Box()
