"""The target table: what a side should score by its points, fits and vulnerability, beside what it did score."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Side, Vulnerability

HALF, TOP = 20, 38
"""The points of the first and the last row; more than the last count like it."""

TARGETS = (
    (0, 80, 110, 0, 80, 190),
    (70, 110, 170, 70, 110, 270),
    (80, 110, 190, 80, 170, 290),
    (80, 170, 300, 80, 210, 400),
    (170, 190, 400, 270, 290, 600),
    (190, 400, 410, 290, 600, 610),
    (400, 410, 420, 600, 610, 620),
    (400, 420, 450, 600, 620, 650),
    (420, 430, 460, 620, 630, 660),
    (450, 460, 480, 650, 660, 680),
    (460, 460, 950, 660, 660, 1370),
    (460, 920, 980, 660, 1370, 1400),
    (480, 960, 980, 680, 1400, 1430),
    (950, 980, 990, 1370, 1400, 1430),
    (980, 980, 1450, 1400, 1400, 2150),
    (980, 980, 1480, 1400, 1430, 2180),
    (990, 1450, 1480, 1440, 2150, 2180),
    (1450, 1480, 1480, 2150, 2180, 2200),
    (1500, 1500, 1500, 2200, 2200, 2200),
)
"""A row for each number of points from 20 to 38: with no, one and two fits not vulnerable, then vulnerable.

The table of a Russian text on "Chicago" with IMPs; it fits the bonuses of `russian.score`.
"""


@dataclass(frozen=True, slots=True)
class Strength:
    """The side with more high-card points: its points, 20 to 40, and in how many suits it has eight cards or more.

    No side where both have 20 points and as many fits: then the target is 0. Raises `BridgeError` for points under
    20 or over 40 and for fits that cannot be.
    """

    side: Side | None
    points: int = HALF
    fits: int = 0

    def __post_init__(self) -> None:
        if not HALF <= self.points <= 40:
            raise BridgeError(
                phrase("The side with more points has 20 to 40 of them, not {points}", points=self.points)
            )
        # Three suits of eight leave two cards: a fourth fit cannot be.
        if not 0 <= self.fits <= 3:
            raise BridgeError(phrase("A side has fits in 0 to 3 suits, not {fits}", fits=self.fits))

    @classmethod
    def compare(cls, points: tuple[int, int], fits: tuple[int, int]) -> Strength:
        """The strength from the points and fits of North–South and East–West; at 20 each, more fits are stronger."""
        if (points[0], fits[0]) == (points[1], fits[1]):
            return cls(None, points[0], fits[0])
        key = [(points[side], fits[side]) for side in Side]
        side = max(Side, key=lambda side: key[side])
        return cls(side, points[side], fits[side])

    def target(self, vulnerability: Vulnerability) -> int:
        """What the side should score."""
        if self.side is None:
            return 0
        column = min(self.fits, 2) + 3 * vulnerability.includes(self.side)
        return TARGETS[min(self.points, TOP) - HALF][column]

    def line(self, vulnerability: Vulnerability) -> ScoreLine:
        """The target as the line of a reckoning: it is taken off."""
        return ScoreLine(self._says(), -self.target(vulnerability))

    def _says(self) -> Phrase:
        if self.side is None:
            return phrase("Target of neither side, with 20 points and as many fits each")
        return counted(
            "Target of {side} with {points} points and {n} fit",
            "Target of {side} with {points} points and {n} fits",
            n=self.fits,
            side=self.side,
            points=self.points,
        )


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A score laid beside the target of the stronger side, which `side` names."""

    side: Side
    score: int
    target: int

    @property
    def difference(self) -> int:
        """What the side scored more than its target; below nothing, less."""
        return self.score - self.target

    @property
    def imps(self) -> int:
        """The difference in IMPs (Law 78B)."""
        return imps(self.difference)


def beside(score: Score, strength: Strength, vulnerability: Vulnerability) -> Yardstick:
    """The score of any form beside the target; where neither side has one, as declarer's side sees it."""
    side = _first_known(strength.side, score.side)
    return Yardstick(side, score.points(side), strength.target(vulnerability))


def _first_known(*sides: Side | None) -> Side:
    return next((side for side in sides if side is not None), Side.NORTH_SOUTH)
