"""Hands and eyes for the tests: find a page, press its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bridgetutor.desktop.page import Page

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk

P = TypeVar("P", bound=Page)

PATIENCE, A_MOMENT = 60_000, 20
"""Milliseconds: what takes longer never comes, and how often it is looked for."""


def page(desk: Desk, kind: type[P]) -> P:
    """The page that is shown, which is of that kind."""
    assert isinstance(desk.window.page, kind)
    return desk.window.page


def comes(desk: Desk, kind: type[P]) -> P:
    """The page of that kind, once what it has to wait for is done."""
    for _ in range(PATIENCE // A_MOMENT):
        if isinstance(desk.window.page, kind):
            break
        QTest.qWait(A_MOMENT)
    return page(desk, kind)


def press(desk: Desk, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """A key, wherever the focus is."""
    modifiers = Qt.KeyboardModifier.NoModifier
    for each in held:
        modifiers |= each
    QTest.keyClick(_focused(desk), key, modifiers)


def type_text(desk: Desk, text: str) -> None:
    """Letters, one after the other, wherever the focus is at each."""
    for letter in text:
        QTest.keyClicks(_focused(desk), letter)


def click(widget: QWidget) -> None:
    """The left button in the middle of a widget."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def _focused(desk: Desk) -> QWidget:
    focused: object = QApplication.focusWidget()
    return focused if isinstance(focused, QWidget) else desk.window
