"""Responder over opener's jump to 2NT (18–19 balanced): everything forces to game; six points or a five-card suit do.

Three of the suit answered shows five cards, the suit opened support, a new suit four; four notrump invites six.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import higher, lower, majors_of
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_OVER_ONE, OneOverOne
from bridgetutor.hands.claims import balanced, length, points
from bridgetutor.phrase import phrase

ENOUGH = points(6)
SIX_NOTRUMP = phrase("invites six notrump")


def _points(start: OneOverOne) -> Iterator[Rule]:
    so_far, off = f"{start} - 2N -", Forcing.SIGN_OFF
    yield rule(f"{so_far} 6N", points(14) & balanced(), rung=Rung.SPECIAL, forcing=off)
    yield rule(f"{so_far} 4N", points(12, 13) & balanced(), rung=Rung.SPECIAL, asks=SIX_NOTRUMP)
    yield rule(f"{so_far} 4N - 6N", points(19), rung=Rung.ANSWER, forcing=off)
    yield rule(f"{so_far} 4N - P", points(18), rung=Rung.ANSWER)
    yield rule(f"{so_far} 3N", points(6, 12) & length(start.answered, 4), rung=Rung.QUIET)
    yield rule(f"{so_far} 3N", ENOUGH, rung=Rung.LAST)
    yield rule(f"{so_far} P", points(0, 5), rung=Rung.LAST)


def _suits(start: OneOverOne) -> Iterator[Rule]:
    so_far, suit, force = f"{start} - 2N -", start.answered, Forcing.GAME
    for major in majors_of(suit):
        yield rule(f"{so_far} 4{major}", length(suit, 6) & points(4, 9), forcing=Forcing.SIGN_OFF)
        yield rule(f"{so_far} 3{major}", length(suit, 5) & points(5), forcing=force)
        yield rule(f"{so_far} 3{major} - 4{major}", length(suit, 3, 3), rung=Rung.ANSWER)
        yield rule(f"{so_far} 3{major} - 3N", length(suit, 0, 2), rung=Rung.ANSWER)
    for other in (*lower(suit, start.opened), *higher(suit, start.opened)):
        bid = f"{so_far} 3{other}"
        yield rule(bid, ENOUGH & length(other, 4) & length(suit, 4), forcing=force)
        yield rule(f"{bid} - 4{other}", length(other, 4), rung=Rung.ANSWER)
        yield rule(f"{bid} - 3N", length(other, 2, 3) & length(suit, 2, 3), rung=Rung.QUIET)
    support = f"{so_far} 3{start.opened}"
    yield rule(support, points(10) & length(start.opened, 5), forcing=force)
    yield rule(f"{support} - 3{suit}", length(suit, 3, 3), rung=Rung.ANSWER)
    yield rule(f"{support} - 3N", length(suit, 2, 2) & balanced(), rung=Rung.ANSWER)


RESPONDER_AFTER_TWO_NOTRUMP = Agreement(
    "responder_after_two_notrump",
    phrase("Responder over opener's jump to two notrump"),
    tuple(each for start in ONE_OVER_ONE for part in (_suits, _points) for each in part(start)),
)
