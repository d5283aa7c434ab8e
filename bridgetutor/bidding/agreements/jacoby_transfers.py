"""Jacoby transfers: over partner's 1NT two diamonds show five hearts, two hearts five spades (Oswald Jacoby).

Opener bids the suit; with four of them and a maximum he jumps. Responder then passes, invites, or bids a game or a
second suit (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.one_notrump_responses import (
    GAME,
    MAXIMUM,
    MINIMUM,
    MINORS,
    RANGE,
    SLAM_TRY,
    quantitative,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import (
    HEARTS,
    SPADES,
    as_long,
    balanced,
    dummy_points,
    length,
    longer,
    points,
    semi_balanced,
    stronger,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

OPENED = "1N -|(X)|(2C)"
"""Transfers stay on over a double and over two clubs."""


class Transfer(NamedTuple):
    """The bid, the major it shows, and which hands choose that one."""

    bid: str
    major: Suit
    chooses: Claim


NO_VOID = every(length(suit, 1) for suit in Suit)
"""A void has no use for the number of aces."""
BOTH = as_long(HEARTS, SPADES) & length(HEARTS, 5)
LOWER_FIRST = (points(0, 7) & ~stronger(SPADES, HEARTS)) | points(8, 9)
"""Of five and five a weak hand shows the better suit, an invitation hearts first, a game spades first."""

TRANSFERS = (
    Transfer("2D", HEARTS, longer(HEARTS, SPADES) | (BOTH & LOWER_FIRST)),
    Transfer("2H", SPADES, longer(SPADES, HEARTS) | (BOTH & ~LOWER_FIRST)),
)


def _asking(transfer: Transfer) -> Iterator[Rule]:
    call, major, chooses = transfer
    asked = f"{OPENED} {call}"
    asks = phrase("asks opener to bid {suit}", suit=major)
    shows = length(major, 5) & chooses
    yield rule(asked, shows, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)
    yield rule(f"{asked} - 3{major}", points(17) & length(major, 4), rung=Rung.ANSWER)
    as_told = phrase("as partner asked")
    yield rule(f"{asked} - 2{major}", points(15, 17), rung=Rung.ANSWER, asks=as_told)


def _after_the_jump(jumped: str, major: Suit) -> Iterator[Rule]:
    """Opener has four cards and seventeen points."""
    yield rule(
        f"{jumped} 4N",
        total_points(15) & points(13),
        rung=Rung.SPECIAL,
        forcing=Forcing.ROUND,
        asks=ACES,
    )
    yield rule(f"{jumped} 4{major}", total_points(7) & length(major, 5), forcing=Forcing.SIGN_OFF)
    yield rule(f"{jumped} P", total_points(0, 6), rung=Rung.QUIET)


def _one_suit(made: str, major: Suit) -> Iterator[Rule]:
    """No second suit: by points, with six cards in the major itself."""
    six, five, done = length(major, 6), length(major, 5, 5), Forcing.SIGN_OFF
    strong = total_points(11, 17) & points(8)
    yield rule(f"{made} 4{major}", six & strong, rung=Rung.SPECIAL, forcing=done)
    yield rule(f"{made} 3{major}", six & total_points(9, 10), rung=Rung.SPECIAL)
    accepts = MAXIMUM | (RANGE & length(major, 4))
    yield rule(f"{made} 3{major} - 4{major}", accepts, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{made} 3{major} - P", MINIMUM, rung=Rung.QUIET)
    yield rule(f"{made} 2N", five & points(8, 9))
    fit = RANGE & length(major, 3)
    yield rule(f"{made} 2N - 4{major}", MAXIMUM & fit, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{made} 2N - 3{major}", MINIMUM & fit, rung=Rung.ANSWER)
    # With a fit a singleton is worth the points that opener lacks.
    shapely = five & points(8, 9) & dummy_points(major, 11)
    yield rule(f"{made} 2N - 3{major} - 4{major}", shapely, forcing=done)
    yield rule(f"{made} 2N - 3{major} - P", dummy_points(major, 8, 10), rung=Rung.QUIET)
    yield rule(f"{made} 2N - 3N", MAXIMUM & length(major, 2, 2), rung=Rung.ANSWER, forcing=done)
    yield rule(f"{made} 2N - P", MINIMUM, rung=Rung.QUIET)
    yield from _choice_of_slams(made, major)
    yield from quantitative(made)
    yield rule(f"{made} 3N", five & points(10, 18))
    yield rule(f"{made} 3N - 4{major}", fit, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{made} 3N - P", length(major, 2, 2), rung=Rung.QUIET)
    yield rule(f"{made} P", points(0, 7), rung=Rung.QUIET)


def _choice_of_slams(made: str, major: Suit) -> Iterator[Rule]:
    """Opener's fit counts in a slam try as well."""
    fit = RANGE & length(major, 3)
    accepts = (points(16) & fit) | (RANGE & length(major, 4))
    yield rule(f"{made} 4N - 6{major}", accepts, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)


