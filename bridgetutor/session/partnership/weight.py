"""What contracts are worth, as values: found out elsewhere, and kept among the choices of a sitting."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.seats import Seat

NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Weight:
    """A contract, the layouts in which it makes, and the points it scores in them on average."""

    contract: Contract
    made: int
    average: int

    def __str__(self) -> str:
        contract = self.contract
        return f"{contract.name}{contract.declarer.letter}/{self.made}/{self.average}"

    @classmethod
    def parse(cls, text: str) -> Weight:
        """A weight as it is written: `4SN/62/410`. Raises `BridgeError` or `ValueError`."""
        contract, made, average = text.split("/")
        return cls(Contract.parse(contract[:-1], Seat.parse(contract[-1])), int(made), int(average))


@dataclass(frozen=True, slots=True)
class Weighed:
    """A contract of North and South (None: passed out) beside the robots' own and the best there is.

    `layouts` have been looked at; none where it could not be weighed.
    """

    layouts: int = 0
    ours: Weight | None = None
    robots: Weight | None = None
    best: Weight | None = None

    def __str__(self) -> str:
        weights = (self.ours, self.robots, self.best)
        return ":".join(("weighed", str(self.layouts), *(str(each or NOTHING) for each in weights)))

    @classmethod
    def parse(cls, text: str) -> Weighed:
        """What stands after `weighed:`. Raises `NotationError`."""
        try:
            layouts, *weights = text.split(":")
            ours, robots, best = (None if each == NOTHING else Weight.parse(each) for each in weights)
            return cls(int(layouts), ours, robots, best)
        except (ValueError, BridgeError) as error:
            raise NotationError(phrase("“{text}” does not weigh a contract", text=text)) from error
