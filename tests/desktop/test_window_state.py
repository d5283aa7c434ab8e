"""The window comes back where it stood; a damaged note of it is no obstacle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication

from bridgetutor.desktop.services import window_state

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.desktop.desk import Desk


def test_there_and_back(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "new" / "window.json"
    QApplication.processEvents()
    desk.window.resize(1100, 720)
    window_state.remember(desk.window, path)
    desk.window.resize(1300, 800)
    window_state.restore(desk.window, path, QApplication.screens())
    assert (desk.window.width(), desk.window.height()) == (1100, 720)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"x": 1}',
        '{"x": "a", "y": 0, "width": 900, "height": 700, "maximised": false}',
        '{"x": 0, "y": 0, "width": 1e9, "height": 700, "maximised": false}',
        '{"x": 20000, "y": 20000, "width": 1100, "height": 700, "maximised": false}',
    ],
)
def test_nonsense_changes_nothing(desk: Desk, tmp_path: Path, text: str) -> None:
    path = tmp_path / "window.json"
    path.write_text(text, "utf-8")
    before = QRect(desk.window.geometry())
    window_state.restore(desk.window, path, QApplication.screens())
    assert desk.window.geometry() == before


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((1280, 800), (1280, 760)),
        ((1366, 728), (1280, 700)),
        ((1920, 1080), (1280, 800)),
        ((800, 800), (1280, 800)),  # no window of ours fits there
    ],
)
def test_the_first_window_fits_the_screen_with_its_frame(
    desk: Desk, room: tuple[int, int], size: tuple[int, int]
) -> None:
    desk.window.resize(1280, 800)
    window_state.fit(desk.window, QSize(*room))
    assert (desk.window.width(), desk.window.height()) == size
