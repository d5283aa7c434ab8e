"""The bidding engine is made ready, and asked what calls would mean, in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.services.bidding_engine import BiddingEngine
from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, Bid, parse_call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import by_system
from bridgetutor.teaching.by_system import Remark, Wanted
from tests.desktop.driving import page

LESSON = """# Bids

```{lesson} bids
:teaches: bids
:system: natural
:goal: You open.
```

```{bid} open-1
:hand: AQ32 K53 QJ4 A92
:right 1N: In the range.
Your call?
```
"""

ONE_NOTRUMP = Bid(1, Strain.NOTRUMP)
_QUEUED = Qt.ConnectionType.QueuedConnection


@pytest.fixture
def engine(qapp: QApplication) -> Iterator[BiddingEngine]:
    made = BiddingEngine()
    yield made
    made.end()


def wanted(calls: str, system: str = "natural") -> Wanted:
    auction = Auction(Seat.NORTH)
    for call in calls.split():
        auction = auction.after(parse_call(call))
    return Wanted(auction, Vulnerability.NONE, system)


def test_a_lesson_with_a_system_gets_it_ready_and_its_calls_are_told(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(by_system, "get_ready", asked.append)
    (tmp_path / "bids.md").write_text(LESSON)
    desk.lessons.open_file(tmp_path / "bids.md")
    box = page(desk, LessonPage).table.findChild(BiddingBox)
    assert isinstance(box, BiddingBox)
    qtbot.waitUntil(lambda: "15–17" in box.button(ONE_NOTRUMP).accessibleDescription(), timeout=20_000)
    desk.close()
    assert asked == ["natural"]


def test_what_is_asked_is_told_on_the_thread_of_the_window(engine: BiddingEngine, qtbot: QtBot) -> None:
    threads: list[int] = []
    engine.told.connect(lambda *_: threads.append(threading.get_ident()), type=_QUEUED)
    with qtbot.waitSignal(engine.told, timeout=20_000) as told:
        engine.ask(wanted("1N P"))
    question, remarks = told.args
    assert question == wanted("1N P")
    assert "at most" in str(remarks[parse_call("P")].says)
    qtbot.waitUntil(lambda: threads == [threading.get_ident()])


def test_only_the_last_question_of_those_that_wait_is_answered(
    engine: BiddingEngine, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    monkeypatch.setattr(by_system, "get_ready", lambda _: gate.wait(5))
    monkeypatch.setattr(Wanted, "meanings", lambda _: {ONE_NOTRUMP: Remark(phrase("something"))})
    answered: list[Wanted] = []
    engine.told.connect(lambda question, _: answered.append(question), type=_QUEUED)
    engine.get_ready("natural")
    for calls in ("", "P", "P P"):
        engine.ask(wanted(calls))
    gate.set()
    qtbot.waitUntil(lambda: answered == [wanted("P P")])


def test_no_thread_is_left_behind(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []
    monkeypatch.setattr(by_system, "get_ready", built.append)
    engine = BiddingEngine()
    engine.get_ready("natural")
    engine.end()
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("bidding")] == []
