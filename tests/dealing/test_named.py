"""Hands that have a name: which they are, and that the name is all that is said of them."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.dealing.named import NAMED, OPENING, OVERCALL, PREEMPT, Named
from bridgetutor.rules.hands import Hand
from tests.hands.claim_strategies import any_hands


@pytest.mark.parametrize(
    ("hand", "which"),
    [
        ("AQ32.K53.QJ4.A92", {OPENING}),
        ("KQJ32.A5432.43.2", {OPENING, OVERCALL}),
        ("KQJ32.K543.43.32", {OVERCALL}),
        ("J9432.K54.A32.K2", set()),
        ("2.KQJ5432.43.432", {PREEMPT}),
        ("2.Q765432.A3.K32", set()),
        ("AK2.AKQ2.AK2.Q32", set()),
        ("AKQ32.A543.43.32", {OPENING, OVERCALL}),
        ("AKQ32.KQ43.A3.32", {OPENING}),
    ],
)
def test_who_can_what(hand: str, which: set[Named]) -> None:
    assert {each for each in NAMED if each.holds(Hand.parse(hand))} == which


@given(any_hands)
def test_the_opposite_holds_where_it_does_not(hand: Hand) -> None:
    for named in NAMED:
        assert (~named).holds(hand) is not named.holds(hand)
        assert bool(named.broken_by(hand)) is not named.holds(hand)
        assert not named.holds(hand) or named.region().admits(hand)
        assert ~~named == named
