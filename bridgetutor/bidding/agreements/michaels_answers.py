"""Answers to Michaels: the better of the two suits as high as the trumps allow; two notrump asks for the minor.

Source: the ACBL's SAYC booklet; the level by the law of total tricks.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, MINORS, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    dummy_points,
    length,
    longer,
    points,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

THE_MINOR = phrase("asks for the minor")
CORRECT = phrase("to be passed or corrected to the minor")
PREFERRED = ((SPADES, at_least_as_long(SPADES, HEARTS)), (HEARTS, longer(HEARTS, SPADES)))
"""Of two majors the longer, spades with equal length."""

BEFORE_A_TWO_LEVEL_CUE = ("(1{0})", "(1{0}) P -", "(1{0}) P (1N)")


def _both_majors() -> Iterator[Rule]:
    for theirs in MINORS:
        for start in BEFORE_A_TWO_LEVEL_CUE:
            for call in ("-", "(X)"):
                yield from _take_a_major(f"{start.format(theirs)} 2{theirs} {call}", theirs)
            for call in (f"(3{theirs})", f"(4{theirs})", "(2N)"):
                yield from _compete(f"{start.format(theirs)} 2{theirs} {call}")


def _take_a_major(before: str, theirs: Suit) -> Iterator[Rule]:
    for suit, preferred in PREFERRED:
        ten_trumps = length(suit, 5) | dummy_points(suit, 14)
        yield rule(f"{before} 4{suit}", preferred & length(suit, 4) & ten_trumps & points(3), rung=Rung.FIT)
        yield rule(f"{before} 4{suit}", preferred & length(suit, 3, 3) & points(15), rung=Rung.FIT)
        yield rule(
            f"{before} 3{suit}", preferred & length(suit, 4, 4) & dummy_points(suit, 8, 13), rung=Rung.FIT
        )
        yield rule(f"{before} 3{suit}", preferred & length(suit, 3, 3) & points(12, 14), rung=Rung.FIT)
    yield rule(f"{before} 3N", points(16) & stopper(theirs) & length(SPADES, 0, 2) & length(HEARTS, 0, 2))
    for suit, preferred in PREFERRED:
        yield rule(f"{before} 2{suit}", preferred & length(suit, 4), rung=Rung.QUIET)
        yield rule(f"{before} 2{suit}", preferred & length(suit, 3, 3), rung=Rung.QUIET)
        yield rule(f"{before} 2{suit}", preferred & length(suit, 0, 2), rung=Rung.QUIET)


def _compete(before: str) -> Iterator[Rule]:
    for suit, preferred in PREFERRED:
        yield rule(f"{before} 4{suit}", preferred & length(suit, 4) & points(6), rung=Rung.FIT)
        yield rule(
            f"{before} 3{suit}", preferred & length(suit, 4) | (preferred & length(suit, 3) & points(8))
        )
    yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


def _a_major_and_a_minor() -> Iterator[Rule]:
    for theirs, major in ((HEARTS, SPADES), (SPADES, HEARTS)):
        for start in BEFORE_A_TWO_LEVEL_CUE:
            cue = f"{start.format(theirs)} 2{theirs}"
            yield from _raise(cue, major)
            yield from _no_fit(cue, major)
            yield from _after_their_raise(cue, theirs, major)


def _raise(cue: str, major: Suit) -> Iterator[Rule]:
    cheap = CHEAPEST[major]
    for call in ("-", "(X)"):
        before = f"{cue} {call}"
        yield rule(
            f"{before} 4{major}",
            length(major, 5) & points(3) | length(major, 4) & dummy_points(major, 12),
            rung=Rung.FIT,
        )
        yield rule(f"{before} 4{major}", length(major, 3, 3) & dummy_points(major, 15), rung=Rung.FIT)
        yield from (
            rule(f"{before} {bid}", length(major, 3) & dummy_points(major, low, 14), rung=Rung.FIT)
            for bid, low in JUMPS[cheap]
        )
        yield rule(f"{before} {cheap}", length(major, 3, 3) & dummy_points(major, 0, 14), rung=Rung.FIT)
        yield rule(f"{before} {cheap}", length(major, 4, 4) & dummy_points(major, 0, 11), rung=Rung.FIT)
        yield rule(f"{before} {cheap}", length(major, 5) & points(0, 2), rung=Rung.FIT)


CHEAPEST = {SPADES: Bid(2, SPADES.strain), HEARTS: Bid(3, HEARTS.strain)}
JUMPS = {Bid(2, SPADES.strain): (("3S", 11),), Bid(3, HEARTS.strain): ()}
"""Over hearts the raise to two leaves room for an invitation; over spades three is the cheapest."""


def _no_fit(cue: str, major: Suit) -> Iterator[Rule]:
    for call in ("-", "(X)"):
        before = f"{cue} {call}"
        yield rule(
            f"{before} 2N", length(major, 0, 2), forcing=Forcing.ROUND, asks=THE_MINOR, rung=Rung.QUIET
        )
        # Partner may also have answered three clubs, to be passed or corrected.
        for minor in MINORS:
            yield rule(f"{before} 2N - 3{minor}", length(minor, 5), rung=Rung.ANSWER)
        for other in ("(X)", "(3C)"):
            yield rule(f"{before} 2N {other} 3D", length(DIAMONDS, 5), rung=Rung.ANSWER)
            yield rule(f"{before} 2N {other} P", length(CLUBS, 5), rung=Rung.LAST)
        for minor in MINORS:
            yield from _minor_found(f"{before} 2N - 3{minor} -", minor, major)
        yield rule(
            f"{before} 3C",
            points(0, 5) & length(major, 0, 1) & length(CLUBS, 4) & length(DIAMONDS, 4),
            asks=CORRECT,
            rung=Rung.NATURAL,
        )
        for answer in ("-", "(X)"):
            yield rule(f"{before} 3C {answer} 3D", length(DIAMONDS, 5), rung=Rung.ANSWER)
            yield rule(f"{before} 3C {answer} P", length(CLUBS, 5), rung=Rung.ANSWER)


def _minor_found(before: str, minor: Suit, major: Suit) -> Iterator[Rule]:
    yield rule(f"{before} 5{minor}", length(minor, 4) & dummy_points(minor, 15))
    yield rule(f"{before} 4{minor}", length(minor, 4) & dummy_points(minor, 11, 14))
    yield rule(f"{before} 3N", points(16))
    yield rule(f"{before} 4{major}", length(major, 2, 2) & points(16))
    yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


def _after_their_raise(cue: str, theirs: Suit, major: Suit) -> Iterator[Rule]:
    """The major with a fit; four clubs, or four notrump over game, for the minor."""
    for their_raise in (f"(3{theirs})", "(3C)", "(3D)"):
        before = f"{cue} {their_raise}"
        yield rule(
            f"{before} 4{major}",
            length(major, 4) & points(5) | length(major, 3) & dummy_points(major, 12),
            rung=Rung.FIT,
        )
        yield rule(f"{before} 3{major}", length(major, 3) & dummy_points(major, 6, 11), rung=Rung.FIT)
        yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)
    both = length(CLUBS, 4) & length(DIAMONDS, 4)
    before = f"{cue} (3{theirs})"
    yield rule(f"{before} 4C", both & points(6) & length(major, 0, 2), asks=CORRECT, rung=Rung.QUIET)
    for answer in ("-", "(X)"):
        yield rule(f"{before} 4C {answer} 4D", length(DIAMONDS, 5), rung=Rung.ANSWER)
        yield rule(f"{before} 4C {answer} P", length(CLUBS, 5), rung=Rung.ANSWER)
    before = f"{cue} (4{theirs})"
    yield rule(f"{before} 5{major}", length(major, 5), rung=Rung.FIT)
    wanted = both & length(major, 0, 3) & points(6)
    yield rule(f"{before} 4N", wanted, asks=THE_MINOR, forcing=Forcing.ROUND, rung=Rung.QUIET)
    for minor in MINORS:
        yield rule(f"{before} 4N - 5{minor}", length(minor, 5), rung=Rung.ANSWER)
    yield rule(f"{before} P", points(0, 16), rung=Rung.LAST)


def _over_a_weak_two() -> Iterator[Rule]:
    """Three of their major: four of ours with a fit; three notrump to play, four clubs to be corrected."""
    for theirs, major in ((HEARTS, SPADES), (SPADES, HEARTS)):
        for start in (f"(2{theirs})", f"(2{theirs}) P -"):
            before = f"{start} 3{theirs} -"
            for trumps in (length(major, 3, 3), length(major, 4)):
                yield rule(f"{before} 4{major}", trumps & dummy_points(major, 7), rung=Rung.FIT)
            yield rule(f"{before} {over(f'3{theirs}', major)}", length(major, 3), rung=Rung.QUIET)
            yield rule(f"{before} 3N", points(11) & stopper(theirs) & length(major, 1))
            yield rule(f"{before} {over(f'3{theirs}', major)}", length(major, 2, 2), rung=Rung.QUIET)
            yield rule(f"{before} 4C", length(major, 0, 2), asks=CORRECT, forcing=Forcing.NO, rung=Rung.LAST)
            yield rule(f"{before} 4C - 4D", length(DIAMONDS, 5), rung=Rung.ANSWER)
            yield rule(f"{before} 4C - P", length(CLUBS, 5), rung=Rung.ANSWER)
            yield from (
                rule(f"{before} 3N - 4{minor}", length(minor, 6), rung=Rung.QUIET) for minor in MINORS
            )
    for start in ("(2D)", "(2D) P -"):
        for suit, preferred in PREFERRED:
            yield rule(
                f"{start} 3D - 4{suit}", preferred & length(suit, 3) & dummy_points(suit, 8), rung=Rung.FIT
            )
            yield rule(f"{start} 3D - 3{suit}", preferred & dummy_points(suit, 0), rung=Rung.QUIET)


def _over_a_preempt() -> Iterator[Rule]:
    for theirs in MINORS:
        for suit, preferred in PREFERRED:
            yield rule(f"(3{theirs}) 4{theirs} - 4{suit}", preferred)
    for theirs, major in ((HEARTS, SPADES), (SPADES, HEARTS)):
        yield rule(f"(3{theirs}) 4{theirs} - {over(f'4{theirs}', major)}", length(major, 2), rung=Rung.FIT)
        yield rule(f"(3{theirs}) 4{theirs} - 4N", length(major, 0, 1), asks=THE_MINOR, forcing=Forcing.ROUND)
        for minor in MINORS:
            yield rule(f"(3{theirs}) 4{theirs} - 4N - 5{minor}", length(minor, 5), rung=Rung.ANSWER)


def _overcaller_goes_on() -> Iterator[Rule]:
    """Partner took a suit as cheaply as may be: a pass, unless the hand is very strong."""
    for theirs in MINORS:
        for start in (f"(1{theirs}) 2{theirs} -", f"(1{theirs}) P - 2{theirs} -"):
            for suit in MAJORS:
                yield rule(f"{start} 2{suit} - 4{suit}", points(19))
                yield rule(f"{start} 2{suit} - 3{suit}", points(16, 18))
                yield rule(f"{start} 2{suit} - P", points(0, 15), rung=Rung.LAST)
                yield rule(f"{start} 3{suit} - 4{suit}", points(11))
                yield rule(f"{start} 3{suit} - P", points(0, 10), rung=Rung.LAST)
    yield rule("(1H) 2H - 2S - 4S", points(18))
    yield rule("(1H) 2H - 2S - 3S", points(15, 17))
    yield rule("(1H) 2H - 2S - P", points(0, 14), rung=Rung.LAST)
    for start, major in (("(1H) 2H", SPADES), ("(1S) 2S", HEARTS)):
        yield rule(f"{start} - 3{major} - 4{major}", points(12))
        yield rule(f"{start} - 3{major} - P", points(0, 11), rung=Rung.LAST)


MICHAELS_ANSWERS = Agreement(
    "michaels_answers",
    phrase("Answers to Michaels"),
    possible(
        _both_majors(), _a_major_and_a_minor(), _over_a_weak_two(), _over_a_preempt(), _overcaller_goes_on()
    ),
)
