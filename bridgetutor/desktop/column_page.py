"""A page that is one column to read from top to bottom, with one main button on Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.page import Page, label, scrolling

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.key_button import KeyButton
    from bridgetutor.desktop.look import Look

WIDTH = 760
"""Of the column at 100 %, in a wide window."""


class ColumnPage(Page):
    """Fill `column` from top to bottom and say which button is `main`. What stands in the `foot` never scrolls away."""

    left = Signal()
    main: KeyButton

    def __init__(self, look: Look, heading: str, *, gap: int) -> None:
        super().__init__()
        self._look = look
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.column.setSpacing(look.theme.px(gap))
        self.column.addWidget(label(heading, "heading"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.area = scrolling(content)
        outer.addWidget(self.area, 1)
        self.foot = QVBoxLayout()
        self.foot.setSpacing(look.theme.px(8))
        outer.addLayout(self.foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A column that reads well, in the middle of a wide window."""
        super().resizeEvent(event)
        px = self._look.theme.px
        side = max(24, (self.width() - px(WIDTH)) // 2)
        self.column.setContentsMargins(side, px(24), side, px(24))
        if self.foot.count():
            bar = self.area.verticalScrollBar().sizeHint().width()
            self.foot.setContentsMargins(side, px(8), side + bar, px(12))

    def perform(self, command: Command) -> bool:
        """Enter presses the main button, Esc leaves."""
        if command is actions.LEAVE:
            self.left.emit()
            return True
        if command is actions.NEXT:
            self.main.click()
            return True
        return False

    def start_focus(self) -> None:
        """On the main button."""
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)
