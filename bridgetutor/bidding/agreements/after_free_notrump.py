"""Opener after partner's notrump over their overcall: their suit is stopped, so pass, invite or bid the game by points.

One notrump was 7–10, two notrump 11 or 12 (10 with shape); an unbalanced minimum goes back to a suit.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import LOW_CONTESTS, ONE_LEVEL_CONTESTS, Contest
from bridgetutor.bidding.ladder import lower, majors_of, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, length, points, total_points
from bridgetutor.phrase import phrase


def _after_one(contest: Contest) -> Iterator[Rule]:
    before, opened = f"{contest} 1N -", contest.opened
    long_suit = length(opened, 6)
    for major in majors_of(opened):
        yield rule(f"{before} 4{major}", points(16, 21) & total_points(20) & long_suit, rung=Rung.SPECIAL)
    yield rule(f"{before} 3N", points(18, 21))
    yield rule(f"{before} 2N", points(16, 17) & balanced())
    yield rule(f"{before} 3{opened}", points(15, 17) & long_suit)
    yield rule(f"{before} 2{opened}", points(10, 15) & long_suit)
    for suit in lower(opened, contest.theirs):
        two_suits = length(suit, 4) & length(opened, 4) & ~balanced()
        yield rule(f"{before} 2{suit}", points(10, 17) & two_suits)
    yield rule(f"{before} 2N", points(17), rung=Rung.LAST)
    yield rule(f"{before} P", points(10, 17), rung=Rung.LAST)
    yield rule(f"{before} 2N - 3N", points(9, 10), rung=Rung.ANSWER)
    yield rule(f"{before} 2N - P", points(7, 8), rung=Rung.ANSWER)


def _after_two(contest: Contest) -> Iterator[Rule]:
    before, opened = f"{contest} 2N -", contest.opened
    for major in majors_of(opened):
        yield rule(f"{before} 4{major}", points(13, 21) & length(major, 6), rung=Rung.SPECIAL)
    yield rule(f"{before} 3N", points(14, 21))
    yield rule(f"{before} {over('2N', opened)}", points(10, 13) & length(opened, 6))
    yield rule(f"{before} 3N", points(13) & ~balanced())
    yield rule(f"{before} P", points(10, 13), rung=Rung.LAST)


def _after_three(contest: Contest) -> Iterator[Rule]:
    before, opened = f"{contest} 3N -", contest.opened
    for major in majors_of(opened):
        yield rule(f"{before} 4{major}", points(10, 16) & length(major, 6), forcing=Forcing.SIGN_OFF)
    yield rule(f"{before} P", points(10, 17), rung=Rung.QUIET)
    yield rule(f"{before} 6N", points(20) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{before} P", points(10), rung=Rung.LAST)


AFTER_FREE_NOTRUMP = Agreement(
    "after_free_notrump",
    phrase("Opener after notrump over an overcall"),
    (
        *(each for contest in ONE_LEVEL_CONTESTS for each in _after_one(contest)),
        *(each for contest in LOW_CONTESTS for each in _after_two(contest)),
        *(each for contest in LOW_CONTESTS for each in _after_three(contest)),
    ),
)
