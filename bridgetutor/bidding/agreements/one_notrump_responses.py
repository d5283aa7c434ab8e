"""Natural answers to 1NT: notrump by points, long suits, and the quantitative slam tries.

Responder adds: a game needs 25 points together, a small slam 33, a grand slam 37 (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import NEVER, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    first_round_control,
    length,
    points,
    shaped,
    top_honours,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

MAJORS, MINORS = (SPADES, HEARTS), (DIAMONDS, CLUBS)

OPENED = "1N -|(X)"
"""After a double all answers keep their meaning."""

FLAT_TEN = points(10, 10) & shaped("4333")
"""Ten points without a long suit are worth nine."""
INVITING = points(8, 9) | FLAT_TEN
GAME = points(10) & ~FLAT_TEN
SLAM_TRY = total_points(16, 17) & points(15)
SMALL_SLAM = total_points(18, 19) & points(16)
GRAND_SLAM_TRY = total_points(20, 21) & points(18)
GRAND_SLAM = total_points(22) & points(20)

MAXIMUM = points(17) | (points(16) & ~shaped("4333"))
"""What accepts an invitation: 17 points, or 16 with some shape."""
SOURCE_OF_TRICKS = some(length(suit, 5) & top_honours(suit, 2) for suit in Suit)
A_LONG_SUIT = some(length(suit, 5) for suit in Suit)
FOR_SLAM = MAXIMUM | (points(15) & SOURCE_OF_TRICKS)
"""What accepts a slam try: a good five-card suit is worth a point."""
MINIMUM = points(15, 16)
RANGE = points(15, 17)

NO_MAJOR = length(HEARTS, 0, 3) & length(SPADES, 0, 3)


def quantitative(auction: str) -> Iterator[Rule]:
    """The slam tries of a hand without a long suit after an auction that 1NT began, with opener's answers."""
    even = balanced() | shaped("4441")
    yield rule(f"{auction} 4N", SLAM_TRY & even)
    yield rule(f"{auction} 6N", SMALL_SLAM & even, forcing=Forcing.SIGN_OFF)
    asks = phrase("asks for seven notrump with a maximum, else six")
    yield rule(f"{auction} 5N", GRAND_SLAM_TRY & even, forcing=Forcing.ROUND, asks=asks)
    yield rule(f"{auction} 7N", GRAND_SLAM & even, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 4N - 6N", FOR_SLAM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 4N - P", MINIMUM, rung=Rung.QUIET)
    yield rule(f"{auction} 5N - 7N", points(17), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 5N - 6N", MINIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)


def invitation(auction: str) -> Iterator[Rule]:
    """Opener's answer to two notrump."""
    yield rule(f"{auction} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 2N - P", MINIMUM, rung=Rung.QUIET)


def _notrumps() -> Iterator[Rule]:
    yield from quantitative(OPENED)
    # A fifth card is worth the tenth point; partner's four-card majors are of no use to such a hand.
    nine = points(9, 9) & NO_MAJOR & A_LONG_SUIT
    yield rule(f"{OPENED} 3N", nine, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    yield rule(f"{OPENED} 2N", INVITING)
    yield from invitation(OPENED)
    yield rule(f"{OPENED} 2N - 3N", points(15) & A_LONG_SUIT, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{OPENED} 3N", points(10, 17) & NO_MAJOR, forcing=Forcing.SIGN_OFF)
    yield rule(f"{OPENED} P", points(0, 8), rung=Rung.QUIET)


def _long_minors() -> Iterator[Rule]:
    """A six-card minor that needs one honour from opener runs for nine tricks."""
    for minor in MINORS:
        invites = points(6, 8) & length(minor, 6) & top_honours(minor, 2)
        fitting = points(16) & length(minor, 2) & top_honours(minor, 1)
        asked = f"{OPENED} 3{minor}"
        yield rule(asked, invites)
        yield rule(f"{asked} - 3N", fitting | points(17), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
        yield rule(f"{asked} - P", MINIMUM, rung=Rung.QUIET)
        game = points(9, 13) & length(minor, 6)
        yield rule(f"{OPENED} 3N", game, forcing=Forcing.SIGN_OFF)


def _slam_in_a_major() -> Iterator[Rule]:
    """A jump to three of a major: six cards and thoughts of a slam."""
    for major in MAJORS:
        asked = f"{OPENED} 3{major}"
        slam_try = total_points(16) & points(12) & length(major, 6)
        yield rule(asked, slam_try, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        cues = {SPADES: (CLUBS, DIAMONDS, HEARTS), HEARTS: (CLUBS, DIAMONDS)}[major]
        for suit in cues:
            cue = f"{asked} - 4{suit}"
            likes = MAXIMUM & length(major, 3) & first_round_control(suit)
            yield rule(
                cue,
                likes,
                rung=Rung.ANSWER,
                forcing=Forcing.ROUND,
                asks=phrase("a control, for a slam in {suit}", suit=major),
            )
            yield rule(
                f"{cue} - 4N",
                total_points(17),
                rung=Rung.QUIET,
                forcing=Forcing.ROUND,
                asks=ACES,
            )
            yield rule(f"{cue} - 4{major}", slam_try, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        # The slam is for responder to look for.
        yield rule(f"{asked} - 4N", NEVER)
        # An overcall of one notrump, answered alike, may hold eighteen.
        yield rule(f"{asked} - 4{major}", points(15) & length(major, 3))
        yield rule(f"{asked} - 3N", length(major, 2, 2))
        # Three cards with opener make nine trumps, which are worth a point more than eight.
        for answer, least in (("3N", 18), (f"4{major}", 17)):
            yield rule(
                f"{asked} - {answer} - 4N",
                total_points(least),
                rung=Rung.QUIET,
                forcing=Forcing.ROUND,
                asks=ACES,
            )
        yield rule(f"{asked} - 3N - 4{major}", total_points(16, 17), forcing=Forcing.SIGN_OFF)
        yield rule(f"{asked} - 4{major} - P", total_points(16, 16), rung=Rung.QUIET)


ONE_NOTRUMP_RESPONSES = Agreement(
    "responses_to_1nt",
    phrase("Responses to one notrump"),
    (*_slam_in_a_major(), *_long_minors(), *_notrumps()),
)
