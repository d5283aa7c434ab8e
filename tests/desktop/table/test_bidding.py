"""The bidding box and the auction's diagram by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import AskCall, Marked, Tone
from bridgetutor.wording import Wording
from tests.desktop.table.pressing import open_window, type_keys

TWO_CLUBS, TWO_NOTRUMP = Bid(2, Strain.CLUBS), Bid(2, Strain.NOTRUMP)


@pytest.fixture
def box(theme: Theme, wording: Wording, qtbot: QtBot) -> BiddingBox:
    widget = BiddingBox(theme, wording)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    open_window(widget)
    widget.show_box(AskCall((PASS, DOUBLE, TWO_CLUBS, TWO_NOTRUMP)))
    widget.setFocus()
    return widget


def heard(box: BiddingBox) -> list[Call]:
    said: list[Call] = []
    box.chosen.connect(said.append)
    return said


def test_legal_calls_are_open_and_named(box: BiddingBox) -> None:
    assert [call for call in (PASS, DOUBLE, REDOUBLE, TWO_CLUBS) if box.button(call).isEnabled()] == [
        PASS,
        DOUBLE,
        TWO_CLUBS,
    ]
    assert [box.button(call).accessibleName() for call in (TWO_CLUBS, TWO_NOTRUMP, PASS)] == [
        "2 clubs",
        "2 notrump",
        "Pass",
    ]


def test_a_closed_box_opens_nothing(box: BiddingBox, qtbot: QtBot) -> None:
    box.show_box(None, (Marked(TWO_CLUBS, Tone.RIGHT),))
    said = heard(box)
    type_keys("2c")
    assert said == []
    assert not box.button(PASS).isEnabled()
    assert box.button(TWO_CLUBS).accessibleName() == "2 clubs, right"


def test_typed_calls(box: BiddingBox, qtbot: QtBot) -> None:
    said = heard(box)
    type_keys("2n")
    type_keys("p")
    type_keys("x")
    assert box.typed == "X"
    type_keys("", Qt.Key.Key_Return)
    type_keys("7h")
    assert said == [TWO_NOTRUMP, PASS, DOUBLE, Bid(7, Strain.HEARTS)]
    type_keys("2")
    type_keys("", Qt.Key.Key_Escape)
    assert box.typed == ""


def test_arrows_go_over_the_open_calls(box: BiddingBox, qtbot: QtBot) -> None:
    said = heard(box)
    type_keys("", Qt.Key.Key_Down)
    assert box.button(TWO_CLUBS).hasFocus()
    type_keys("", Qt.Key.Key_Right)
    assert box.button(TWO_NOTRUMP).hasFocus()
    type_keys("", Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert said == [PASS]
    type_keys("", Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert said == [PASS, TWO_CLUBS]


def test_the_diagram_for_the_ear_and_the_keyboard(theme: Theme, wording: Wording, qtbot: QtBot) -> None:
    diagram = AuctionDiagram(theme, wording)
    qtbot.addWidget(diagram)
    diagram.resize(330, 240)
    open_window(diagram)
    auction = Auction.parse(Seat.NORTH, "1C P 1S P 2S P")
    diagram.show_auction(auction, remarks={0: "three or more clubs", 4: "four spades"}, asked=True)
    assert diagram.accessibleDescription().endswith("North: 2 spades. East: pass. South to call")
    assert diagram.cell(4).accessibleDescription() == "four spades"
    diagram.cell(0).setFocus()
    type_keys("", Qt.Key.Key_Right)
    assert diagram.cell(4).hasFocus()
    # North deals: the first column is left free, and the fourth call begins a new row.
    assert diagram.cell(0).x() > diagram.cell(3).x()
    assert diagram.cell(3).y() > diagram.cell(2).y()


def test_a_diagram_without_room_shows_the_last_rounds(theme: Theme, wording: Wording, qtbot: QtBot) -> None:
    diagram = AuctionDiagram(theme, wording)
    qtbot.addWidget(diagram)
    diagram.resize(330, 130)
    open_window(diagram)
    diagram.show_auction(Auction.parse(Seat.WEST, "P P P 1C P 1D P 1H P 1S P 2C"), asked=False)
    assert not diagram.cell(0).isVisibleTo(diagram)
    last = diagram.cell(11)
    assert last.isVisibleTo(diagram)
    assert diagram.rect().contains(last.geometry())


def test_a_call_that_is_marked_and_has_the_keyboard_can_still_be_read(box: BiddingBox) -> None:
    box.show_box(AskCall((PASS, TWO_CLUBS)), (Marked(TWO_CLUBS, Tone.WRONG),))
    button = box.button(TWO_CLUBS)
    inside = button.rect().adjusted(20, 8, -8, -8)

    def colours() -> set[int]:
        image = button.grab(inside).toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    unfocused = colours()
    button.setFocus()
    assert button.hasFocus()
    assert len(colours()) > 10
    assert colours() == unfocused
