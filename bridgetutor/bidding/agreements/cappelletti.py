"""Over their 1NT two clubs show one long suit, two diamonds both majors, two of a major that suit and a minor.

Cappelletti (Michael Cappelletti; also Hamilton). A double is for penalties: as good a hand as the opener's.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import MAJORS, MINORS, other_majors, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    at_least_as_long,
    dummy_points,
    good_suit,
    length,
    longer,
    longest,
    points,
    quality,
    some,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

THEIR_NOTRUMP = ("(1N)", "(1N) P -")
ONE_SUIT = phrase("one long suit")
BOTH_MAJORS = phrase("both majors")
HEARTS_AND_MINOR = phrase("hearts and a minor")
SPADES_AND_MINOR = phrase("spades and a minor")
BOTH_MINORS = phrase("both minors")
WHICH = phrase("asks for the long suit")
THE_MINOR = phrase("asks for the minor")
A_MINOR = length(CLUBS, 5) | length(DIAMONDS, 5)


def _calls() -> Iterator[Rule]:
    for before in THEIR_NOTRUMP:
        for suit in (*MAJORS, *MINORS):
            preempt = points(6, 14) & length(suit, 7) & quality(suit, 9)
            yield rule(f"{before} 3{suit}", preempt, rung=Rung.SPECIAL)
        yield from _two_suits(before)
        one = some(length(suit, 6) & good_suit(suit) for suit in Suit)
        yield rule(f"{before} X", points(15))
        yield rule(f"{before} 2C", points(9, 14) & one, rung=Rung.QUIET, asks=ONE_SUIT)
        yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)


def _two_suits(before: str) -> Iterator[Rule]:
    five_four = (length(SPADES, 5) & length(HEARTS, 4)) | (length(SPADES, 4) & length(HEARTS, 5))
    five_five = length(SPADES, 5) & length(HEARTS, 5)
    for low, when in ((8, ~vulnerable), (10, vulnerable)):
        shown = points(low, 16) & five_five | (points(low + 2, 14) & five_four)
        yield rule(f"{before} 2D", shown, when=when, rung=Rung.SPECIAL, asks=BOTH_MAJORS)
        for major, asks in ((HEARTS, HEARTS_AND_MINOR), (SPADES, SPADES_AND_MINOR)):
            suits = points(low, 16) & length(major, 5) & A_MINOR
            yield rule(f"{before} 2{major}", suits, when=when, rung=Rung.SPECIAL, asks=asks)
        minors = points(low, 16) & length(CLUBS, 5) & length(DIAMONDS, 5)
        yield rule(
            f"{before} 2N", minors, when=when, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=BOTH_MINORS
        )


def _one_suit_answers() -> Iterator[Rule]:
    """Two diamonds wait for the suit; a long suit of one's own is bid; a pass has long clubs."""
    for before in THEIR_NOTRUMP:
        for suit in MAJORS:
            own = points(5) & length(suit, 6) & good_suit(suit) | (
                points(8) & length(suit, 5) & quality(suit, 8)
            )
            yield rule(f"{before} 2C - 2{suit}", own)
        yield rule(f"{before} 2C - P", points(0, 7) & length(CLUBS, 6) & length(DIAMONDS, 0, 2))
        yield rule(f"{before} 2C - 2D", points(0), rung=Rung.LAST, asks=WHICH)
        yield rule(f"{before} 2C - 2D - P", length(DIAMONDS, 6), rung=Rung.ANSWER)
        for suit in (SPADES, HEARTS):
            yield rule(f"{before} 2C - 2D - 2{suit}", length(suit, 6), rung=Rung.ANSWER)
        yield rule(f"{before} 2C - 2D - 3C", length(CLUBS, 6), rung=Rung.ANSWER)
        for suit in MAJORS:
            found = f"{before} 2C - 2D - 2{suit} -"
            yield rule(f"{found} 4{suit}", length(suit, 2) & dummy_points(suit, 15), rung=Rung.FIT)
            yield rule(f"{found} 3{suit}", length(suit, 2) & dummy_points(suit, 12, 14), rung=Rung.FIT)
            yield rule(f"{found} P", points(0, 14), rung=Rung.LAST)


def _both_majors_answers() -> Iterator[Rule]:
    sides = ((SPADES, at_least_as_long(SPADES, HEARTS)), (HEARTS, longer(HEARTS, SPADES)))
    for before in (f"{start} 2D -" for start in THEIR_NOTRUMP):
        for suit, preferred in sides:
            yield rule(
                f"{before} 4{suit}", preferred & length(suit, 4) & dummy_points(suit, 14), rung=Rung.FIT
            )
            yield rule(
                f"{before} 3{suit}", preferred & length(suit, 4) & dummy_points(suit, 10, 13), rung=Rung.FIT
            )
        no_major = length(HEARTS, 0, 2) & length(SPADES, 0, 2)
        minors = no_major & length(CLUBS, 4) & length(DIAMONDS, 4)
        yield rule(f"{before} 2N", minors, forcing=Forcing.ROUND, asks=THE_MINOR)
        yield rule(f"{before} 2N - 3C", at_least_as_long(CLUBS, DIAMONDS), rung=Rung.ANSWER)
        yield rule(f"{before} 2N - 3D", longer(DIAMONDS, CLUBS), rung=Rung.ANSWER)
        yield rule(f"{before} P", points(0, 11) & no_major & length(DIAMONDS, 6))
        yield rule(f"{before} 3C", no_major & length(CLUBS, 6))
        for suit, preferred in sides:
            yield rule(f"{before} 2{suit}", preferred & length(suit, 4), rung=Rung.QUIET)
            yield rule(f"{before} 2{suit}", preferred & length(suit, 3, 3), rung=Rung.QUIET)
            yield rule(f"{before} 2{suit}", preferred & length(suit, 0, 2), rung=Rung.QUIET)


