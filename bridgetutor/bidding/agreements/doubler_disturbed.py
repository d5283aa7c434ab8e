"""The doubler's next call when they have bid again: to speak twice takes a very good hand.

Source: standard texts: a suit of one's own or another double from 17 points, notrump from 18; a raise of the suit that
partner has named takes four trumps and 16.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.doubler_rebids import FLAT
from bridgetutor.bidding.agreements.takeout_doubles import takeout_double
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import cheapest, jump, last_named
from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import every, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit

GAME_IN_A_MAJOR = last_named(Suit.HEARTS, 4, 5) | last_named(Suit.SPADES, 4, 5)
"""A double of it is for penalties."""


def _when_they_bid_on() -> Iterator[Rule]:
    """Partner was silent, or they bid again."""
    for theirs in Suit:
        befores = (
            f"(1{theirs}) X (*) P (*)",
            f"(1{theirs}) X (*) P -",
            f"(1{theirs}) X - * (*)",
            f"(1{theirs}) X (*) * (*)",
            f"(1{theirs}) P - X (*) P -",
            f"(1{theirs}) P - X (*) P (*)",
            f"(1{theirs}) P - X - * (*)",
            f"(1{theirs}) P - X (*) * (*)",
            f"(1{theirs}) P (*) X (*) P -",
            f"(1{theirs}) P (*) X (*) P (*)",
        )
        for before in befores:
            for suit in others(theirs):
                for level, least in ((1, 17), (2, 17), (3, 17), (4, 18)):
                    bid = Bid(level, suit.strain)
                    own = points(least) & length(suit, 5) & longest(suit)
                    long = points(19) & length(suit, 6) | points(17) & length(suit, 7)
                    yield rule(f"{before} {bid}", long, when=jump(bid), rung=Rung.FIT)
                    yield rule(f"{before} {bid}", own, when=cheapest(bid))
            held = FLAT & stopper(theirs)
            for level, strength in ((1, points(18, 20)), (2, points(19, 21)), (3, points(21))):
                bid = Bid(level, Strain.NOTRUMP)
                yield rule(f"{before} {bid}", strength & held, when=cheapest(bid))
            for_the_others = every(length(suit, 3) for suit in others(theirs))
            again = (points(17) & length(theirs, 0, 2)) | (points(16) & length(theirs, 0, 1))
            strong = (again & for_the_others) | points(20)
            yield takeout_double(f"{before} X", strong, when=~GAME_IN_A_MAJOR)
        for before in befores[:2]:
            yield rule(f"{before} P", points(0, 18), rung=Rung.LAST)


def _raises_over_their_bid() -> Iterator[Rule]:
    """They go on over partner's answer: four trumps and 16 points raise, 19 with a jump, 21 bid the game."""
    for theirs in Suit:
        for suit in others(theirs):
            answer, four = over(f"1{theirs}", suit), length(suit, 4)
            for doubled, less in ((f"(1{theirs}) X", 0), (f"(1{theirs}) P - X", 1)):
                before = f"{doubled} - {answer} (*)"
                for level in (2, 3):
                    bid = Bid(level, suit.strain)
                    yield rule(
                        f"{before} {bid}",
                        four & points(16 - less, 18 - less),
                        when=cheapest(bid),
                        rung=Rung.FIT,
                    )
                    yield rule(
                        f"{before} {bid}", four & points(19 - less, 20 - less), when=jump(bid), rung=Rung.FIT
                    )
                for major in {suit} & set(MAJORS):
                    yield rule(f"{before} 4{major}", four & points(21 - less), rung=Rung.FIT)
                    yield rule(f"{before} 3{major}", four & points(19 - less, 20 - less), rung=Rung.QUIET)


DOUBLER_DISTURBED = Agreement(
    "doubler_disturbed",
    phrase("The doubler's next call when they bid on"),
    possible(_when_they_bid_on(), _raises_over_their_bid()),
)
