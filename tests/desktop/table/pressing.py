"""Real clicks and keys, typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def focused() -> QWidget:
    """What has the keyboard; a window that has just been shown is given it first."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def type_keys(text: str, *keys: Qt.Key) -> None:
    """Type where the keyboard is, wherever it goes meanwhile."""
    for letter in text:
        if letter.isascii():
            QTest.keyClicks(focused(), letter)
        else:
            none = Qt.KeyboardModifier.NoModifier
            press = QKeyEvent(QEvent.Type.KeyPress, ord(letter), none, letter)
            QApplication.sendEvent(focused(), press)
    for key in keys:
        QTest.keyClick(focused(), key)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Click a widget in its middle, or there."""
    where = widget.rect().center() if at is None else at
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)


def open_window(widget: QWidget) -> None:
    """Show it as the active window."""
    widget.show()
    widget.activateWindow()
    assert QTest.qWaitForWindowActive(widget)
