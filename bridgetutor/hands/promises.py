"""What an auction has told of the four hands: the promises themselves, and the picture drawn from them.

The bidding hands it over to the play: from there on nobody needs the system to know what was promised.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.hands.claim import Claim
from bridgetutor.hands.picture import BLANK, Picture
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Promises:
    """By seat: the region where its hand lies, what was not bid included, and the claim of each call it made.

    A claim says more than the region ("stopped in their suit"); the region alone knows what was not done. Both are
    about the thirteen cards that were dealt.
    """

    picture: Picture = BLANK
    claims: tuple[tuple[Claim, ...], tuple[Claim, ...], tuple[Claim, ...], tuple[Claim, ...]] = (
        (),
        (),
        (),
        (),
    )

    def of(self, seat: Seat) -> tuple[Claim, ...]:
        """The claims of a seat, in the order of its calls."""
        return self.claims[seat]


SILENCE = Promises()
"""Nobody has said anything, as when only a contract is given."""
