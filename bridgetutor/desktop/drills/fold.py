"""A group of drills under its title, which folds and unfolds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bridgetutor.desktop import enter
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.drills.offer import Section
    from bridgetutor.desktop.look import Look

OPEN, FOLDED, FOLDED_MIRRORED = "▾", "▸", "◂"


class FoldHead(QPushButton):
    """The title of a group. A screen reader is told how many drills are in it, and whether they are shown."""

    def __init__(self, section: Section, look: Look) -> None:
        super().__init__()
        self._look = look
        words, px = look.wording, look.theme.px
        n, due = len(section.drills), sum(offer.is_due for offer in section.drills)
        self._title = words.render(section.title)
        self._held = words.count("{n} drill", "{n} drills", n=n)
        if due:
            self._held = words.say("{drills} · {n} due", drills=self._held, n=due)
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._sign = label("", "title", wraps=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(6), px(16), px(6))
        row.setSpacing(px(12))
        row.addWidget(self._sign)
        row.addWidget(label(self._title, "title"), 1)
        row.addWidget(label(self._held, "soft", wraps=False))
        self.setMinimumHeight(max(52, px(52)))

    def tell(self, *, is_open: bool) -> None:
        """Whether the drills are shown."""
        words = self._look.wording
        self._sign.setText(OPEN if is_open else FOLDED_MIRRORED if words.is_right_to_left else FOLDED)
        standing = words.say("shown") if is_open else words.say("folded")
        self.setAccessibleName(f"{self._title}: {self._held}, {standing}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter folds and unfolds, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)


class Fold(QWidget):
    """`turned` carries whether it is open now. Fill `rows`; what is folded is passed over by Tab."""

    turned = Signal(bool)

    def __init__(self, section: Section, look: Look, *, is_open: bool) -> None:
        super().__init__()
        px = look.theme.px
        self.is_open = is_open
        self.head = FoldHead(section, look)
        self.head.clicked.connect(lambda: self.turn(is_open=not self.is_open))
        self._body = QWidget()
        self.rows = QVBoxLayout(self._body)
        self.rows.setContentsMargins(px(24), 0, 0, px(12))
        self.rows.setSpacing(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self.head)
        column.addWidget(self._body)
        self._show()

    def turn(self, *, is_open: bool) -> None:
        """Fold it or unfold it."""
        self.is_open = is_open
        self._show()
        self.turned.emit(is_open)

    def _show(self) -> None:
        self._body.setVisible(self.is_open)
        self.head.tell(is_open=self.is_open)
