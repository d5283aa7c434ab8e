"""A contract: what declarer's side has undertaken to make, and the result: what it has made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import LETTER_OF_SIGN, Strain
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.seats import Seat


class Risk(IntEnum):
    """Undoubled, doubled or redoubled; the value is the number of X."""

    UNDOUBLED = 0
    DOUBLED = 1
    REDOUBLED = 2

    def __str__(self) -> str:
        return "X" * self


@dataclass(frozen=True, slots=True)
class Contract:
    """A level of 1 to 7 in a strain, by a declarer, perhaps doubled. (A board passed out has none: None.)"""

    level: int
    strain: Strain
    declarer: Seat
    risk: Risk = Risk.UNDOUBLED

    @classmethod
    def parse(cls, text: str, declarer: Seat | None = None) -> Contract:
        """A contract written 3NT, 4SX, 2♥xx; the declarer may follow as in "3N by South".

        Raises `NotationError`, also where no declarer is named.
        """
        found = _PATTERN.fullmatch(text.strip().upper().translate(LETTER_OF_SIGN))
        if found is None:
            says = phrase("“{text}” is not a contract: write 3N, 4SX or 2HXX, and by whom", text=text)
            raise NotationError(says)
        by = Seat.parse(found["by"]) if found["by"] else declarer
        if by is None:
            raise NotationError(
                phrase("“{text}” does not say who declares: write “{text} by South”", text=text)
            )
        return cls(int(found["level"]), _STRAINS[found["strain"]], by, Risk(len(found["risk"])))

    @property
    def tricks_needed(self) -> int:
        """The tricks declarer's side must win: six and the level."""
        return 6 + self.level

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Declarer's left-hand opponent makes the opening lead (Law 41A)."""
        return self.declarer.next

    @property
    def name(self) -> str:
        """The contract without its declarer: 3NT, 4SX."""
        return f"{self.level}{self.strain}{self.risk}"

    def __str__(self) -> str:
        return f"{self.name} by {self.declarer}"


@dataclass(frozen=True, slots=True)
class Result:
    """A contract and the tricks declarer's side has won in it, 0 to 13. Raises `BridgeError` for any other number."""

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise BridgeError(
                phrase("Declarer's side wins from 0 to 13 tricks, not {tricks}", tricks=self.tricks)
            )

    @property
    def difference(self) -> int:
        """The overtricks; below nothing, the undertricks."""
        return self.tricks - self.contract.tricks_needed

    @property
    def is_made(self) -> bool:
        """Whether the contract was made."""
        return self.difference >= 0

    def __str__(self) -> str:
        return f"{self.contract} {f'{self.difference:+}' if self.difference else '='}"


_STRAINS = {strain.letter: strain for strain in Strain} | {"NT": Strain.NOTRUMP}
_PATTERN = re.compile(
    r"(?P<level>[1-7])\s*(?P<strain>NT|[CDHSN])\s*(?P<risk>X{0,2})(?:\s+(?:BY\s+)?(?P<by>\w+))?"
)