def _a_minor(made: str, major: Suit) -> Iterator[Rule]:
    """Four cards in a minor: forcing to game, with shortness or a slam in mind."""
    fit = RANGE & length(major, 3)
    for minor in MINORS:
        shown = f"{made} 3{minor}"
        unbalanced = GAME & ~balanced() & ~semi_balanced()
        slammish = points(15) & ~balanced()
        second = length(minor, 4) & length(major, 5, 5) & (unbalanced | slammish)
        yield rule(shown, second, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{shown} - 3{major}", fit, rung=Rung.ANSWER)
        yield rule(f"{shown} - 4{minor}", length(minor, 4) & MAXIMUM, rung=Rung.QUIET)
        yield rule(f"{shown} - 3N", length(major, 2, 2), rung=Rung.QUIET)
        yield from _ace_question(f"{shown} - 3{major}", total_points(16))
        yield rule(f"{shown} - 3{major} - 4{major}", second, rung=Rung.NATURAL, forcing=Forcing.SIGN_OFF)
        yield rule(f"{shown} - 3N - 6N", points(18), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        yield rule(f"{shown} - 3N - 4N", SLAM_TRY, rung=Rung.QUIET)
        yield rule(f"{shown} - 3N - 4N - 6N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
        yield rule(f"{shown} - 3N - 4N - P", MINIMUM, rung=Rung.QUIET)
        yield rule(f"{shown} - 3N - P", points(10, 17), rung=Rung.QUIET)
        yield from _ace_question(f"{shown} - 4{minor}", total_points(16))
        yield rule(f"{shown} - 4{minor} - 5{minor}", second, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)


def _ace_question(agreed: str, enough: Claim) -> Iterator[Rule]:
    yield rule(f"{agreed} - 4N", enough & NO_VOID, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)


def _both_majors() -> Iterator[Rule]:
    """Five and five: through hearts an invitation, through spades a game."""
    both, done = length(HEARTS, 5) & length(SPADES, 5), Forcing.SIGN_OFF
    invited = f"{OPENED} 2D - 2H - 2S"
    inviting = points(8) & both
    yield rule(invited, inviting, rung=Rung.SPECIAL, forcing=Forcing.ROUND)
    hearts = RANGE & length(HEARTS, 3) & ~longer(SPADES, HEARTS)
    spades = length(SPADES, 3) & longer(SPADES, HEARTS)
    yield rule(f"{invited} - 4H", hearts & MAXIMUM, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{invited} - 4S", spades & MAXIMUM, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{invited} - 3H", hearts, rung=Rung.ANSWER)
    yield rule(f"{invited} - 3S", spades, rung=Rung.ANSWER)
    yield rule(f"{invited} - 2N", length(HEARTS, 2, 2) & length(SPADES, 2, 2), rung=Rung.ANSWER)
    yield rule(f"{invited} - 2N - 3N", GAME, forcing=done)
    yield rule(f"{invited} - 2N - P", points(8, 9), rung=Rung.QUIET)
    for major in (HEARTS, SPADES):
        yield rule(f"{invited} - 3{major} - 4{major}", points(9) & both, forcing=done)
        yield rule(f"{invited} - 3{major} - P", points(8, 8), rung=Rung.QUIET)
    forced = f"{OPENED} 2H - 2S - 3H"
    yield rule(forced, GAME & both, rung=Rung.SPECIAL, forcing=Forcing.GAME)
    yield rule(f"{forced} - 4H", hearts, rung=Rung.ANSWER)
    yield rule(f"{forced} - 4S", spades, rung=Rung.ANSWER)
    yield rule(f"{forced} - 3N", length(HEARTS, 2, 2) & length(SPADES, 2, 2), rung=Rung.ANSWER)
    for answer in ("4H", "4S"):
        yield from _ace_question(f"{forced} - {answer}", total_points(17))
    for answer in ("4H", "4S", "3N"):
        yield rule(f"{forced} - {answer} - P", total_points(12, 16), rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    for transfer in TRANSFERS:
        call, major, _ = transfer
        yield from _asking(transfer)
        yield from _after_the_jump(f"{OPENED} {call} -|(X) 3{major} -", major)
        yield from _a_minor(f"{OPENED} {call} -|(X) 2{major} -", major)
    yield from _both_majors()
    for call, major, _ in TRANSFERS:
        yield from _one_suit(f"{OPENED} {call} -|(X) 2{major} -", major)


JACOBY_TRANSFERS = Agreement("jacoby_transfers", phrase("Jacoby transfers"), tuple(_rules()))
