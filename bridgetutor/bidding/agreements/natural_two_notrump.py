"""Two notrump over partner's one of a major where Jacoby's raise is off: 13–15 balanced, forcing to game (Goren)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, others
from bridgetutor.hands.claims import balanced, dummy_points, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _two_notrump(major: Suit) -> Iterator[Rule]:
    bid = f"1{major} - 2N"
    when, game = ~passed_hand, Forcing.GAME
    flat = points(13, 15) & balanced()
    yield rule(bid, flat & length(major, 0, 4), when=when, rung=Rung.QUIET, forcing=game)
    # Four trumps and no suit to show before raising them.
    yield rule(f"1{major} - 4{major}", dummy_points(major, 13) & length(major, 4), when=when, rung=Rung.LAST)
    yield rule(f"{bid} - 4{major}", points(10, 15) & length(major, 6))
    yield rule(f"{bid} - 3{major}", points(16) & length(major, 6), forcing=game)
    for suit in others(major):
        yield rule(f"{bid} - 3{suit}", length(suit, 4) & ~balanced(), forcing=game)
    yield rule(f"{bid} - 3N", points(10, 19), rung=Rung.QUIET)
    yield rule(f"{bid} - 3N - 4{major}", length(major, 4), rung=Rung.QUIET)
    yield rule(f"{bid} - 3N - P", points(13, 15), rung=Rung.LAST)


NATURAL_TWO_NOTRUMP = Agreement(
    "natural_two_notrump",
    phrase("Two notrump over a major, natural"),
    tuple(each for major in MAJORS for each in _two_notrump(major)),
)
