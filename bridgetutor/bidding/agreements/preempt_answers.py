"""After partner's preempt: raise with three trumps to shut them out, or with the tricks to make it; 3NT with stoppers.

A new suit below game is natural and forcing. The hand that preempted has told its tale and passes from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, Claim, every
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    controls,
    good_suit,
    half_stopper,
    length,
    points,
    quick_tricks,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE, ROUND = Forcing.SIGN_OFF, Forcing.ROUND


class NewSuit(NamedTuple):
    """A new suit over partner's three, its raise, and opener's suit again."""

    opened: Suit
    bid: str
    suit: Suit
    raised: str
    again: str


NEW_SUITS = (
    NewSuit(CLUBS, "3D", DIAMONDS, "4D", "4C"),
    NewSuit(CLUBS, "3H", HEARTS, "4H", "4C"),
    NewSuit(CLUBS, "3S", SPADES, "4S", "4C"),
    NewSuit(DIAMONDS, "3H", HEARTS, "4H", "4D"),
    NewSuit(DIAMONDS, "3S", SPADES, "4S", "4D"),
    NewSuit(HEARTS, "3S", SPADES, "4S", "4H"),
)


def opened(suit: Suit) -> str:
    """The preempt and the pass or double over it."""
    return f"3{suit} -|(X)"


def _stoppers(suit: Suit) -> Claim:
    return every(half_stopper(other) for other in others(suit))


def _majors() -> Iterator[Rule]:
    for major in (SPADES, HEARTS):
        before = opened(major)
        slam = points(16) & length(major, 2) & controls(6)
        yield rule(f"{before} 4N", slam, rung=Rung.SPECIAL, forcing=ROUND, asks=ACES)
        weak = points(6, 13) & length(major, 3)
        many = points(2, 15) & length(major, 4)
        yield rule(f"{before} 4{major}", many, when=~vulnerable, rung=Rung.FIT, forcing=DONE)
        yield rule(f"{before} 4{major}", weak, when=~vulnerable, rung=Rung.FIT, forcing=DONE)
        some = points(8, 15) & length(major, 3)
        yield rule(f"{before} 4{major}", some, when=vulnerable, rung=Rung.FIT, forcing=DONE)
        strong = points(14) & (length(major, 1) | quick_tricks(4))
        yield rule(f"{before} 4{major}", strong, rung=Rung.NATURAL, forcing=DONE)
        yield rule(f"{before} P", points(0, 19), rung=Rung.QUIET)


def _minors() -> Iterator[Rule]:
    for minor in (DIAMONDS, CLUBS):
        before = opened(minor)
        stopped = points(15) & length(minor, 1) & _stoppers(minor)
        yield rule(f"{before} 3N", stopped & points(15, 23), rung=Rung.SPECIAL, forcing=DONE)
        shut_out = points(4, 14) & length(minor, 4)
        yield rule(f"{before} 5{minor}", shut_out, when=~vulnerable, rung=Rung.FIT, forcing=DONE)
        yield rule(f"{before} 4{minor}", points(5, 11) & length(minor, 3), rung=Rung.FIT, forcing=DONE)
        strong = points(15) & length(minor, 2) & quick_tricks(4)
        yield rule(f"{before} 5{minor}", strong, forcing=DONE)
        yield rule(f"{before} 3N", points(17), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{before} P", points(0, 16), rung=Rung.QUIET)


def _new_suits() -> Iterator[Rule]:
    for new in NEW_SUITS:
        shown = f"{opened(new.opened)} {new.bid}"
        good = points(16) & length(new.suit, 6) & good_suit(new.suit)
        yield rule(shown, good, rung=Rung.NATURAL, forcing=ROUND)
        yield rule(f"{shown} - {new.raised}", length(new.opened, 6) & length(new.suit, 2), rung=Rung.FIT)
        yield rule(f"{shown} - {new.again}", length(new.opened, 6), rung=Rung.QUIET)
        for answer in dict.fromkeys((new.raised, new.again)):
            yield rule(f"{shown} - {answer} - P", points(16), rung=Rung.QUIET)
    diamonds = f"{opened(CLUBS)} 3D - 4D"
    yield rule(f"{diamonds} - 5D", points(16), rung=Rung.QUIET, forcing=DONE)


def _fours() -> Iterator[Rule]:
    for minor in (DIAMONDS, CLUBS):
        before = f"4{minor} -|(X)"
        slam = points(18) & length(minor, 2) & controls(7)
        yield rule(f"{before} 4N", slam, rung=Rung.SPECIAL, forcing=ROUND, asks=ACES)
        game = length(minor, 2) & (quick_tricks(3) | points(15))
        shut_out = length(minor, 3) & points(5, 12)
        yield rule(f"{before} 5{minor}", game, rung=Rung.FIT, forcing=DONE)
        yield rule(f"{before} 5{minor}", shut_out, rung=Rung.FIT, forcing=DONE)
        yield rule(f"{before} P", points(0, 20), rung=Rung.QUIET)
    for major in (SPADES, HEARTS):
        before = f"4{major} -|(X)"
        slam = points(17) & length(major, 1) & controls(7)
        yield rule(f"{before} 4N", slam, rung=Rung.SPECIAL, forcing=ROUND, asks=ACES)
        yield rule(f"{before} P", points(0, 24), rung=Rung.QUIET)
    yield rule("5C|5D -|(X) P", points(0, 24), rung=Rung.QUIET)


def _told_his_tale() -> Iterator[Rule]:
    """After the raise, or three notrump, whatever the opponents do."""
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        calls = f"3N|4{suit}|5{suit}|P"
        yield rule(f"3{suit} -|(*) {calls} (*) P", ALWAYS, rung=Rung.QUIET)
        yield rule(f"4{suit} -|(*) 5{suit}|P (*) P", ALWAYS, rung=Rung.QUIET)
    for suit in (SPADES, HEARTS, DIAMONDS):
        yield rule(f"2{suit} -|(*) 3{suit}|4{suit}|P (*) P", ALWAYS, rung=Rung.QUIET)


PREEMPT_ANSWERS = Agreement(
    "answers_to_preempts",
    phrase("After partner's preempt"),
    (*_new_suits(), *_majors(), *_minors(), *_fours(), *_told_his_tale()),
)
