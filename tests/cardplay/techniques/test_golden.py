"""Every technique: positions in which it is named, in which it nearly is, and in which it decides the contract."""

from __future__ import annotations

from collections import Counter

import pytest

from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.techniques import Technique
from tests.cardplay.techniques.golden import KINDS, NEAR, REFUTED, Golden, golden, spotted

ENOUGH = 10
"""Positions of each kind."""


def _of_kind(technique: Technique, *kinds: str) -> list[Golden]:
    return [position for position in golden(technique) if position.kind in kinds]


@pytest.mark.parametrize("technique", Technique)
def test_there_are_enough_of_each_kind_and_no_deal_comes_twice(technique: Technique) -> None:
    positions = golden(technique)
    assert all(Counter(each.kind for each in positions)[kind] >= ENOUGH for kind in KINDS)
    assert len({each.play.deal for each in positions}) == len(positions)
    assert len({each.seat for each in positions}) > 1


@pytest.mark.parametrize("technique", Technique)
def test_it_is_named_with_suit_and_cards(technique: Technique) -> None:
    for position in golden(technique):
        if position.kind != NEAR:
            assert any(each.is_there and position.fits(each) for each in spotted(position)), position


@pytest.mark.parametrize("technique", Technique)
def test_it_is_not_named_where_one_condition_fails(technique: Technique) -> None:
    for position in _of_kind(technique, NEAR):
        assert technique not in {each.technique for each in spotted(position) if each.is_there}, position
        near = [each for each in spotted(position) if each.is_near and position.fits(each)]
        assert near, position
        assert all(len(each.fails) == 1 for each in near), position


@pytest.mark.parametrize("technique", Technique)
def test_with_all_cards_in_sight_its_card_is_enough_and_another_is_not(technique: Technique) -> None:
    positions = _of_kind(technique, REFUTED)
    answers = Candidates(tuple(Position.of(each.play) for each in positions)).answer()
    for position, scores in zip(positions, answers, strict=True):
        tricks, wanted = scores.by_card(), position.outlook.needed
        assert wanted, position
        assert all(tricks[card] >= wanted for card in position.cards), position
        assert position.instead is not None, position
        assert tricks[position.instead] < wanted, position
