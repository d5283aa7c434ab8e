"""When the next hand doubles our opening for takeout: redouble with ten, bid what is natural, shut them out with a fit.

New suits force at the one level and do not at the two level; raises go by trumps: two on 6–9, three and four weak with
more of them; two notrump is a limit raise or better, one notrump 6–9 (SAYC booklet; the raise is Alan Truscott's).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.ladder import MAJORS, MINORS, higher, lower, majors_of, minors_of, others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    at_least_as_long,
    balanced,
    dummy_points,
    fit_points,
    good_suit,
    length,
    longer,
    points,
    shaped,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

FLAT = shaped("4333")
"""Nothing to ruff: a barrage would be down for no good reason."""
LIMIT_RAISE = phrase("a limit raise or better")
REDOUBLE = phrase("ten points or more: the hand is ours")


class Trumps(NamedTuple):
    """The support that a raise to two, a raise to three, and two notrump take."""

    two: Claim
    three: Claim
    limit: Claim


TRUMPS = {
    **{major: Trumps(length(major, 3), length(major, 4), length(major, 4)) for major in MAJORS},
    DIAMONDS: Trumps(length(DIAMONDS, 4), length(DIAMONDS, 5), length(DIAMONDS, 5)),
    CLUBS: Trumps(length(CLUBS, 5), length(CLUBS, 6), length(CLUBS, 5)),
}


def _no_major(opened: Suit) -> Claim:
    """No major of four that could be bid at the one level."""
    return every(length(major, 0, 3) for major in majors_of(*higher(opened)))


def _major_raises(major: Suit) -> Iterator[Rule]:
    before, trumps = f"1{major} (X)", TRUMPS[major]
    short = some(length(other, 0, 1) for other in others(major))
    yield rule(f"{before} 4{major}", points(2, 9) & length(major, 5) & short, rung=Rung.FIT)
    limit = trumps.limit & dummy_points(major, 10)
    yield rule(f"{before} 2N", points(7) & limit, rung=Rung.FIT, forcing=Forcing.ROUND, asks=LIMIT_RAISE)
    yield rule(f"{before} 3{major}", points(2, 6) & trumps.three & ~FLAT, rung=Rung.FIT)
    yield rule(f"{before} 2{major}", points(3, 9) & dummy_points(major, 5, 11) & trumps.two, rung=Rung.FIT)


def _minor_raises(minor: Suit) -> Iterator[Rule]:
    before, trumps = f"1{minor} (X)", TRUMPS[minor]
    no_major = _no_major(minor)
    limit = trumps.limit & points(9) & dummy_points(minor, 10) & no_major
    yield rule(f"{before} 2N", limit, rung=Rung.FIT, forcing=Forcing.ROUND, asks=LIMIT_RAISE)
    yield rule(f"{before} 3{minor}", points(2, 7) & trumps.three & no_major & ~balanced())
    yield rule(f"{before} 2{minor}", points(5, 9) & trumps.two & no_major & ~balanced())


def _one_level(opened: Suit) -> Iterator[Rule]:
    """Five cards, the higher of two suits, then four cards up the line, a major before diamonds."""
    for suit in higher(opened):
        over = (at_least_as_long(suit, other) for other in lower(suit, opened))
        under = (longer(suit, other) for other in higher(suit))
        yield from _forcing(f"1{opened} (X) 1{suit}", points(5) & length(suit, 5) & every((*over, *under)))
    for suit in (*majors_of(*higher(opened))[::-1], *minors_of(*higher(opened))):
        yield from _forcing(f"1{opened} (X) 1{suit}", points(6) & length(suit, 4))


def _forcing(bid: str, hand: Claim) -> Iterator[Rule]:
    yield rule(bid, hand, when=~passed_hand, forcing=Forcing.ROUND)
    yield rule(bid, hand & points(0, 12), when=passed_hand)


def _two_level(opened: Suit) -> Iterator[Rule]:
    """To play, if partner likes it."""
    for suit in lower(opened):
        six = points(5, 9) & length(suit, 6)
        five = points(7, 9) & length(suit, 5) & good_suit(suit) & length(opened, 0, 2)
        yield rule(f"1{opened} (X) 2{suit}", six | five)


def _the_rest(opened: Suit) -> Iterator[Rule]:
    before = f"1{opened} (X)"
    for strength in (points(10, 12), points(13)):
        yield rule(f"{before} XX", strength, artificial=False, asks=REDOUBLE)
    yield rule(f"{before} 1N", points(6, 9) & balanced() & _no_major(opened), rung=Rung.QUIET)
    yield rule(f"{before} 1N", points(7, 9) & _no_major(opened), rung=Rung.LAST)
    yield rule(f"{before} P", points(0, 8), rung=Rung.LAST)


def _after_two_notrump(opened: Suit) -> Iterator[Rule]:
    """Opener, opposite a limit raise: three with a minimum, else the game."""
    before = f"1{opened} (X) 2N -"
    yield from AFTER_TWO_NOTRUMP[opened.is_major](before, opened)
    yield rule(f"{before} 3{opened}", points(10, 16))


def _major_game(before: str, major: Suit) -> Iterator[Rule]:
    yield rule(f"{before} 4{major}", fit_points(major, 15, told=5) & length(major, 5), rung=Rung.SPECIAL)
    yield rule(f"{before} 3{major} - 4{major}", points(12) | dummy_points(major, 13), rung=Rung.ANSWER)
    yield rule(f"{before} 3{major} - P", dummy_points(major, 10, 12), rung=Rung.ANSWER)


def _minor_game(before: str, minor: Suit) -> Iterator[Rule]:
    yield rule(f"{before} 3N", points(14) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{before} 3N", points(16), rung=Rung.SPECIAL)
    yield rule(f"{before} 3{minor} - 3N", points(13), rung=Rung.ANSWER)
    yield rule(f"{before} 3{minor} - P", points(9, 12), rung=Rung.ANSWER)


AFTER_TWO_NOTRUMP = {True: _major_game, False: _minor_game}


def _after_a_redouble(opened: Suit) -> Iterator[Rule]:
    """Opener lets the redouble stand, or waits for partner to double what they run to."""
    before = f"1{opened} (X) XX"
    yield rule(f"{before} - P", points(10), rung=Rung.ANSWER)
    for theirs in others(opened):
        runs = f"{before} ({1 + (theirs < opened)}{theirs})"
        yield rule(f"{runs} X", points(10) & length(theirs, 4), rung=Rung.SPECIAL)
        weak = points(10, 13) & length(opened, 6) & length(theirs, 0, 2)
        yield rule(f"{runs} 2{opened}", weak, rung=Rung.SPECIAL)
        yield rule(f"{runs} P", points(10), rung=Rung.QUIET, forcing=Forcing.ROUND)
        yield from _redoubler(f"{runs} P -", opened, theirs)
        yield from _redoubler(f"{before} - P ({1 + (theirs < opened)}{theirs})", opened, theirs)


def _redoubler(before: str, opened: Suit, theirs: Suit) -> Iterator[Rule]:
    """Who redoubled doubles with trumps, shows a fit with a jump, or bids what there is."""
    trumps = length(theirs, 4) | (length(theirs, 3) & length(opened, 0, 2))
    fit = TRUMPS[opened].two
    yield rule(f"{before} 3{opened}", points(10, 12) & fit, rung=Rung.FIT)
    yield rule(f"{before} X", points(10) & trumps, rung=Rung.SPECIAL)
    yield rule(f"{before} 4{opened}", points(13) & length(opened, 3), rung=Rung.FIT)
    yield rule(f"{before} 2N", points(10, 12), rung=Rung.QUIET)
    yield rule(f"{before} 3N", points(13), rung=Rung.QUIET)


SUITS_OPENED = (*MAJORS, *MINORS)

AFTER_TAKEOUT_DOUBLE = Agreement(
    "after_takeout_double",
    phrase("After a takeout double of our opening"),
    (
        *(each for major in MAJORS for each in _major_raises(major)),
        *(each for minor in MINORS for each in _minor_raises(minor)),
        *(
            each
            for opened in SUITS_OPENED
            for part in (_one_level, _two_level, _the_rest, _after_two_notrump, _after_a_redouble)
            for each in part(opened)
        ),
    ),
)
