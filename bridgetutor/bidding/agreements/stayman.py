"""Stayman: over partner's 1NT two clubs ask for a four-card major (named after Samuel Stayman).

Answers: 2♦ none, 2♥ hearts and perhaps spades, 2♠ spades only. A weak hand short in clubs may ask and pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.one_notrump_responses import (
    GAME,
    INVITING,
    MAXIMUM,
    SLAM_TRY,
    quantitative,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Suit,
    balanced,
    dummy_points,
    length,
    points,
    total_points,
)
from bridgetutor.phrase import phrase

A_MAJOR = length(HEARTS, 4, 4) | length(SPADES, 4, 4)
A_MINOR_FOR_SLAM = points(14) & (length(CLUBS, 5) | length(DIAMONDS, 5)) & ~balanced()
ESCAPE = points(0, 7) & length(SPADES, 3, 4) & length(HEARTS, 3, 4) & length(DIAMONDS, 4) & length(CLUBS, 0, 1)
"""A weak hand short in clubs passes any answer."""

ASK = (points(8) & A_MAJOR) | (ESCAPE & A_MAJOR) | (A_MINOR_FOR_SLAM & length(HEARTS, 0, 4) & length(SPADES, 0, 4))

ASKED = "1N -|(X) 2C|2C -"
"""Two clubs, with or without a double by the hand before."""

ASKED = "1N -|(X) 2C -"
DOUBLED = "1N (2C) X -"
"""Over an overcall of two clubs the double asks the same question."""


class Majors(NamedTuple):
    """The major that opener has shown, and the other one."""

    shown: Suit
    other: Suit


EACH_MAJOR = (Majors(HEARTS, SPADES), Majors(SPADES, HEARTS))


def _question() -> Iterator[Rule]:
    asks = phrase("asks for a four-card major")
    yield rule("1N -|(X) 2C", ASK, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)
    yield rule(
        "1N (2C) X", points(8) & A_MAJOR, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks
    )


def _answers(asked: str) -> Iterator[Rule]:
    yield rule(f"{asked} 2H", length(HEARTS, 4), rung=Rung.ANSWER)
    yield rule(f"{asked} 2S", length(SPADES, 4) & length(HEARTS, 2, 3), rung=Rung.ANSWER)
    none = length(HEARTS, 2, 3) & length(SPADES, 2, 3)
    yield rule(f"{asked} 2D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))


def _after_two_diamonds(asked: str) -> Iterator[Rule]:
    """No fit in the four-card major; with five cards in the other one there is another chance."""
    denied = f"{asked} 2D -"
    for suit, other in EACH_MAJOR:
        two_suited = length(suit, 5) & length(other, 4, 4)
        yield rule(f"{denied} 4{suit}", GAME & length(suit, 6) & points(10, 14), forcing=Forcing.SIGN_OFF)
        yield rule(f"{denied} 3{suit}", GAME & two_suited, forcing=Forcing.GAME)
        yield rule(f"{denied} 2{suit}", points(8, 9) & two_suited)
        yield rule(f"{denied} 2{suit} - 4{suit}", MAXIMUM & length(suit, 3), rung=Rung.ANSWER)
        yield rule(f"{denied} 2{suit} - 3N", MAXIMUM & length(suit, 2, 2), rung=Rung.ANSWER)
        yield rule(f"{denied} 2{suit} - P", points(15, 16), rung=Rung.QUIET)
        yield rule(f"{denied} 2{suit} - 4{suit}|3N - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{denied} 3{suit} - 4{suit}", length(suit, 3), rung=Rung.ANSWER)
        yield rule(f"{denied} 3{suit} - 3N", length(suit, 2, 2), rung=Rung.ANSWER)
        yield rule(f"{denied} 3{suit} - 3N - 4{suit}", length(suit, 6), rung=Rung.QUIET)
        yield rule(f"{denied} 3{suit} - 3N - 4N", points(16), rung=Rung.QUIET, asks=phrase("invites six notrump"))
        yield rule(f"{denied} 3{suit} - 3N - 4N - 6N", MAXIMUM, rung=Rung.ANSWER)
        yield rule(f"{denied} 3{suit} - 3N - 4N - P", points(15, 16), rung=Rung.QUIET)
        yield rule(f"{denied} 3{suit} - 3N - P", points(10, 15), rung=Rung.LAST)
        yield rule(f"{denied} 3{suit} - 3N - 4{suit} - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{denied} 3{suit} - 4{suit} - P", points(10, 16), rung=Rung.LAST)
        yield rule(f"{denied} 4{suit} - P", ALWAYS, rung=Rung.LAST)
    yield from _notrumps(denied)


def _after_a_major(asked: str, majors: Majors) -> Iterator[Rule]:
    """With four of them to the raise, else to notrump, which shows four of the other major."""
    suit, other = majors
    shown = f"{asked} 2{suit} -"
    fit = length(suit, 4)
    worth_game = GAME | (points(8) & dummy_points(suit, 11))
    slam = fit & dummy_points(suit, 18)
    yield rule(f"{shown} 4C", slam, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=phrase("asks for aces"))
    yield rule(f"{shown} 4{suit}", fit & worth_game & dummy_points(suit, 0, 17), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3{suit}", fit & INVITING & ~worth_game)
    yield rule(f"{shown} 3{suit} - 4{suit}", MAXIMUM, rung=Rung.ANSWER)
    yield rule(f"{shown} 3{suit} - P", points(15, 16), rung=Rung.QUIET)
    yield rule(f"{shown} 3{suit} - 4{suit} - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{shown} 4{suit} - P", ALWAYS, rung=Rung.LAST)
    yield from _the_other_major(shown, suit, other)
    yield from _notrumps(shown)


def _the_other_major(shown: str, suit: Suit, other: Suit) -> Iterator[Rule]:
    """Opener has hearts and perhaps spades: responder's notrump shows those."""
    for both in (SPADES,)[: int(other is SPADES)]:
        yield rule(f"{shown} 2N - 4{both}", MAXIMUM & length(both, 4), rung=Rung.ANSWER)
        yield rule(f"{shown} 2N - 3{both}", points(15, 16) & length(both, 4), rung=Rung.ANSWER)
        yield rule(f"{shown} 3N - 4{both}", length(both, 4), rung=Rung.ANSWER)
        yield rule(f"{shown} 2N - 3{both}|4{both} - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{shown} 3N - 4{both} - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{shown} 4N - 6{both}", MAXIMUM & length(both, 4), rung=Rung.ANSWER)


