"""What the doubler says next over a weak two or preempt: a pass to 16, a raise or a suit of his own with more.

Source: standard texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_doubles import TAKEOUT
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import cheapest
from bridgetutor.bidding.ladder import MAJORS, other_majors, other_minors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import dummy_points, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

WEAK_TWOS = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


def _doubler_goes_on() -> Iterator[Rule]:
    """Partner answered as cheaply as may be, with 8 at most."""
    for level in (2, 3):
        for theirs in Suit:
            for suit in others(theirs):
                answer = over(f"{level}{theirs}", suit)
                for start in (f"({level}{theirs}) X - {answer} -", f"({level}{theirs}) P - X - {answer} -"):
                    yield from _raise_the_answer(start, suit, answer.level)
                    for ours in others(theirs, suit):
                        own = points(17) & length(ours, 5) & longest(ours)
                        yield rule(f"{start} {over(answer, ours)}", own)
                        yield from _over_his_suit(f"{start} {over(answer, ours)} -", ours)
                    yield rule(f"{start} 3N", points(20) & stopper(theirs), rung=Rung.QUIET)
                    yield rule(f"{start} P", points(0, 19), rung=Rung.LAST)


def _over_his_suit(before: str, ours: Suit) -> Iterator[Rule]:
    """Partner, with 11 at most, raises the doubler's major to game with three cards and a little."""
    for major in {ours} & set(MAJORS):
        game = points(3, 11) & length(ours, 3) & dummy_points(ours, 5)
        yield rule(f"{before} 4{major}", game, rung=Rung.SPECIAL)
        yield rule(f"{before} 4{major}", points(7, 11) & length(ours, 2, 2), rung=Rung.FIT)


def _raise_the_answer(start: str, suit: Suit, level: int) -> Iterator[Rule]:
    four = length(suit, 4)
    for major in {suit} & set(MAJORS):
        yield rule(f"{start} 4{major}", four & points({2: 19, 3: 17, 4: 30}[level]), rung=Rung.FIT)
        for game in {f"4{major}"} - {f"{level}{major}"}:
            yield rule(f"{start} {game}", length(suit, 2, 3) & points(20), rung=Rung.LAST)
    for step in range(level + 1, 4):
        yield rule(f"{start} {step}{suit}", four & points(16, 18), rung=Rung.FIT)
    for minor in {suit} - set(MAJORS):
        yield rule(f"{start} 5{minor}", four & points(21), rung=Rung.QUIET)
        for step in range(max(level + 1, 4), 5):
            yield rule(f"{start} {step}{minor}", four & points(18, 20), rung=Rung.QUIET)


def _the_raise_accepted() -> Iterator[Rule]:
    """The doubler raised to three with 16 to 18: 7 points and four trumps go on."""
    for theirs in WEAK_TWOS:
        for suit in other_majors(theirs):
            answer = over(f"2{theirs}", suit)
            for start in (f"(2{theirs}) X - {answer} -", f"(2{theirs}) P - X - {answer} -"):
                for step in range(answer.level + 1, 4):
                    before = f"{start} {step}{suit} -"
                    yield rule(f"{before} 4{suit}", dummy_points(suit, 7) & length(suit, 4), rung=Rung.FIT)
                    yield rule(f"{before} P", points(0, 11), rung=Rung.LAST)


def _doubler_again() -> Iterator[Rule]:
    """They raised, and it came round: a second double has 18 and more."""
    for theirs in Suit:
        for before in (f"(2{theirs})|(3{theirs}) X (*) P -", f"(2{theirs}) P - X (*) P -"):
            again = points(18) & length(theirs, 0, 3)
            yield rule(f"{before} X", again, forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT)
            for suit in others(theirs):
                for level in (2, 3, 4):
                    bid = Bid(level, suit.strain)
                    own = points(17) & length(suit, 5) & longest(suit)
                    yield rule(f"{before} {bid}", own, when=cheapest(bid))


def _doubler_over_a_jump() -> Iterator[Rule]:
    """Partner jumped with 9 to 11: game with a little over the least."""
    for theirs in WEAK_TWOS:
        for suit in other_majors(theirs):
            jump = raised(over(f"2{theirs}", suit))
            for start in (f"(2{theirs}) X - {jump} -", f"(2{theirs}) P - X - {jump} -"):
                for step in range(jump.level + 1, 5):
                    yield rule(
                        f"{start} {step}{suit}", length(suit, 3) & dummy_points(suit, 15), rung=Rung.FIT
                    )
                yield rule(f"{start} 3N", points(15) & stopper(theirs))
                for ours in others(theirs, suit):
                    own = points(18) & length(ours, 5) & longest(ours)
                    yield rule(f"{start} {over(jump, ours)}", own, rung=Rung.QUIET)
                yield rule(f"{start} P", points(0, 19), rung=Rung.LAST)


def _after_a_cue() -> Iterator[Rule]:
    """Partner has 12 points or more: a major of four, notrump with a stopper, and no stop below game."""
    for theirs in WEAK_TWOS:
        for start in (f"(2{theirs}) X -", f"(2{theirs}) P - X -"):
            cue = f"{start} 3{theirs} -"
            for suit in other_majors(theirs):
                bid = over(f"3{theirs}", suit)
                yield rule(f"{cue} {bid}", length(suit, 4), rung=Rung.FIT, forcing=BELOW_GAME[bid.level])
                for game in {f"4{suit}"} - {str(bid)}:
                    yield rule(f"{cue} {bid} - {game}", points(12) & length(suit, 3), rung=Rung.FIT)
                    yield rule(f"{cue} {bid} - 3N", points(12) & stopper(theirs))
                    yield rule(f"{cue} {bid} - {game}", points(12) & length(suit, 2, 2), rung=Rung.LAST)
            yield rule(f"{cue} 3N", stopper(theirs))
            for minor in other_minors(theirs):
                four = length(minor, 4)
                yield rule(f"{cue} 4{minor}", four, rung=Rung.QUIET, forcing=Forcing.ROUND)
                yield rule(f"{cue} 4{minor} - 5{minor}", points(12) & four, rung=Rung.QUIET)


BELOW_GAME = {3: Forcing.ROUND, 4: Forcing.NO}

DEFENCE_TO_PREEMPTS_REBIDS = Agreement(
    "defence_to_preempts_rebids",
    phrase("The doubler's next call over weak twos and preempts"),
    possible(
        _doubler_goes_on(),
        _doubler_again(),
        _the_raise_accepted(),
        _doubler_over_a_jump(),
        _after_a_cue(),
    ),
)
