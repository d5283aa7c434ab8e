"""Strong jump shift: a jump in a new suit shows seventeen points and one good suit, or such a suit with a fit.

A hand with two suits has no room left to show both and starts lower (SAYC booklet: "strong, invites a slam").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import JUMP_SHIFTS, JumpShift, others
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import balanced, good_suit, length, points
from bridgetutor.phrase import phrase


def _jump(start: JumpShift) -> Rule:
    opened, suit = start.opened, start.answered
    one_suit = every(length(other, 0, 3) for other in others(opened, suit))
    strong = points(17) & length(suit, 5) & good_suit(suit) & one_suit
    return rule(str(start), strong, when=~passed_hand, rung=Rung.SPECIAL, forcing=Forcing.GAME)


def _rebids(start: JumpShift) -> Iterator[Rule]:
    """Opener raises with three cards, bids a suit of six again or a second one of four, else notrump."""
    opened, answered, level = start

    def rebid(bid: str, hand: Claim, rung: Rung) -> Rule:
        return rule(f"{start} - {bid}", hand, rung=rung, forcing=Forcing.GAME)

    yield rebid(start.cheapest(answered), length(answered, 3), Rung.FIT)
    yield rebid(start.cheapest(opened), length(opened, 6), Rung.NATURAL)
    for suit in others(opened, answered):
        yield rebid(start.cheapest(suit), length(suit, 4) & length(opened, 5), Rung.NATURAL)
    yield rebid(f"{level}N", balanced(), Rung.NATURAL)
    yield rebid(start.cheapest(opened), length(opened, 4), Rung.QUIET)
    yield rebid(f"{level}N", length(answered, 0, 2), Rung.QUIET)


JUMP_SHIFT_RESPONSES = Agreement(
    "jump_shifts",
    phrase("Strong jump shifts"),
    (*map(_jump, JUMP_SHIFTS), *(each for start in JUMP_SHIFTS for each in _rebids(start))),
)
