"""What a screen reader is told while the learner plays, and that it can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridgetutor.desktop.lesson import page as page_module
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import GoTo
from tests.desktop.driving import page

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetutor.desktop.desk import Desk


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything announced."""
    heard: list[str] = []

    def hear(_widget: QWidget, text: str) -> None:
        heard.append(text)

    monkeypatch.setattr(page_module, "announce", hear)
    return heard


def test_feedback_and_new_steps_are_said(desk: Desk, said: list[str]) -> None:
    desk.open_lesson("tour")
    page(desk, LessonPage).choose(GoTo(5))
    assert said[-1] == "A king you cannot see"
    page(desk, LessonPage).choose(Card.parse("HA"))
    assert "Not this one." in said[-1]
    assert "The ace wins, but the king is still out" in said[-1]


def test_silence_when_switched_off(desk: Desk, said: list[str]) -> None:
    desk.open_lesson("tour")
    desk.window.toggle_panel()
    panel = desk.window.panel
    assert panel is not None
    page(desk, LessonPage)
    desk.look.change("announce", value=False)
    page(desk, LessonPage).choose(GoTo(5))
    assert said == []
