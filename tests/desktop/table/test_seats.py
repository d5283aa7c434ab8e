"""The labels of the seats: what is said of a seat keeps to the place the label was given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.boxes import Box, Place
from bridgetutor.desktop.table.captions import Caption
from bridgetutor.desktop.table.seats import SeatLabel
from bridgetutor.desktop.theme import LIGHT, Theme

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("width", [120, 140, 160, 180, 220])
def test_a_label_in_a_wider_place_is_no_higher_than_was_kept_free_for_it(qtbot: QtBot, width: int) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    theme = Theme(LIGHT, 150)
    label = SeatLabel(table, theme)
    label.show_caption(Caption("East", "won the trick"), theme)
    kept_free = label.height_within(120)
    label.stand(Box(0, 0, width, kept_free), Place.RIGHT)
    assert label.height() <= kept_free
    assert label.width() <= width
