"""The other tables: played card by card while nobody waits, stopped and gone on with, told as results."""

from __future__ import annotations

from collections.abc import Iterator, Sized

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetutor.cardplay.solving.jobs import Ticket
from bridgetutor.desktop.services import other_tables
from bridgetutor.desktop.services.other_tables import OtherTables
from bridgetutor.desktop.services.solving import Solving
from bridgetutor.games.contest import Contest, Way
from bridgetutor.phrase import phrase
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.session.contest.choices import Elsewhere
from bridgetutor.session.four_robots import FourRobots
from tests.games.contests import contest
from tests.session.contest.contesting import passed

PATIENCE = 60_000


class Scripted(Solving):
    """Keeps what is asked; the test answers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[FourRobots] = []
        self.tickets: list[Ticket] = []

    def ask(self, topic: str, question: object) -> Ticket:
        assert isinstance(question, FourRobots)
        self.asked.append(question)
        self.tickets.append(Ticket(topic, len(self.tickets)))
        return self.tickets[-1]

    def answer(self, record: BoardRecord) -> None:
        self.solved.emit(self.tickets[-1], record)


class Table:
    """The learner's: takes results in and hands the contest back."""

    def __init__(self, kind: Contest, solving: Solving) -> None:
        self.contest = kind
        self.waits = False
        self.came: list[Elsewhere] = []
        self.others = OtherTables(solving, lambda: self.waits)
        self.others.came.connect(self._came)
        self.others.play(kind)

    def _came(self, result: Elsewhere) -> None:
        self.came.append(result)
        record = result.record(self.contest)
        self.contest = self.contest.with_result(result.table, result.number - 1, record)
        self.others.play(self.contest)


@pytest.fixture
def solving(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scripted]:
    monkeypatch.setattr(other_tables, "PAUSE", 10)
    made = Scripted()
    yield made
    made.end()


def until(qtbot: QtBot, things: Sized, count: int) -> None:
    qtbot.waitUntil(lambda: len(things) == count, timeout=PATIENCE)


def test_board_after_board_until_nothing_is_missing(solving: Scripted, qtbot: QtBot) -> None:
    table = Table(contest(Way.MATCHPOINTS), solving)
    for n, (number, other) in enumerate(((1, 1), (1, 2), (2, 1), (2, 2)), start=1):
        until(qtbot, solving.asked, n)
        assert solving.asked[-1].record.number == number
        assert solving.asked[-1].seed == other
        solving.answer(passed(number, other).record(table.contest))
        until(qtbot, table.came, n)
    assert not any(table.contest.missing)
    assert {question.systems for question in solving.asked} == {("sayc", "sayc"), ("natural", "natural")}


def test_while_somebody_waits_nothing_is_asked_nor_told(solving: Scripted, qtbot: QtBot) -> None:
    table = Table(contest(Way.TEAMS, boards=1, names=("",)), solving)
    qtbot.waitUntil(lambda: len(solving.asked) == 1, timeout=PATIENCE)
    table.waits = True
    solving.answer(passed(1).record(table.contest))
    qtbot.wait(3 * other_tables.PAUSE)
    assert table.came == []
    table.waits = False
    qtbot.waitUntil(lambda: table.came == [passed(1)], timeout=PATIENCE)


def test_stopped_and_gone_on_with_where_it_was(solving: Scripted, qtbot: QtBot) -> None:
    table = Table(contest(Way.TEAMS, boards=1, names=("",)), solving)
    qtbot.waitUntil(lambda: len(solving.asked) == 1, timeout=PATIENCE)
    begun = FourRobots(table.contest.blank(0), most=0).answer()
    solving.answer(begun)
    assert len(solving.asked) == 2
    table.others.stop()
    solving.answer(begun)
    table.others.play(table.contest)
    qtbot.wait(2 * other_tables.PAUSE)
    assert len(solving.asked) == 2
    table.others.resume()
    qtbot.waitUntil(lambda: len(solving.asked) == 3, timeout=PATIENCE)
    assert solving.asked[-1].record == begun


def test_what_goes_wrong_is_told_and_tried_again_when_it_is_wished(solving: Scripted, qtbot: QtBot) -> None:
    table = Table(contest(Way.TEAMS, boards=1, names=("",)), solving)
    qtbot.waitUntil(lambda: len(solving.asked) == 1, timeout=PATIENCE)
    with qtbot.waitSignal(table.others.went_on):
        solving.failed.emit(solving.tickets[-1], phrase("There is no solver"))
    assert table.others.is_stopped
    assert str(table.others.trouble) == "There is no solver"
    table.others.resume()
    assert table.others.trouble is None
    qtbot.waitUntil(lambda: len(solving.asked) == 2, timeout=PATIENCE)
