"""Outcomes: honours and strength read from the hands."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.games.outcome import Outcome, strength
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.contract import Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.honours import Honours, honours
from bridgetutor.rules.scoring.target import Strength
from bridgetutor.rules.seats import Seat, Side
from tests.rules.scoring.golden import made
from tests.strategies import deals, results

DEAL = Deal.parse("N:AKQJ2.K53.QJ4.A9 T9.AQ2.K32.87654 8765.J64.A65.KQJ 43.T987.T987.T32")


def test_a_deal_tells_honours_points_and_fits() -> None:
    outcome = Outcome.of(DEAL, made("4S", 10))
    assert outcome.honours == Honours(Seat.NORTH, 100)
    assert outcome.strength == Strength(Side.NORTH_SOUTH, 31, 1)
    assert Outcome.of(DEAL, made("3N", 9)).honours is None
    assert Outcome.of(DEAL, None) == Outcome(None, None, Strength(Side.NORTH_SOUTH, 31, 1))


@given(deals(), results)
def test_any_deal(deal: Deal, result: Result) -> None:
    outcome = Outcome.of(deal, result)
    assert outcome.honours == honours(deal, result.contract.strain)
    found = strength(deal)
    points = [
        sum(high_card_points(hand) for seat, hand in deal.known.items() if seat.side is side) for side in Side
    ]
    assert found.points == max(points)
    assert found.side is None or points[found.side] == found.points


def test_hands_that_are_not_known() -> None:
    with pytest.raises(BridgeError, match="all four hands"):
        strength(DEAL.with_hand(Seat.WEST, None))


def test_honours_need_a_contract_and_its_strain() -> None:
    with pytest.raises(BridgeError, match="passed out"):
        Outcome(None, Honours(Seat.NORTH, 100))
    with pytest.raises(BridgeError, match="notrump"):
        Outcome(made("3N", 9), Honours(Seat.NORTH, 100))
