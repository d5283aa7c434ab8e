"""Points in columns by themselves: the labels are kept, and show no more than what is to be shown."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetutor import places as all_places
from bridgetutor.desktop.look import Look
from bridgetutor.desktop.play.sheets import Columns
from bridgetutor.settings import Settings
from tests.desktop.table.pressing import open_window

LONG = [("Odd tricks", "120"), ("Overtricks", "60"), ("Bonus", "300"), ("Total", "480")]
SHORT = [("Undertricks", "50"), ("Total", "50")]


@pytest.mark.parametrize(
    "rows",
    [[LONG], [LONG, SHORT], [SHORT, LONG], [LONG, [], SHORT], [SHORT, SHORT], [LONG, [("Passed out",)]]],
)
def test_what_is_seen_is_what_was_shown_last(qtbot: QtBot, rows: list[list[tuple[str, ...]]]) -> None:
    look = Look(Settings(), all_places.find())
    page = QWidget()
    qtbot.addWidget(page)
    columns, fresh = Columns(look, page), Columns(look, page)
    for each in (columns, fresh):
        each.resize(300, 280)
    page.resize(640, 300)
    open_window(page)
    for each_rows in rows:
        columns.show_rows(each_rows, head="Score")
    fresh.show_rows(rows[-1], head="Score")
    assert _seen(columns) == _seen(fresh)
    assert columns.accessibleName() == fresh.accessibleName()
    assert columns.sizeHint() == fresh.sizeHint()


def _seen(columns: Columns) -> list[tuple[int, str, str]]:
    """The visible labels from top to bottom: where they lie, what they say, how they are set."""
    QApplication.processEvents()  # what is new to a window is shown, and laid out, then
    labels = [label for label in columns.findChildren(QLabel) if not label.isHidden()]
    return sorted((label.y(), label.text(), str(label.property("role"))) for label in labels)
