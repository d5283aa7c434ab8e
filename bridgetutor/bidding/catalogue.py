"""The systems there are, each with the card it is played with unless told otherwise."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from bridgetutor.bidding.card import FIRST_STEPS, PLAIN, Card
from bridgetutor.bidding.system import System
from bridgetutor.bidding.titles import NATURAL, STANDARD_AMERICAN
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class Entry:
    """A system's name and title, what builds it from a card, and the card it has by itself."""

    name: str
    title: Phrase
    build: Callable[[Card], System]
    card: Card


# A system is a hundred files of agreements: those are read that somebody plays.


def _sayc(card: Card) -> System:
    from bridgetutor.bidding.systems.sayc import sayc

    return sayc(card)


def _natural(card: Card) -> System:
    from bridgetutor.bidding.systems.natural import natural

    return natural(card)


SYSTEMS = (
    Entry("sayc", STANDARD_AMERICAN, _sayc, PLAIN),
    Entry("natural", NATURAL, _natural, FIRST_STEPS),
)
"""All of them, the usual one first."""


def _silent(card: Card) -> System:
    return System.of(SILENT.name, SILENT.title, (), card)


SILENT = Entry("silent", phrase("They never call"), _silent, PLAIN)
"""No system: without a single agreement every hand passes, and its pass says nothing."""


def entry(name: str) -> Entry:
    """The entry of that name. Raises `BridgeError` where there is none."""
    for each in (*SYSTEMS, SILENT):
        if each.name == name.lower():
            return each
    names = tuple(each.name for each in SYSTEMS)
    raise BridgeError(phrase("There is no system “{name}”; there is: {names}", name=name, names=names))


def system(name: str, card: Card | None = None) -> System:
    """The system of that name with the options of a card, its own card unless told otherwise.

    Raises `BridgeError` for a name there is none of.
    """
    found = entry(name)
    return _built(found, found.card if card is None else card)


@lru_cache(maxsize=16)
def _built(found: Entry, card: Card) -> System:
    # A system stays for good and is some hundred thousand objects: the collector would walk through all of them
    # while they are made, and every now and then afterwards, when a call takes half a second.
    was_on = gc.isenabled()
    gc.disable()
    try:
        built = found.build(card)
    finally:
        if was_on:
            gc.enable()
    gc.freeze()
    return built
