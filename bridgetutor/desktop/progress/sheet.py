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
    """`row_chosen` carries the number of a row: by a click, or by Enter. The arrows go from field to field."""

    row_chosen = Signal(int)

    def __init__(
        self,
        name: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        look: Look,
        *,
        even: bool = False,
    ) -> None:
        """`even` gives all columns the same width, and wraps what is longer."""
        super().__init__(len(rows), len(heads))
        self._look, self._even = look, even
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
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
        self.cellClicked.connect(lambda row, _column: self.row_chosen.emit(row))

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
        """Enter chooses the row."""
        if event.key() in enter.ENTER and self.currentRow() >= 0:
            self.row_chosen.emit(self.currentRow())
            return
        super().keyPressEvent(event)
