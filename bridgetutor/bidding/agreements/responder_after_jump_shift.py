"""Responder after opener's jump shift: game is sure, so support, a suit of five again, notrump with the fourth suit.

What is left goes back to the first suit (SAYC booklet: the jump shift forces to game).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_NOTRUMP, ONE_OVER_ONE, OneNotrump, OneOverOne
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import half_stopper, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit


def _answers(auction: str, jump: str, second: Suit, opened: Suit) -> Iterator[Rule]:
    so_far, force = f"{auction} - {jump} -", Forcing.GAME
    back = over(jump, opened)
    yield rule(f"{so_far} {over(jump, second)}", length(second, 4), rung=Rung.FIT, forcing=force)
    yield rule(f"{so_far} {back}", length(opened, 3), rung=Rung.QUIET, forcing=force)
    yield rule(f"{so_far} {back}", length(opened, 2, 2), rung=Rung.QUIET, forcing=force)


def _after_a_suit(start: OneOverOne, jump: str, second: Suit) -> Iterator[Rule]:
    so_far, (fourth,) = f"{start} - {jump} -", others(start.opened, start.answered, second)
    yield from _answers(str(start), jump, second, start.opened)
    suit = start.answered
    again = over(jump, suit)
    yield rule(f"{so_far} {again}", length(suit, 5), forcing=Forcing.GAME)
    notrump = over(jump, Strain.NOTRUMP)
    yield rule(f"{so_far} {notrump}", half_stopper(fourth) & points(5, 14) & length(suit, 4, 5))
    yield rule(f"{so_far} {notrump}", length(start.opened, 0, 1) & length(second, 0, 3), rung=Rung.LAST)


def _after_one_notrump(start: OneNotrump, second: Suit) -> Iterator[Rule]:
    jump = f"3{second}"
    yield from _answers(str(start), jump, second, start.opened)
    covered = every(half_stopper(suit) for suit in others(start.opened, second))
    yield rule(f"{start} - {jump} - 3N", points(6, 10) & length(start.opened, 0, 2) & covered)
    yield rule(f"{start} - {jump} - 3N", points(6, 10) & length(start.opened, 0, 1))


def _rules() -> Iterator[Rule]:
    for start in ONE_OVER_ONE:
        for second in start.cheap:
            yield from _after_a_suit(start, f"2{second}", second)
        for second in (*start.lower, *start.reverses):
            yield from _after_a_suit(start, f"3{second}", second)
    for after in ONE_NOTRUMP:
        for second in after.lower:
            yield from _after_one_notrump(after, second)


RESPONDER_AFTER_JUMP_SHIFT = Agreement(
    "responder_after_jump_shift", phrase("Responder after opener's jump shift"), tuple(_rules())
)
