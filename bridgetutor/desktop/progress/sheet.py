"""Figures as a table of words: for a screen reader, and for whoever likes figures better than pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem

from bridgetutor.desktop import enter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.look import Look


class Sheet(QTableWidget):
    """`field_chosen` carries a row and a column: by a click, or by Enter. The arrows go from field to field."""

    field_chosen = Signal(int, int)

    def __init__(
        self,
        name: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        look: Look,
        *,
        even: bool = False,
    ) -> None:
        """`even` gives all columns the same width, and wraps what is longer; each field of it is chosen by itself."""
        super().__init__(len(rows), len(heads))
        self._look, self._even = look, even
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        chosen = QAbstractItemView.SelectionBehavior
        self.setSelectionBehavior(chosen.SelectItems if even else chosen.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange_heads()
        for n, row in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(n, column, item)
        if rows:
            self.setCurrentCell(0, 0)
        self._fit()
        self.cellClicked.connect(self.field_chosen)

    def _arrange_heads(self) -> None:
        px, modes = self._look.theme.px, QHeaderView.ResizeMode
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(max(40, px(40)))
        self.verticalHeader().setDefaultSectionSize(max(40, px(40)))
        across = self.horizontalHeader()
        across.setHighlightSections(False)
        across.setFixedHeight(max(36, px(36)))
        across.setSectionResizeMode(modes.Stretch if self._even else modes.ResizeToContents)
        across.setSectionResizeMode(0, modes.Stretch)

    def _fit(self) -> None:
        """As high as all rows: the page scrolls, not the table."""
        if self._even:
            self.resizeRowsToContents()
        height = self.horizontalHeader().height() + self.verticalHeader().length() + 4
        if height != self.height():
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What wraps takes more height where the table is narrow."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the field."""
        if event.key() in enter.ENTER and self.currentRow() >= 0:
            self.field_chosen.emit(self.currentRow(), self.currentColumn())
            return
        super().keyPressEvent(event)
