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
from bridgetutor.session.screen import AskCard, TableView
from bridgetutor.wording import Wording
from tests.desktop.table.conftest import CARDS


@pytest.mark.parametrize("lifted", ["", "HA", "HQ", "H7", "SK"])
def test_what_other_cards_cover_is_not_missed(
    table: TableWidget, finesse: TableView, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, lifted: str
) -> None:
    def whole(_strip: QRect, where: QRect) -> QRegion:
        return QRegion(where)

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
