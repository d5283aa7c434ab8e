"""Partner of a doubler who has shown sixteen points or more: with next to nothing a pass, with a little the game.

Source: standard texts; what was promised is 0 to 8 points, so that seven or eight with a fit are a great deal.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, others, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import NEVER, dummy_points, length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit


def _partner_goes_on() -> Iterator[Rule]:
    """Partner, with 8 at most, after a raise, notrump or a suit by a doubler who has shown 16 and more."""
    for theirs in Suit:
        for suit in others(theirs):
            answer = over(f"1{theirs}", suit)
            before = f"(1{theirs}) X - {answer} -"
            yield from _over_a_raise(before, suit, answer, theirs)
            for ours in others(theirs, suit):
                yield from _over_a_suit(f"{before} {over(answer, ours)} -", ours)
                yield from _over_a_jump(f"{before} {raised(over(answer, ours))} -", ours)
            notrump = over(answer, Strain.NOTRUMP)
            for bid, invite, game in OVER_NOTRUMP[notrump.level]:
                yield rule(f"{before} {bid} - 3N", game)
                for step in range(int(bid[0]) + 1, 3):
                    yield rule(f"{before} {bid} - {step}N", invite)
                for major in {suit} & set(MAJORS):
                    yield rule(f"{before} {bid} - 4{major}", game & length(suit, 6), rung=Rung.FIT)
                yield rule(f"{before} {bid} - P", points(0, 8), rung=Rung.LAST)


def _after_one_notrump() -> Iterator[Rule]:
    """Partner answered one notrump, and the doubler has shown a suit."""
    for theirs in Suit:
        for suit in others(theirs):
            yield from _over_a_suit(f"(1{theirs}) X - 1N - {over('1N', suit)} -", suit)


OVER_NOTRUMP = {
    1: (("1N", points(5, 6), points(7, 9)), ("2N", NEVER, points(4, 9))),
    2: (("2N", NEVER, points(5, 9)),),
    3: (),
}
"""The doubler's notrump by the level of its cheapest bid, and what invites and bids game over it."""


def _over_a_raise(before: str, suit: Suit, answer: Bid, theirs: Suit) -> Iterator[Rule]:
    """With 16 to 18 opposite the top of it goes on, with 19 or 20 nearly all."""
    for level, least in ((answer.level + 1, 8), (answer.level + 2, 6)):
        raise_ = f"{before} {level}{suit} -"
        for major in {suit} & set(MAJORS):
            yield rule(f"{raise_} 4{major}", dummy_points(suit, least) & length(suit, 4), rung=Rung.FIT)
        for minor in {suit} - set(MAJORS):
            yield rule(f"{raise_} 5{minor}", dummy_points(suit, least + 2) & length(suit, 4), rung=Rung.QUIET)
        yield rule(f"{raise_} 3N", points(least - 2) & stopper(theirs), rung=Rung.QUIET)
        yield rule(f"{raise_} P", points(0, 11), rung=Rung.LAST)


def _over_a_suit(before: str, ours: Suit) -> Iterator[Rule]:
    """The doubler's own suit, 17 and more: a major is raised with three cards, or with two and more points."""
    for major in {ours} & set(MAJORS):
        yield rule(f"{before} 4{major}", length(ours, 3) & dummy_points(ours, 7), rung=Rung.FIT)
        yield rule(f"{before} 3{major}", length(ours, 3) & dummy_points(ours, 4, 6), rung=Rung.FIT)
        yield rule(f"{before} 4{major}", length(ours, 2, 2) & points(8), rung=Rung.LAST)
        yield rule(f"{before} 3{major}", length(ours, 2, 2) & points(6, 7), rung=Rung.LAST)


def _over_a_jump(before: str, ours: Suit) -> Iterator[Rule]:
    """A suit that needs hardly any support, and a hand that needs hardly any strength."""
    for major in {ours} & set(MAJORS):
        fits = length(ours, 3) | (length(ours, 2, 2) & points(2))
        yield rule(f"{before} 4{major}", points(0, 8) & fits, rung=Rung.FIT)
        yield rule(f"{before} 4{major}", points(0, 8) & length(ours, 1), rung=Rung.LAST)


AFTER_DOUBLER_REBIDS = Agreement(
    "after_doubler_rebids",
    phrase("After a strong doubler's next call"),
    possible(_partner_goes_on(), _after_one_notrump()),
)
