"""Answers to partner's double, overcall or notrump over their weak two or preempt.

Source: standard texts. Over a double 0 to 8 points bid the best suit, 9 and more a jump or a game; two notrump shows a
stopper and 8 to 10 points.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_double_answers import CUE, no_major
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import (
    MAJORS,
    cheapest_first,
    other_majors,
    other_minors,
    others,
    over,
    raised,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    ALWAYS,
    Claim,
    balanced,
    dummy_points,
    length,
    longest,
    points,
    quality,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

WEAK_TWOS = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


def _trumps(theirs: Suit, level: int) -> Claim:
    length_and_honours = length(theirs, 4) & quality(theirs, 6)
    return (
        points(7)
        & {2: length(theirs, 5) & quality(theirs, 7), 3: length_and_honours, 4: length_and_honours}[level]
    )


def _doubled_weak_twos() -> Iterator[Rule]:
    for theirs in WEAK_TWOS:
        for start, more in ((f"(2{theirs}) X -", 0), (f"(2{theirs}) P - X -", 2)):
            yield rule(f"{start} P", _trumps(theirs, 2), rung=Rung.SPECIAL)
            for suit in other_majors(theirs):
                yield rule(f"{start} 4{suit}", points(10, 15) & length(suit, 5), rung=Rung.FIT)
            flat = no_major(theirs) & stopper(theirs)
            yield rule(f"{start} 3N", points(11 + more, 16) & flat, rung=Rung.FIT)
            cue = points(12 + more)
            yield rule(f"{start} 3{theirs}", cue, rung=Rung.FIT, forcing=Forcing.ROUND, asks=CUE)
            yield rule(f"{start} 2N", points(8 + more, 10 + more) & flat, rung=Rung.FIT)
            yield from _suits(start, theirs)


def _suits(start: str, theirs: Suit) -> Iterator[Rule]:
    for suit in other_majors(theirs):
        bid = over(f"2{theirs}", suit)
        yield rule(f"{start} {raised(bid)}", points(9, 11) & length(suit, 4) & longest(suit))
        yield rule(f"{start} {bid}", points(0, 8) & length(suit, 4) & longest(suit))
    for suit in other_majors(theirs):
        bid = over(f"2{theirs}", suit)
        yield rule(f"{start} {raised(bid)}", points(9, 11) & length(suit, 4), rung=Rung.QUIET)
        yield rule(f"{start} {bid}", points(0, 8) & length(suit, 4), rung=Rung.QUIET)
    for suit in other_minors(theirs):
        bid = over(f"2{theirs}", suit)
        yield rule(f"{start} {bid}", points(0, 11) & length(suit, 4) & longest(suit), rung=Rung.QUIET)
        yield rule(f"{start} {bid}", points(0, 11) & length(suit, 4), rung=Rung.LAST)
    for suit in cheapest_first(f"2{theirs}", others(theirs)):
        bid = over(f"2{theirs}", suit)
        yield rule(f"{start} {bid}", points(0, 11) & length(suit, 3, 3), rung=Rung.LAST)


def _doubled_preempts() -> Iterator[Rule]:
    for theirs in Suit:
        for start in (f"(3{theirs}) X -", f"(3{theirs}) P - X -"):
            yield rule(f"{start} P", _trumps(theirs, 3), rung=Rung.SPECIAL)
            yield rule(f"{start} 3N", points(9, 15) & no_major(theirs) & stopper(theirs), rung=Rung.FIT)
            yield from _games(start, theirs)
            yield rule(f"{start} 4{theirs}", points(13), rung=Rung.QUIET, forcing=Forcing.ROUND, asks=CUE)
            yield from _cheapest(start, theirs, 3)


def _games(start: str, theirs: Suit) -> Iterator[Rule]:
    game = points(9, 14)
    for suit in other_majors(theirs):
        shown = (game & length(suit, 4)) | (points(7, 14) & length(suit, 5))
        yield rule(f"{start} 4{suit}", shown & longest(suit), rung=Rung.FIT)
    for suit in other_majors(theirs):
        yield rule(f"{start} 4{suit}", game & length(suit, 4), rung=Rung.FIT)
    for minor in other_minors(theirs):
        yield rule(f"{start} 5{minor}", points(10, 15) & length(minor, 5) & longest(minor))


def _doubled_game_preempts() -> Iterator[Rule]:
    """Four of a suit doubled is left in without a suit to bid."""
    for theirs in (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS):
        for start in (f"(4{theirs}) X -", f"(4{theirs}) P - X -"):
            flat = points(5) & balanced() & length(theirs, 2)
            yield rule(f"{start} P", _trumps(theirs, 4) | flat, rung=Rung.QUIET)
            for suit in other_majors(theirs):
                yield rule(f"{start} 4{suit}", length(suit, 4), rung=Rung.FIT)
            for suit in other_minors(theirs):
                yield rule(f"{start} {over(f'4{theirs}', suit)}", length(suit, 5), rung=Rung.QUIET)
            yield rule(f"{start} P", points(0, 20), rung=Rung.LAST)


def _cheapest(start: str, theirs: Suit, level: int) -> Iterator[Rule]:
    for suit in other_majors(theirs):
        yield rule(f"{start} {over(f'{level}{theirs}', suit)}", points(0, 8) & length(suit, 4))
    for suit in other_minors(theirs):
        own = points(0, 12) & length(suit, 4) & longest(suit)
        yield rule(f"{start} {over(f'{level}{theirs}', suit)}", own, rung=Rung.QUIET)
        four = points(0, 12) & length(suit, 4)
        yield rule(f"{start} {over(f'{level}{theirs}', suit)}", four, rung=Rung.LAST)
    for suit in cheapest_first(f"{level}{theirs}", others(theirs)):
        yield rule(
            f"{start} {over(f'{level}{theirs}', suit)}", points(0, 12) & length(suit, 3, 3), rung=Rung.LAST
        )


def _overcalls() -> Iterator[Rule]:
    """Partner has an opening and a suit: a raise to game with a fit and 9 points or so, two more if he balanced."""
    for level in (2, 3):
        for theirs in Suit:
            for suit in others(theirs):
                bid = over(f"{level}{theirs}", suit)
                for start, more in ((f"({level}{theirs}) {bid} -", 0), (f"({level}{theirs}) P - {bid} -", 2)):
                    yield from _raise(start, suit, bid.level, more)
                    nine_tricks = points(11 + more) & stopper(theirs) & FEW.get(suit, ALWAYS)
                    yield rule(f"{start} 3N", nine_tricks)
                    for ours in other_majors(theirs, suit):
                        new = over(bid, ours)
                        own = points(10 + more) & length(ours, 5)
                        yield rule(f"{start} {new}", own, forcing=BELOW_GAME[new.level])
                    yield rule(f"{start} P", points(0, 16), rung=Rung.LAST)


BELOW_GAME = {2: Forcing.ROUND, 3: Forcing.ROUND, 4: Forcing.NO}
"""A new major forces, but for a game."""

FEW = {major: length(major, 0, 3) for major in MAJORS}
"""With four cards of partner's major there are ten tricks in it."""

