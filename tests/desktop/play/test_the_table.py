"""What can be done at the table besides playing: claims, the last trick, all hands, another line; by key and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from bridgetutor.cardplay.robots import JudgeClaim, Ruling
from bridgetutor.desktop import actions, table_clock
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.review.page import ReviewPage
from bridgetutor.desktop.services import robots
from bridgetutor.desktop.services.robots import Robots
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Action, format_choice
from bridgetutor.session.screen import AskCard, AskNumber
from tests.desktop.driving import click, page, press, type_text
from tests.desktop.play.sitting import CONTROL, ENTER, at_play, sit_down, to_the_end, until_action, until_card
from tests.session.evening.evenings import EASTS, SOUTHS, way_on

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

ESC = Qt.Key.Key_Escape

pytestmark = pytest.mark.usefixtures("qtbot", "by_habit")


@pytest.fixture
def ruled(monkeypatch: pytest.MonkeyPatch) -> Callable[[Ruling | None], None]:
    """Settles what becomes of a claim."""

    def settle(ruling: Ruling | None) -> None:
        def judge(_: Robots, _asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
            then(ruling)

        monkeypatch.setattr(Robots, "ruling", judge)

    return settle


def words(desk: Desk) -> str:
    labels = at_play(desk).column.findChildren(QLabel)
    return "\n".join(each.text() for each in labels if each.isVisible())


def test_a_claim_by_keys_ends_the_hand(
    desk: Desk, dealt: Callable[..., None], ruled: Callable[[Ruling | None], None]
) -> None:
    dealt(SOUTHS)
    ruled(Ruling(4))
    sit_down(desk)
    until_action(desk, Action.CLAIM)
    press(desk, Qt.Key.Key_F4)
    assert at_play(desk).moment.ask == AskNumber(0, 9)
    assert at_play(desk).column.number.field.hasFocus()
    type_text(desk, "4")
    assert at_play(desk).column.row.main.text() == "Claim 4"
    press(desk, ENTER)
    assert at_play(desk).moment.score is not None
    assert sum(at_play(desk).moment.table.tricks) == 13


def test_a_claim_is_dropped_by_esc_by_its_button_and_by_playing_a_card(
    desk: Desk, dealt: Callable[..., None]
) -> None:
    dealt(EASTS)
    sit_down(desk)
    shown = until_action(desk, Action.CLAIM)
    press(desk, Qt.Key.Key_F4)
    press(desk, ESC)
    assert isinstance(at_play(desk).moment.ask, AskCard)
    click(shown.column.row.button(actions.CLAIM))
    assert shown.column.row.button(actions.BACK).text() == "No claim"
    click(shown.column.row.button(actions.BACK))
    assert isinstance(shown.moment.ask, AskCard)
    click(shown.column.row.button(actions.CLAIM))
    card = next(iter(shown.moment.table.playable))
    shown.table.finish_glide()
    button = shown.table.button(card)
    assert button is not None
    click(button)
    assert not shown.moment.has_claim
    assert card not in shown.moment.table.playable


def test_a_claim_that_falls_is_shown_card_by_card(
    desk: Desk, dealt: Callable[..., None], ruled: Callable[[Ruling | None], None]
) -> None:
    dealt(SOUTHS)
    sit_down(desk)
    shown = until_action(desk, Action.CLAIM)
    before = shown.moment.table
    ruled(Ruling(2, (next(iter(before.playable)),)))
    press(desk, Qt.Key.Key_F4)
    type_text(desk, "9")
    press(desk, ENTER)
    assert shown.moment.feedback is not None
    assert str(shown.moment.feedback.headline) == "Not that many: 9 tricks."
    assert shown.column.row.main.text() == "Play on"
    press(desk, ENTER)
    assert shown.moment.table == before


def test_the_last_trick_lies_there_again_by_key_and_by_button(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS)
    sit_down(desk)
    shown = until_card(desk, tricks=2)
    while not shown.moment.table.has_earlier_trick:
        shown.choose(way_on(shown.moment))
    now, last = shown.moment.table.trick, shown.moment.table.last_trick
    assert now is not None
    assert last is not None

    def lies(cards: tuple[Card, ...]) -> bool:
        return all(shown.table.button(card) is not None for card in cards)

    button = shown.column.row.button(actions.LAST_TRICK)
    press(desk, Qt.Key.Key_L, CONTROL)
    assert lies(last.cards)
    assert not lies(now.cards)
    assert button.text() == "This trick"
    click(button)
    assert lies(now.cards)
    assert not lies(last.cards)
    assert button.text() == "Last trick"
    click(button)
    shown.choose(next(iter(shown.moment.table.playable)))
    assert shown.column.row.button(actions.LAST_TRICK).text() == "Last trick"


def test_show_all_gives_the_hand_up_and_can_be_taken_back(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS, EASTS)
    sit_down(desk)
    shown = until_card(desk, tricks=1)
    before = shown.moment.table
    press(desk, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert all(hand.cards is not None for hand in shown.moment.table.hands)
    assert "nothing of it is written" in words(desk)
    press(desk, Qt.Key.Key_Z, CONTROL)
    assert shown.moment.table == before
    click(shown.column.row.button(actions.SHOW))
    press(desk, ENTER)
    assert shown.moment.sheet == ()


def test_another_line_is_tried_from_a_card_in_the_middle(
    desk: Desk, dealt: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(SOUTHS, EASTS)
    sit_down(desk)
    shown = to_the_end(desk)
    end = shown.moment
    press(desk, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown.moment.steps_through == 51
    spoken: list[str] = []
    monkeypatch.setattr(shown, "_speak", lambda *said: spoken.extend(said))
    for _ in range(3):
        press(desk, Qt.Key.Key_B, CONTROL)
    assert shown.moment.steps_through == 40
    assert spoken[-1].startswith("Trick 11: ")
    assert "Trick 11: " in words(desk)
    assert shown.column.row.button(actions.TRY).text() == "Play on"
    press(desk, Qt.Key.Key_T, CONTROL)
    assert shown.moment.is_trial
    assert "You try another line: nothing of it is written." in words(desk)
    while shown.column.row.main.text() != "Return":
        if isinstance(shown.moment.ask, AskCard):
            type_text(desk, format_choice(next(iter(shown.moment.table.playable))))
        else:
            press(desk, ENTER)
    press(desk, ENTER)
    assert shown.moment.table == end.table
    assert shown.moment.sheet == end.sheet
    press(desk, ENTER)
    assert shown.moment.step == 2


def test_a_card_typed_or_clicked_before_its_time_is_answered(
    desk: Desk, dealt: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Robots, "card", lambda *_: None)
    dealt(SOUTHS)
    sit_down(desk)
    press(desk, ENTER)
    type_text(desk, "3n")
    shown = at_play(desk)
    assert shown.moment.table.thinking
    type_text(desk, "s")
    notes = [each.text() for each in shown.table.findChildren(QLabel) if each.isVisible()]
    assert "Not yet: West is thinking." in notes
    assert shown.moment.table.thinking


def test_in_earnest_undo_is_gone_once_others_have_played(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS)
    desk.look.change("strict", value=True)
    sit_down(desk)
    assert not at_play(desk).column.row.main.isEnabled(), "nobody counts for the learner"
    type_text(desk, "15")
    press(desk, ENTER)
    type_text(desk, "3n")
    press(desk, ENTER)
    shown = until_card(desk, tricks=1)
    shown.choose(next(iter(shown.moment.table.playable)))
    before = shown.moment
    assert not shown.column.row.button(actions.UNDO).isVisible()
    press(desk, Qt.Key.Key_Z, CONTROL)
    press(desk, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert shown.moment == before


def test_cards_are_chosen_then_confirmed(desk: Desk, dealt: Callable[..., None]) -> None:
    dealt(SOUTHS)
    desk.look.change("confirm", value=True)
    sit_down(desk)
    shown = until_card(desk)
    shown.table.finish_glide()
    before, (first, second) = shown.moment.table, list(shown.moment.table.playable)[:2]
    button, other = shown.table.button(first), shown.table.button(second)
    assert button is not None
    assert other is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.strip().center())
    assert shown.moment.table == before
    assert button.is_lifted
    assert "Enter plays it" in button.accessibleDescription()
    press(desk, ESC)
    assert at_play(desk).moment.table == before, "Esc lets the card go and does not leave"
    assert not button.accessibleDescription()
    type_text(desk, format_choice(first))
    type_text(desk, format_choice(second))
    assert not button.accessibleDescription()
    assert other.accessibleDescription()
    press(desk, ENTER)
    assert second not in shown.moment.table.playable
    assert shown.moment.table != before
    press(desk, ESC)
    page(desk, GamesPage)


def test_a_singleton_plays_itself_but_not_after_it_was_taken_back(
    desk: Desk, dealt: Callable[..., None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_clock, "BEFORE_A_SINGLETON", 1)
    dealt(SOUTHS)
    desk.look.change("play_single", value=True)
    sit_down(desk)
    shown = until_card(desk)
    while len(shown.moment.table.playable) != 1:
        shown.choose(way_on(shown.moment))
    (card,) = shown.moment.table.playable
    before = shown.moment.table
    qtbot.waitUntil(lambda: shown.moment.table != before, timeout=5000)
    assert any(
        card in trick.cards for trick in (shown.moment.table.trick, shown.moment.table.last_trick) if trick
    )
    shown.choose(Action.UNDO)
    assert shown.moment.table == before
    qtbot.wait(50)
    assert shown.moment.table == before


def test_a_trick_is_taken_away_by_itself_or_by_a_press_on_the_table(
    desk: Desk, dealt: Callable[..., None], qtbot: QtBot
) -> None:
    dealt(SOUTHS)
    sit_down(desk)
    shown = until_card(desk)
    until_a_trick_lies(shown)
    before = shown.moment
    QTest.mouseClick(shown.table, Qt.MouseButton.LeftButton, pos=shown.table.rect().center())
    assert shown.moment != before
    desk.look.change("collect_after", value=1)
    until_a_trick_lies(at_play(desk))
    qtbot.waitUntil(lambda: not at_play(desk).moment.trick_lies, timeout=5000)


def until_a_trick_lies(shown: PlayPage) -> None:
    while not shown.moment.trick_lies:
        shown.choose(way_on(shown.moment))


class Clock:
    """Time for robots, which passes when the test says so."""

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []

    def singleShot(self, wait: int, _parent: object, then: Callable[[], None]) -> None:  # noqa: N802  # Qt's name
        assert 0 < wait <= 1000
        self._due.append(then)

    def strike(self) -> None:
        """What was to be done later is done."""
        due, self._due = self._due, []
        for then in due:
            then()


def test_robots_take_their_time_and_a_slip_is_taken_back_meanwhile(
    desk: Desk, dealt: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(robots, "QTimer", clock)
    dealt(SOUTHS)
    desk.look.change("strict", value=True)
    desk.look.change("robots_pause", value=1)
    sit_down(desk)
    type_text(desk, "15")
    press(desk, ENTER)
    before = at_play(desk).moment.table
    type_text(desk, "3n")
    press(desk, ENTER)
    shown = at_play(desk)
    assert shown.moment.table.thinking
    press(desk, Qt.Key.Key_Z, CONTROL)
    assert shown.moment.table == before
    clock.strike()
    assert shown.moment.table == before, "the card of a contract that was taken back does not fall"
    type_text(desk, "3n")
    press(desk, ENTER)
    assert at_play(desk).moment.table.thinking
    clock.strike()
    assert isinstance(at_play(desk).moment.ask, AskCard)


def test_from_the_look_back_the_hand_is_played_on_at_the_card_that_is_looked_at(
    desk: Desk, dealt: Callable[..., None], ruled: Callable[[Ruling | None], None], qtbot: QtBot
) -> None:
    dealt(SOUTHS)
    ruled(Ruling(0))
    sit_down(desk)
    until_action(desk, Action.CLAIM)
    press(desk, Qt.Key.Key_F4)
    type_text(desk, "0")
    press(desk, ENTER)
    written = at_play(desk).moment.sheet
    press(desk, Qt.Key.Key_F10)
    shown = page(desk, ReviewPage)
    assert not shown.column.play_on.isEnabled()
    qtbot.waitUntil(lambda: bool(shown.moment.listed), timeout=60_000)
    shown.column.cards.setCurrentRow(len(shown.moment.rows) - 1)
    verdict = shown.moment.verdict
    assert verdict is not None
    press(desk, Qt.Key.Key_T, CONTROL)
    again = at_play(desk).moment
    assert again.is_trial
    assert again.sheet == written
    assert isinstance(again.ask, AskCard)
    assert verdict.card in again.table.playable


@pytest.mark.parametrize(
    ("height", "type_size", "shown"), [(700, 100, False), (700, 150, False), (1000, 100, True)]
)
def test_at_the_end_of_a_hand_the_buttons_leave_room_to_read(
    desk: Desk, dealt: Callable[..., None], height: int, type_size: int, shown: bool
) -> None:
    dealt(SOUTHS)
    desk.look.change("type_size", value=type_size)
    desk.window.resize(1024, height)
    sit_down(desk)
    table = to_the_end(desk)
    QApplication.processEvents()
    row = table.column.row
    assert row.button(actions.LOOK_BACK).has_cap is shown
    assert row.main.has_cap
    rows = {button.y() for button in row.findChildren(KeyButton) if button.isVisible()}
    assert len(rows) <= (2 if type_size == 100 and not shown else 3)
