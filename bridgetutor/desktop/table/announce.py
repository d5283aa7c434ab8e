"""Telling a screen reader what has happened, without moving its focus."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> bool:
    """Have the text spoken for the widget; False where Qt (before 6.8) or the platform cannot."""
    kind = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if kind is None or not text or not QtGui.QAccessible.isActive():
        return False
    QtGui.QAccessible.updateAccessibility(kind(widget, text))
    return True
