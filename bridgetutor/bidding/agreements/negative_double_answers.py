"""Opener's answer to a negative double: a minimum bid up to 15 points, a jump 16–18, their suit with 19 (SAYC booklet).

A major that the double promised comes first, then notrump with their suit stopped, a suit of six, a second suit of
four; a pass is rare, for penalties.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import (
    LOW_CONTESTS,
    ONE_LEVEL_CONTESTS,
    TWO_LEVEL_CONTESTS,
    Contest,
    opened_in,
)
from bridgetutor.bidding.ladder import MAJORS, MINORS, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, dummy_points, length, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain

STANDS = "-|(XX)"
"""The next hand passes or redoubles: the double is answered all the same."""
STRONG = phrase("strong: forces to game")
SLAM_TRY = phrase("a fit, and interest in a slam")


def _leave_in(contest: Contest) -> Rule:
    theirs, level = contest.theirs, contest.overcall.level
    trumps = length(theirs, 6 - level) & quality(theirs, 9 - level)
    return rule(f"{contest} X {STANDS} P", points(8 + 2 * level) & trumps, rung=Rung.SPECIAL)


def _promised_majors(contest: Contest) -> Iterator[Rule]:
    """Partner has four of them: this is a raise, and shortness counts."""
    for major in contest.majors:
        four, cheap = length(major, 4), contest.cheap(major)
        game = points(19, 21) | (points(17) & dummy_points(major, 20))
        medium = points(16, 18) | (points(14) & dummy_points(major, 18))
        yield rule(f"{contest} X {STANDS} 4{major}", four & game, rung=Rung.FIT)
        yield rule(f"{contest} X {STANDS} {raised(cheap)}", four & medium, rung=Rung.FIT)
        yield rule(f"{contest} X {STANDS} {cheap}", four & points(10, 15), rung=Rung.FIT)


def _strong(contest: Contest) -> Iterator[Rule]:
    before = f"{contest} X {STANDS}"
    yield rule(f"{before} 3N", points(19, 21) & stopper(contest.theirs) & length(contest.opened, 3, 6))
    yield rule(f"{before} {contest.cue}", points(19), rung=Rung.QUIET, forcing=Forcing.GAME, asks=STRONG)


def _notrump_from_one(contest: Contest) -> Iterator[Rule]:
    before, flat = f"{contest} X {STANDS}", stopper(contest.theirs) & balanced()
    yield rule(f"{before} 2N", points(17, 18) & flat)
    yield rule(f"{before} 1N", points(10, 16) & flat)


def _notrump_from_two(contest: Contest) -> Iterator[Rule]:
    before, stopped = f"{contest} X {STANDS}", stopper(contest.theirs)
    yield rule(f"{before} 3N", points(17, 18) & stopped & length(contest.opened, 3, 6))
    yield rule(f"{before} 2N", points(10, 16) & stopped & balanced())


def _doubler_goes_on(contest: Contest) -> Iterator[Rule]:
    """With a fit and a great hand their suit, before the game is bid; two notrump was a minimum."""
    for major in contest.majors:
        strong = points(12) & dummy_points(major, 17) & length(major, 4)
        call = f"{contest} X - {contest.cheap(major)} - {over(contest.cheap(major), contest.theirs)}"
        yield rule(call, strong, rung=Rung.SPECIAL, forcing=Forcing.GAME, asks=SLAM_TRY)


def _doubler_over_two_notrump(contest: Contest) -> Iterator[Rule]:
    yield rule(f"{contest} X - 2N - 3N", points(12, 18))
    for major in contest.majors:
        five = length(major, 5) & points(8, 11)
        yield rule(f"{contest} X - 2N - 3{major}", five)
    yield rule(f"{contest} X - 2N - P", points(8, 11), rung=Rung.QUIET)


def _own_major(contest: Contest) -> Iterator[Rule]:
    major, cheap = contest.opened, contest.raise_
    six = length(major, 6)
    yield rule(f"{contest} X {STANDS} 4{major}", points(19, 21) & six | points(15, 18) & length(major, 7))
    yield rule(f"{contest} X {STANDS} {raised(cheap)}", points(16, 18) & six)
    yield rule(f"{contest} X {STANDS} {cheap}", points(10, 16) & six)


def _second_suit(contest: Contest) -> Iterator[Rule]:
    for suit in contest.minors:
        cheap = contest.cheap(suit)
        yield rule(
            f"{contest} X {STANDS} {raised(cheap)}",
            points(17, 18) & length(suit, 4) & length(contest.opened, 5),
        )
        yield rule(f"{contest} X {STANDS} {cheap}", points(10, 16) & length(suit, 4) & ~balanced())


def _own_minor(contest: Contest) -> Iterator[Rule]:
    minor, cheap = contest.opened, contest.raise_
    six = length(minor, 6)
    yield rule(f"{contest} X {STANDS} {raised(cheap)}", points(16, 18) & six)
    yield rule(f"{contest} X {STANDS} {cheap}", points(10, 16) & six)


def _for_want_of_better(contest: Contest) -> Iterator[Rule]:
    """The double must be answered: five cards, a second suit, notrump, four cards."""
    before, opened = f"{contest} X {STANDS}", contest.opened
    yield rule(f"{before} {contest.raise_}", points(10, 18) & length(opened, 5), rung=Rung.QUIET)
    for suit in contest.minors:
        yield rule(f"{before} {contest.cheap(suit)}", points(10, 18) & length(suit, 4), rung=Rung.QUIET)
    yield rule(f"{before} {contest.raise_}", points(10, 18) & length(opened, 4), rung=Rung.LAST)
    notrump = contest.cheap(Strain.NOTRUMP)
    yield rule(f"{before} {notrump}", points(10, 18) & length(contest.theirs, 3), rung=Rung.LAST)
    yield rule(f"{before} {contest.raise_}", points(10) & length(opened, 3), rung=Rung.LAST)


NEGATIVE_DOUBLE_ANSWERS = Agreement(
    "negative_double_answers",
    phrase("Answers to a negative double"),
    (
        *(_leave_in(contest) for contest in LOW_CONTESTS),
        *(each for contest in LOW_CONTESTS for part in (_promised_majors, _strong) for each in part(contest)),
        *(each for contest in opened_in(LOW_CONTESTS, *MAJORS) for each in _own_major(contest)),
        *(each for contest in ONE_LEVEL_CONTESTS for each in _notrump_from_one(contest)),
        *(each for contest in TWO_LEVEL_CONTESTS for each in _notrump_from_two(contest)),
        *(each for contest in LOW_CONTESTS for each in _second_suit(contest)),
        *(each for contest in opened_in(LOW_CONTESTS, *MINORS) for each in _own_minor(contest)),
        *(
            each
            for contest in LOW_CONTESTS
            for part in (_for_want_of_better, _doubler_goes_on)
            for each in part(contest)
        ),
        *(each for contest in TWO_LEVEL_CONTESTS for each in _doubler_over_two_notrump(contest)),
    ),
)
