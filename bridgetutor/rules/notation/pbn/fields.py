"""The values of single PBN tags."""

from __future__ import annotations

import re

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat

EXPORTED = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The tags every game of the export format has, in its order."""

PASSED_OUT = "Pass"
IRREGULAR = "^"
"""Before a declarer or a result that follows from an irregularity, not from the calls or cards."""

_TRICKS = re.compile(
    r"\^?\s*(?:(?P<side>NS|EW)\s+)?(?P<tricks>\d{1,2})(?:\s+(?:NS|EW)\s+\d{1,2})?", re.IGNORECASE
)


def is_unknown(value: str) -> bool:
    """Whether a value says that nothing is known: empty or a question mark."""
    return value.strip() in {"", "?"}


def parse_number(value: str) -> int:
    """A board number, from 1. Raises `NotationError`."""
    if not re.fullmatch(r"\s*0*[1-9]\d{0,5}\s*", value, re.ASCII):
        raise NotationError(phrase("“{text}” is not a board number", text=value))
    return int(value)


def parse_declarer(value: str) -> Seat:
    """A seat, perhaps marked as irregular. Raises `NotationError`."""
    return Seat.parse(value.removeprefix(IRREGULAR))


def is_pass(value: str) -> bool:
    """Whether a contract says that the board was passed out."""
    return value.strip().upper() in {"PASS", "P", "AP"}


def parse_tricks(value: str, contract: Contract) -> int:
    """The tricks of declarer's side from "9", "NS 9", "EW 4" or "NS 9 EW 4". Raises `NotationError`."""
    found = _TRICKS.fullmatch(value.strip())
    if found is None or int(found["tricks"]) > 13:
        raise NotationError(
            phrase("“{text}” is not a result: write the number of tricks, 0 to 13", text=value)
        )
    tricks = int(found["tricks"])
    by_declarer = found["side"] is None or found["side"].upper() == str(contract.declarer.side)
    return tricks if by_declarer else 13 - tricks
