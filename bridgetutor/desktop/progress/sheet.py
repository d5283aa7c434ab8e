"""Figures as a table of words: for a screen reader, and for whoever likes figures better than pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem

from bridgetutor.desktop import enter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look


class Sheet(QTableWidget):
    """`row_chosen` carries the number of a row: by a click, or by Enter. The arrows go from field to field."""

    row_chosen = Signal(int)

    def __init__(self, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], look: Look) -> None:
        super().__init__(len(rows), len(heads))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(max(40, look.theme.px(40)))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for n, row in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.setItem(n, column, item)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        head = max(36, look.theme.px(36))
        self.horizontalHeader().setFixedHeight(head)
        self.setFixedHeight(head + self.verticalHeader().length() + 4)
        if rows:
            self.setCurrentCell(0, 0)
        self.cellClicked.connect(lambda row, _column: self.row_chosen.emit(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the row."""
        if event.key() in enter.ENTER and self.currentRow() >= 0:
            self.row_chosen.emit(self.currentRow())
            return
        super().keyPressEvent(event)
