"""Reading an auction: call by call, from what the table knew to what it knows then."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.bidding.system import System
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.seats import Side, Vulnerability


@dataclass(frozen=True)
class Reader:
    """Reads auctions in which each side bids its own system."""

    north_south: System
    east_west: System

    @classmethod
    def both(cls, system: System) -> Reader:
        """All four play the same."""
        return cls(system, system)

    def system(self, side: Side) -> System:
        """What a side plays."""
        return self.north_south if side is Side.NORTH_SOUTH else self.east_west

    def read(
        self, auction: Auction, vulnerability: Vulnerability, stakes: Stakes = NOTHING_SPECIAL
    ) -> Situation:
        """What the table knows after these calls."""
        return _read(self, auction, vulnerability, stakes)

    def after(self, situation: Situation, call: Call) -> Situation:
        """What it knows after one more call. Raises `IllegalCall`."""
        system = self.system(situation.me.side)
        meaning = system.meaning(situation, call)
        return Situation(
            situation.auction.after(call),
            situation.vulnerability,
            situation.picture.with_region(situation.me, meaning.shown),
            (*situation.meanings, meaning),
            situation.stakes,
        )


@lru_cache(maxsize=1 << 12)
def _read(reader: Reader, auction: Auction, vulnerability: Vulnerability, stakes: Stakes) -> Situation:
    if not auction.calls:
        return Situation(auction, vulnerability, stakes=stakes)
    before = _read(reader, Auction(auction.dealer, auction.calls[:-1]), vulnerability, stakes)
    return reader.after(before, auction.calls[-1])
