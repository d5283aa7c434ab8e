"""An auction followed call by call, judged as `Auction.fault` does, but without looking back at each."""

from __future__ import annotations

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Call
from bridgetutor.rules.seats import Seat


class Bidding:
    """The calls so far, judged as `Auction.fault` does, but without looking back at each."""

    def __init__(self, dealer: Seat) -> None:
        self.dealer = dealer
        self.calls: list[Call] = []
        self._last, self._risk, self._side, self._passes = 0, 0, -1, -1

    def fault(self, call: Call) -> Phrase | None:
        """Why a call is not allowed now; None where it is."""
        if self.may(call):
            return None
        fault = self.auction.fault(call)
        return phrase("The auction is over") if fault is None else fault.says

    def add(self, call: Call) -> None:
        """Takes a call that is allowed."""
        self.calls.append(call)
        if call is PASS:
            self._passes += 1
            return
        self._passes, self._side = 0, len(self.calls) % 2
        if call is DOUBLE or call is REDOUBLE:
            self._risk += 1
        else:
            self._risk, self._last = 0, _RANK[call]

    def may(self, call: Call) -> bool:
        """Whether a call is allowed now."""
        if self.is_over:
            return False
        if call is PASS:
            return True
        by_opponents = self._side != (len(self.calls) + 1) % 2
        if call is DOUBLE:
            return self._last > 0 and not self._risk and by_opponents
        if call is REDOUBLE:
            return self._risk == 1 and by_opponents
        return _RANK[call] > self._last

    @property
    def is_over(self) -> bool:
        """Three passes after another call, or four; they are counted from -1 where there is none."""
        return self._passes == 3

    @property
    def auction(self) -> Auction:
        """All calls so far."""
        return Auction(self.dealer, tuple(self.calls))


_RANK: dict[Call, int] = {bid: rank for rank, bid in enumerate(BIDS, start=1)}
