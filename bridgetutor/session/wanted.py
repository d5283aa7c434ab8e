"""What has to be found out elsewhere before a walk goes on: a card, a deal, a ruling, the price of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bridgetutor.cardplay.refuting import Refute
from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.contract import Contract

if TYPE_CHECKING:
    from bridgetutor.session.evening.dealing import DealWanted


@dataclass(frozen=True, slots=True)
class CardWanted:
    """The card another seat is to play: what it sees, the contract where there is one, what has been said of hands.

    `carding` is what both sides have agreed on leads and signals.
    """

    view: PlayView
    contract: Contract | None = None
    promises: Promises | None = None
    carding: Carding = STANDARD


Wanted: TypeAlias = "CardWanted | DealWanted | JudgeClaim | Refute"
"""What whoever thinks for a walk may be asked; the answer comes back as a choice."""
