"""Each switch works at once, everywhere, and is kept."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.settings.panel import SWITCHES
from bridgetutor.desktop.theme import DARK
from bridgetutor.session.choice import GoTo
from tests.desktop.driving import click, page, press

if TYPE_CHECKING:
    from bridgetutor.places import Places

CONTROL = Qt.KeyboardModifier.ControlModifier


def switch(desk: Desk, name: str) -> None:
    """Press a button of the panel, which is opened for it."""
    if desk.window.panel is None:
        desk.window.toggle_panel()
    assert desk.window.panel is not None
    button = desk.window.panel.findChild(QPushButton, name)
    assert button is not None
    click(button)


def is_open(desk: Desk) -> bool:
    """Whether the panel is."""
    return desk.window.panel is not None


def kept(places: Places) -> dict[str, object]:
    """What the settings file says."""
    return tomllib.loads(places.settings.read_text("utf-8"))


@pytest.mark.parametrize(
    ("name", "value"),
    [(switch.name, value) for switch in SWITCHES for value, _ in switch.choices],
)
def test_each_choice_is_in_force_and_kept(desk: Desk, places: Places, name: str, value: object) -> None:
    switch(desk, f"{name}={value}")
    assert desk.window.panel is not None
    again = desk.window.panel.findChild(QPushButton, f"{name}={value}")
    assert again is not None
    assert again.isChecked()
    assert again.hasFocus()
    assert kept(places)[name] == value


def test_type_grows_on_the_page_at_hand(desk: Desk, places: Places) -> None:
    desk.lessons.open_lesson("tour")
    page(desk, LessonPage).choose(GoTo(5))
    before = page(desk, LessonPage).column.prose.font().pixelSize()
    switch(desk, "larger")
    assert page(desk, LessonPage).moment.step == 5
    assert page(desk, LessonPage).column.prose.font().pixelSize() > before
    assert kept(places)["type_size"] == 110
    press(desk, Qt.Key.Key_0, CONTROL)
    assert kept(places)["type_size"] == 100


def test_type_stays_within_its_bounds(desk: Desk, places: Places) -> None:
    for nearly, key, bound in ((190, Qt.Key.Key_Plus, 200), (90, Qt.Key.Key_Minus, 80)):
        desk.look.change("type_size", value=nearly)
        for _ in range(3):
            press(desk, key, CONTROL)
        assert kept(places)["type_size"] == bound


def test_light_and_dark_by_a_key(desk: Desk, places: Places) -> None:
    press(desk, Qt.Key.Key_F7)
    assert kept(places)["appearance"] == "dark"
    assert desk.window.palette().window().color().name().upper() == DARK.paper
    press(desk, Qt.Key.Key_F7)
    assert kept(places)["appearance"] == "light"


def test_the_decks_come_round_by_a_key(desk: Desk, places: Places) -> None:
    found = []
    for _ in range(4):
        press(desk, Qt.Key.Key_F8)
        found.append(kept(places)["deck"])
    assert found == ["four", "four-blue", "colour-blind", "two"]


def test_escape_closes_the_panel_first(desk: Desk) -> None:
    desk.lessons.open_lesson("tour")
    press(desk, Qt.Key.Key_F9)
    assert is_open(desk)
    press(desk, Qt.Key.Key_Escape)
    assert not is_open(desk)
    page(desk, LessonPage)


def test_a_setting_that_cannot_be_kept_is_in_force_and_told(desk: Desk, places: Places) -> None:
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    places.settings.mkdir()
    press(desk, Qt.Key.Key_F8)
    assert desk.window.notice is not None
    assert "settings" in desk.window.notice.sentence


def test_a_notice_put_away_leaves_the_keys_to_the_page(desk: Desk) -> None:
    desk.lessons.open_lesson("tour")
    desk.window.tell("Something.")
    notice = desk.window.notice
    assert notice is not None
    before = QApplication.focusWidget()
    assert before is not None
    (cross,) = (
        each for each in notice.findChildren(KeyButton) if each.accessibleName() == "Put this notice away"
    )
    QApplication.processEvents()  # until then it is not shown
    click(cross)
    assert desk.window.notice is None
    assert desk.window.page.isAncestorOf(before)
    assert QApplication.focusWidget() is before
