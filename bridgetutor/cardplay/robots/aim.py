"""What a trick more or less is worth: at matchpoints every one the same, at IMPs and rubber the contract first."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.seats import Vulnerability


@dataclass(frozen=True, slots=True)
class Aim:
    """What the play is for, seen from declarer's side.

    `worth` has a number for each of the 0 to 13 tricks that side may end with; `needed` is what the contract asks for,
    None where there is none.
    """

    worth: tuple[float, ...]
    needed: int | None = None

    @classmethod
    def tricks(cls, contract: Contract | None = None) -> Aim:
        """As many tricks as can be had, as at matchpoints and in first lessons."""
        return cls(tuple(map(float, range(14))), None if contract is None else contract.tricks_needed)

    @classmethod
    def contract(cls, contract: Contract, vulnerability: Vulnerability = Vulnerability.NONE) -> Aim:
        """To make the contract, or beat it, and only then the overtricks: in IMPs.

        The other table is taken to be one time in two just in, one time in two one down.
        """
        points = [
            score(Result(contract, tricks), vulnerability).points(contract.declarer.side)
            for tricks in range(14)
        ]
        others = (points[contract.tricks_needed], points[contract.tricks_needed - 1])
        worth = (sum(imps(mine - other) for other in others) / len(others) for mine in points)
        return cls(tuple(worth), contract.tricks_needed)

    @property
    def trick(self) -> float:
        """What a trick is worth on the average."""
        return (self.worth[-1] - self.worth[0]) / (len(self.worth) - 1)

    @property
    def level(self) -> int | None:
        """Of the contract, None without one."""
        return None if self.needed is None else self.needed - 6

    def is_made(self, tricks: int) -> bool:
        """Whether so many tricks make the contract; never so without one."""
        return self.needed is not None and tricks >= self.needed