def _notrumps(shown: str) -> Iterator[Rule]:
    """Without a fit: notrump by points, or a long minor for a slam."""
    for minor in (DIAMONDS, CLUBS):
        tried = f"{shown} 3{minor}"
        yield rule(tried, A_MINOR_FOR_SLAM & length(minor, 5), rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{tried} - 4{minor}", length(minor, 4), rung=Rung.ANSWER, forcing=Forcing.GAME)
        yield rule(f"{tried} - 3N", length(minor, 2, 3), rung=Rung.ANSWER)
        yield rule(f"{tried} - 3N - 6N", points(18), rung=Rung.QUIET)
        yield rule(f"{tried} - 3N - 4N", SLAM_TRY, rung=Rung.QUIET, asks=phrase("invites six notrump"))
        yield rule(f"{tried} - 3N - 4N - 6N", MAXIMUM, rung=Rung.ANSWER)
        yield rule(f"{tried} - 3N - 4N - P", points(15, 16), rung=Rung.QUIET)
        yield rule(f"{tried} - 3N - 6N - P", ALWAYS, rung=Rung.LAST)
        yield rule(f"{tried} - 3N - P", points(14, 17), rung=Rung.LAST)
        yield rule(f"{tried} - 4{minor} - 6{minor}", total_points(18), rung=Rung.QUIET)
        yield rule(f"{tried} - 4{minor} - 5{minor}", total_points(15, 17), rung=Rung.LAST)
        yield rule(f"{tried} - 4{minor} - 5{minor}|6{minor} - P", ALWAYS, rung=Rung.LAST)
    yield from quantitative(shown)
    yield rule(f"{shown} 2N", INVITING)
    yield rule(f"{shown} 3N", GAME & points(10, 17), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 2N - 3N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 2N - P", points(15, 16), rung=Rung.QUIET)
    yield rule(f"{shown} 2N - 3N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{shown} 3N - P", ALWAYS, rung=Rung.LAST)
    yield rule(f"{shown} P", points(0, 7) | INVITING, rung=Rung.LAST)


def _rules() -> Iterator[Rule]:
    yield from _question()
    for asked in (ASKED, DOUBLED):
        yield from _answers(asked)
        yield from _after_two_diamonds(asked)
        for majors in EACH_MAJOR:
            yield from _after_a_major(asked, majors)
    # Of a double for penalties opener makes what he can: good clubs are worth more than an answer.
    yield rule("1N (2C) X - P", length(CLUBS, 5), rung=Rung.SPECIAL)


STAYMAN = Agreement("stayman", phrase("Stayman"), tuple(_rules()))