def _major_and_minor_answers() -> Iterator[Rule]:
    for start in THEIR_NOTRUMP:
        for major in MAJORS:
            before = f"{start} 2{major} -"
            yield rule(f"{before} 4{major}", length(major, 4) & dummy_points(major, 14), rung=Rung.FIT)
            good = points(10) & length(major, 3)
            bad = length(major, 0, 1) & points(5)
            yield rule(f"{before} 2N", good | bad, forcing=Forcing.ROUND, asks=THE_MINOR)
            for other in other_majors(major):
                own = points(5) & length(other, 6) & good_suit(other)
                yield rule(f"{before} {over(f'2{major}', other)}", own)
            yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)
            for minor in MINORS:
                yield rule(f"{before} 2N - 3{minor}", length(minor, 5), rung=Rung.ANSWER)
                found = f"{before} 2N - 3{minor} -"
                yield rule(f"{found} 4{major}", length(major, 3) & dummy_points(major, 14), rung=Rung.FIT)
                yield rule(f"{found} 3{major}", length(major, 3) & points(10), rung=Rung.FIT)
                yield rule(f"{found} P", points(0, 16), rung=Rung.LAST)
                yield rule(f"{found} 3{major} - 4{major}", points(12))
                yield rule(f"{found} 3{major} - P", points(0, 11), rung=Rung.LAST)


def _both_minors_answers() -> Iterator[Rule]:
    for start in THEIR_NOTRUMP:
        before = f"{start} 2N -|(X)"
        for major in MAJORS:
            yield rule(f"{before} 3{major}", points(8) & length(major, 6) & good_suit(major), rung=Rung.FIT)
        for minor, preferred in (
            (DIAMONDS, longer(DIAMONDS, CLUBS)),
            (CLUBS, at_least_as_long(CLUBS, DIAMONDS)),
        ):
            yield rule(f"{before} 5{minor}", preferred & length(minor, 5) & points(8), rung=Rung.FIT)
            yield rule(f"{before} 3{minor}", preferred & length(minor, 4), rung=Rung.QUIET)
            yield rule(f"{before} 3{minor}", preferred & length(minor, 3, 3), rung=Rung.QUIET)
            yield rule(f"{before} 3{minor}", preferred & length(minor, 0, 2), rung=Rung.QUIET)


def _doubled() -> Iterator[Rule]:
    """Partner sits for the double, unless weak with a long suit."""
    for start in THEIR_NOTRUMP:
        before = f"{start} X -"
        for suit in (*MAJORS, *MINORS):
            yield rule(f"{before} 2{suit}", points(0, 5) & length(suit, 5) & longest(suit))
        for suit in MAJORS:
            yield rule(f"{before} 4{suit}", points(8, 12) & length(suit, 6), rung=Rung.FIT)
        yield rule(f"{before} P", points(0, 25), rung=Rung.LAST)
        for suit in Suit:
            run = f"{start} X (2{suit})"
            yield rule(f"{run} X", points(5) & length(suit, 4) & quality(suit, 5))
            for ours in others(suit):
                bid = over(f"2{suit}", ours)
                yield rule(f"{run} {bid}", points(5, 9) & length(ours, bid.level + 3))
            yield rule(f"{run} P", points(0, 20), rung=Rung.LAST)
            yield rule(f"{run} P - X", points(15) & length(suit, 4))
            yield rule(f"{run} P - P", points(15), rung=Rung.LAST)


def _conventions_doubled() -> Iterator[Rule]:
    """Responder doubled: a major that fits is bid, and a pass leaves the choice to partner."""
    sides = ((SPADES, at_least_as_long(SPADES, HEARTS)), (HEARTS, longer(HEARTS, SPADES)))
    for start in THEIR_NOTRUMP:
        for suit in (DIAMONDS, HEARTS, SPADES):
            yield rule(f"{start} 2C (X) P - 2{suit}", length(suit, 6), rung=Rung.ANSWER)
        yield rule(f"{start} 2C (X) P", points(0, 20), rung=Rung.LAST)
        yield rule(f"{start} 2C (X) P - P", length(CLUBS, 6), rung=Rung.ANSWER)
        for suit, preferred in sides:
            yield rule(f"{start} 2D (X) 2{suit}", preferred & length(suit, 3))
            yield rule(f"{start} 2D (X) P - 2{suit}", preferred & length(suit, 4))


CAPPELLETTI = Agreement(
    "cappelletti",
    phrase("Cappelletti over their notrump"),
    (
        *_calls(),
        *_one_suit_answers(),
        *_both_majors_answers(),
        *_major_and_minor_answers(),
        *_both_minors_answers(),
        *_doubled(),
        *_conventions_doubled(),
    ),
)
