"""The other seats of a whole hand on the desktop: thought out beside the window, which stays awake."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetutor.cardplay.solving.jobs import Ticket
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.services.afterwards import PAINTED
from bridgetutor.desktop.services.robots import Robots
from bridgetutor.desktop.services.solving import Solving
from bridgetutor.desktop.table.seats import HiddenHand
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action
from bridgetutor.session.wanted import CardWanted
from bridgetutor.teaching.loader import load_lesson
from tests.desktop.driving import page, press
from tests.session.test_others import WHOLE
from tests.session.test_refuting import FINESSE

PATIENCE = 60_000


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    """The file of a lesson of one whole hand."""
    path = tmp_path / "01-a-hand.md"
    path.write_text(WHOLE, encoding="utf-8")
    return path


def is_thinking(shown: LessonPage) -> bool:
    return shown.moment.table is not None and shown.moment.table.thinking


def test_a_robots_card_falls_while_the_window_stays_awake(desk: Desk, hand: Path, qtbot: QtBot) -> None:
    desk.lessons.open_file(hand)
    shown = page(desk, LessonPage)
    for card in ("H5", "HA"):
        qtbot.waitUntil(lambda: not is_thinking(shown), timeout=PATIENCE)
        shown.choose(Card.parse(card))
        if card == "H5":
            assert is_thinking(shown)
            assert "thinking" in shown.table.accessibleDescription()
    qtbot.waitUntil(lambda: not is_thinking(shown), timeout=PATIENCE)
    assert shown.moment.table is not None
    assert shown.moment.table.tricks == (1, 0)
    backs = [back for back in shown.table.findChildren(HiddenHand) if back.isVisible()]
    assert len(backs) == 2
    assert all("fourth highest with an honour" in back.toolTip() for back in backs)


def test_who_leaves_meanwhile_is_not_followed(desk: Desk, hand: Path, qtbot: QtBot) -> None:
    desk.lessons.open_file(hand)
    page(desk, LessonPage).choose(Card.parse("H5"))
    desk.lessons.show()
    qtbot.wait(200)
    page(desk, LibraryPage)
    desk.lessons.open_file(hand)
    shown = page(desk, LessonPage)
    qtbot.waitUntil(lambda: not is_thinking(shown), timeout=PATIENCE)
    assert shown.moment.table is not None
    assert shown.moment.table.trick is not None
    assert len(shown.moment.table.trick.cards) == 3


def test_nothing_is_thought_out_for_who_closes_the_window_at_once(
    desk: Desk, hand: Path, qtbot: QtBot
) -> None:
    desk.lessons.open_file(hand)
    shown = page(desk, LessonPage)
    for card in ("H5", "HA"):
        shown.choose(Card.parse(card))
        qtbot.waitUntil(lambda: not is_thinking(shown), timeout=PATIENCE)
    desk.close()
    with qtbot.captureExceptions() as raised:
        qtbot.wait(3 * PAINTED)
    assert raised == []


class Mute(Solving):
    """A service whose children always fail."""

    def ask(self, topic: str, _question: object) -> Ticket:
        return Ticket(topic, 1)


def wanted(hand: Path) -> CardWanted:
    lesson, _ = load_lesson(hand)
    assert lesson is not None
    state = tutor.submit(tutor.begin(lesson, robots=True), Card.parse("H5")).state
    found = tutor.awaited(state)
    assert found is not None
    assert isinstance(found, CardWanted)
    return found


def test_where_the_solver_fails_habit_plays(hand: Path, qtbot: QtBot) -> None:
    solving, fallen = Mute(), list[Card]()
    robots = Robots(solving)
    robots.card(wanted(hand), fallen.append)
    assert not fallen
    solving.failed.emit(Ticket("robots", 1), phrase("No."))
    assert fallen == [Card.parse("H2")]


def test_what_the_learner_is_likely_to_play_is_thought_of_ahead(hand: Path, qtbot: QtBot) -> None:
    lesson, _ = load_lesson(hand)
    assert lesson is not None
    state = tutor.begin(lesson, robots=True)
    foreseen = list(tutor.foreseen(state))
    assert {len(each.view.play.cards) for each in foreseen} == {2}
    solving, fallen = Solving(), list[Card]()
    robots = Robots(solving)
    robots.foresee(foreseen)
    with qtbot.waitSignals([solving.solved] * len(foreseen), timeout=PATIENCE):
        pass
    robots.card(foreseen[-1], fallen.append)
    assert len(fallen) == 1, "it falls at once"
    robots.drop()
    solving.end()


def test_a_card_nobody_thought_of_is_thought_out_after_what_was_begun(hand: Path, qtbot: QtBot) -> None:
    one = wanted(hand)
    other = CardWanted(one.view)
    solving, fallen = Solving(), list[Card]()
    robots = Robots(solving)
    robots.foresee([other])
    robots.card(one, fallen.append)
    qtbot.waitUntil(lambda: bool(fallen), timeout=PATIENCE)
    assert fallen[0] in one.view.legal_cards
    solving.end()


def test_without_the_solver_habit_plays_at_once(hand: Path, by_habit: None) -> None:
    fallen: list[Card] = []
    Robots(Solving()).card(wanted(hand), fallen.append)
    assert fallen == [Card.parse("H2")]


def test_what_a_wrong_card_costs_is_found_and_played_out(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "01-a-finesse.md"
    path.write_text(FINESSE, encoding="utf-8")
    desk.lessons.open_file(path)
    shown = page(desk, LessonPage)
    shown.choose(Card.parse("SA"))
    press(desk, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: shown.moment.next_label == phrase("Next card"), timeout=PATIENCE)
    while shown.moment.next_label == phrase("Next card"):
        press(desk, Qt.Key.Key_Space)
    assert shown.moment.next_label == phrase("Try again")
    press(desk, Qt.Key.Key_Space)
    assert Action.WHY in shown.moment.actions
    shown.choose(Card.parse("SQ"))
    assert shown.moment.answered == {1}
