"""Game tries: after a single raise 18–20 invite, a side suit asking for help in it, two notrump with a balanced hand.

Short suits, aces and a sixth trump count. Twenty-one bid the game at once; with less opener passes. Responder
accepts with a maximum of nine, or seven with help in the suit (standard American texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import MAJORS, MINORS, others
from bridgetutor.hands.claims import (
    balanced,
    dummy_points,
    fit_points,
    length,
    points,
    shaped,
    suit_points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

GAME, TRY = 21, 18
HELP = phrase("a game try, asks for help in the suit")


def _help_bid(major: Suit, suit: Suit) -> str:
    return f"{2 + (suit < major)}{suit}"


def _tries(major: Suit) -> Iterator[Rule]:
    raised = f"1{major} - 2{major} -"
    tries = fit_points(major, TRY, GAME - 1, told=5)
    yield rule(f"{raised} 4{major}", fit_points(major, GAME, told=5), rung=Rung.SPECIAL)
    yield rule(f"{raised} 2N", points(15, 17) & balanced(), forcing=Forcing.ROUND)
    for suit in others(major):
        bid = f"{raised} {_help_bid(major, suit)}"
        yield rule(bid, length(suit, 4) & tries, forcing=Forcing.ROUND, asks=HELP)
    yield rule(f"{raised} 3{major}", tries, rung=Rung.QUIET)
    yield rule(f"{raised} P", fit_points(major, 0, TRY - 1, told=5), rung=Rung.QUIET)


def _answers(major: Suit) -> Iterator[Rule]:
    raised = f"1{major} - 2{major} -"
    for suit in others(major):
        so_far = f"{raised} {_help_bid(major, suit)} -"
        helped = dummy_points(major, 7) & (suit_points(suit, 3) | length(suit, 0, 1))
        best = fit_points(major, 9, told=3)
        yield rule(f"{so_far} 4{major}", length(major, 3) & (helped | best), rung=Rung.ANSWER)
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
    tried = fit_points(major, TRY, GAME - 1, told=5)
    yield rule(f"{so_far} 3{major} - P", tried)
    yield rule(f"{so_far} 4{major} - P", tried)
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
