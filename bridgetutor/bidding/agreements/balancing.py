"""Balancing: they stopped low and a pass would end it, so a king less is enough: partner is counted for it.

Source: standard texts (Mike Lawrence, Balancing). One notrump shows 11 to 14, a jump an opening and six good cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_doubles import support_for_the_others, takeout_double
from bridgetutor.bidding.ladder import MAJORS, higher, other_minors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import (
    Claim,
    balanced,
    good_suit,
    length,
    longest,
    points,
    quality,
    stopper,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _at_one(suit: Suit) -> Claim:
    return points(6, 15) & (length(suit, 5) | (points(9) & length(suit, 4, 4) & top_honours(suit, 2)))


def _at_two(suit: Suit) -> Claim:
    five = points(9) & length(suit, 5, 5) & quality(suit, 6)
    return points(6, 15) & (five | (length(suit, 6) & quality(suit, 7)))


AT_LEVEL = {1: _at_one, 2: _at_two}


def _over_one_of_a_suit() -> Iterator[Rule]:
    """After an opening and two passes."""
    for theirs in Suit:
        before = f"(1{theirs}) P -"
        yield rule(f"{before} 1N", points(11, 14) & balanced() & stopper(theirs), rung=Rung.SPECIAL)
        yield rule(f"{before} 2N", points(20, 21) & balanced() & stopper(theirs), rung=Rung.SPECIAL)
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            jump = points(12, 16) & length(suit, 6) & good_suit(suit)
            yield rule(f"{before} {raised(bid)}", jump)
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(
                f"{before} {bid}",
                AT_LEVEL[bid.level](suit) & length(suit, 5) & longest(suit),
                rung=FIVE[suit],
            )
        yield takeout_double(f"{before} X", _double(theirs))
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", AT_LEVEL[bid.level](suit), rung=Rung.QUIET)
        yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)


FIVE = {
    Suit.SPADES: Rung.NATURAL,
    Suit.HEARTS: Rung.NATURAL,
    Suit.DIAMONDS: Rung.QUIET,
    Suit.CLUBS: Rung.QUIET,
}
"""A five-card major is bid before a double is thought of, a minor after."""


def _double(theirs: Suit) -> Claim:
    """Nine points with the shape, or any hand too strong for the rest."""
    short = points(9) & length(theirs, 0, 2) | (points(12) & length(theirs, 3, 3))
    return short & support_for_the_others(theirs) | points(15)


def _over_a_raise() -> Iterator[Rule]:
    """They have a fit and stopped in it: then we have one too, and partner some points."""
    for theirs in Suit:
        before = f"(1{theirs}) P (2{theirs}) P -"
        for suit in other_minors(theirs):
            six = points(8, 14) & length(suit, 6) & quality(suit, 8)
            yield rule(f"{before} {over(f'2{theirs}', suit)}", six & longest(suit))
        for suit in MAJORS:
            yield from _suits_over_a_raise(before, theirs, suit)
        shape = length(theirs, 0, 2) & support_for_the_others(theirs)
        yield takeout_double(f"{before} X", points(8, 15) & shape)
        for suit in (Suit.DIAMONDS, Suit.CLUBS):
            yield from _suits_over_a_raise(before, theirs, suit)
        yield rule(f"{before} P", points(0, 16), rung=Rung.LAST)


def _suits_over_a_raise(before: str, theirs: Suit, suit: Suit) -> Iterator[Rule]:
    for ours in {suit} - {theirs}:
        bid = over(f"2{theirs}", ours)
        promise = {2: points(7, 14) & length(ours, 5), 3: points(8, 14) & length(ours, 5) & quality(ours, 7)}[
            bid.level
        ]
        yield rule(f"{before} {bid}", promise & longest(ours))


def _over_responders_suit() -> Iterator[Rule]:
    """They have found a fit in responder's suit and stopped: two suits are left for us."""
    for theirs in Suit:
        for second in higher(theirs):
            before = f"(1{theirs}) P (1{second}) P (2{second}) P -"
            one, other = others(theirs, second)
            yield takeout_double(f"{before} X", points(9, 16) & length(one, 4) & length(other, 4))
            for suit in (one, other):
                bid = over(f"2{second}", suit)
                yield rule(
                    f"{before} {bid}", points(8, 14) & length(suit, 5) & quality(suit, 7) & longest(suit)
                )
            yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


def _over_notrump() -> Iterator[Rule]:
    """They stopped in one notrump without a fit: with a suit it may be bid, with points doubled."""
    for theirs in Suit:
        before = f"(1{theirs}) P (1N) P -"
        shape = points(11, 16) & length(theirs, 0, 2) & support_for_the_others(theirs)
        yield takeout_double(f"{before} X", shape)
        for suit in others(theirs):
            bid = over("1N", suit)
            yield rule(f"{before} {bid}", points(8, 14) & length(suit, 5) & quality(suit, 7) & longest(suit))
        yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


BALANCING = Agreement(
    "balancing",
    phrase("Balancing"),
    (*_over_one_of_a_suit(), *_over_a_raise(), *_over_responders_suit(), *_over_notrump()),
)
