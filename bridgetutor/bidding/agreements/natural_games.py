"""Games by the count, for any natural auction: 25 points in a major or notrump, 29 in a minor, and no stopping below.

Eight trumps in a major first; then notrump with the other suits stopped; then eleven tricks in a minor. With points to
spare and no such thing three notrump is still a better chance than a part score.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import contested, partner_promised, signed_off
from bridgetutor.bidding.ladder import MAJORS, MINORS, between
from bridgetutor.bidding.relative import fit, likely, likely_in, unbid_half_stopped, unbid_stopped
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import points
from bridgetutor.phrase import phrase

GAME, GAME_IN_A_MINOR = 25, 29
CALM = ~contested & ~signed_off & partner_promised(6)
BELOW_GAME, BELOW_THREE_NOTRUMP = f"... * - {between('1D', '4D')} -", f"... * - {between('1D', '3S')} -"
"""Not over the opening itself, to which there are answers."""


def _rules() -> Iterator[Rule]:
    for major in MAJORS:
        enough = fit(major) & likely_in(major, GAME)
        yield rule(f"{BELOW_GAME} 4{major}", enough, when=CALM, rung=Rung.QUIET)
    three = f"{BELOW_THREE_NOTRUMP} 3N"
    yield rule(three, likely(GAME) & unbid_stopped, when=CALM, rung=Rung.QUIET)
    for minor in MINORS:
        enough = fit(minor) & likely_in(minor, GAME_IN_A_MINOR) & points(10)
        yield rule(f"{BELOW_GAME} 5{minor}", enough, when=CALM, rung=Rung.QUIET)
    yield rule(three, likely(GAME + 1) & unbid_half_stopped, when=CALM, rung=Rung.QUIET)
    yield rule(three, likely(GAME + 2), when=CALM, rung=Rung.QUIET)


NATURAL_GAMES = Agreement("natural_games", phrase("Games by the count"), tuple(_rules()))
