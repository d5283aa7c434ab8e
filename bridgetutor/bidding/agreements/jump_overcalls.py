"""Jump overcalls are weak: what an opening bid as high would show, and no more.

Source: the ACBL's SAYC booklet ("jump overcalls are preemptive").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import other_majors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, rule
from bridgetutor.hands.claims import Claim, good_suit, length, points, quality, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit


def _two(suit: Suit) -> Claim:
    return points(5, 11) & length(suit, 6, 6) & good_suit(suit)


def _three(suit: Suit) -> Claim:
    return points(5, 11) & length(suit, 7, 7) & quality(suit, 9)


def _three_of_six(suit: Suit) -> Claim:
    return points(5, 9) & length(suit, 6, 6) & quality(suit, 9) & top_honours(suit, 2)


def _four(suit: Suit) -> Claim:
    return points(5, 11) & length(suit, 8) & quality(suit, 9)


WEAK = {2: _two, 3: _three, 4: _four}


def preempt(before: str, bid: Bid) -> Rule:
    """The preempt of so many, after `before`."""
    suit = Suit(bid.strain)
    return rule(f"{before} {bid}", WEAK[bid.level](suit))


def _jumps() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in others(theirs):
            for level in range(over(f"1{theirs}", suit).level + 1, 5):
                yield preempt(f"(1{theirs})", Bid(level, suit.strain))
    for theirs in (Suit.HEARTS, Suit.SPADES):
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            # At two they would show an opening: with six good cards and less the jump is what is left.
            yield rule(f"(1{theirs}) 3{suit}", _three_of_six(suit), when=~vulnerable)


def _games() -> Iterator[Rule]:
    """To play: so long a suit plays itself, and the points need not be few."""
    for theirs in Suit:
        for suit in other_majors(theirs):
            yield rule(f"(1{theirs}) 4{suit}", points(9, 15) & length(suit, 8) & quality(suit, 9))


def _over_a_response() -> Iterator[Rule]:
    for theirs in Suit:
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            for suit in others(theirs, second):
                jump = raised(over(answer, suit))
                for level in range(jump.level, 5):
                    yield preempt(f"(1{theirs}) P ({answer})", Bid(level, suit.strain))
        for suit in others(theirs):
            for other in (f"2{theirs}", "1N"):
                for level in (3, 4)[over(other, suit).level - 2 :]:
                    yield preempt(f"(1{theirs}) P ({other})", Bid(level, suit.strain))


JUMP_OVERCALLS = Agreement(
    "jump_overcalls",
    phrase("Weak jump overcalls"),
    (*_jumps(), *_games(), *_over_a_response()),
)
