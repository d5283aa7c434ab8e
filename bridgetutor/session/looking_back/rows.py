"""What can be looked back at, line by line: the deal, the auction, a call, a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bridgetutor.cardplay.solver import Table
from bridgetutor.cardplay.verdicts import Verdict, heading
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.session.looking_back.calls import CallVerdict


@dataclass(frozen=True, slots=True)
class DealRow:
    """The four hands, and what they were worth."""

    table: Table


@dataclass(frozen=True, slots=True)
class AuctionRow:
    """All calls with what they mean; the verdicts are on those that were judged."""

    verdicts: tuple[CallVerdict, ...]


@dataclass(frozen=True, slots=True)
class CallRow:
    """A call that was not the system's own."""

    verdict: CallVerdict


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card."""

    verdict: Verdict


Row: TypeAlias = DealRow | AuctionRow | CallRow | CardRow


def headed(row: Row) -> Phrase:
    """The line of the list."""
    match row:
        case DealRow():
            return phrase("The deal, and what it was worth")
        case AuctionRow():
            return phrase("The auction, call by call")
        case CallRow(verdict):
            return verdict.heading
        case CardRow(verdict):
            return heading(verdict)
