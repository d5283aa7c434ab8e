"""Overcalls: over their opening of one a suit of five cards, 8 to 16 points; at the two level more, and a better suit.

Source: the ACBL's SAYC booklet (8–16 points, a good suit); by level and vulnerability Ron Klinger's suit quality test.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import MAJORS, other_majors, other_minors, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import (
    Claim,
    every,
    good_suit,
    length,
    longest,
    points,
    quality,
    some,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

USUALLY = phrase("usually five cards")
ONE_OF_A_SUIT = "(1C)|(1D)|(1H)|(1S)"


def at_one_level(suit: Suit) -> Claim:
    """Five cards; with less than an opening a suit that partner may lead."""
    return points(8, 16) & length(suit, 5) & (points(10) | good_suit(suit))


def at_two_level(suit: Suit) -> Claim:
    """Five good cards and an opening, or six and nearly one."""
    five = points(11) & length(suit, 5, 5) & good_suit(suit)
    six = points(10) & length(suit, 6) & some((points(13), quality(suit, 8)))
    return points(10, 16) & (five | six)


def at_two_level_vulnerable(suit: Suit) -> Claim:
    """The same, a little stronger."""
    five = points(12) & length(suit, 5, 5) & good_suit(suit) & (points(14) | quality(suit, 8))
    six = length(suit, 6) & (points(12) | quality(suit, 8))
    return points(10, 16) & (five | six)


def at_three_level(suit: Suit) -> Claim:
    """A good six-card suit and an opening, or five cards and more."""
    five = points(14) & length(suit, 5, 5) & quality(suit, 8)
    six = length(suit, 6) & good_suit(suit)
    return points(12, 16) & (five | six)


def at_four_level(suit: Suit) -> Claim:
    """A game to make opposite a little."""
    return points(13, 17) & length(suit, 6) & good_suit(suit)


AT_LEVEL = {
    1: ((at_one_level, vulnerable | ~vulnerable),),
    2: ((at_two_level, ~vulnerable), (at_two_level_vulnerable, vulnerable)),
    3: ((at_three_level, vulnerable | ~vulnerable),),
    4: ((at_four_level, vulnerable | ~vulnerable),),
}
"""What an overcall promises by its level, and when."""


def overcall(before: str, last: str, suit: Suit, *, rung: Rung = Rung.NATURAL) -> Iterator[Rule]:
    """The cheapest bid of a suit after `before`, whose last bid is `last`: the longest suit first, then any other."""
    bid = over(last, suit)
    for promise, when in AT_LEVEL[bid.level]:
        yield rule(f"{before} {bid}", promise(suit) & longest(suit), when=when, rung=rung)
        yield rule(f"{before} {bid}", promise(suit), when=when, rung=Rung.QUIET)


def _majors() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in other_majors(theirs):
            yield from overcall(f"(1{theirs})", f"1{theirs}", suit)


def _four_cards() -> Iterator[Rule]:
    """Four cards as good as five, at the one level."""
    for theirs, suits in (
        (Suit.CLUBS, (*MAJORS, Suit.DIAMONDS)),
        (Suit.DIAMONDS, MAJORS),
        (Suit.HEARTS, MAJORS[:1]),
    ):
        for suit in suits:
            promise = points(9, 15) & length(suit, 4, 4) & top_honours(suit, 3)
            yield rule(f"(1{theirs}) 1{suit}", promise, rung=Rung.QUIET, artificial=False, asks=USUALLY)


def _long_minors() -> Iterator[Rule]:
    """Six cards and no major: no other suit is wanted."""
    for theirs in Suit:
        short = every(length(suit, 0, 3) for suit in other_majors(theirs))
        for suit in other_minors(theirs):
            bid = over(f"1{theirs}", suit)
            for promise, when in AT_LEVEL[bid.level]:
                yield rule(f"(1{theirs}) {bid}", promise(suit) & length(suit, 6) & short, when=when)


def _diamonds_over_clubs() -> Iterator[Rule]:
    """Five diamonds come before four spades."""
    yield rule("(1C) 1D", at_one_level(Suit.DIAMONDS), rung=Rung.QUIET)


def _minors() -> Iterator[Rule]:
    """After the takeout double, which finds a major as well."""
    for theirs in Suit:
        for suit in other_minors(theirs):
            yield from overcall(f"(1{theirs})", f"1{theirs}", suit, rung=Rung.QUIET)


def _pass() -> Iterator[Rule]:
    yield rule(f"{ONE_OF_A_SUIT} P", points(0, 16), rung=Rung.LAST)


OVERCALLS = Agreement(
    "overcalls",
    phrase("Overcalls"),
    (*_majors(), *_long_minors(), *_diamonds_over_clubs(), *_four_cards(), *_minors(), *_pass()),
)
