"""The overcaller after partner's cue bid: the suit once more is a minimum; anything else is more than that.

Source: standard texts; the cue bid is a good raise, or a strong hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.overcaller_rebids import overcalls
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import dummy_points, length, points, stopper, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit


def _after_a_cue() -> Iterator[Rule]:
    """Partner has 11 points or more with a fit, or a strong hand."""
    for theirs, suit, overcall in overcalls():
        cue = over(overcall, theirs)
        before = f"(1{theirs}) {overcall} - {cue} -|(X)"
        again = over(cue, suit)
        for major in {suit} & set(MAJORS):
            yield rule(f"{before} 4{major}", points(13) & total_points(15), rung=Rung.FIT)
        yield rule(f"{before} 3N", points(15) & stopper(theirs))
        for level in range(3, 3 + (again.level == 2)):
            yield rule(f"{before} {level}{suit}", points(12, 16) & length(suit, 6), forcing=Forcing.ROUND)
        for ours in others(theirs, suit):
            bid = over(cue, ours)
            yield rule(f"{before} {bid}", points(13) & length(ours, 4), forcing=Forcing.ROUND)
        notrump = over(cue, Strain.NOTRUMP)
        yield rule(f"{before} {notrump}", points(13) & stopper(theirs), forcing=Forcing.ROUND)
        yield rule(f"{before} {again}", points(8) & length(suit, 4), rung=Rung.LAST)
        yield from _who_cue_bid_goes_on(f"{before} {again} -", theirs, suit, again)
        yield from _over_notrump(f"{before} 2N -", suit)


def _who_cue_bid_goes_on(before: str, theirs: Suit, suit: Suit, again: Bid) -> Iterator[Rule]:
    """The overcaller was minimum."""
    fitting = length(suit, 3)
    for major in {suit} & set(MAJORS):
        yield rule(f"{before} 4{major}", fitting & dummy_points(suit, 16), rung=Rung.FIT)
    for level in range(3, 3 + (again.level == 2)):
        yield rule(f"{before} {level}{suit}", fitting & dummy_points(suit, 13, 15), rung=Rung.FIT)
        best = points(11) & total_points(13)
        yield from (
            rule(f"{before} {level}{suit} - 4{major}", best, rung=Rung.FIT) for major in {suit} & set(MAJORS)
        )
    yield rule(f"{before} 3N", points(15) & stopper(theirs))
    for ours in others(theirs, suit):
        bid = over(again, ours)
        yield rule(f"{before} {bid}", points(14) & length(ours, 5), rung=Rung.QUIET, forcing=Forcing.ROUND)
    yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


def _over_notrump(before: str, suit: Suit) -> Iterator[Rule]:
    """The overcaller has 13 or more and a stopper: back to a major with three cards, else three notrump."""
    for major in {suit} & set(MAJORS):
        yield rule(f"{before} 4{major}", length(suit, 3) & dummy_points(suit, 12), rung=Rung.ANSWER)
        yield rule(f"{before} 3{major}", length(suit, 3) & dummy_points(suit, 9, 11), rung=Rung.ANSWER)
    yield rule(f"{before} 3N", points(9), rung=Rung.QUIET)


OVERCALLER_AFTER_CUE = Agreement(
    "overcaller_after_cue",
    phrase("The overcaller after a cue bid"),
    possible(_after_a_cue()),
)
