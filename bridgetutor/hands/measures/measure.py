"""A measure of a hand; sets of its values, kept as bits; and how such a set is said: "15–17", "at most 3", "0 or 4"."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from bridgetutor.hands.region import EVERYWHERE, Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.hands import Hand

Values = int
"""A set of the values of a measure: bit v is set where v belongs to it."""


class Measure(ABC):
    """A number from 0 to `most` that can be read off every hand of thirteen cards."""

    __slots__ = ()

    most: ClassVar[int]

    @property
    def all_values(self) -> Values:
        """Every value the measure can have."""
        return (2 << self.most) - 1

    @abstractmethod
    def of(self, hand: Hand) -> int:
        """The value for a hand."""

    @abstractmethod
    def describe(self, values: Values) -> Phrase:
        """The words for a hand whose value is one of these: neither none nor all of them."""

    def region(self, values: Values) -> Region:
        """Where the hands lie whose value is one of these; everywhere, if points and lengths tell nothing of it."""
        return EVERYWHERE


def span(low: int, high: int) -> Values:
    """The values from `low` to `high`, both included."""
    return (1 << high + 1) - (1 << low) if high >= low else 0


def these(*values: int) -> Values:
    """The values named."""
    return sum(1 << value for value in set(values))


def least(values: Values) -> int:
    """The lowest of a set that is not empty."""
    return (values & -values).bit_length() - 1


def greatest(values: Values) -> int:
    """The highest of a set that is not empty."""
    return values.bit_length() - 1


def members(values: Values) -> tuple[int, ...]:
    """The values in order."""
    return tuple(value for value in range(values.bit_length()) if values >> value & 1)


def runs(values: Values) -> tuple[tuple[int, int], ...]:
    """The stretches without a gap, as lowest and highest value."""
    found: list[tuple[int, int]] = []
    for value in members(values):
        if found and found[-1][1] == value - 1:
            found[-1] = (found[-1][0], value)
        else:
            found.append((value, value))
    return tuple(found)


def amount(values: Values, most: int, unit: Callable[[int], object] = int) -> object:
    """How many, to be put before a noun: 4, "15–17", "12+", "at most 9", "no", "0 or 4".

    `most` is the highest value there is; `unit` words a single number.
    """
    stretches = runs(values)
    if len(stretches) == 1:
        return _alone(*stretches[0], most, unit)
    said: object = _stretch(*stretches[0], most, unit)
    for low, high in stretches[1:]:
        said = phrase("{first} or {rest}", first=said, rest=_stretch(low, high, most, unit))
    return said


def _alone(low: int, high: int, most: int, unit: Callable[[int], object]) -> object:
    if high == 0:
        return phrase("no")
    return phrase("at most {n}", n=unit(high)) if low == 0 else _stretch(low, high, most, unit)


def _stretch(low: int, high: int, most: int, unit: Callable[[int], object]) -> object:
    if low == high:
        return unit(low)
    if high == most:
        return phrase("{n}+", n=unit(low))
    return phrase("{low}–{high}", low=unit(low), high=unit(high))
