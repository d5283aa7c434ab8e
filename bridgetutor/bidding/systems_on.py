"""Systems on: the answers to an opening, used again when the same bid is made over their opening."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bridgetutor.bidding.pattern import Pattern, place_of
from bridgetutor.bidding.rule import Agreement, Rule


def systems_on(before: str, opening: str, agreements: Iterable[Agreement]) -> Iterator[Rule]:
    """What the agreements say after the opening, for the same bid made after the auction `before`."""
    places = (*map(place_of, before.split()), place_of(opening))
    for agreement in agreements:
        for rule in agreement.rules:
            pattern = rule.pattern
            first, *rest = pattern.before or (frozenset(),)
            if opening in first and not pattern.open_start:
                yield replace(rule, pattern=Pattern((*places, *rest), pattern.call))
