"""Text to read: as high as it is, its links by pointer and key, its pictures from one folder only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bridgetutor import places as all_places
from bridgetutor.desktop.lesson.prose import ProseView
from bridgetutor.desktop.look import Look
from bridgetutor.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def prose(qtbot: QtBot) -> Iterator[ProseView]:
    """A view of 400 pixels in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    made = ProseView(Look(Settings(), all_places.find()), parent=window)
    made.resize(400, 10)
    yield made
    window.close()


def test_it_is_as_high_as_its_text(prose: ProseView) -> None:
    prose.show_html("<p>One line.</p>")
    low = prose.height()
    prose.show_html("<p>Many words and more of them. </p>" * 20)
    assert prose.height() > 10 * low


def test_a_link_is_chosen_by_tab_and_enter(prose: ProseView, qtbot: QtBot) -> None:
    prose.show_html('<p>A <a href="glossary:dummy">dummy</a>.</p>')
    assert prose.focusPolicy() is Qt.FocusPolicy.StrongFocus
    with qtbot.waitActive(prose.window()):
        prose.window().show()
    prose.setFocus()
    with qtbot.waitSignal(prose.pointed) as pointed:
        QTest.keyClick(prose, Qt.Key.Key_Tab)
    assert pointed.args == ["glossary:dummy"]
    with qtbot.waitSignal(prose.chosen) as chosen:
        QTest.keyClick(prose, Qt.Key.Key_Return)
    assert chosen.args == ["glossary:dummy"]


def test_pictures_come_from_the_lessons_folder_alone(prose: ProseView, tmp_path: Path) -> None:
    picture = QImage(900, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("red"))
    picture.save(str(tmp_path / "hand.png"))
    assert prose.loadResource(IMAGE, QUrl("hand.png")) is None
    prose.look_for_pictures_in(tmp_path)
    found = prose.loadResource(IMAGE, QUrl("hand.png"))
    assert isinstance(found, QImage)
    assert 0 < found.width() <= 400
    elsewhere = prose.loadResource(IMAGE, QUrl("file:///etc/hand.png"))
    assert isinstance(elsewhere, QImage)
    assert elsewhere.width() == found.width()
    assert prose.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("hand.png")) is None
