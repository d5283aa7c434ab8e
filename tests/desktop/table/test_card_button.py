"""What is painted of a card: what is seen of it, at once where another size is there, and sharp a moment later."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QRegion
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.table import card_button
from bridgetutor.desktop.table.art import FOUR_COLOURS, CardArt
from bridgetutor.desktop.table.widget import TableWidget
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import AskCard, HandView, TableView
from bridgetutor.wording import Wording
from tests.desktop.table.conftest import CARDS


@pytest.mark.parametrize("lifted", ["", "HA", "HQ", "H7", "SK"])
def test_what_other_cards_cover_is_not_missed(
    table: TableWidget, finesse: TableView, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, lifted: str
) -> None:
    north, *others = finesse.hands
    long = replace(north, cards=Hand.parse("K2.AQJT987.AKQ.2"), count=13)
    table.show_table(
        replace(finesse, hands=(long, *others), playable=Hand.parse("K2.AQJT987.AKQ.2")), AskCard(Seat.NORTH)
    )
    qtbot.wait(2 * card_button.ROUGH_FOR)
    if lifted:
        found = table.button(Card.parse(lifted))
        assert found is not None
        found.setFocus()
    _nothing_is_missed(table, monkeypatch)


@pytest.mark.parametrize("size", [(820, 740), (560, 600), (900, 560)])
@pytest.mark.parametrize(
    "dummys", ["J.T.Q54.-", "T9.-.AKQJT9.T9876", "-.AKQJT987.2.2", "KQJT.2.3.4", "5.42.7.-"]
)
def test_a_card_in_a_row_is_not_missed_beside_the_rows_below(
    table: TableWidget,
    finesse: TableView,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    dummys: str,
    size: tuple[int, int],
) -> None:
    north, _, south, west = finesse.hands
    hand = Hand.parse(dummys)
    side = HandView(Seat.EAST, hand, len(hand), is_dummy=True)
    table.resize(*size)
    table.show_table(replace(finesse, hands=(replace(north, cards=None), side, south, west)))
    qtbot.wait(2 * card_button.ROUGH_FOR)
    _nothing_is_missed(table, monkeypatch)


def _nothing_is_missed(table: TableWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is painted of each card is all that there would be to see of it if it were painted whole."""

    def whole(where: QRect, _over: object) -> QRegion:
        return QRegion(where)

    painted = _picture(table)
    monkeypatch.setattr(card_button, "_seen", whole)
    assert painted == _picture(table)


def test_cards_laid_in_another_size_are_shown_at_once_and_then_as_sharp_as_ever(
    table: TableWidget, finesse: TableView, art: CardArt, theme: Theme, wording: Wording, qtbot: QtBot
) -> None:
    table.show_table(finesse)
    _picture(table)
    drawn = len(art)
    table.resize(720, 640)
    _picture(table)
    assert len(art) == drawn + 1  # the back
    fresh = TableWidget(CardArt(CARDS), theme, wording)
    qtbot.addWidget(fresh)
    fresh.apply(theme, wording, FOUR_COLOURS, glide=False)
    fresh.resize(720, 640)
    fresh.show_table(finesse)
    assert _picture(table) != _picture(fresh)
    qtbot.waitUntil(lambda: _picture(table) == _picture(fresh))


def _picture(table: TableWidget) -> QImage:
    return table.grab().toImage()
