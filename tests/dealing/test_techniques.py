"""Deals on which a technique decides: declarer is short of tricks, sees it, and needs its suit."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.dealing.at_sight import SHOWN_BY_DUMMY
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Decided
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.techniques import Decides, technique_named
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Side
from bridgetutor.wording import Wording


@pytest.mark.parametrize("technique", [Technique.FINESSE, Technique.PROMOTION, Technique.LONG_SUIT])
def test_boards_show_what_was_ordered(technique: Technique) -> None:
    order = Order(feature=Decides(system("sayc"), technique))
    for ordered in islice(order.boards(Random(3)), 3):
        shown = ordered.shown
        assert isinstance(shown, Decided)
        assert shown.name == technique.value
        assert shown.auction.contract == shown.contract
        assert 0 < shown.chance <= 1
        assert technique.value in Wording.english().render(shown.says)


def test_the_same_dice_give_the_same_boards() -> None:
    order = Order(feature=Decides(system("sayc"), Technique.FINESSE))
    one, other = (next(order.boards(Random(8))).board for _ in range(2))
    assert one == other


def test_a_technique_is_named_however_its_words_are_joined() -> None:
    assert technique_named("Hold up") is Technique.HOLD_UP
    assert technique_named("double_finesse") is Technique.DOUBLE_FINESSE


def test_an_unknown_one_is_told_with_its_neighbours() -> None:
    with pytest.raises(BridgeError, match="finesse"):
        technique_named("fineese")


@pytest.mark.parametrize("technique", [Technique.HOLD_UP, Technique.ELIMINATION, Technique.CROSS_RUFF])
def test_rare_ones_are_found_too_for_ones_own_side(technique: Technique) -> None:
    feature = Decides(system("sayc"), technique, system("silent"))
    ordered = next(Order(feature=feature).boards(Random(4)))
    assert isinstance(ordered.shown, Decided)
    assert ordered.shown.contract.declarer.side is Side.NORTH_SOUTH
    assert any(constraint.holds(ordered.board.deal) for constraint in feature.likely)
    assert feature.shown(ordered.board) == ordered.shown


def test_of_a_hold_up_the_tricks_are_missing_and_the_suit_was_led() -> None:
    shown = next(Order(feature=Decides(system("sayc"), Technique.HOLD_UP)).boards(Random(2))).shown
    assert isinstance(shown, Decided)
    assert shown.contract.strain is Strain.NOTRUMP
    assert "Hold up" in Wording.english().render(shown.plan)


@pytest.mark.parametrize("technique", [Technique.SQUEEZE, Technique.OPENING_LEAD])
def test_what_dummy_does_not_show_is_refused(technique: Technique) -> None:
    with pytest.raises(BridgeError, match="hold-up"):
        Decides(system("sayc"), technique)


def test_all_that_dummy_shows_can_be_ordered() -> None:
    feature = {each: Decides(system("sayc"), each, system("sayc")) for each in SHOWN_BY_DUMMY}
    assert all(Source(constraint) for each in feature.values() for constraint in each.likely)
