"""The bidding box and the auction's diagram by themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.desktop.table.call_button import CallButton
from bridgetutor.desktop.theme import Theme
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.screen import AskCall, Marked, Tone
from bridgetutor.teaching.by_system import Remark, Wanted
from bridgetutor.wording import Wording
from tests.desktop.table.pressing import click, open_window, type_keys

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


@pytest.mark.parametrize(
    ("calls", "alerts", "kept"),
    [("1C P 1H", (), 2), ("1C P", (), 2), ("1C 1D", (), 1), ("1C P 1S", (0,), 0), ("", (), 0), ("P", (), 0)],
)
def test_calls_that_were_there_stay(
    theme: Theme, wording: Wording, qtbot: QtBot, calls: str, alerts: tuple[int, ...], kept: int
) -> None:
    diagram, fresh = AuctionDiagram(theme, wording), AuctionDiagram(theme, wording)
    for each in (diagram, fresh):
        qtbot.addWidget(each)
        each.resize(330, 240)
        open_window(each)
    diagram.show_auction(Auction.parse(Seat.NORTH, "1C P"))
    before = [diagram.cell(place) for place in range(2)]
    auction = Auction.parse(Seat.NORTH, calls)
    for each in (diagram, fresh):
        each.show_auction(auction, alerts=alerts, asked=True)
    after = [diagram.cell(place) for place in range(len(auction.calls))]
    assert [old is new for old, new in zip(before, after, strict=False)].count(True) == kept
    assert len([cell for cell in diagram.findChildren(CallButton) if not cell.isHidden()]) == len(after)
    assert diagram.grab().toImage() == fresh.grab().toImage()
    assert diagram.accessibleDescription() == fresh.accessibleDescription()


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


WANTED = Wanted(Auction(Seat.NORTH, (Bid(1, Strain.NOTRUMP), PASS)), Vulnerability.NONE, "sayc")
MEANINGS: dict[Call, Remark] = {
    TWO_CLUBS: Remark(phrase("asks for a major"), is_alerted=True, force=phrase("forcing")),
    PASS: Remark(phrase("at most 7 points")),
}
TOLD = "2♣ · alerted · forcing\nasks for a major"


@pytest.fixture
def asking(box: BiddingBox) -> BiddingBox:
    """The box with a question whose calls can be asked about."""
    box.show_box(AskCall((PASS, DOUBLE, TWO_CLUBS, TWO_NOTRUMP), WANTED))
    box.tips.receive(WANTED, MEANINGS)
    return box


def right_click(widget: QWidget) -> None:
    at = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)


def test_pointing_at_a_call_tells_what_it_would_mean(asking: BiddingBox, qtbot: QtBot) -> None:
    said = heard(asking)
    QTest.mouseMove(asking.button(PASS))
    QTest.mouseMove(asking.button(TWO_CLUBS))
    qtbot.waitUntil(lambda: asking.tips.told == TOLD)
    QApplication.sendEvent(asking.button(TWO_CLUBS), QEvent(QEvent.Type.Leave))
    assert asking.tips.told == ""
    assert said == []


def test_the_right_button_tells_and_does_not_call(asking: BiddingBox) -> None:
    said = heard(asking)
    button = asking.button(TWO_CLUBS)
    QTest.mousePress(button, Qt.MouseButton.RightButton)
    right_click(button)
    QTest.mouseRelease(button, Qt.MouseButton.RightButton)
    assert asking.tips.told == TOLD
    assert said == []
    click(button)
    assert asking.tips.told == ""
    assert said == [TWO_CLUBS]


def test_a_question_mark_tells_of_the_call_in_focus(asking: BiddingBox) -> None:
    type_keys("?")
    assert asking.tips.told == "", "no call is in focus yet"
    type_keys("", Qt.Key.Key_Down)
    assert asking.button(TWO_CLUBS).hasFocus()
    type_keys("?")
    assert asking.tips.told == TOLD
    type_keys("", Qt.Key.Key_Escape)
    assert asking.tips.told == ""
    type_keys("?", Qt.Key.Key_Right)
    assert asking.tips.told == "", "the focus has gone on"


def test_a_question_mark_tells_of_the_typed_call(asking: BiddingBox) -> None:
    said = heard(asking)
    asking.tips.receive(WANTED, {DOUBLE: Remark(phrase("for penalty"))})
    type_keys("x?")
    assert asking.tips.told == "Double\nfor penalty"
    assert asking.typed == "X"
    type_keys("", Qt.Key.Key_Return)
    assert asking.tips.told == ""
    assert said == [DOUBLE]


def test_a_screen_reader_finds_the_meaning_at_the_button(asking: BiddingBox) -> None:
    assert asking.button(TWO_CLUBS).accessibleDescription() == TOLD
    assert asking.button(TWO_NOTRUMP).accessibleDescription() == ""
    asking.show_box(AskCall((PASS,), None))
    assert asking.button(PASS).accessibleDescription() == ""


def test_who_asks_too_early_is_told_when_it_is_known(box: BiddingBox) -> None:
    box.show_box(AskCall((PASS, TWO_CLUBS), WANTED))
    right_click(box.button(TWO_CLUBS))
    assert box.tips.told == "2♣: one moment …"
    box.tips.receive(replace(WANTED, system="natural"), {})
    assert box.tips.told == "2♣: one moment …", "that was the answer to another question"
    box.tips.receive(WANTED, MEANINGS)
    assert box.tips.told == TOLD


def test_nothing_is_told_without_a_system_or_of_a_call_that_is_closed(box: BiddingBox) -> None:
    type_keys("", Qt.Key.Key_Down)
    type_keys("?")
    assert box.tips.told == ""
    box.show_box(AskCall((PASS,), WANTED))
    box.tips.receive(WANTED, MEANINGS)
    right_click(box.button(TWO_CLUBS))
    assert box.tips.told == ""


def test_the_next_question_takes_away_what_is_told(asking: BiddingBox) -> None:
    right_click(asking.button(TWO_CLUBS))
    asking.show_box(None, (Marked(TWO_CLUBS, Tone.RIGHT),))
    assert asking.tips.told == ""


def test_a_call_is_chosen_and_then_confirmed(box: BiddingBox) -> None:
    box.confirms = True
    said = heard(box)
    click(box.button(TWO_CLUBS))
    assert said == []
    type_keys("2n")
    assert said == []
    type_keys("", Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert said == [], "Enter chooses the call in focus; it is not made yet"
    type_keys("2n", Qt.Key.Key_Escape)
    click(box.button(TWO_CLUBS))
    type_keys("", Qt.Key.Key_Return)
    assert said == [TWO_CLUBS]
    click(box.button(TWO_NOTRUMP))
    click(box.button(TWO_NOTRUMP))
    assert said == [TWO_CLUBS, TWO_NOTRUMP]


def test_what_is_not_legal_is_not_held(box: BiddingBox) -> None:
    box.confirms = True
    said = heard(box)
    type_keys("7n")
    assert said == [Bid(7, Strain.NOTRUMP)]
