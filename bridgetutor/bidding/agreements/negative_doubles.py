"""Negative doubles: a double of an overcall up to 2♠ is for takeout and shows the majors nobody has bid (SAYC booklet).

Over 1♣ – 1♦ it shows both of them, over one major four cards of the other; a suit of five is bid at the one level, and
at the two level with eleven points. With both majors bid it shows the minors. Six points will do at the one level.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import LOW_CONTESTS, Contest
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, rule
from bridgetutor.hands.claim import NEVER, Claim, every, some
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase

NEGATIVE = phrase("takeout, negative: the suits nobody has bid")

LEAST = {1: 6, 2: 8}
"""The points for it by the level of the overcall."""
ENOUGH_ON_ONE = {1: NEVER, 2: points(10)}
"""With four cards of one major only, where both are left."""
TOO_WEAK_TO_BID_FIVE = {1: NEVER, 2: points(0, 10), 3: points(0, 11)}
"""The points with five cards of a major, by the level at which it would be bid."""


def _both(contest: Contest) -> Iterator[Claim]:
    """Both majors are unbid: four of each; at the two level a good hand doubles on four of one."""
    level = contest.overcall.level
    yield points(LEAST[level]) & every(length(major, 4) for major in contest.majors)
    for one, other in (contest.majors, contest.majors[::-1]):
        yield ENOUGH_ON_ONE[level] & length(one, 4, 4) & length(other, 2, 3)


def _one(contest: Contest) -> Iterator[Claim]:
    """One of them is: four cards, or five without the strength to bid it."""
    major = contest.majors[0]
    low, level = LEAST[contest.overcall.level], contest.cheap(major).level
    yield points(low + level // 3) & length(major, 4, 4)
    yield points(low) & TOO_WEAK_TO_BID_FIVE[level] & length(major, 5)


def _none(contest: Contest) -> Iterator[Claim]:
    """Neither is: both minors, and no fit."""
    low = LEAST[contest.overcall.level] + 1
    yield points(low) & every(length(minor, 4) for minor in contest.minors) & length(contest.opened, 0, 2)


BY_MAJORS = (_none, _one, _both)
"""What it shows, by the number of majors that are left."""


def _double(contest: Contest) -> Rule:
    shown = some(BY_MAJORS[len(contest.majors)](contest))
    return rule(
        f"{contest} X",
        shown & length(contest.theirs, 0, 4),
        forcing=Forcing.ROUND,
        artificial=False,
        asks=NEGATIVE,
    )


NEGATIVE_DOUBLES = Agreement(
    "negative_doubles", phrase("Negative doubles"), tuple(_double(contest) for contest in LOW_CONTESTS)
)
