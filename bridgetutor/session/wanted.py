"""A card that another seat is to play, as whoever thinks it out is asked for it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.contract import Contract


@dataclass(frozen=True, slots=True)
class CardWanted:
    """What the seat sees, the contract where there is one, and what has been said of the hands where that is known.

    `carding` is what both sides have agreed on leads and signals.
    """

    view: PlayView
    contract: Contract | None = None
    promises: Promises | None = None
    carding: Carding = STANDARD
