"""Deals on which a technique decides: declarer is short of tricks, sees it, and needs its suit."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.dealing.feature import Decided
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.techniques import Decides, technique_named
from bridgetutor.rules.faults import BridgeError
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
