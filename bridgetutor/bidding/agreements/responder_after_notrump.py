"""Responder over opener's 1NT rebid (12–14): old suits and lower ones close, 2NT and jumps invite, a reverse forces.

New minor forcing is not part of SAYC: at the two level a lower new suit is weak, and only a higher one, or a jump in a
new suit, forces to game.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import higher, lower, majors_of, others
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_OVER_ONE, OneOverOne
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import (
    CLUBS,
    at_least_as_long,
    balanced,
    half_stopper,
    length,
    longer,
    points,
    shaped,
    total_points,
)
from bridgetutor.phrase import phrase

WEAK, INVITING, GAME = points(0, 10), points(11, 12), points(13)
INVITING_SUIT = points(9, 12) & total_points(11, 13)
"""The sixth card counts."""

SIX_NOTRUMP = phrase("invites six notrump")
FLAT = balanced() | shaped("5422", "4441")


def _notrump(start: OneOverOne) -> Iterator[Rule]:
    so_far = f"{start} - 1N -"
    yield rule(f"{so_far} 6N", points(19) & FLAT, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 4N", points(17, 18) & FLAT, rung=Rung.SPECIAL, asks=SIX_NOTRUMP)
    yield rule(f"{so_far} 4N - 6N", points(14), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 4N - P", points(10, 13), rung=Rung.ANSWER)
    yield rule(f"{so_far} 3N", points(13, 16) & FLAT)
    yield rule(f"{so_far} 3N", GAME, rung=Rung.LAST)
    yield rule(f"{so_far} 2N", INVITING, rung=Rung.QUIET)
    yield rule(f"{so_far} P", WEAK, rung=Rung.LAST)
    yield from _invited(start)


def _invited(start: OneOverOne) -> Iterator[Rule]:
    """With three cards of the suit answered opener shows them on the way to game."""
    invited, suit = f"{start} - 1N - 2N -", start.answered
    for major in majors_of(suit):
        yield rule(
            f"{invited} 3{major}", points(13) & length(suit, 3, 3), rung=Rung.ANSWER, forcing=Forcing.GAME
        )
        yield rule(f"{invited} 3{major} - 4{major}", length(suit, 5), rung=Rung.ANSWER)
        yield rule(f"{invited} 3{major} - 3N", length(suit, 4, 4), rung=Rung.ANSWER)
    accepts = points(14) | (points(13) & ~shaped("4333", "4432"))
    yield rule(f"{invited} 3N", accepts, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{invited} P", points(10, 13), rung=Rung.QUIET)


def _own_suit(start: OneOverOne) -> Iterator[Rule]:
    so_far, suit = f"{start} - 1N -", start.answered
    six, off = length(suit, 6), Forcing.SIGN_OFF
    invited = f"{so_far} 3{suit} -"
    for major in majors_of(suit):
        long = (six & points(12, 17)) | (length(suit, 7) & points(9, 17))
        yield rule(f"{so_far} 4{major}", long, rung=Rung.SPECIAL, forcing=off)
        fits = (points(13) & length(suit, 2, 3)) | (length(suit, 3, 3) & ~shaped("4333"))
        yield rule(f"{invited} 4{major}", fits, rung=Rung.ANSWER)
    yield rule(f"{so_far} 3{suit}", six & INVITING_SUIT, rung=Rung.SPECIAL)
    yield rule(f"{invited} 3N", points(13), rung=Rung.ANSWER, forcing=off)
    yield rule(f"{invited} P", points(10, 13), rung=Rung.QUIET)
    yield rule(f"{so_far} 2{suit}", six & WEAK, forcing=off)
    yield rule(f"{so_far} 2{suit}", length(suit, 5) & WEAK & ~balanced(), rung=Rung.QUIET, forcing=off)


def _old_suit(start: OneOverOne) -> Iterator[Rule]:
    """The suit opened; clubs may have only three cards."""
    so_far, suit = f"{start} - 1N -", start.opened
    unstopped = some(~half_stopper(other) for other in others(suit, start.answered))
    four = length(suit, 4) & (unstopped | ~balanced())
    fits = {CLUBS: length(suit, 5)}.get(suit, length(suit, 5) | four)
    yield rule(f"{so_far} 2{suit}", fits & WEAK, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 3{suit}", length(suit, 5) & points(10, 12) & ~balanced())
    yield rule(f"{so_far} 3{suit} - 3N", points(13), rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 3{suit} - P", points(10, 12), rung=Rung.QUIET)


def _lower_suits(start: OneOverOne) -> Iterator[Rule]:
    """Weak; opener passes or goes back. The jump forces."""
    so_far, first = f"{start} - 1N -", start.answered
    for suit in lower(first, start.opened):
        bid = f"{so_far} 2{suit}"
        both = (length(suit, 4) & length(first, 5)) | (length(suit, 5) & length(first, 4))
        yield rule(bid, both & WEAK & ~balanced())
        yield rule(f"{bid} - P", longer(suit, first), rung=Rung.ANSWER)
        yield rule(
            f"{bid} - 2{first}",
            at_least_as_long(first, suit) & length(first, 1, 3),
            rung=Rung.ANSWER,
            forcing=Forcing.SIGN_OFF,
        )
        jump = f"{so_far} 3{suit}"
        yield rule(jump, GAME & length(suit, 4) & length(first, 5), rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{jump} - 3{first}", length(first, 3, 3), rung=Rung.ANSWER)
        yield rule(f"{jump} - 4{suit}", length(suit, 4), rung=Rung.ANSWER)
        yield rule(f"{jump} - 3N", length(first, 0, 2), rung=Rung.ANSWER)


def _higher_suits(start: OneOverOne) -> Iterator[Rule]:
    """Responder's reverse: five cards in the first suit, four in the second, and a game."""
    so_far, first = f"{start} - 1N -", start.answered
    for suit in higher(first, start.opened):
        bid = f"{so_far} 2{suit}"
        hand = GAME & length(suit, 4) & length(first, 5)
        yield rule(bid, hand, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{bid} - 3{suit}", length(suit, 4), rung=Rung.ANSWER)
        yield rule(f"{bid} - 3{first}", length(first, 3, 3), rung=Rung.ANSWER)
        yield rule(f"{bid} - 2N", length(first, 0, 2), rung=Rung.ANSWER)


RESPONDER_AFTER_NOTRUMP = Agreement(
    "responder_after_notrump",
    phrase("Responder over opener's one notrump"),
    tuple(
        each
        for start in ONE_OVER_ONE
        for part in (_own_suit, _lower_suits, _higher_suits, _old_suit, _notrump)
        for each in part(start)
    ),
)
