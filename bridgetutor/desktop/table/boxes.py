"""Rectangles in whole logical pixels: all the table knows of geometry that Qt need not be asked for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Place(Enum):
    """Where a hand lies on the screen; the compass is turned so that the learner's own hand is at the bottom."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"

    @property
    def is_side(self) -> bool:
        """Left or right, where suits lie in rows one below the other."""
        return self in {Place.LEFT, Place.RIGHT}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; `right` and `bottom` lie just outside it."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column that is not in it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row that is not in it."""
        return self.y + self.height

    def meets(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def moved(self, across: int, down: int) -> Box:
        """The same box elsewhere."""
        return Box(self.x + across, self.y + down, self.width, self.height)

    def centred(self, width: int, height: int) -> Box:
        """A box of that size about the same centre."""
        return Box(self.x + (self.width - width) // 2, self.y + (self.height - height) // 2, width, height)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: the whole card, and the largest strip of it that no later card covers.

    `under` are the later cards that lie on it; beside the strip they may leave more of it to see.
    """

    card: Box
    strip: Box
    under: tuple[Box, ...] = ()


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds them all (there is at least one)."""
    kept = tuple(boxes)
    x, y = min(box.x for box in kept), min(box.y for box in kept)
    return Box(x, y, max(box.right for box in kept) - x, max(box.bottom for box in kept) - y)
