"""What a deal may have to show besides its cards: an agreement that is used, a technique that decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.difficulty import Difficulty
from bridgetutor.dealing.phases import Phase
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a board shows it: the calls so far, the last one being that of `seat`."""

    name: str
    seat: Seat
    auction: Auction
    phase: Phase
    difficulty: Difficulty

    @property
    def says(self) -> Phrase:
        """In words: "South: 1N P 2C (stayman)"."""
        return phrase(
            "{seat}: {calls} ({name})",
            seat=self.seat,
            calls=" ".join(map(str, self.auction.calls)),
            name=self.name,
        )


@dataclass(frozen=True, slots=True)
class Decided:
    """A technique on which a contract hangs: what declarer would do, and the chance that it works."""

    name: str
    contract: Contract
    auction: Auction
    plan: Phrase
    chance: float

    @property
    def says(self) -> Phrase:
        """In words: the contract, the technique, the plan."""
        return phrase(
            "{contract} ({name}, {chance:.0f} %): {plan}",
            contract=self.contract,
            name=self.name,
            chance=100 * self.chance,
            plan=self.plan,
        )


class Feature(Protocol):
    """Something that a board shows or does not. Deals are looked at until one does, so this should be quick."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def likely(self) -> tuple[Constraint, ...]:
        """Hands among which such boards are mostly found, to be drawn from in turn; none where any deal is as good."""

    def shown(self, board: Board) -> Shown | Decided | None:
        """Where the board shows it; None where it does not."""
