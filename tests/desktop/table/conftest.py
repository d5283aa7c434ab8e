"""A table to click on, and the positions it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.table.art import FOUR_COLOURS, CardArt
from bridgetutor.desktop.table.widget import TableWidget
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.screen import HandView, TableView
from bridgetutor.wording import Wording
from tests.desktop.table.pressing import open_window

CARDS = Path(__file__).parents[3] / "resources" / "cards"


@pytest.fixture
def art(qapp: QApplication) -> CardArt:
    return CardArt(CARDS)


@pytest.fixture
def table(art: CardArt, theme: Theme, wording: Wording, qtbot: QtBot) -> Iterator[TableWidget]:
    """An empty table of 820 by 740 on the screen, nothing gliding."""
    widget = TableWidget(art, theme, wording)
    qtbot.addWidget(widget)
    widget.apply(theme, wording, FOUR_COLOURS, glide=False)
    widget.resize(820, 740)
    open_window(widget)
    yield widget
    widget.finish_glide()


@pytest.fixture
def finesse() -> TableView:
    """Dummy has A Q 7 of hearts over West's 6; South led the 4."""
    return TableView(
        (
            _seen(Seat.NORTH, "K2.AQ7.-.-", dummy=True),
            HandView(Seat.EAST, None, 6),
            _seen(Seat.SOUTH, "A3.53.-.-"),
            HandView(Seat.WEST, None, 5),
        ),
        strain=Strain.HEARTS,
        contract=Contract.parse("4H by South"),
        dealer=Seat.NORTH,
        vulnerability=Vulnerability.EAST_WEST,
        trick=Trick(Seat.SOUTH, (Card.parse("H4"), Card.parse("H6"))),
        turn=Seat.NORTH,
        playable=Hand.parse("-.AQ7.-.-"),
        tricks=(5, 2),
        needed=10,
    )


def _seen(seat: Seat, text: str, *, dummy: bool = False) -> HandView:
    hand = Hand.parse(text)
    return HandView(seat, hand, len(hand), dummy, is_learner=True)
