"""The table under mouse and keyboard, and for a screen reader."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.table.art import FOUR_COLOURS, TWO_COLOURS
from bridgetutor.desktop.table.auction_diagram import AuctionDiagram
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.desktop.table.card_button import CardButton
from bridgetutor.desktop.table.widget import TableWidget
from bridgetutor.desktop.theme import DARK, Theme
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, PASS, Auction, Bid, Call
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.screen import AskCall, AskCard, HandView, Marked, TableView, Tone
from bridgetutor.teaching.by_system import Remark, Wanted
from bridgetutor.teaching.lesson import Prose
from bridgetutor.wording import Wording
from tests.desktop.table.pressing import click, type_keys

ASK = AskCard(Seat.NORTH)
SEEN = "SK S2 HA HQ H7 SA S3 H5 H3 H4 H6"


def card(text: str) -> Card:
    return Card.parse(text)


def _lying(table: TableWidget) -> list[CardButton]:
    """Those that bear a card: others are put away."""
    return [child for child in table.findChildren(CardButton) if child.card is not None]


def button(table: TableWidget, text: str) -> CardButton:
    found = table.button(card(text))
    assert found is not None
    return found


def heard(table: TableWidget) -> list[object]:
    """What the table says from now on."""
    said: list[object] = []
    table.chosen.connect(said.append)
    return said


@pytest.mark.parametrize("played", ["HQ", "S3"], ids=["playable", "unplayable"])
def test_a_click_chooses_a_card_playable_or_not(
    table: TableWidget, finesse: TableView, qtbot: QtBot, played: str
) -> None:
    table.show_table(finesse, ASK)
    said = heard(table)
    clicked = button(table, played)
    click(clicked, clicked.strip().center())
    assert said == [card(played)]


def test_every_strip_belongs_to_its_card(table: TableWidget, finesse: TableView) -> None:
    table.show_table(finesse, ASK)
    for text in ["HA", "HQ", "H7", "SK", "S2", "SA", "S3", "H5", "H3"]:
        at = button(table, text)
        assert table.childAt(at.mapTo(table, at.strip().center())) is at
        assert table.childAt(at.mapTo(table, at.strip().topLeft() + QPoint(3, 3))) is at


def test_without_a_question_a_click_says_nothing(
    table: TableWidget, finesse: TableView, qtbot: QtBot
) -> None:
    table.show_table(finesse)
    said = heard(table)
    click(button(table, "HQ"))
    table.setFocus()
    type_keys("HQ", Qt.Key.Key_Return)
    assert said == []


def test_a_playable_card_rises_under_the_pointer_and_no_other(table: TableWidget, finesse: TableView) -> None:
    table.show_table(finesse, ASK)
    assert button(table, "HQ").is_playable
    assert not button(table, "S3").is_playable
    button(table, "HQ").setFocus()
    assert button(table, "HQ").is_lifted
    button(table, "S3").setFocus()
    assert not button(table, "S3").is_lifted
    assert not button(table, "HQ").is_lifted


@pytest.mark.parametrize("text", ["HQ", "qh", "h q", "♥Q"])
def test_a_typed_card(table: TableWidget, finesse: TableView, qtbot: QtBot, text: str) -> None:
    table.show_table(finesse, ASK)
    table.setFocus()
    said = heard(table)
    type_keys(text)
    assert said == [card("HQ")]
    assert table.typed == ""


@pytest.mark.parametrize("by", ["typed", "clicked"])
def test_after_a_card_typed_or_clicked_one_enter_more_plays_none(
    table: TableWidget, finesse: TableView, qtbot: QtBot, by: str
) -> None:
    table.show_table(finesse, ASK)
    table.setFocus()
    if by == "typed":
        type_keys("H7")
    else:
        click(button(table, "H7"), button(table, "H7").strip().center())
    said = heard(table)
    table.show_table(finesse, ASK, (Marked(card("H7"), Tone.WRONG),))
    type_keys("", Qt.Key.Key_Return)
    assert said == []
    assert QApplication.focusWidget() is table


def test_half_a_typed_card_is_shown_and_escape_takes_it_back(
    table: TableWidget, finesse: TableView, qtbot: QtBot
) -> None:
    table.show_table(finesse, ASK)
    table.setFocus()
    said = heard(table)
    type_keys("h")
    assert table.typed == "H"
    type_keys("", Qt.Key.Key_Return)
    assert said == []
    type_keys("", Qt.Key.Key_Escape)
    assert table.typed == ""


def test_arrows_go_along_and_between_hands_and_enter_and_space_play(
    table: TableWidget, finesse: TableView, qtbot: QtBot
) -> None:
    table.show_table(finesse, ASK)
    table.setFocus()
    said = heard(table)
    type_keys("", Qt.Key.Key_Right)
    assert button(table, "HA").hasFocus()
    type_keys("", Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert said == [card("HQ")]
    type_keys("", Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert said[1:] == [card("H7")]
    type_keys("", Qt.Key.Key_End)
    assert button(table, "S2").hasFocus()
    type_keys("", Qt.Key.Key_Right)
    assert button(table, "S2").hasFocus()
    type_keys("", Qt.Key.Key_Home, Qt.Key.Key_Down)
    focused = QApplication.focusWidget()
    assert isinstance(focused, CardButton)
    assert focused.card in Hand.parse("A3.53.-.-")


def test_tab_stops_once_at_each_hand(table: TableWidget, finesse: TableView, qtbot: QtBot) -> None:
    table.show_table(finesse, ASK)
    stops = [b.card for b in _lying(table) if b.focusPolicy() == Qt.FocusPolicy.TabFocus]
    assert sorted(map(str, stops)) == ["HA", "SA"]
    button(table, "SA").setFocus()
    type_keys("", Qt.Key.Key_Tab)
    assert button(table, "HA").hasFocus()


def test_the_keyboard_stays_at_the_table_when_its_card_has_been_played(
    table: TableWidget, finesse: TableView
) -> None:
    table.show_table(finesse, ASK)
    button(table, "HQ").setFocus()
    north, east, south, west = finesse.hands
    after = replace(
        finesse,
        hands=(replace(north, cards=Hand.parse("K2.A7.-.-"), count=4), east, south, west),
        trick=Trick(Seat.SOUTH, (card("H4"), card("H6"), card("HQ"), card("H8"))),
        turn=Seat.NORTH,
        playable=Hand.parse("K2.A7.-.-"),
    )
    table.show_table(after, ASK)
    assert isinstance(QApplication.focusWidget(), CardButton)
    assert button(table, "HQ").focusPolicy() == Qt.FocusPolicy.NoFocus


def test_marks_stand_on_cards_in_hand_and_trick_and_are_heard(table: TableWidget, finesse: TableView) -> None:
    marked = (Marked(card("HA"), Tone.WRONG), Marked(card("HQ"), Tone.RIGHT), Marked(card("H4"), Tone.HINT))
    table.show_table(finesse, ASK, marked)
    assert [button(table, text).tone for text in ("HA", "HQ", "H4", "H7")] == [
        Tone.WRONG,
        Tone.RIGHT,
        Tone.HINT,
        None,
    ]
    assert button(table, "HA").accessibleName() == "Ace of hearts, wrong"


def test_everything_has_a_name_for_the_ear(table: TableWidget, finesse: TableView) -> None:
    table.show_table(finesse, ASK)
    assert button(table, "SA").accessibleName() == "Ace of spades"
    shown = [child for child in table.findChildren(QWidget) if child.isVisibleTo(table)]
    assert [type(child).__name__ for child in shown if not child.accessibleName()] == []
    description = table.accessibleDescription()
    assert "4♥ by South" in description
    assert "South led the four of hearts" in description
    assert "West played the six of hearts" in description
    assert description.endswith("North · dummy: to play ♥")
    assert table.accessibleName() == "Card table"


def test_no_hidden_card_is_anywhere_in_the_table(table: TableWidget, finesse: TableView) -> None:
    table.show_table(replace(finesse, hands=tuple(map(_open, finesse.hands))), ASK)
    table.show_table(finesse, ASK)
    seen = set(map(card, SEEN.split()))
    assert {child.card for child in table.findChildren(CardButton) if child.card is not None} == seen
    assert all(child.isHidden() for child in table.findChildren(CardButton) if child.card is None)
    names = [child.accessibleName() for child in table.findChildren(QWidget)]
    spoken = " ".join([table.accessibleDescription(), *names])
    hidden = [c for c in PACK if c not in seen and Wording.english().name(c, "name") in spoken.lower()]
    assert hidden == []


def test_no_button_is_made_at_the_end_of_a_hand(table: TableWidget, finesse: TableView, qtbot: QtBot) -> None:
    table.show_table(finesse, ASK)
    qtbot.waitUntil(lambda: len(table.findChildren(CardButton)) > len(PACK), timeout=5000)
    made = set(table.findChildren(CardButton))
    table.show_table(replace(finesse, hands=tuple(map(_open, finesse.hands))))
    assert set(table.findChildren(CardButton)) == made
    assert all(child.isVisibleTo(table) for child in _lying(table))
    assert button(table, "DA").accessibleName() == "Ace of diamonds"


def _open(hand: HandView) -> HandView:
    held = {Seat.EAST: "-.-.AKQ.32", Seat.WEST: "-.-.JT9.54"}
    return hand if hand.cards is not None else replace(hand, cards=Hand.parse(held[hand.seat]), count=5)


def test_dummys_trumps_lie_at_the_left(table: TableWidget, finesse: TableView) -> None:
    table.show_table(finesse, ASK)
    assert button(table, "HA").x() < button(table, "H7").x() < button(table, "SK").x()
    assert button(table, "SA").x() < button(table, "H5").x()


def test_the_geography_does_not_turn_round_with_the_writing(
    table: TableWidget, finesse: TableView, theme: Theme
) -> None:
    table.show_table(finesse, ASK)
    before = {text: button(table, text).geometry() for text in ("HA", "S3", "H6")}
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table.apply(theme, Wording.pseudo(), FOUR_COLOURS, glide=False)
    for text, was in before.items():
        assert button(table, text).geometry().center().x() == pytest.approx(was.center().x(), abs=40)
    assert button(table, "H6").geometry().center().x() < table.width() // 2


def test_settings_change_in_the_middle_of_a_hand(
    table: TableWidget, finesse: TableView, qtbot: QtBot, wording: Wording
) -> None:
    table.show_table(finesse, ASK)
    table.apply(Theme(DARK, 150), wording, TWO_COLOURS, glide=True)
    table.resize(560, 600)
    said = heard(table)
    click(button(table, "H7"))
    assert said == [card("H7")]


def _geometries(table: TableWidget) -> dict[str, tuple[int, int, int, int]]:
    return {
        str(child.card): child.geometry().getRect()  # type: ignore[misc]  # the stubs say object
        for child in _lying(table)
    }


def _next(finesse: TableView) -> TableView:
    """The trick is done and the next one led: cards arrive, go, and come."""
    north, east, south, west = finesse.hands
    return replace(
        finesse,
        hands=(replace(north, cards=Hand.parse("K2.A7.-.-"), count=4), replace(east, count=4), south, west),
        last_trick=Trick(Seat.SOUTH, (card("H4"), card("H6"), card("HQ"), card("HK"))),
        trick=Trick(Seat.EAST, (card("S9"),)),
        turn=Seat.SOUTH,
        playable=Hand.parse("A3.-.-.-"),
    )


@pytest.mark.parametrize("wait", [0, 100, None], ids=["cut short", "half way", "to the end"])
def test_a_glide_ends_where_no_glide_would_have_ended(
    table: TableWidget, finesse: TableView, qtbot: QtBot, theme: Theme, wording: Wording, wait: int | None
) -> None:
    table.show_table(finesse, ASK)
    table.show_table(_next(finesse), AskCard(Seat.SOUTH))
    still = _geometries(table)
    table.apply(theme, wording, FOUR_COLOURS, glide=True)
    table.show_table(finesse, ASK)
    table.show_table(_next(finesse), AskCard(Seat.SOUTH))
    assert table.is_gliding
    if wait is None:
        qtbot.waitUntil(lambda: not table.is_gliding, timeout=5000)
    else:
        qtbot.wait(wait)
        table.finish_glide()
    assert _geometries(table) == still
    assert all(child.isVisibleTo(table) for child in _lying(table))


def test_a_screen_that_comes_in_the_middle_of_a_glide(
    table: TableWidget, finesse: TableView, qtbot: QtBot, theme: Theme, wording: Wording
) -> None:
    table.apply(theme, wording, FOUR_COLOURS, glide=True)
    for _ in range(3):
        table.show_table(finesse, ASK)
        table.show_table(_next(finesse), AskCard(Seat.SOUTH))
        qtbot.wait(30)
    table.resize(700, 640)
    assert not table.is_gliding
    table.show_table(finesse, ASK)
    assert {str(child.card) for child in _lying(table)} == set(SEEN.split())


BIDDING = TableView(
    (HandView(Seat.SOUTH, Hand.parse("QT74.K982.63.QJ5"), 13, is_learner=True),),
    auction=Auction.parse(Seat.WEST, "P 1N P"),
    dealer=Seat.WEST,
    turn=Seat.SOUTH,
    remarks=((1, Prose("15–17 points, *balanced*")),),
)
ASK_CALL = AskCall((PASS, Bid(2, Strain.CLUBS)))


def test_a_call_clicked_or_typed_at_the_table(table: TableWidget, qtbot: QtBot) -> None:
    table.show_table(BIDDING, ASK_CALL)
    said = heard(table)
    box = table.findChild(BiddingBox)
    assert isinstance(box, BiddingBox)
    click(box.button(PASS))
    table.setFocus()
    type_keys("2c1c")
    assert said == [PASS, Bid(2, Strain.CLUBS), Bid(1, Strain.CLUBS)]


def test_the_box_stays_with_its_marks_and_goes_with_the_first_card(
    table: TableWidget, finesse: TableView
) -> None:
    table.show_table(BIDDING, None, (Marked(PASS, Tone.ALSO),))
    box = table.findChild(BiddingBox)
    assert isinstance(box, BiddingBox)
    assert box.isVisibleTo(table)
    assert box.button(PASS).tone is Tone.ALSO
    table.show_table(finesse, ASK)
    assert not box.isVisibleTo(table)


@pytest.mark.parametrize("size", [(560, 600), (820, 740), (1400, 1000)])
@pytest.mark.parametrize("type_size", [100, 150])
@pytest.mark.parametrize("call", [Bid(2, Strain.CLUBS), Bid(7, Strain.NOTRUMP), PASS], ids=str)
def test_what_is_told_of_a_call_covers_neither_it_nor_the_auction(
    table: TableWidget, wording: Wording, size: tuple[int, int], type_size: int, call: Call
) -> None:
    wanted = Wanted(Auction(Seat.NORTH, (Bid(1, Strain.NOTRUMP), PASS)), Vulnerability.NONE, "sayc")
    table.apply(Theme(DARK, type_size), wording, FOUR_COLOURS, glide=False)
    table.resize(*size)
    table.show_table(BIDDING, AskCall((PASS, *BIDS[5:]), wanted))
    table.tell_meanings(
        wanted, {call: Remark(phrase("asks for a four-card major: 8+ points, 4+ cards in it"))}
    )
    box = table.findChild(BiddingBox)
    assert isinstance(box, BiddingBox)
    assert box.tips.tell(call)
    told = next(label for label in table.findChildren(QLabel) if label.text() == box.tips.told)
    button, auction = box.button(call), table.findChild(AuctionDiagram)
    assert isinstance(auction, AuctionDiagram)
    assert not told.isHidden()
    assert table.rect().contains(told.geometry())
    assert not told.geometry().intersects(QRect(button.mapTo(table, QPoint(0, 0)), button.size()))
    assert not told.geometry().intersects(auction.geometry())


@pytest.mark.parametrize("size", [(560, 600), (820, 740), (1400, 1000)])
@pytest.mark.parametrize("type_size", [100, 150])
def test_no_button_is_too_small_to_hit(
    table: TableWidget, wording: Wording, size: tuple[int, int], type_size: int
) -> None:
    table.apply(Theme(DARK, type_size), wording, FOUR_COLOURS, glide=False)
    table.resize(*size)
    table.show_table(BIDDING, ASK_CALL)
    box = table.findChild(BiddingBox)
    assert isinstance(box, BiddingBox)
    assert box.height() <= table.height()
    for call in box.findChildren(QAbstractButton):
        assert call.width() >= 44
        assert call.height() >= 40
