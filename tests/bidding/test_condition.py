"""Where rules apply beyond their patterns: facts that the whole table knows."""

from __future__ import annotations

import pytest

from bridgetutor.bidding import condition as c
from bridgetutor.bidding.condition import Condition
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.seats import Vulnerability
from tests.bidding.toy import after

TWO_SPADES, THREE_SPADES = Bid(2, Strain.SPADES), Bid(3, Strain.SPADES)


@pytest.mark.parametrize(
    ("fact", "auction", "holds"),
    [
        (c.seat(1, 2), "P", True),
        (c.seat(1, 2), "P P", False),
        (c.passed_hand, "P P 1N P", True),
        (c.passed_hand, "1N P P P", False),
        (c.partner_passed, "P P", True),
        (c.partner_passed, "1N P", False),
        (c.forced, "1N P 2C P", True),
        (c.forced, "1N P 2C X", False),
        (c.partner_forced, "1N P 2C X", True),
        (c.partner_forced, "1N P 2N P", False),
        (c.game_forced, "1S P 2N P", True),
        (c.game_forced, "1S P 2S P", False),
        (c.partner_bid_notrump, "1N P", True),
        (c.partner_bid_notrump, "1S P 2N P", False),
        (c.signed_off, "1N P 3N P", True),
        (c.signed_off, "1N P 3N X", False),
        (c.contested, "1N P", False),
        (c.contested, "1N X", True),
        (c.they_opened, "1S", True),
        (c.they_opened, "1S P", False),
        (c.we_have_fit(Suit.SPADES), "1S P 2S P", True),
        (c.we_have_fit(Suit.SPADES), "1S P", False),
        (c.partner_showed(Suit.SPADES, 5), "1S P", True),
        (c.partner_showed(Suit.SPADES, 6), "1S P", False),
        (c.i_showed(Suit.SPADES, 5), "1S P 2S P", True),
        (c.they_showed(Suit.SPADES, 5), "1S", True),
        (c.partner_promised(12), "1S P", True),
        (c.partner_promised(13), "1S P", False),
        (c.partner_limited(17), "1N P", True),
        (c.partner_limited(16), "1N P", False),
        (c.cheapest(TWO_SPADES), "1S P", True),
        (c.cheapest(THREE_SPADES), "1S P", False),
        (c.jump(THREE_SPADES), "1S P", True),
        (c.jump(THREE_SPADES, 2), "1H P", True),
        (c.jump(TWO_SPADES), "2N P", False),
        (c.contested | c.they_opened, "1N P", False),
        (c.forced & ~c.contested, "1N P 2C P", True),
    ],
)
def test_facts(fact: Condition, auction: str, *, holds: bool) -> None:
    assert fact.holds(after(auction)) is holds


@pytest.mark.parametrize(
    ("fact", "holds"),
    [
        (c.vulnerable, (False, True, False, True)),
        (c.they_vulnerable, (False, False, True, True)),
        (c.favourable, (False, False, True, False)),
        (c.unfavourable, (False, True, False, False)),
    ],
)
def test_vulnerability_is_that_of_the_side_to_call(fact: Condition, holds: tuple[bool, ...]) -> None:
    """North is to call."""
    assert tuple(fact.holds(after("", vul)) for vul in Vulnerability) == holds
