"""A lesson that cannot be opened: what is wrong with it, each fault with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import Page, label, scrolling

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.teaching.diagnostics import Diagnostic


class FaultsPage(Page):
    """`left` when the author has read enough."""

    left = Signal()

    def __init__(self, look: Look, path: Path, faults: Sequence[Diagnostic]) -> None:
        super().__init__()
        self._look = look
        self.context = look.wording.quoted(path.name)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(look.theme.px(8))
        self._fill(path, faults)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, look.theme.px(20))
        outer.addWidget(scrolling(content), 1)
        outer.addLayout(self._bottom())

    def _fill(self, path: Path, faults: Sequence[Diagnostic]) -> None:
        wording, px = self._look.wording, self._look.theme.px
        title = wording.say("{file} cannot be opened yet", file=wording.quoted(path.name))
        self._column.addWidget(label(title, "heading"))
        count = wording.count("It has {n} fault:", "It has {n} faults:", n=len(faults))
        self._column.addWidget(label(count, "body"))
        for fault in faults:
            row = QFrame()
            row.setProperty("role", "panel")
            line = QVBoxLayout(row)
            line.setContentsMargins(px(16), px(10), px(16), px(10))
            line.addWidget(
                label(wording.say("line {line} · {code}", line=fault.line, code=fault.code), "soft")
            )
            line.addWidget(label(wording.render(fault.says), "body"))
            self._column.addWidget(row)
        self._column.addStretch()

    def _bottom(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(24, 8, 24, 0)
        row.addStretch()
        self.button = KeyButton(
            self._look.wording.say("To the lessons"), actions.NEXT.cap, self._look.theme, role="main"
        )
        self.button.clicked.connect(self.left)
        row.addWidget(self.button)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A column that reads well."""
        super().resizeEvent(event)
        px = self._look.theme.px
        side = max(24, (self.width() - px(760)) // 2)
        self._column.setContentsMargins(side, px(24), side, px(8))

    def perform(self, command: Command) -> bool:
        """Enter and Esc lead back."""
        if command in {actions.NEXT, actions.LEAVE}:
            self.left.emit()
            return True
        return False

    def start_focus(self) -> None:
        """On the way back."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
