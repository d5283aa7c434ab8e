"""Responder after opener's cheap second suit (10–18): pass and preference are weak, jumps and 2NT invite with 10 to 12.

With 13 responder bids a game he can see, else the fourth suit. Preference for the first suit takes only as many cards
as are held in the second, even two against two.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.fourth_suit_forcing import THREE_SUITS, ThreeSuits
from bridgetutor.bidding.ladder import majors_of, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    CLUBS,
    SPADES,
    at_least_as_long,
    balanced,
    dummy_points,
    fit_points,
    half_stopper,
    length,
    longer,
    points,
    semi_balanced,
    stopper,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

WEAK, INVITING = points(0, 9), points(10, 12)
NOT_PREFERRED = {CLUBS: 5}
"""One club may have been three cards: five to go back to it."""


def _raises(suits: ThreeSuits) -> Iterator[Rule]:
    so_far, second = f"{suits} -", suits.second
    lowest = over(suits.rebid, second)
    fit = length(second, 4)
    for major in majors_of(second):
        yield rule(f"{so_far} 4{major}", fit & points(9) & fit_points(second, 14, 18, told=4), rung=Rung.FIT)
    for cheap in (lowest,)[: 3 - lowest.level]:
        single = points(4) & dummy_points(second, 6) & fit_points(second, 0, 10, told=4)
        yield rule(f"{so_far} {cheap}", fit & single, rung=Rung.FIT)
        invites = points(7) & fit_points(second, 11, 13, told=4)
        yield rule(f"{so_far} {raised(cheap)}", fit & invites, rung=Rung.FIT)
    for dear in (lowest,)[: lowest.level - 2]:
        yield rule(f"{so_far} {dear}", fit & points(8, 12) & dummy_points(second, 10), rung=Rung.FIT)


def _preference(suits: ThreeSuits) -> Iterator[Rule]:
    so_far, opened, second = f"{suits} -", suits.opened, suits.second
    back = over(suits.rebid, opened)
    four = length(opened, NOT_PREFERRED.get(opened, 4))
    for major in majors_of(opened):
        fit = length(major, 3)
        yield rule(f"{so_far} 4{major}", fit & points(10) & dummy_points(major, 13, 16), rung=Rung.FIT)
        yield rule(f"{so_far} 3{major}", fit & points(7) & dummy_points(major, 10, 12), rung=Rung.FIT)
        yield rule(f"{so_far} 2{major}", fit & points(0, 9), rung=Rung.FIT)
    yield rule(f"{so_far} {raised(back)}", four & INVITING & ~balanced(), rung=Rung.QUIET)
    yield rule(f"{so_far} {back}", four & WEAK & ~balanced(), rung=Rung.QUIET)
    yield from _two_suits(suits, second)


def _own_suit(suits: ThreeSuits) -> Iterator[Rule]:
    so_far, suit = f"{suits} -", suits.answered
    six = length(suit, 6)
    cheap = over(suits.rebid, suit)
    for major in majors_of(suit):
        long = length(suit, 7) & points(9, 14)
        yield rule(f"{so_far} 4{major}", long, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} {raised(cheap)}", six & points(9, 11) & total_points(11, 13))
    yield rule(f"{so_far} {cheap}", six & WEAK)


def _notrump(suits: ThreeSuits) -> Iterator[Rule]:
    so_far, fourth = f"{suits} -", suits.fourth
    cheap = over(suits.rebid, Strain.NOTRUMP)
    yield rule(f"{so_far} 3N", points(13, 17) & stopper(fourth) & length(suits.answered, 4, 5))
    yield rule(f"{so_far} 2N", points(11, 12) & total_points(11, 13) & half_stopper(fourth))
    for _ in (cheap,)[: 2 - cheap.level]:
        yield rule(f"{so_far} 1N", points(5, 10) & half_stopper(fourth), rung=Rung.QUIET)
        yield rule(f"{so_far} P", points(0, 6) & length(suits.second, 3), rung=Rung.QUIET)
        yield rule(f"{so_far} 1N", points(5, 10) & length(suits.answered, 4, 7), rung=Rung.LAST)
    yield rule(f"{so_far} 2N", points(10, 11) & stopper(fourth), rung=Rung.QUIET)
    yield rule(f"{so_far} 2N", INVITING, rung=Rung.LAST)


def _accepting(suits: ThreeSuits) -> Iterator[Rule]:
    """Opener, over two notrump with eleven or twelve: thirteen are enough, a long suit is safer with less."""
    invited, answered = f"{suits} - 2N", suits.answered
    for major in majors_of(answered):
        # Three cards and a short suit: partner may have five.
        three = points(13) & length(major, 3, 3) & ~balanced()
        yield rule(f"{invited} - 3{major}", three, rung=Rung.FIT, forcing=Forcing.GAME)
        yield rule(f"{invited} - 3{major} - 4{major}", length(major, 5), rung=Rung.FIT)
        yield rule(f"{invited} - 3{major} - 3N", length(major, 4, 4), rung=Rung.QUIET)
    yield rule(f"{invited} - 3N", points(13))
    yield rule(f"{invited} - 3{suits.second}", points(10, 12) & length(suits.second, 5), rung=Rung.QUIET)
    six = points(10, 12) & length(suits.opened, 6) & ~semi_balanced()
    yield rule(f"{invited} - 3{suits.opened}", six, rung=Rung.QUIET)


def _over_one_notrump(suits: ThreeSuits) -> Iterator[Rule]:
    """Opener's third bid: 16 and 17 invite, with a long suit in that; eight of the five to ten accept."""
    for so_far in (f"{suits} - 1N -",)[: 2 - int(suits.rebid[0])]:
        opened, second = suits.opened, suits.second
        yield rule(f"{so_far} 3N", points(18))
        yield rule(f"{so_far} 3{opened}", points(16, 17) & length(opened, 6))
        yield rule(f"{so_far} 3{opened} - 3N", points(8), rung=Rung.QUIET)
        yield rule(f"{so_far} 2N", points(16, 17) & length(opened, 3, 5))
        yield rule(f"{so_far} 2N - 3N", points(8), rung=Rung.QUIET)
        yield rule(f"{so_far} 2N - P", points(5, 7), rung=Rung.QUIET)
        # Eleven cards in two suits, or six in one and no balance: not a hand for notrump.
        yield rule(f"{so_far} 2{second}", points(10, 15) & length(second, 5), rung=Rung.QUIET)
        six = points(10, 15) & length(opened, 6) & ~semi_balanced()
        yield rule(f"{so_far} 2{opened}", six, rung=Rung.QUIET)


