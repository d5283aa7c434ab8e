"""Whether the Laws allow a call somewhere in the auctions of a pattern: of each auction only what they ask for is kept.

That is the last bid, whether it is doubled, which side spoke last and how many have passed since (Laws 18, 19 and 22).
So the auctions of a pattern with ten places of ten alternatives are a few dozen, and those of a longer one follow.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bridgetutor.bidding.pattern import THEIR_PASS, Pattern, Places
from bridgetutor.rules.auction import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from bridgetutor.rules.contract import Risk

CALL_OF = {str(call): call for call in CALLS} | {f"({call})": call for call in CALLS} | {THEIR_PASS: PASS}
"""The calls as they are written in patterns."""

_HEIGHT: dict[Call, int] = {bid: height for height, bid in enumerate(BIDS)}
_NO_BID = -1


class Standing(NamedTuple):
    """An auction as the Laws see it. `theirs`: the last call but passes is not of the side to call."""

    height: int = _NO_BID
    risk: Risk = Risk.UNDOUBLED
    theirs: bool = False
    passes: int = 0

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, four without one (Law 22)."""
        return self.passes >= (4 if self.height == _NO_BID else 3)

    def after(self, call: Call) -> Standing | None:
        """The auction with one more call; None where the Laws do not allow it."""
        if self.is_over:
            return None
        if call == PASS:
            return self._replace(theirs=not self.theirs, passes=self.passes + 1)
        if call == DOUBLE:
            allowed = self.theirs and self.height != _NO_BID and self.risk is Risk.UNDOUBLED
            return Standing(self.height, Risk.DOUBLED, theirs=True) if allowed else None
        if call == REDOUBLE:
            allowed = self.theirs and self.risk is Risk.DOUBLED
            return Standing(self.height, Risk.REDOUBLED, theirs=True) if allowed else None
        height = _HEIGHT[call]
        return Standing(height, theirs=True) if height > self.height else None


def is_possible(pattern: Pattern) -> bool:
    """Whether the Laws allow the call in one of the auctions at least; after a wild card anything may be."""
    if not pattern.is_exact:
        return True
    return any(standing.after(pattern.call) is not None for standing in _standings(pattern.before))


@lru_cache(maxsize=1 << 10)
def _standings(before: Places) -> frozenset[Standing]:
    if not before:
        return frozenset((Standing(),))
    after = (each.after(CALL_OF[token]) for each in _standings(before[:-1]) for token in before[-1])
    return frozenset(filter(None, after))
