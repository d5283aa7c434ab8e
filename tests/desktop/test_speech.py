"""What a screen reader is told while the learner plays, and that it can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from bridgetutor.desktop import walk_page as page_module
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.services import speech
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import GoTo
from tests.desktop.driving import page

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetutor.desktop.desk import Desk


@pytest.mark.parametrize("listening", [True, False])
def test_only_words_for_a_reader_that_listens(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, *, listening: bool
) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: listening)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    for words in ("", "West leads the queen of hearts"):
        speech.announce(desk.window, words)
    assert heard == ["West leads the queen of hearts"] * listening


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything announced."""
    heard: list[str] = []

    def hear(_widget: QWidget, text: str) -> None:
        heard.append(text)

    monkeypatch.setattr(page_module, "announce", hear)
    return heard


def test_feedback_and_new_steps_are_said(desk: Desk, said: list[str]) -> None:
    desk.lessons.open_lesson("tour")
    page(desk, LessonPage).choose(GoTo(5))
    assert said[-1] == "A king you cannot see"
    page(desk, LessonPage).choose(Card.parse("HA"))
    assert "Not this one." in said[-1]
    assert "The ace wins, but the king is still out" in said[-1]


def test_silence_when_switched_off(desk: Desk, said: list[str]) -> None:
    desk.lessons.open_lesson("tour")
    desk.window.toggle_panel()
    panel = desk.window.panel
    assert panel is not None
    page(desk, LessonPage)
    desk.look.change("announce", value=False)
    page(desk, LessonPage).choose(GoTo(5))
    assert said == []
