"""Jacoby 2NT: over partner's one of a major two notrump is a raise to game or more, and asks for a short suit.

Opener shows a singleton or void at the three level, a good second suit at the four level, else strength: four of the
major is a minimum, three notrump medium, three of the major a maximum (Oswald Jacoby; SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, others
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import (
    SPADES,
    dummy_points,
    good_suit,
    holding,
    length,
    points,
    shaped,
    suit_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Rank, Suit

ASKS = phrase("a raise to game or more, asks for a short suit")
SHORT = phrase("a singleton or void")
ACES = phrase("asks for aces")


def _asked(major: Suit, hand: Claim) -> Rule:
    return rule(f"1{major} - 2N", hand, when=~passed_hand, rung=Rung.FIT, forcing=Forcing.GAME, asks=ASKS)


def _question(major: Suit) -> Iterator[Rule]:
    yield _asked(major, points(12) & dummy_points(major, 13) & length(major, 4))
    # Three trumps will do for a flat hand, which has no suit to bid first.
    flat = length(SPADES, 3, 3) & shaped("4333")
    yield _asked(major, points(13) & length(major, 3, 3) & flat)


def _answers(major: Suit) -> Iterator[Rule]:
    asked = f"1{major} - 2N -"
    for suit in tuple(Suit)[:major]:
        yield rule(f"{asked} 4{suit}", length(suit, 5) & good_suit(suit), rung=Rung.ANSWER)
    for suit in others(major):
        yield rule(f"{asked} 3{suit}", length(suit, 0, 1), rung=Rung.ANSWER, asks=SHORT)
    no_short_suit = shaped("5332", "5422", "6322", "7222")
    yield rule(f"{asked} 3{major}", points(18) & no_short_suit, rung=Rung.ANSWER)
    yield rule(f"{asked} 3N", points(15, 17) & no_short_suit, rung=Rung.ANSWER)
    yield rule(f"{asked} 4{major}", points(10, 14) & no_short_suit, rung=Rung.ANSWER)


def _go_on(major: Suit, answer: str, least: int) -> Iterator[Rule]:
    """With the points for a slam opposite what opener has shown ask for aces, else the game."""
    so_far = f"1{major} - 2N - {answer} -"
    yield rule(f"{so_far} 4N", points(least), forcing=Forcing.ROUND, asks=ACES)
    yield rule(f"{so_far} 4{major}", points(10, least - 1), forcing=Forcing.SIGN_OFF)


def _after(major: Suit) -> Iterator[Rule]:
    for suit in others(major):
        # Nothing wasted opposite the short suit is worth two points.
        works = suit_points(suit, 0, 0) | (holding(Card(suit, Rank.ACE)) & suit_points(suit, 0, 4))
        yield rule(
            f"1{major} - 2N - 3{suit} - 4N",
            points(14) & works,
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
            asks=ACES,
        )
        yield from _go_on(major, f"3{suit}", 16)
    yield from _go_on(major, "3N", 15)
    yield from _go_on(major, f"3{major}", 14)
    for suit in tuple(Suit)[:major]:
        yield from _go_on(major, f"4{suit}", 15)
    yield rule(f"1{major} - 2N - 4{major} - 4N", points(18), forcing=Forcing.ROUND, asks=ACES)
    yield rule(f"1{major} - 2N - 4{major} - P", points(10, 17))


def _last_word(major: Suit) -> Iterator[Rule]:
    """Partner has signed off; opener goes on only with a hand that was never limited."""
    shown = "|".join((*(f"3{suit}" for suit in Suit), "3N", *(f"4{suit}" for suit in tuple(Suit)[:major])))
    so_far = f"1{major} - 2N - {shown} - 4{major} -"
    yield rule(f"{so_far} P", points(10, 17))
    yield rule(f"{so_far} 4N", points(18), forcing=Forcing.ROUND, asks=ACES)


JACOBY_2NT = Agreement(
    "jacoby_2nt",
    phrase("Jacoby 2NT"),
    tuple(
        each for major in MAJORS for part in (_question, _answers, _after, _last_word) for each in part(major)
    ),
)
