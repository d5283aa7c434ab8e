"""What is dealt where a contract is bid, by kinds of contract: numbers measured on the engine's own bidding."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Risk


class Bell(NamedTuple):
    """A mean, and the standard deviation around it."""

    mean: float
    spread: float

    @property
    def variance(self) -> float:
        """The spread squared."""
        return self.spread**2


class Sharing(NamedTuple):
    """How points, or the cards of a suit, are shared: three numbers that hardly depend on each other."""

    side: Bell
    """What declarer's side has together."""
    ours: Bell
    """What declarer has more than dummy."""
    theirs: Bell
    """What the leader has more than partner."""


class Kind(NamedTuple):
    """Contracts of one kind."""

    points: Sharing
    lengths: Sharing
    """Of trumps; at notrump of each major."""


def _kind(points: tuple[float, ...], lengths: tuple[float, ...]) -> Kind:
    return Kind(*(Sharing(Bell(*row[:2]), Bell(*row[2:4]), Bell(*row[4:])) for row in (points, lengths)))


# Points and lengths, each the mean and spread of: declarer's side; declarer less dummy; leader less partner.
KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "doubled game": _kind((18.4, 4.6, 1.2, 6.0, -1.1, 7.0), (9.2, 1.3, 2.1, 2.5, 0.5, 2.2)),
        "doubled notrump": _kind((19.2, 1.7, 10.2, 6.2, 3.6, 8.0), (6.4, 1.2, 0.0, 1.8, -0.3, 1.9)),
        "doubled suit": _kind((16.8, 3.1, 0.7, 6.7, -0.7, 5.8), (7.7, 1.5, 2.1, 2.5, 0.4, 2.6)),
        "major 1": _kind((20.5, 2.3, 3.1, 7.9, 1.4, 6.6), (7.4, 0.8, 2.3, 1.5, 0.2, 1.6)),
        "major 2": _kind((20.4, 2.2, 1.6, 7.3, 0.0, 6.8), (7.9, 0.9, 1.8, 2.4, 0.2, 1.8)),
        "major 3": _kind((20.7, 2.4, 2.1, 6.4, -0.3, 6.5), (8.6, 0.9, 1.7, 2.0, 0.0, 1.9)),
        "major game": _kind((24.5, 2.8, 1.4, 6.7, 0.2, 5.9), (8.7, 0.9, 1.6, 2.1, 0.1, 1.9)),
        "major slam": _kind((29.5, 2.3, 1.6, 7.0, 0.1, 4.4), (8.7, 0.7, 1.5, 1.9, 0.0, 1.9)),
        "minor 1": _kind((21.0, 2.8, 10.5, 5.9, 1.6, 4.9), (6.6, 1.1, 1.9, 1.4, -0.1, 2.1)),
        "minor 2": _kind((20.7, 2.5, 2.8, 7.2, -0.7, 6.8), (7.9, 1.0, 2.2, 2.1, 0.0, 1.7)),
        "minor 3": _kind((21.6, 2.5, 1.6, 6.7, -0.1, 6.5), (8.6, 1.1, 2.1, 2.4, 0.2, 1.7)),
        "minor 4": _kind((21.2, 3.1, 0.4, 7.2, -0.1, 6.3), (9.3, 1.2, 2.2, 2.1, -0.2, 1.8)),
        "minor game": _kind((25.6, 3.3, 1.1, 7.2, 0.1, 5.8), (9.0, 1.1, 1.7, 2.2, 0.1, 2.0)),
        "minor slam": _kind((29.6, 2.3, 0.7, 7.6, 0.4, 4.9), (8.8, 0.8, 1.2, 1.7, -0.2, 1.7)),
        "notrump 1": _kind((21.4, 1.8, 3.8, 7.1, 0.2, 6.1), (6.3, 1.0, -0.2, 1.7, -0.1, 1.9)),
        "notrump 2": _kind((23.0, 1.3, 4.0, 6.2, -0.2, 6.3), (6.2, 1.0, 0.1, 2.2, 0.0, 2.2)),
        "notrump game": _kind((26.4, 2.1, 2.4, 6.7, 0.0, 5.4), (6.1, 1.1, 0.0, 2.2, 0.0, 2.2)),
        "notrump slam": _kind((32.4, 1.6, 0.3, 7.9, 0.0, 3.8), (6.4, 1.2, -0.1, 2.2, -0.1, 2.1)),
    }
)
"""Measured on 8,000 random deals bid by the program's own engine, Standard American at all four seats:
`python -m tests.benchmarks.contract_kinds -n 8000 --seed 5000` prints these lines."""


def kind_of(contract: Contract) -> str:
    """The line of the table for a contract."""
    strain, level = contract.strain, contract.level
    family = "notrump" if strain is Strain.NOTRUMP else "minor" if strain.is_minor else "major"
    game = {"notrump": 3, "major": 4, "minor": 5}[family]
    if contract.risk is not Risk.UNDOUBLED:
        return "doubled game" if level >= game else f"doubled {'notrump' if family == 'notrump' else 'suit'}"
    return f"{family} slam" if level >= 6 else f"{family} game" if level >= game else f"{family} {level}"
