"""Agreements that a convention card switches on: how a system lists them beside those that are always on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bridgetutor.bidding.card import Card
from bridgetutor.bidding.rule import Agreement


@dataclass(frozen=True, slots=True)
class Option:
    """An agreement that is on where an entry of the card has one of these values."""

    entry: str
    values: tuple[object, ...]
    agreement: Agreement

    def is_on(self, card: Card) -> bool:
        """Whether the card has it."""
        return getattr(card, self.entry) in self.values


Listed: TypeAlias = Agreement | Option


def option(entry: str, agreement: Agreement, *values: object) -> Option:
    """The agreement where the card's entry is switched on, or has one of the values: `option("drury", DRURY)`."""
    return Option(entry, values or (True,), agreement)


def chosen(listed: Iterable[Listed], card: Card) -> tuple[Agreement, ...]:
    """The agreements that are on, in their order."""
    return tuple(
        each.agreement if isinstance(each, Option) else each
        for each in listed
        if isinstance(each, Agreement) or each.is_on(card)
    )
