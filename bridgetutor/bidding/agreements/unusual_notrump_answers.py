"""Answers to the unusual two notrump: the longer of the two suits, higher with four cards and some strength.

Source: the ACBL's SAYC booklet; the level by the law of total tricks.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import MAJORS, other_majors, others, others_upwards, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    at_least_as_long,
    dummy_points,
    length,
    longer,
    points,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME = {Suit.CLUBS: 5, Suit.DIAMONDS: 5, Suit.HEARTS: 4, Suit.SPADES: 4}

ENOUGH = {Suit.CLUBS: 11, Suit.DIAMONDS: 11, Suit.HEARTS: 5, Suit.SPADES: 5}
"""What a game takes with ten trumps."""


def _answers() -> Iterator[Rule]:
    for theirs in Suit:
        low, high = others_upwards(theirs)[:2]
        for start in (f"(1{theirs})", f"(1{theirs}) P (1N)", f"(1{theirs}) P (2{theirs})"):
            yield from _prefer(f"{start} 2N -", low, high, (theirs,))
            yield from _prefer(f"{start} 2N (X)", low, high, (theirs,))
            yield from _compete(f"{start} 2N (3{theirs})", f"3{theirs}", low, high)
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            low, high = others_upwards(theirs, second)
            yield from _prefer(f"(1{theirs}) P ({answer}) 2N -|(X)", low, high, (theirs, second))


def _prefer(before: str, low: Suit, high: Suit, theirs: tuple[Suit, ...]) -> Iterator[Rule]:
    sides = ((high, longer(high, low)), (low, at_least_as_long(low, high)))
    for suit, preferred in sides:
        game = length(suit, 4) & dummy_points(suit, 13) | (length(suit, 5) & dummy_points(suit, ENOUGH[suit]))
        yield rule(f"{before} {GAME[suit]}{suit}", preferred & game, rung=Rung.FIT)
        for major in {suit} & set(MAJORS):
            yield rule(f"{before} 4{major}", length(major, 3) & dummy_points(major, 15), rung=Rung.FIT)
        for minor in {suit} - set(MAJORS):
            yield rule(
                f"{before} 4{minor}", preferred & length(minor, 4) & dummy_points(minor, 7, 12), rung=Rung.FIT
            )
    for major in other_majors(*theirs, low, high):
        yield rule(f"{before} 4{major}", points(11) & length(major, 6), rung=Rung.QUIET)
        yield rule(
            f"{before} 3{major}",
            points(8) & length(major, 6) & length(low, 0, 2) & length(high, 0, 2),
            rung=Rung.QUIET,
        )
    stopped = stopper(theirs[0])
    yield rule(f"{before} 3N", points(16) & stopped, rung=Rung.QUIET)
    for suit, preferred in sides:
        yield rule(f"{before} 3{suit}", preferred & length(suit, 4), rung=Rung.QUIET)
        yield rule(f"{before} 3{suit}", preferred & length(suit, 3, 3), rung=Rung.QUIET)
        yield rule(f"{before} 3{suit}", preferred & length(suit, 0, 2), rung=Rung.QUIET)


def _compete(before: str, last: str, low: Suit, high: Suit) -> Iterator[Rule]:
    for suit, preferred in ((high, longer(high, low)), (low, at_least_as_long(low, high))):
        bid = over(last, suit)
        yield rule(f"{before} {bid}", preferred & length(suit, 4) & points(5), rung=Rung.FIT)
        yield rule(f"{before} {bid}", preferred & length(suit, 3) & dummy_points(suit, 11))
    yield rule(f"{before} P", points(0, 16), rung=Rung.LAST)


def _minors_over_their_game() -> Iterator[Rule]:
    for theirs in MAJORS:
        for start in (f"(4{theirs})", f"(4{theirs}) P -"):
            yield rule(f"{start} 4N -|(X) 5C", at_least_as_long(CLUBS, DIAMONDS), rung=Rung.ANSWER)
            yield rule(f"{start} 4N -|(X) 5D", longer(DIAMONDS, CLUBS), rung=Rung.ANSWER)


def _strong_hands_go_on() -> Iterator[Rule]:
    """Partner preferred a suit: with much more than was shown a raise."""
    for theirs in Suit:
        low, high = others_upwards(theirs)[:2]
        for suit in (low, high):
            before = f"(1{theirs}) 2N - 3{suit} -"
            yield rule(f"{before} {GAME[suit]}{suit}", points(19))
            yield rule(f"{before} 4{suit}", points(16, 18))
            yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


UNUSUAL_NOTRUMP_ANSWERS = Agreement(
    "unusual_notrump_answers",
    phrase("Answers to the unusual notrump"),
    (*_answers(), *_minors_over_their_game(), *_strong_hands_go_on()),
)
