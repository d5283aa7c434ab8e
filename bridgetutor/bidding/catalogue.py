"""The systems there are, each with the card it is played with unless told otherwise."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from bridgetutor.bidding.card import FIRST_STEPS, PLAIN, Card
from bridgetutor.bidding.system import System
from bridgetutor.bidding.systems.natural import natural
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class Entry:
    """A system's name, what builds it from a card, and the card it has by itself."""

    name: str
    build: Callable[[Card], System]
    card: Card


SYSTEMS = (
    Entry("sayc", sayc, PLAIN),
    Entry("natural", natural, FIRST_STEPS),
)
"""All of them, the usual one first."""


def entry(name: str) -> Entry:
    """The entry of that name. Raises `BridgeError` where there is none."""
    for each in SYSTEMS:
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
    built = found.build(card)
    # A system stays for good and is some hundred thousand objects: without this the collector walks through all of
    # them every now and then, and a call takes half a second.
    gc.freeze()
    return built
