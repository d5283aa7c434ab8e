"""What each seat has shown so far: a region for each, drawn from the claims of the calls it made."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.hands.claim import Claim
from bridgetutor.hands.region import EVERYWHERE, Region
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Picture:
    """The regions by seat, in the order of `Seat`. None of them is ever empty."""

    regions: tuple[Region, Region, Region, Region] = (EVERYWHERE,) * 4

    def __getitem__(self, seat: Seat) -> Region:
        return self.regions[seat]

    def with_claim(self, seat: Seat, claim: Claim) -> Picture:
        """The picture after a seat has claimed something more.

        Who contradicts what they showed before is believed in what they said last; a claim that no hand can keep
        tells nothing.
        """
        return self.with_region(seat, claim.region())

    def with_region(self, seat: Seat, new: Region) -> Picture:
        """The same, where what was claimed has been drawn already."""
        shown = self[seat].meet(new)
        if shown.is_empty:
            shown = self[seat] if new.is_empty else new
        north, east, south, west = (shown if each is seat else self[each] for each in Seat)
        return Picture((north, east, south, west))


BLANK = Picture()
"""Nobody has shown anything."""
