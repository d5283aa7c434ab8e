"""The systems there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bridgetutor.bidding.system import System
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

SYSTEMS: tuple[tuple[str, Callable[[], System]], ...] = (("sayc", sayc),)
"""Each name, and what builds the system."""


@cache
def system(name: str) -> System:
    """The system of that name. Raises `BridgeError` where there is none."""
    for known, build in SYSTEMS:
        if known == name.lower():
            return build()
    names = tuple(known for known, _ in SYSTEMS)
    raise BridgeError(phrase("There is no system “{name}”; there is: {names}", name=name, names=names))
