"""Partner's 1NT has been overcalled at the three level: a double is for takeout, a game is bid or left.

There is no room to invite: nine points and a stopper bid three notrump, a long major four (standard texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_overcalled import Overcall, passes
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, length, points, stopper
from bridgetutor.phrase import phrase

DONE, ROUND = Forcing.SIGN_OFF, Forcing.ROUND

HIGH_OVERCALLS = (
    Overcall("3C", CLUBS, (), (DIAMONDS, HEARTS, SPADES)),
    Overcall("3D", DIAMONDS, (), (HEARTS, SPADES)),
    Overcall("3H", HEARTS, (), (SPADES,)),
    Overcall("3S", SPADES, (), ()),
)


def _high(overcall: Overcall) -> Iterator[Rule]:
    before, theirs = f"1N ({overcall.bid})", overcall.suit
    asks = phrase("for takeout")
    yield rule(f"{before} 3N", points(9) & stopper(theirs), forcing=DONE)
    for major in other_majors(theirs):
        six = length(major, 6) & points(7) | length(major, 5) & points(10) & length(theirs, 0, 2)
        yield rule(f"{before} 4{major}", six, rung=Rung.SPECIAL, forcing=DONE)
    takeout = points(9) & some(length(major, 4) for major in (HEARTS, SPADES))
    yield rule(f"{before} X", takeout & length(theirs, 0, 3), forcing=ROUND, artificial=False, asks=asks)
    short = points(10) & length(theirs, 0, 2)
    yield rule(f"{before} X", short, rung=Rung.QUIET, forcing=ROUND, artificial=False, asks=asks)
    yield rule(f"{before} X - P", length(theirs, 4), rung=Rung.ANSWER)
    for suit in others(theirs):
        yield rule(f"{before} X - {over(overcall.bid, suit)}", length(suit, 4), rung=Rung.QUIET)
    yield rule(f"{before} X - P", length(theirs, 2), rung=Rung.QUIET)
    yield from passes(overcall)


ONE_NOTRUMP_PREEMPTED = Agreement(
    "1nt_preempted",
    phrase("After a jump overcall of partner's 1NT"),
    possible(each for overcall in HIGH_OVERCALLS for each in _high(overcall)),
)
