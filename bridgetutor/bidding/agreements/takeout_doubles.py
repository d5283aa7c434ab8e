"""The takeout double: an opening hand short in their suit that asks for partner's best, or 17 points and any shape.

Source: the ACBL's SAYC booklet. A double of a suit bid below game is for takeout where partner has not bid.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import ALWAYS_SO, Condition
from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import HEARTS, SPADES, Claim, every, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

TAKEOUT = phrase("takeout: asks for partner's best suit")


def support_for_the_others(*theirs: Suit) -> Claim:
    """Three cards or more in each suit they have not bid, few in theirs."""
    return every(length(suit, 3) for suit in others(*theirs))


def shape(theirs: Suit) -> Claim:
    """At most two of theirs and three of each other suit."""
    return length(theirs, 0, 2) & support_for_the_others(theirs)


STRONG = points(17)


def _flat(theirs: Suit) -> Claim:
    """Three of theirs: two points more, and both majors."""
    return points(14) & length(theirs, 3, 3) & support_for_the_others(theirs) & _a_major(theirs)


def _a_major(theirs: Suit) -> Claim:
    return {
        Suit.CLUBS: length(HEARTS, 4) | length(SPADES, 4),
        Suit.DIAMONDS: length(HEARTS, 4) | length(SPADES, 4),
        Suit.HEARTS: length(SPADES, 4),
        Suit.SPADES: length(HEARTS, 4),
    }[theirs]


def takeout(theirs: Suit) -> Claim:
    """What a double of one of this suit shows."""
    usual = shape(theirs) & (points(13) | (points(12) & _a_major(theirs)))
    sharp = points(11) & length(theirs, 0, 1) & support_for_the_others(theirs) & _a_major(theirs)
    return usual | sharp | _flat(theirs) | STRONG


def _doubles() -> Iterator[Rule]:
    for theirs in Suit:
        yield takeout_double(f"(1{theirs}) X", takeout(theirs))
    for minor in (Suit.CLUBS, Suit.DIAMONDS):
        majors = points(12) & length(HEARTS, 4) & length(SPADES, 4) & length(minor, 0, 3)
        yield takeout_double(f"(1{minor}) X", majors)


def takeout_double(
    pattern: str, promise: Claim, *, when: Condition = ALWAYS_SO, rung: Rung = Rung.NATURAL
) -> Rule:
    """The rule for a double that partner is to take out."""
    return rule(pattern, promise, when=when, rung=rung, forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT)


def _sandwich() -> Iterator[Rule]:
    """Both have bid: the other two suits, or a very good hand."""
    very_strong = points(18)
    for theirs in Suit:
        for second in others(theirs):
            response = over(f"1{theirs}", second)
            one, other = others(theirs, second)
            unbid = length(one, 4) & length(other, 4) & points(11)
            yield takeout_double(f"(1{theirs}) P ({response}) X", unbid | very_strong)
        usual = points(12) & length(theirs, 0, 2) & support_for_the_others(theirs)
        for answer in ("1N", f"2{theirs}"):
            yield takeout_double(f"(1{theirs}) P ({answer}) X", usual | very_strong)
        short = points(13) & length(theirs, 0, 1) & support_for_the_others(theirs)
        yield takeout_double(f"(1{theirs}) P (3{theirs}) X", short | very_strong)


def _pass() -> Iterator[Rule]:
    for theirs in Suit:
        for second in others(theirs):
            yield rule(f"(1{theirs}) P ({over(f'1{theirs}', second)}) P", points(0, 17), rung=Rung.LAST)
        for answer in ("1N", "2N", "3N", f"2{theirs}", f"3{theirs}", f"4{theirs}"):
            yield rule(f"(1{theirs}) P ({answer}) P", points(0, 17), rung=Rung.LAST)


TAKEOUT_DOUBLES = Agreement(
    "takeout_doubles",
    phrase("Takeout doubles"),
    (*_doubles(), *_sandwich(), *_pass()),
)
