"""A hint for a call: what partner has shown, and what that comes to with the points of one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetutor.hands.facts.points import POINTS_OF_THE_PACK, high_card_points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.teaching import by_system
from bridgetutor.teaching.lesson import BidExercise

if TYPE_CHECKING:
    from bridgetutor.hands.region import Range

WIDE = 12
"""Where the points that partner has shown leave more room than this, only one end of it is worth naming."""


def known(exercise: BidExercise) -> Phrase | None:
    """In two or three sentences, without a call; None where the exercise names no system that there is."""
    situation = by_system.situation(exercise)
    if situation is None:
        return None
    from bridgetutor.bidding.outline import outline, ranges
    from bridgetutor.hands.claim import ALWAYS, every

    mine, region = high_card_points(exercise.hand), situation.picture[situation.me.partner]
    if every(ranges(region)) == ALWAYS:
        return phrase(
            "You hold {points} points, and {n} cards in your longest suit. Partner has promised nothing yet.",
            points=mine,
            n=max(exercise.hand.lengths),
        )
    return phrase(
        "Partner has shown {shown}. With your {points} points that is {sum} together.",
        shown=outline(region),
        points=mine,
        sum=_sum(mine, situation.partner_points),
    )


def _sum(mine: int, partners: Range) -> Phrase:
    """Both ends where they are near each other, else the one that says something."""
    low, high = partners.low + mine, min(partners.high + mine, POINTS_OF_THE_PACK)
    if partners.high - partners.low <= WIDE:
        return phrase("{low} to {high}", low=low, high=high)
    return phrase("{low} or more", low=low) if partners.low else phrase("at most {high}", high=high)
