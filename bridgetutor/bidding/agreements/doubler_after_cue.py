"""After a takeout double and the strong answer, their suit: both look for a major, then for three notrump.

The doubler shows a major of four, a stopper, else a minor, and jumps with more than a minimum; who has cue-bid places
the contract (standard texts; the cue bid is the ACBL's SAYC booklet's).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, others, others_upwards, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _after_a_cue() -> Iterator[Rule]:
    """The doubler answers the cue bid: a four-card major, a stopper, else a minor; with more than a minimum a jump."""
    for theirs in Suit:
        before = f"(1{theirs}) X - 2{theirs} -|(X)"
        for suit in sorted(other_majors(theirs)):
            cheap = over(f"2{theirs}", suit)
            jump = raised(cheap)
            yield rule(
                f"{before} {jump}", points(16) & length(suit, 4), rung=Rung.SPECIAL, forcing=Forcing.GAME
            )
        for suit in sorted(other_majors(theirs)):
            cheap = over(f"2{theirs}", suit)
            yield rule(f"{before} {cheap}", length(suit, 4), rung=Rung.FIT, forcing=Forcing.ROUND)
        yield rule(f"{before} 3N", points(16) & stopper(theirs))
        yield rule(f"{before} 2N", stopper(theirs), forcing=Forcing.ROUND)
        for suit in others_upwards(theirs):
            bid = over(f"2{theirs}", suit)
            yield rule(f"{before} {bid}", length(suit, 4), forcing=Forcing.ROUND)
        yield rule(f"{before} 2N", points(11), rung=Rung.LAST, forcing=Forcing.ROUND)


def _after_the_reply() -> Iterator[Rule]:
    """Who cue-bid places the contract."""
    for theirs in Suit:
        for suit in other_majors(theirs):
            before = f"(1{theirs}) X - 2{theirs} -|(X) {over(f'2{theirs}', suit)} -"
            yield rule(f"{before} 4{suit}", points(12, 18) & length(suit, 4), rung=Rung.FIT)
            yield rule(f"{before} 3{suit}", points(10, 11) & length(suit, 4), rung=Rung.FIT)
        for reply in ("2N", *(str(over(f"2{theirs}", suit)) for suit in others(theirs))):
            before = f"(1{theirs}) X - 2{theirs} -|(X) {reply} -"
            for suit in other_majors(theirs):
                bid = over(reply, suit)
                yield rule(f"{before} {bid}", length(suit, 5), forcing=Forcing.ROUND)
            yield rule(f"{before} 3N", points(12) & stopper(theirs))
            for suit in others(theirs):
                bid = over(reply, suit)
                yield rule(f"{before} {bid}", length(suit, 4), rung=Rung.QUIET, forcing=Forcing.ROUND)
            yield rule(f"{before} 3N", points(12), rung=Rung.LAST)
            yield rule(f"{before} {over(reply, theirs)}", points(10), rung=Rung.LAST, forcing=Forcing.ROUND)


DOUBLER_AFTER_CUE = Agreement(
    "doubler_after_cue",
    phrase("After a takeout double and their suit"),
    possible(_after_a_cue(), _after_the_reply()),
)
