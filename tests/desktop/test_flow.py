"""Rows of buttons break where the width ends, in either direction of writing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.flow import flow_row

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Block(QWidget):
    """A hundred by forty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(100, 40)


@pytest.fixture
def blocks(qtbot: QtBot) -> list[QWidget]:
    """Three blocks in a row, the last the main one."""
    row, layout = flow_row(gap=10, main_last=True)
    qtbot.addWidget(row)
    made: list[QWidget] = [Block(row) for _ in range(3)]
    for block in made:
        layout.addWidget(block)
    return [row, *made]


def places(blocks: list[QWidget], width: int) -> list[tuple[int, int]]:
    """Where the blocks lie in a row of that width."""
    row, *rest = blocks
    layout = row.layout()
    assert layout is not None
    row.resize(width, row.heightForWidth(width))
    layout.activate()
    return [(block.x(), block.y()) for block in rest]


def test_one_row_with_the_main_block_at_its_end(blocks: list[QWidget]) -> None:
    assert places(blocks, 400) == [(0, 0), (110, 0), (300, 0)]


def test_two_rows(blocks: list[QWidget]) -> None:
    assert places(blocks, 230) == [(0, 0), (110, 0), (130, 50)]
    assert blocks[0].heightForWidth(230) == 90


def test_mirrored(blocks: list[QWidget]) -> None:
    blocks[0].setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert places(blocks, 400) == [(300, 0), (190, 0), (0, 0)]