def _two_suits(suits: ThreeSuits, second: Suit) -> Iterator[Rule]:
    """At the two level: pass with more cards in the second suit, else back to the first."""
    for auction in (str(suits),)[: int(suits.rebid[0]) - 1]:
        opened = suits.opened
        yield rule(f"{auction} - P", points(0, 7) & longer(second, opened), rung=Rung.LAST)
        equal = at_least_as_long(opened, second) & length(opened, 2)
        yield rule(f"{auction} - 2{opened}", points(0, 9) & equal, rung=Rung.LAST)
        yield rule(f"{auction} - 2{opened}", points(8, 12) & length(opened, 2), rung=Rung.LAST)
        yield rule(f"{auction} - P", points(0, 10), rung=Rung.LAST)


def _one_spade() -> Iterator[Rule]:
    """Over one heart the fourth suit is natural at the one level."""
    yield rule("1C - 1D - 1H - 1S", points(5) & length(SPADES, 4), forcing=Forcing.ROUND)
    yield rule("1C - 1D - 1H - 1S - 2S", points(10, 15) & length(SPADES, 4), rung=Rung.FIT)
    yield rule("1C - 1D - 1H - 1S - 3S", points(16) & length(SPADES, 4), rung=Rung.FIT)
    yield rule("1C - 1D - 1H - 1S - 2C", points(10, 15) & length(CLUBS, 5))
    yield rule("1C - 1D - 1H - 1S - 2N", points(17, 18))
    yield rule("1C - 1D - 1H - 1S - 1N", points(10, 16), rung=Rung.QUIET)
    yield rule("1C - 1D - 1H - 1S - 3C", points(16) & length(CLUBS, 5), rung=Rung.QUIET)


RESPONDER_AFTER_SECOND_SUIT = Agreement(
    "responder_after_second_suit",
    phrase("Responder after opener's second suit"),
    (
        *_one_spade(),
        *(
            each
            for suits in THREE_SUITS
            for part in (_raises, _own_suit, _preference, _notrump, _accepting, _over_one_notrump)
            for each in part(suits)
        ),
    ),
)
