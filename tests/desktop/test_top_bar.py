"""The row at the top by the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bridgetutor.desktop.drills.page import DrillsPage
from bridgetutor.desktop.library.page import LibraryPage
from bridgetutor.desktop.top_bar import EntryButton
from tests.desktop.driving import page

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_go_to_the_place_that_has_the_focus(desk: Desk, key: Qt.Key) -> None:
    page(desk, LibraryPage)
    entry = desk.window.findChild(EntryButton, "drills")
    assert isinstance(entry, EntryButton)
    entry.setFocus()
    QTest.keyClick(entry, key)
    page(desk, DrillsPage)
