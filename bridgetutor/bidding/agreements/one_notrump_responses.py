"""Natural answers to 1NT: the invitation and the game in notrump, long suits, and the quantitative slam tries.

Responder adds: game needs 25 points together, a small slam 33, a grand slam 37 (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    first_round_control,
    length,
    points,
    quick_tricks,
    shaped,
    top_honours,
    total_points,
)
from bridgetutor.phrase import phrase

MAJORS, MINORS = (SPADES, HEARTS), (DIAMONDS, CLUBS)

OPENED = "1N -|(X)"
"""After a double all answers keep their meaning."""

WEAK = points(0, 7)
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


def _slams(auction: str) -> Iterator[Rule]:
    """Points alone decide: 33 together make six, 37 seven."""
    yield rule(f"{auction} 4N", SLAM_TRY & balanced(), rung=Rung.SPECIAL, asks=phrase("invites six notrump"))
    yield rule(f"{auction} 6N", SMALL_SLAM & balanced(), rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    yield rule(
        f"{auction} 5N",
        GRAND_SLAM_TRY & balanced(),
        rung=Rung.SPECIAL,
        forcing=Forcing.ROUND,
        asks=phrase("asks for seven notrump with a maximum, else six"),
    )
    yield rule(f"{auction} 7N", GRAND_SLAM & balanced(), rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)


def quantitative(auction: str) -> Iterator[Rule]:
    """The slam tries of a balanced hand after an auction of the 1NT opener and partner, with opener's answers."""
    yield from _slams(auction)
    yield rule(f"{auction} 4N - 6N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 4N - P", points(15, 16), rung=Rung.QUIET)
    yield rule(f"{auction} 5N - 7N", points(17), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 5N - 6N", points(15, 16), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} 4N - 6N|7N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{auction} 5N - 6N|7N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{auction} 6N|7N - P", ALWAYS, rung=Rung.LAST)


def _notrumps() -> Iterator[Rule]:
    yield from quantitative(OPENED)
    yield rule(f"{OPENED} 2N", INVITING)
    yield rule(f"{OPENED} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{OPENED} 2N - P", points(15, 16), rung=Rung.QUIET)
    yield rule(f"{OPENED} 2N - 3N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{OPENED} 3N", points(9, 18), forcing=Forcing.SIGN_OFF)
    yield rule(f"{OPENED} 3N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{OPENED} P", points(0, 8), rung=Rung.LAST)


def _long_minors() -> Iterator[Rule]:
    """A six-card minor that needs one honour from opener runs for nine tricks."""
    for minor in MINORS:
        invites = points(6, 8) & length(minor, 6) & top_honours(minor, 2)
        fitting = length(minor, 2) & top_honours(minor, 1) & points(16)
        yield rule(f"{OPENED} 3{minor}", invites, rung=Rung.SPECIAL)
        yield rule(
            f"{OPENED} 3{minor} - 3N", fitting | points(17), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
        )
        yield rule(f"{OPENED} 3{minor} - P", points(15, 16), rung=Rung.QUIET)
        yield rule(f"{OPENED} 3{minor} - 3N - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{OPENED} 3N", points(9, 13) & length(minor, 6), forcing=Forcing.SIGN_OFF)


def _slam_in_a_major() -> Iterator[Rule]:
    """A jump to three of a major: six cards and thoughts of a slam."""
    for major in MAJORS:
        asked = f"{OPENED} 3{major}"
        yield rule(asked, total_points(16) & length(major, 6), rung=Rung.SPECIAL, forcing=Forcing.GAME)
        likes = MAXIMUM & length(major, 3)
        cues = (CLUBS, DIAMONDS, HEARTS) if major is SPADES else (CLUBS, DIAMONDS)
        for suit in cues:
            yield rule(
                f"{asked} - 4{suit}",
                likes & first_round_control(suit),
                rung=Rung.ANSWER,
                forcing=Forcing.ROUND,
                asks=phrase("a control for a slam in {suit}", suit=major),
            )
            yield from _after_the_cue(f"{asked} - 4{suit}", str(major))
        yield rule(f"{asked} - 4{major}", length(major, 3))
        yield rule(f"{asked} - 3N", length(major, 2, 2))
        yield rule(f"{asked} - 3N - 6{major}", total_points(20), rung=Rung.SPECIAL)
        yield rule(f"{asked} - 3N - 4{major}", length(major, 6), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        yield rule(f"{asked} - 3N - 4{major}|6{major} - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{asked} - 4{major} - 6{major}", total_points(20), rung=Rung.QUIET)
        yield rule(f"{asked} - 4{major} - P", total_points(0, 19), rung=Rung.LAST)
        yield rule(f"{asked} - 4{major} - 6{major} - P", ALWAYS, rung=Rung.LAST)


def _after_the_cue(auction: str, major: str) -> Iterator[Rule]:
    """Opener has a fit and a maximum: responder asks for aces, or has shown enough."""
    strong = total_points(18) | quick_tricks(3)
    yield rule(
        f"{auction} - 4N", strong, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=phrase("asks for aces")
    )
    yield rule(f"{auction} - 4{major}", total_points(16, 17), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(f"{auction} - 4{major} - P", ALWAYS, rung=Rung.LAST)


LONG_MINOR = some(length(minor, 6) for minor in MINORS)

ONE_NOTRUMP_RESPONSES = Agreement(
    "responses to 1NT",
    phrase("Responses to one notrump"),
    (*_slam_in_a_major(), *_long_minors(), *_notrumps()),
)
