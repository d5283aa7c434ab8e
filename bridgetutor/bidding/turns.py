"""The turns when both sides bid: after partner, after them, or passed round to us."""

from __future__ import annotations

from bridgetutor.bidding.condition import (
    asked_by_double,
    contested,
    partner_doubled,
    partner_promised,
    partner_showed,
    signed_off,
    they_opened,
)
from bridgetutor.bidding.ladder import by_them, by_us
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

CLUBS, DIAMONDS, HEARTS, SPADES = Suit

WE_OPENED = ~they_opened & contested & ~signed_off
SPOKE = WE_OPENED & partner_promised(4)
"""Partner has shown something."""


THEY_OPENED_WE_SPOKE = they_opened & ~signed_off & partner_promised(4) & (~partner_doubled | asked_by_double)
"""They opened, and partner has shown something, other than by a double that is to stand."""

THEY_OPENED_WE_BID = (
    they_opened
    & ~signed_off
    & (partner_showed(CLUBS) | partner_showed(DIAMONDS) | partner_showed(HEARTS) | partner_showed(SPADES))
)
"""They opened, and partner has shown a suit, however weak."""


def after_partner(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, partner has made, doubled or redoubled it, and the next hand passed."""
    return f"... {by_us(bids)} -", f"... {by_them(bids)} X -", f"... {by_us(bids)} (X) XX -"


def after_them(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, and the hand before us has made it or doubled it."""
    return f"... {by_them(bids)}", f"... {by_us(bids)} (X)"


def passed_to_us(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    """The last bid is one of these, by them, and partner let it stand."""
    return (f"... {by_them(bids)} P -",)
