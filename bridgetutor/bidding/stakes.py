"""What a board is played for: the form of scoring, and at rubber bridge the part scores that stand below the line."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.prices import GAME, NOTRUMP_EXTRA, trick_value
from bridgetutor.rules.seats import Side


class Scoring(Enum):
    """How boards are compared."""

    DUPLICATE = "duplicate"
    """No more is known than that: nothing is judged by the form of scoring."""
    IMPS = "imps"
    MATCHPOINTS = "matchpoints"
    RUBBER = "rubber"

    @classmethod
    def parse(cls, text: str) -> Scoring:
        """The form of that name. Raises `BridgeError` where there is none."""
        for scoring in cls:
            if scoring.value == text.strip().lower():
                return scoring
        names = tuple(scoring.value for scoring in cls)
        raise BridgeError(phrase("There is no scoring “{name}”; there is: {names}", name=text, names=names))


@dataclass(frozen=True, slots=True)
class Stakes:
    """The form of scoring, and the part scores of North-South and East-West.

    Raises `BridgeError` for part scores where none are kept, or that no part score can be.
    """

    scoring: Scoring = Scoring.DUPLICATE
    part_scores: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        for points in self.part_scores:
            if points not in range(0, GAME, 10):
                says = phrase("A part score is 0, 10, 20 … 90 points, not {points}", points=points)
                raise BridgeError(says)
        if any(self.part_scores) and self.scoring is not Scoring.RUBBER:
            raise BridgeError(phrase("Part scores are kept at rubber bridge alone"))

    def part_score(self, side: Side) -> int:
        """What stands below the line for a side."""
        return self.part_scores[side]

    def is_game(self, bid: Bid, side: Side) -> bool:
        """Whether the bid, made by that side, is enough for game."""
        extra = NOTRUMP_EXTRA if bid.strain is Strain.NOTRUMP else 0
        return trick_value(bid.strain) * bid.level + extra >= GAME - self.part_score(side)


NOTHING_SPECIAL = Stakes()
"""Duplicate, and no more is known."""
