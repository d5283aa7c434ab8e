"""Opener after two or three notrump in answer to one of a suit: the strength is known, so the level is mostly clear.

Over two notrump (13–15) opener shows shape on the way to game; thirty-three points together are worth a slam.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import partner_passed
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MINORS, others
from bridgetutor.hands.claims import balanced, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

INVITES = phrase("invites six notrump")


def _after_two(minor: Suit) -> Iterator[Rule]:
    so_far = f"1{minor} - 2N -"
    bal, free = balanced(), ~partner_passed
    yield rule(f"{so_far} 6N", points(19), when=free, rung=Rung.SPECIAL)
    yield rule(f"{so_far} 4N", points(17, 18) & bal, when=free, rung=Rung.SPECIAL, asks=INVITES)
    yield rule(f"{so_far} 4N - 6N", points(15), rung=Rung.ANSWER)
    yield rule(f"{so_far} 4N - P", points(13, 14), rung=Rung.ANSWER)
    for suit in others(minor):
        yield rule(f"{so_far} 3{suit}", length(suit, 4) & ~bal, when=free, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3{minor}", length(minor, 6), when=free, forcing=Forcing.GAME)
    yield rule(f"{so_far} 3N", points(10, 16), when=free, rung=Rung.QUIET)


def _after_two_by_a_passed_hand(opened: Suit) -> Iterator[Rule]:
    so_far, when = f"1{opened} - 2N -", partner_passed
    yield rule(f"{so_far} 3{opened}", points(10, 13) & length(opened, 6), when=when)
    yield rule(f"{so_far} 3N", points(14, 21), when=when)
    yield rule(f"{so_far} P", points(10, 13), when=when)


def _after_three(opened: Suit, least: int) -> Iterator[Rule]:
    """`least` makes thirty-three opposite the least that partner has; a point less will do as well."""
    so_far = f"1{opened} - 3N -"
    yield rule(f"{so_far} 6N", points(least - 1), rung=Rung.SPECIAL)
    yield rule(f"{so_far} 4N", points(least - 2, least - 2), asks=INVITES)
    yield rule(f"{so_far} 4N - 6N", points(17), rung=Rung.ANSWER)
    yield rule(f"{so_far} 4N - P", points(15, 16), rung=Rung.ANSWER)
    yield rule(f"{so_far} P", points(10, least - 3), rung=Rung.QUIET)


def _four_of_the_major(major: Suit) -> Rule:
    return rule(f"1{major} - 3N - 4{major}", points(10, 15) & length(major, 6))


REBIDS_AFTER_NOTRUMP_JUMPS = Agreement(
    "rebids_after_notrump_jumps",
    phrase("Opener's rebid after two or three notrump"),
    (
        *(each for minor in MINORS for each in _after_two(minor)),
        *(each for suit in Suit for each in _after_two_by_a_passed_hand(suit)),
        *map(_four_of_the_major, MAJORS),
        *(each for minor in MINORS for each in _after_three(minor, 17)),
        *(each for major in MAJORS for each in _after_three(major, 18)),
    ),
)
