"""What can be run without losing the lead: blocks, entries and discards counted, wherever the missing cards are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.cashing import Cashing
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.strategies import deals, unhurried

BLOCKED = {
    "a queen falls under the ace": ("A.2.32.", "KQ.A.4.2", 3),
    "no way to the long hand": ("A..432.", "KQJ..K.", 1),
    "the high card of the short hand first": ("K2...43", "AQJ3...", 4),
    "nothing is high": ("QJ..2.", "43..5.", 0),
}


@pytest.mark.parametrize("name", BLOCKED)
def test_examples(name: str) -> None:
    lead, other, tricks = BLOCKED[name]
    ours = Hand.parse(lead), Hand.parse(other)
    rest = Hand.parse("AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432") - ours[0] - ours[1]
    out = Hand.of([card for suit in Suit for card in rest.cards(suit)[:3]])
    assert Cashing(None).tricks(ours[0], ours[1], out) == tricks


@unhurried
@given(deals(6), st.sampled_from(Strain))
def test_no_defence_can_take_them_away(deal: Deal, strain: Strain) -> None:
    """The solver, who sees all cards, never finds fewer for declarer on lead."""
    play = Play.of(deal, Contract(1, strain, Seat.SOUTH))
    on_lead = Play(play.deal, play.strain, Seat.SOUTH, Seat.SOUTH)
    view = PlayView(Seat.SOUTH, on_lead)
    mine, dummys = view.held(Seat.SOUTH), view.held(Seat.NORTH)
    assert mine is not None
    assert dummys is not None
    hidden = [deal[Seat.WEST], deal[Seat.EAST]]
    out = Hand.of(card for hand in hidden if hand is not None for card in hand)
    (scores,) = Candidates((Position.of(on_lead),)).answer()
    assert Cashing(strain.suit).tricks(mine, dummys, out) <= scores.most


def test_a_lead_that_blocks_is_told_from_one_that_does_not() -> None:
    hands = Deal.parse("N:AQJ3.2.. T98.7.6. K2.3.4.5 7654.A..")
    play = Play(hands, Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH)
    seen = Play(
        hands.with_hand(Seat.EAST, None).with_hand(Seat.WEST, None), play.strain, Seat.SOUTH, Seat.SOUTH
    )
    pack = Hand.of(card for hand in hands.known.values() for card in hand)
    outlook = Outlook(PlayView(Seat.SOUTH, seen, pack))
    cashing = Cashing.of(outlook)
    assert cashing.from_card(outlook, Seat.SOUTH, Card.parse("SK").index) == 5
    assert cashing.from_card(outlook, Seat.SOUTH, Card.parse("S2").index) == 3
    assert cashing.from_card(outlook, Seat.SOUTH, Card.parse("D4").index) == 0
