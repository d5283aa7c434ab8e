"""Yesterday's mistakes as the deals of an evening, at the window by keys alone; and a sentence where there are none."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor.desktop.play.deals_chooser import Kind
from bridgetutor.desktop.play.games_page import GamesPage
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.games.catalogue import MINIBRIDGE, SINGLE
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import AskCall, AskCard
from bridgetutor.teaching.drills.item import named
from bridgetutor.teaching.drills.mistakes import CONCEPT
from tests.desktop.driving import comes, page, press
from tests.desktop.play.test_arranging import ENTER, ESC, arranging, choose
from tests.session.evening.test_marked import CALL, CARD, CARDS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk

pytestmark = pytest.mark.usefixtures("qtbot", "by_habit")


def err(desk: Desk, *positions: str, days: int) -> None:
    """These were wrong so many days ago."""
    assert desk.store is not None
    when = datetime.now(UTC) - timedelta(days=days)
    desk.store.begin(Sitting(f"{days:032x}", desk.learner, "look-back", "", when))
    wrong = tuple(
        Attempt(
            f"{days:016x}{n:016x}", desk.learner, when, 0, f"{days:032x}", Answer(name, "", "SA", Grade.WRONG)
        )
        for n, name in enumerate(named(CONCEPT, position) for position in positions)
    )
    desk.store.record(f"{days:032x}", 0, "why", wrong)


def test_yesterdays_mistake_is_played_from_where_it_was_made_and_the_next_follows(
    desk: Desk, qtbot: QtBot
) -> None:
    err(desk, CARD, CALL, days=1)
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.MISTAKES)
    assert "2 mistakes of yesterday" in shown.deals.mistakes.says.text()
    assert not shown.vulnerable.isVisible()
    choose(desk, shown.deals.mistakes.start, True)
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    qtbot.waitUntil(lambda: isinstance(table.moment.ask, AskCard))
    assert len(table.moment.table.tricks) == 2
    assert table.moment.look_back is None
    assert table.moment.table.last_trick is not None
    assert table.moment.table.last_trick.cards == CARDS
    press(desk, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(desk, ENTER)
    qtbot.waitUntil(lambda: isinstance(table.moment.ask, AskCall))
    press(desk, ESC)
    card = next(card for card in page(desk, GamesPage).cards if card.name == SINGLE.name)
    assert card.fresh is not None


def test_earlier_ones_where_yesterday_has_none(desk: Desk) -> None:
    err(desk, CALL, days=5)
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.MISTAKES)
    assert "1 of an earlier day" in shown.deals.mistakes.says.text()
    press(desk, ENTER)
    table = comes(desk, PlayPage)
    assert isinstance(table.moment.ask, AskCall)
    assert table.moment.table.dealer is Seat.WEST


def test_without_a_mistake_one_sentence_says_so_and_the_page_stays(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.MISTAKES)
    says = shown.deals.mistakes.says.text()
    assert says.startswith("No mistake waits")
    assert not shown.deals.mistakes.start.isVisible()
    press(desk, ENTER)
    assert says in shown.fault.text()
    assert shown.isVisible()


def test_only_hands_that_are_scored_one_by_one_can_be_mistakes(desk: Desk) -> None:
    shown = arranging(desk)
    choose(desk, shown.deals.kind, Kind.MISTAKES)
    choose(desk, shown.game, MINIBRIDGE.name)
    assert shown.deals.kind.value is Kind.ANY
    assert not shown.deals.kind.buttons[Kind.MISTAKES].isVisible()
