"""Vulnerable at IMPs a game is bid with a point less: one that makes gains ten, one that fails costs six.

So a game with 37 chances in a hundred pays, where it takes 45 not vulnerable.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.game_tries import GAME as GAME_AFTER_A_RAISE
from bridgetutor.bidding.agreements.placing import ALONE, GAME, LOW, NOTRUMP_IS_LEFT
from bridgetutor.bidding.agreements.rebids_after_limit_raise import ENOUGH
from bridgetutor.bidding.condition import at_imps_vulnerable
from bridgetutor.bidding.ladder import MAJORS
from bridgetutor.bidding.relative import fit, likely, likely_in, unbid_stopped
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import HEARTS, SPADES, dummy_points, fit_points, length, points, shaped
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _over_one_notrump() -> Iterator[Rule]:
    nine = points(9, 9) & ~shaped("4333") & length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule("1N - 3N", nine, when=at_imps_vulnerable, forcing=Forcing.SIGN_OFF)


def _invited(major: Suit) -> Iterator[Rule]:
    """Opener and responder accept with a point less, and opener jumps with one less."""
    limit, single = f"1{major} - 3{major} -", f"1{major} - 2{major} -"
    accepts = fit_points(major, ENOUGH - 1, told=5) | points(14)
    yield rule(f"{limit} 4{major}", accepts, when=at_imps_vulnerable, rung=Rung.FIT)
    jumps = fit_points(major, GAME_AFTER_A_RAISE - 1, told=5)
    yield rule(f"{single} 4{major}", jumps, when=at_imps_vulnerable, rung=Rung.SPECIAL)
    maximum = dummy_points(major, 7)
    yield rule(f"{single} 3{major} - 4{major}", maximum, when=at_imps_vulnerable, rung=Rung.ANSWER)


def _placed() -> Iterator[Rule]:
    light = at_imps_vulnerable & ALONE
    for major in MAJORS:
        enough = fit(major) & likely_in(major, GAME - 1)
        yield rule(f"... {LOW} - 4{major}", enough, when=light, rung=Rung.QUIET)
    yield rule(f"... {NOTRUMP_IS_LEFT} - 3N", likely(GAME - 1) & unbid_stopped, when=light, rung=Rung.QUIET)


VULNERABLE_GAMES = Agreement(
    "vulnerable_games",
    phrase("Vulnerable games at IMPs"),
    (*_over_one_notrump(), *(each for major in MAJORS for each in _invited(major)), *_placed()),
)
