"""Opener's jump shift: a maximum with two suits forces to game (SAYC booklet: 19 points or more)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_NOTRUMP, ONE_OVER_ONE, OneNotrump, OneOverOne
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import balanced, length, points, shaped
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

STRONG = points(19, 21)
TWO_FIVES = points(18, 18) & shaped("5521", "5530", "6511", "6520", "6610")
"""Ten cards in two suits are worth the point that is missing."""


def _jump(auction: str, bid: str, hand: Claim, rung: Rung = Rung.SPECIAL) -> Rule:
    return rule(f"{auction} - {bid}", hand, rung=rung, forcing=Forcing.GAME)


def _hand(opened: Suit, suit: Suit, least: int = 4) -> Claim:
    worth = STRONG | (TWO_FIVES & length(suit, 5))
    return worth & length(suit, least) & length(opened, 4) & ~balanced()


def _after_a_suit(start: OneOverOne) -> Iterator[Rule]:
    no_fit = length(start.answered, 0, 3)
    opened = start.opened
    for suit in start.cheap:
        yield _jump(str(start), f"2{suit}", _hand(opened, suit) & no_fit)
    for suit in (*start.lower, *start.reverses):
        yield _jump(str(start), f"3{suit}", _hand(opened, suit) & no_fit)
    # One long suit and too much for three of it: a suit of three cards must do.
    for suit in start.cheap[:1]:
        yield _jump(str(start), f"2{suit}", _hand(opened, suit, 3) & length(opened, 6), Rung.QUIET)
    for suit in start.lower[-1:]:
        yield _jump(str(start), f"3{suit}", _hand(opened, suit, 3) & length(opened, 6), Rung.QUIET)


def _after_one_notrump(start: OneNotrump) -> Iterator[Rule]:
    for suit in start.lower:
        yield _jump(str(start), f"3{suit}", _hand(start.opened, suit))


OPENER_JUMP_SHIFTS = Agreement(
    "opener_jump_shifts",
    phrase("Opener's jump shift"),
    (
        *(each for start in ONE_OVER_ONE for each in _after_a_suit(start)),
        *(each for start in ONE_NOTRUMP for each in _after_one_notrump(start)),
    ),
)
