"""The window of the program on the test's own lessons, in a home of its own."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bridgetutor import places as all_places
from bridgetutor.dealing.drawing import Source
from bridgetutor.desktop import application
from bridgetutor.desktop.services import robots
from bridgetutor.rules.deal import Deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places

LESSONS = Path(__file__).parent / "lessons"


@pytest.fixture
def places() -> Places:
    """The program's own resources, the test's lessons, and a fresh home."""
    return replace(all_places.find(), lessons=LESSONS)


@pytest.fixture
def open_desk(qapp: QApplication, qtbot: QtBot, places: Places) -> Iterator[Callable[[], Desk]]:
    """Opens the desktop at its library; what was opened is closed after the test."""
    opened: list[Desk] = []

    def open_one() -> Desk:
        desk = application.build(qapp, places)
        opened.append(desk)
        with qtbot.waitExposed(desk.window):
            desk.window.show()
        desk.open()
        desk.lessons.show()
        return desk

    yield open_one
    for desk in opened:
        desk.window.close()
        desk.close()
        desk.window.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def by_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    """No solver: the other seats play at once, and the same cards each time."""
    monkeypatch.setattr(robots, "is_available", lambda: False)


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Settles which cards are dealt at the table, again and again."""

    def settle(*deals: str) -> None:
        cycle = itertools.cycle(map(Deal.parse, deals))
        monkeypatch.setattr(Source, "deals", lambda *_: cycle)

    return settle


@pytest.fixture
def desk(open_desk: Callable[[], Desk]) -> Desk:
    """The desktop at its library."""
    return open_desk()
