"""Game tries: after a single raise 16–18 invite, a side suit asking for help in it, two notrump with a balanced hand.

Nineteen, or a hand of four losers, bids the game at once; with less opener passes. Responder accepts with a maximum of
eight or nine, or seven with help in the suit (standard American texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MINORS, others
from bridgetutor.hands.claims import (
    balanced,
    dummy_points,
    length,
    losers,
    points,
    shaped,
    suit_points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME = total_points(19) | (points(14) & losers(0, 4))
TRY = total_points(16, 18) | (points(13, 15) & losers(0, 5))
HELP = phrase("a game try, asks for help in the suit")


def _help_bid(major: Suit, suit: Suit) -> str:
    return f"{2 + (suit < major)}{suit}"


def _tries(major: Suit) -> Iterator[Rule]:
    raised = f"1{major} - 2{major} -"
    yield rule(f"{raised} 4{major}", GAME, rung=Rung.SPECIAL)
    yield rule(f"{raised} 2N", points(15, 17) & balanced(), forcing=Forcing.ROUND)
    for suit in others(major):
        bid = f"{raised} {_help_bid(major, suit)}"
        yield rule(bid, length(suit, 4) & TRY, forcing=Forcing.ROUND, asks=HELP)
    yield rule(f"{raised} 3{major}", TRY, rung=Rung.QUIET)
    yield rule(f"{raised} P", total_points(10, 15), rung=Rung.QUIET)


def _answers(major: Suit) -> Iterator[Rule]:
    raised = f"1{major} - 2{major} -"
    for suit in others(major):
        so_far = f"{raised} {_help_bid(major, suit)} -"
        helped = dummy_points(major, 7) & (suit_points(suit, 3) | length(suit, 0, 1))
        best = dummy_points(major, 9) & length(major, 4)
        yield rule(f"{so_far} 4{major}", helped | best, rung=Rung.ANSWER)
        yield rule(f"{so_far} 3{major}", dummy_points(major, 3, 9) & length(major, 3), rung=Rung.ANSWER)
    so_far = f"{raised} 2N -"
    yield rule(
        f"{so_far} 3N", dummy_points(major, 8) & shaped("4333") & length(major, 3, 3), rung=Rung.ANSWER
    )
    yield rule(f"{so_far} 4{major}", dummy_points(major, 8), rung=Rung.ANSWER)
    yield rule(f"{so_far} 3{major}", dummy_points(major, 3, 7), rung=Rung.ANSWER)
    yield rule(f"{raised} 3{major} - 4{major}", dummy_points(major, 8), rung=Rung.ANSWER)
    yield rule(f"{raised} 3{major} - P", dummy_points(major, 3, 7), rung=Rung.ANSWER)


def _decisions(major: Suit) -> Iterator[Rule]:
    """Opener has invited and been told."""
    tries = "|".join((*(_help_bid(major, suit) for suit in others(major)), "2N"))
    so_far = f"1{major} - 2{major} - {tries} -"
    yield rule(f"{so_far} 3{major} - P", points(13, 18))
    yield rule(f"{so_far} 4{major} - P", points(13, 18))
    yield rule(f"1{major} - 2{major} - 2N - 3N - P", balanced())
    yield rule(f"1{major} - 2{major} - 4{major} - P", dummy_points(major, 3, 9))


def _minor(minor: Suit) -> Iterator[Rule]:
    """Over two of a minor game is mostly in notrump."""
    raised = f"1{minor} - 2{minor} -"
    flat = balanced()
    yield rule(f"{raised} 2N", points(18, 19) & flat, rung=Rung.SPECIAL)
    yield rule(f"{raised} 2N - 3N", points(7), rung=Rung.ANSWER)
    yield rule(f"{raised} 2N - 3{minor}", points(4, 6) & ~flat, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{raised} 2N - P", points(4, 6), rung=Rung.ANSWER)
    yield rule(f"{raised} 3N", points(19, 21) & length(minor, 3), rung=Rung.QUIET)
    for suit in others(minor):
        bid = f"{raised} {2 + (suit < minor)}{suit}"
        yield rule(bid, points(17, 21) & length(suit, 4) & length(minor, 4) & ~flat, forcing=Forcing.ROUND)
        yield rule(f"{bid} - 3N", points(8) & suit_points(suit, 2), rung=Rung.ANSWER)
        yield rule(f"{bid} - 3{minor}", length(minor, 4), rung=Rung.QUIET)
    yield rule(f"{raised} 3{minor}", points(15, 18) & total_points(17) & length(minor, 6))
    yield rule(f"{raised} P", points(10, 18), rung=Rung.QUIET)


GAME_TRIES = Agreement(
    "game_tries",
    phrase("Game tries after a single raise"),
    (
        *(each for major in MAJORS for part in (_tries, _answers, _decisions) for each in part(major)),
        *(each for minor in MINORS for each in _minor(minor)),
    ),
)
