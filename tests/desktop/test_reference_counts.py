"""PySide6 6.12.0 loses a reference to None with each void call on Python 3.11, until the process aborts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CALLS = 3000


def test_calls_take_no_references_to_none(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.setToolTip("spade")
    assert abs(sys.getrefcount(None) - before) < CALLS / 10
