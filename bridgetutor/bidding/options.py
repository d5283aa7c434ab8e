"""Agreements that a convention card switches on: how a system lists them beside those that are always on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum
from typing import TypeAlias

from bridgetutor.bidding.card import OF_PLAY, Card
from bridgetutor.bidding.rule import Agreement
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class Option:
    """An agreement that is on where an entry of the card has one of these values, and another option's entry too."""

    entry: str
    values: tuple[object, ...]
    of: Agreement | Option

    @property
    def agreement(self) -> Agreement:
        """What is switched on."""
        return self.of.agreement if isinstance(self.of, Option) else self.of

    def is_on(self, card: Card) -> bool:
        """Whether the card has it."""
        within = not isinstance(self.of, Option) or self.of.is_on(card)
        return within and getattr(card, self.entry) in self.values


Listed: TypeAlias = Agreement | Option


def option(entry: str, of: Agreement | Option, *values: object) -> Option:
    """The agreement where the card's entry is switched on, or has one of the values: `option("drury", DRURY)`."""
    return Option(entry, values or (True,), of)


def chosen(listed: Iterable[Listed], card: Card) -> tuple[Agreement, ...]:
    """The agreements that are on, in their order. Raises `BridgeError` for a choice that the system does not offer."""
    listed = tuple(listed)
    _refuse_what_is_not_offered([each for each in listed if isinstance(each, Option)], card)
    return tuple(
        each.agreement if isinstance(each, Option) else each
        for each in listed
        if isinstance(each, Agreement) or each.is_on(card)
    )


def _refuse_what_is_not_offered(options: Iterable[Option], card: Card) -> None:
    """What the card switches on must change something; how cards are played is no matter of bidding."""
    offered = {(each.entry, value) for each in options for value in each.values}
    for entry in fields(card):
        value = getattr(card, entry.name)
        is_off = value is False or (isinstance(value, Enum) and value.name == "OFF")
        if isinstance(value, OF_PLAY) or is_off or value == entry.default:
            continue
        if (entry.name, value) not in offered:
            name = entry.name.replace("_", " ")
            chosen_value = value.value if isinstance(value, Enum) else name
            raise BridgeError(
                phrase("This system has no “{value}” ({entry})", value=chosen_value, entry=name)
            )
