"""What a contract is worth: how often it makes over hidden hands dealt anew, and which contract would be worth more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import fmean

from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.session.partnership.weight import Weighed, Weight

LAYOUTS = 100
"""So often the hidden hands are dealt."""

TRUMPS = 7
"""Cards of a suit in two hands from which it is looked at as trumps."""

LEVELS = range(1, 8)


@dataclass(frozen=True, slots=True)
class WeighContracts:
    """North's hand and South's, what they have bid, and what two robots bid with them. A `Question`.

    Double-dummy tricks over `LAYOUTS` deals of the other two hands, by duplicate scores; opponents do not double.
    """

    deal: Deal
    vulnerability: Vulnerability
    ours: Contract | None
    robots: Contract | None
    opened: Bid | None = None
    """The lower of the bids with which the two auctions began: no contract below it could be reached."""
    seed: int = 1

    def answer(self) -> Weighed:
        """What each is worth. Raises `BridgeError` where there is no solver."""
        tricks = self._tricks()
        best = max(
            (self._weight(contract, tricks) for contract in self._contracts(tricks)),
            key=lambda each: (each.average, -each.contract.level),
        )
        ours = None if self.ours is None else self._weight(self.ours, tricks)
        robots = None if self.robots is None else self._weight(self.robots, tricks)
        return Weighed(LAYOUTS, ours, robots, best if best.average > 0 else None)

    def _tricks(self) -> Mapping[tuple[Strain, Seat], tuple[int, ...]]:
        """What each strain gives in each layout, by declarer."""
        layouts = tuple(self._layouts())
        declarers = dict.fromkeys(self._declarers())
        return {(strain, seat): _won(layouts, strain, seat) for strain, seat in declarers}

    def _declarers(self) -> Iterator[tuple[Strain, Seat]]:
        """Those of the contracts bid, and South in every strain that may be trumps."""
        for contract in (self.ours, self.robots):
            if contract is not None:
                yield contract.strain, contract.declarer
        bid = {contract.strain for contract in (self.ours, self.robots) if contract is not None}
        known = self.deal.known
        fits = {suit: (known[Seat.NORTH] | known[Seat.SOUTH]).length(suit) for suit in Suit}
        longest = max(fits, key=lambda suit: (fits[suit], suit))
        for strain in (Strain.NOTRUMP, longest.strain):
            if strain not in bid and (strain is Strain.NOTRUMP or fits[longest] >= TRUMPS):
                yield strain, Seat.SOUTH

    def _layouts(self) -> Iterator[Deal]:
        known, dice = self.deal.known, Random(self.seed)
        hidden = list(FULL_PACK - known[Seat.NORTH] - known[Seat.SOUTH])
        for _ in range(LAYOUTS):
            dice.shuffle(hidden)
            yield self.deal.with_hand(Seat.EAST, Hand.of(hidden[:13])).with_hand(
                Seat.WEST, Hand.of(hidden[13:])
            )

    def _contracts(self, strains: Iterable[tuple[Strain, Seat]]) -> Iterator[Contract]:
        for strain, seat in strains:
            for level in LEVELS:
                if self.opened is None or Bid(level, strain) >= self.opened:
                    yield Contract(level, strain, seat)

    def _weight(self, contract: Contract, tricks: Mapping[tuple[Strain, Seat], tuple[int, ...]]) -> Weight:
        won = tricks[contract.strain, contract.declarer]
        made = sum(each >= contract.tricks_needed for each in won)
        average = fmean(_points(contract, each, self.vulnerability) for each in won)
        return Weight(contract, made, round(average))


@cache
def _points(contract: Contract, tricks: int, vulnerability: Vulnerability) -> int:
    return score(Result(contract, tricks), vulnerability).points(Side.NORTH_SOUTH)


def _won(layouts: tuple[Deal, ...], strain: Strain, declarer: Seat) -> tuple[int, ...]:
    contract = Contract(1, strain, declarer)
    positions = tuple(Position.of(Play.of(deal, contract)) for deal in layouts)
    return tuple(13 - scores.most for scores in Candidates(positions, best_only=True).answer())
