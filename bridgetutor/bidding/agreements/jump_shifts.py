"""Strong jump shift: a jump in a new suit shows seventeen points and one good suit, or such a suit with a fit.

A hand with two suits has no room left to show both and starts lower (SAYC booklet: "strong, invites a slam").
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import JUMP_SHIFTS, JumpShift, others
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import balanced, good_suit, length, points
from bridgetutor.phrase import phrase


def _jump(start: JumpShift) -> Rule:
    opened, suit = start.opened, start.answered
    one_suit = every(length(other, 0, 3) for other in others(opened, suit))
    strong = points(17) & length(suit, 5) & good_suit(suit) & one_suit
    return rule(str(start), strong, when=~passed_hand, rung=Rung.SPECIAL, forcing=Forcing.GAME)


def _rebids(start: JumpShift) -> Iterator[Rule]:
    """Opener raises with three cards, shows a sixth card or a second suit, and else bids notrump."""
    opened, suit, level = start
    above = tuple(other for other in Suit if other > suit)
    yield rule(f"{start} - {level + 1}{suit}", length(suit, 3), rung=Rung.FIT, forcing=Forcing.GAME)


JUMP_SHIFT_RESPONSES = Agreement(
    "jump_shifts",
    phrase("Strong jump shifts"),
    (*map(_jump, JUMP_SHIFTS),),
)