ENOUGH = {2: 11, 3: 9, 4: 20}
"""The points in support that make a game of partner's overcall, by its level."""


def _raise(start: str, suit: Suit, level: int, more: int) -> Iterator[Rule]:
    for major in {suit} & set(MAJORS):
        enough = ENOUGH[level] + more
        yield rule(f"{start} 4{major}", length(suit, 2, 2) & points(13 + more), rung=Rung.QUIET)
        for trumps in (length(suit, 3, 3), length(suit, 4)):
            yield rule(f"{start} 4{major}", trumps & dummy_points(suit, enough), rung=Rung.FIT)
    for step in range(level + 1, 4):
        some = dummy_points(suit, 8 + more, 10 + more)
        yield rule(f"{start} {step}{suit}", length(suit, 3) & some, rung=Rung.FIT)
    for minor in {suit} - set(MAJORS):
        yield rule(f"{start} 5{minor}", length(suit, 4) & dummy_points(suit, 14 + more))


def _notrump() -> Iterator[Rule]:
    """Over partner's two notrump three clubs ask for a major; three of a major are five cards and force."""
    majors = length(Suit.HEARTS, 4, 4) | length(Suit.SPADES, 4, 4)
    for theirs in WEAK_TWOS:
        for start, more in ((f"(2{theirs}) 2N -", 0), (f"(2{theirs}) P - 2N -", 2)):
            for major in other_majors(theirs):
                yield rule(f"{start} 4{major}", points(6 + more, 13) & length(major, 6), rung=Rung.FIT)
                own = points(8 + more) & length(major, 5)
                yield rule(f"{start} 3{major}", own, rung=Rung.FIT, forcing=Forcing.ROUND)
                for trumps in (length(major, 3, 3), length(major, 4)):
                    yield rule(f"{start} 3{major} - 4{major}", trumps, rung=Rung.ANSWER)
                yield rule(f"{start} 3{major} - 3N", length(major, 2, 2), rung=Rung.ANSWER)
                yield rule(f"{start} 3C - 3{major}", length(major, 4), rung=Rung.ANSWER)
                yield rule(f"{start} 3C - 3{major} - 4{major}", length(major, 4), rung=Rung.FIT)
                yield rule(f"{start} 3C - 3{major} - 3N", length(major, 0, 3), rung=Rung.QUIET)
            asks = phrase("asks for a four-card major")
            yield rule(f"{start} 3C", points(8 + more) & majors, forcing=Forcing.ROUND, asks=asks)
            yield rule(f"{start} 3C - 3D", points(13), rung=Rung.QUIET, asks=phrase("no four-card major"))
            yield rule(f"{start} 3C - 3D - 3N", points(8), rung=Rung.QUIET)
            yield rule(f"{start} 3N", points(8 + more, 13))
            yield rule(f"{start} P", points(0, 9), rung=Rung.LAST)


DEFENCE_TO_PREEMPTS_ANSWERS = Agreement(
    "defence_to_preempts_answers",
    phrase("Answers over weak twos and preempts"),
    possible(_doubled_weak_twos(), _doubled_preempts(), _doubled_game_preempts(), _overcalls(), _notrump()),
)
