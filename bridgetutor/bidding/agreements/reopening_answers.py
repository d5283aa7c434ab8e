"""Answers to a reopening double: a pass with their suit and some strength, else the longest suit as low as may be.

The hand has passed before, so it is weak unless it has their suit; a jump shows eight points, notrump a stopper. Opener
raises with four trumps and 17 points, or bids the game with 20.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import CONTESTS, LOW_CONTESTS, THREE_LEVEL_CONTESTS, Contest
from bridgetutor.bidding.ladder import MAJORS, cheapest_first, majors_of, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import ALWAYS, dummy_points, length, longest, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

STANDS = "-|(XX)"
"""The next hand passes or redoubles: the double is answered all the same."""


def _leave_in(contest: Contest) -> Rule:
    theirs, level = contest.theirs, contest.overcall.level
    five = length(theirs, 5) & quality(theirs, 7) & points(5)
    four = length(theirs, 4) & quality(theirs, 9 - level) & points(8)
    return rule(f"{contest} P - X {STANDS} P", five | four, rung=Rung.SPECIAL)


def _suits(contest: Contest) -> Iterator[Rule]:
    """A suit of five nobody has bid, the first suit with a fit, four cards, three cards of the first suit."""
    before, opened = f"{contest} P - X {STANDS}", contest.opened
    for suit in contest.unbid:
        yield rule(f"{before} {contest.cheap(suit)}", points(0, 11) & length(suit, 5) & longest(suit))
    enough = 3 + (not opened.is_major)
    yield rule(f"{before} {contest.raise_}", points(0, 11) & length(opened, enough))
    for suit in contest.unbid:
        yield rule(f"{before} {contest.cheap(suit)}", points(0, 11) & length(suit, 4))
    notrump = contest.cheap(Strain.NOTRUMP)
    yield rule(f"{before} {notrump}", points(5, 11) & stopper(contest.theirs))
    for major in majors_of(opened):
        yield rule(f"{before} {contest.raise_}", points(0, 11) & length(major, 2), rung=Rung.LAST)
    for suit in cheapest_first(contest.overcall, contest.unbid):
        yield rule(f"{before} {contest.cheap(suit)}", points(0, 11) & length(suit, 3), rung=Rung.LAST)
    yield rule(f"{before} {contest.raise_}", points(0, 11) & length(opened, 1), rung=Rung.LAST)


def _more_than_a_pass_showed(contest: Contest) -> Iterator[Rule]:
    """A hand that had no bid before: game over a low overcall, a penalty pass over a high one."""
    for _ in range(int(contest.overcall.level < HIGH)):
        yield rule(f"{contest} P - X {STANDS} 3N", points(12), rung=Rung.LAST)
    for _ in range(int(contest.overcall.level >= HIGH)):
        yield rule(f"{contest} P - X {STANDS} P", points(12), rung=Rung.LAST)


HIGH = 3


def _jumps(contest: Contest) -> Iterator[Rule]:
    for suit in contest.majors:
        jump = raised(contest.cheap(suit))
        yield rule(f"{contest} P - X {STANDS} {jump}", points(8, 11) & length(suit, 5), rung=Rung.FIT)


def _game_over_three(contest: Contest) -> Iterator[Rule]:
    """There is no room for a jump that only invites."""
    for suit in contest.majors:
        for cheap in (contest.cheap(suit),)[: 4 - contest.cheap(suit).level]:
            five = points(8, 11) & length(suit, 5)
            yield rule(f"{contest} P - X {STANDS} {raised(cheap)}", five, rung=Rung.FIT)


def _opener_raises(contest: Contest) -> Iterator[Rule]:
    for suit in contest.majors:
        answer = contest.cheap(suit)
        before, four = f"{contest} P - X - {answer} -", length(suit, 4)
        yield rule(f"{before} 4{suit}", four & points(20), rung=Rung.FIT)
        for level in range(answer.level + 1, 4):
            least = 12 + 2 * level
            yield rule(f"{before} {level}{suit}", four & points(least, least + 1), rung=Rung.FIT)
            go_on = f"{before} {level}{suit} -"
            yield rule(
                f"{go_on} 4{suit}", dummy_points(suit, 12 - 2 * level) & length(suit, 4), rung=Rung.FIT
            )
            yield rule(f"{go_on} P", points(0, 9), rung=Rung.LAST)


def _opener_has_more(contest: Contest) -> Iterator[Rule]:
    """Opener, too strong for one notrump at first: notrump from 19 points, a long suit again from 17."""
    answers = (contest.raise_, *(contest.cheap(suit) for suit in contest.unbid))
    for answer in answers:
        before, few = f"{contest} P - X - {answer} -", FEW.get(Suit(answer.strain), ALWAYS)
        held = stopper(contest.theirs) & few
        for level, strength in NOTRUMPS[over(answer, Strain.NOTRUMP).level]:
            yield rule(f"{before} {level}N", strength & held, rung=Rung.QUIET)
        again = over(answer, contest.opened)
        yield rule(f"{before} {again}", points(17) & length(contest.opened, 6), rung=Rung.QUIET)


NOTRUMPS = {
    1: ((1, points(19, 20)), (2, points(21))),
    2: ((2, points(19, 21)),),
    3: ((3, points(21)),),
}
"""The notrump bids that are left, by the level of the cheapest, and what they show."""
FEW = {major: length(major, 0, 3) for major in MAJORS}
"""With four cards of a major that partner has named it is raised."""

REOPENING_ANSWERS = Agreement(
    "reopening_answers",
    phrase("Answers to a reopening double"),
    (
        *(_leave_in(contest) for contest in CONTESTS),
        *(each for contest in THREE_LEVEL_CONTESTS for each in _game_over_three(contest)),
        *(
            each
            for contest in LOW_CONTESTS
            for part in (_jumps, _opener_raises, _opener_has_more)
            for each in part(contest)
        ),
        *(
            each
            for contest in CONTESTS
            for part in (_suits, _more_than_a_pass_showed)
            for each in part(contest)
        ),
    ),
)
