"""Reopening: the overcall comes back to opener after two passes, and partner may have passed with their suit.

A double is for takeout, with two cards or fewer of their suit, or with a strong hand; a suit of six is bid again, a
second suit is natural; notrump shows 17 or more. With length in their suit and a minimum one passes (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import (
    HIGH_CONTESTS,
    LOW_CONTESTS,
    ONE_LEVEL_CONTESTS,
    THREE_LEVEL_CONTESTS,
    TWO_LEVEL_CONTESTS,
    Contest,
)
from bridgetutor.bidding.ladder import lower, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, good_suit, length, points, quality, stopper
from bridgetutor.phrase import phrase

TAKEOUT = phrase("takeout: partner bids, or passes with their suit")


def _notrump_from_one(contest: Contest) -> Iterator[Rule]:
    flat = balanced() & stopper(contest.theirs)
    yield rule(f"{contest} P - 2N", points(19, 21) & flat)
    yield rule(f"{contest} P - 1N", points(17, 18) & flat)


def _notrump_from_two(contest: Contest) -> Rule:
    return rule(f"{contest} P - 2N", points(18, 21) & balanced() & stopper(contest.theirs))


def _long_suit(contest: Contest) -> Iterator[Rule]:
    """Seven cards speak for themselves, and six good ones where a double would have no other suit to offer."""
    before, opened, cheap = f"{contest} P -", contest.opened, contest.raise_
    for jump in (raised(cheap),)[: 3 - cheap.level]:
        yield rule(f"{before} {jump}", points(16, 18) & length(opened, 6) & quality(opened, 9))
    six = length(opened, 6) & good_suit(opened) & length(contest.theirs, 1, 3)
    yield rule(f"{before} {cheap}", STRENGTH[cheap.level] & (length(opened, 7) | six))


STRENGTH = {2: points(10, 15), 3: points(13, 18)}
"""What a long suit takes by its level; a jump to four would go past three notrump."""


def _second_suit(contest: Contest) -> Iterator[Rule]:
    """Below the first suit, so that partner can go back to it."""
    for suit in lower(contest.opened, contest.theirs):
        two_suits = length(suit, 5) & length(contest.opened, 5) & length(contest.theirs, 0, 2)
        yield rule(f"{contest} P - {contest.cheap(suit)}", points(10, 17) & two_suits)


def _double(contest: Contest) -> Iterator[Rule]:
    theirs = contest.theirs
    shaped = points(10) & length(theirs, 0, 2) & length(contest.opened, 0, 6)
    for hand in (shaped, points(17) & length(theirs, 0, 4)):
        yield rule(f"{contest} P - X", hand, forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT)


def _high_double(contest: Contest) -> Rule:
    """Over a preempt it takes more, and at the four level nearly a game in hand."""
    least = {3: 14, 4: 17}[contest.overcall.level]
    short = points(least) & length(contest.theirs, 0, 2) & length(contest.opened, 0, 6)
    strong = points(18) & length(contest.theirs, 0, 3)
    return rule(f"{contest} P - X", short | strong, forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT)


def _high_suit(contest: Contest) -> Rule:
    hand = points(14) & length(contest.opened, 6) & good_suit(contest.opened)
    return rule(f"{contest} P - {contest.raise_}", hand)


def _pass(contest: Contest) -> Rule:
    return rule(f"{contest} P - P", DENIED[contest.overcall.level], rung=Rung.LAST)


DENIED = {1: points(10, 17), 2: points(10, 17), 3: points(10, 20), 4: points(10, 21)}
"""The hand that passes is no stronger."""


REOPENING = Agreement(
    "reopening",
    phrase("Reopening the auction"),
    (
        *(each for contest in ONE_LEVEL_CONTESTS for each in _notrump_from_one(contest)),
        *(_notrump_from_two(contest) for contest in TWO_LEVEL_CONTESTS),
        *(
            each
            for contest in LOW_CONTESTS
            for part in (_long_suit, _second_suit, _double)
            for each in part(contest)
        ),
        *(_high_suit(contest) for contest in THREE_LEVEL_CONTESTS),
        *(_high_double(contest) for contest in HIGH_CONTESTS),
        *(_pass(contest) for contest in (*LOW_CONTESTS, *HIGH_CONTESTS)),
    ),
)
