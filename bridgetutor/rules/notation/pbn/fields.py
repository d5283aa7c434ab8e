"""The values of single PBN tags."""

from __future__ import annotations

import re
from functools import lru_cache

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.notation.record import Room
from bridgetutor.rules.seats import Seat, Vulnerability

EXPORTED = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The tags every game of the export format has, in its order (PBN 3.4)."""

SECTIONS = ("Auction", "Play")
"""The sections whose calls or cards may refer to notes, in their order."""

PASSED_OUT = "Pass"
IRREGULAR = "^"
"""Before a declarer or a result that follows from an irregularity, not from the calls or cards (PBN 3.9)."""

_RESULT = re.compile(
    r"\^?\s*(?:(?P<side>NS|EW)\s+)?(?P<tricks>\d{1,2})(?:\s+(?P<other>NS|EW)\s+(?P<rest>\d{1,2}))?",
    re.IGNORECASE,
)
_STRAINS = {**{strain.letter: strain for strain in Strain}, "NT": Strain.NOTRUMP}


def is_unknown(value: str) -> bool:
    """Whether a value says that nothing is known: empty or a question mark."""
    return value.strip() in {"", "?"}


def parse_number(value: str) -> int:
    """A board number, from 1. Raises `NotationError`."""
    if not re.fullmatch(r"\s*0*[1-9]\d{0,5}\s*", value, re.ASCII):
        raise NotationError(phrase("“{text}” is not a board number", text=value))
    return int(value)


@lru_cache(maxsize=64)
def parse_seat(value: str) -> Seat:
    """A seat, perhaps marked as irregular. Raises `NotationError`."""
    return Seat.parse(value.removeprefix(IRREGULAR))


@lru_cache(maxsize=64)
def parse_vulnerability(value: str) -> Vulnerability:
    """A vulnerability in any of its spellings. Raises `NotationError`."""
    return Vulnerability.parse(value)


@lru_cache(maxsize=2048)
def parse_contract(value: str, declarer: Seat | None) -> Contract:
    """A contract by that declarer. Raises `NotationError`."""
    return Contract.parse(value, declarer)


def parse_strain(value: str) -> Strain | None:
    """The trumps of an end position, whose contract has no level (PBN 3.10); None for anything else."""
    return _STRAINS.get(value.strip().upper())


def parse_room(value: str) -> Room | None:
    """The room of a team match; None for anything else."""
    return next((room for room in Room if room.value == value), None)


def is_pass(value: str) -> bool:
    """Whether a contract says that the board was passed out."""
    return value.strip().upper() in {"PASS", "P", "AP"}


def parse_tricks(value: str, contract: Contract) -> int:
    """The tricks of declarer's side from "9", "NS 9", "EW 4" or "NS 9 EW 4". Raises `NotationError`."""
    found = _RESULT.fullmatch(value.strip())
    if found is None or not _adds_up(found):
        raise NotationError(
            phrase("“{text}” is not a result: write the number of tricks, 0 to 13", text=value)
        )
    tricks = int(found["tricks"])
    by_declarer = found["side"] is None or found["side"].upper() == str(contract.declarer.side)
    return tricks if by_declarer else 13 - tricks


def is_result_of_sides(value: str) -> bool:
    """Whether a result names the sides, and so says something without a declarer."""
    found = _RESULT.fullmatch(value.strip())
    return found is not None and found["side"] is not None and _adds_up(found)


def _adds_up(found: re.Match[str]) -> bool:
    tricks, rest = int(found["tricks"]), found["rest"]
    return tricks <= 13 and (rest is None or tricks + int(rest) == 13)
