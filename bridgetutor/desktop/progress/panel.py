"""A picture and the same as a table, under one title; one of the two is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from bridgetutor.desktop.page import label
from bridgetutor.desktop.progress.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.progress.behind import Behind
    from bridgetutor.desktop.progress.mark import Board


class Panel(QFrame):
    """`chosen` carries the `Behind` of a mark or of a row."""

    chosen = Signal(object)

    def __init__(self, title: str, about: str, look: Look) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        px = look.theme.px
        self._look = look
        self._place = 0
        self.title = title
        self.pictures: list[QWidget] = []
        self.boards: list[Board] = []
        self._sheet: Sheet | None = None
        self._told: tuple[Sequence[str], Sequence[tuple[tuple[str, ...], Behind | None]]] | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(24), px(18), px(24), px(18))
        self.column.setSpacing(px(8))
        self.column.addWidget(label(title, "title"))
        if about:
            self.column.addWidget(label(about, "soft"))

    def show_picture(self, board: Board, behind: Sequence[Behind | None]) -> None:
        """A picture, each mark of it with what lies behind it."""
        self.tie(board, behind)
        self.show_widget(board)

    def show_widget(self, shown: QWidget) -> None:
        """A part of the picture, that gives way to the table."""
        self.pictures.append(shown)
        self.column.addWidget(shown)

    def tie(self, board: Board, behind: Sequence[Behind | None]) -> None:
        """What lies behind each mark of a picture that stands in another widget."""
        for mark, what in zip(board.marks, behind, strict=True):
            if what is not None:
                mark.clicked.connect(lambda _=False, what=what: self.chosen.emit(what))
        self.boards.append(board)

    def show_sheet(self, heads: Sequence[str], rows: Sequence[tuple[tuple[str, ...], Behind | None]]) -> None:
        """The same in words."""
        self._told, self._place = (heads, rows), self.column.count()

    @property
    def sheet(self) -> Sheet | None:
        """The table, which is made when it is wanted: most look at the picture, and a long one takes its time."""
        if self._sheet is None and self._told is not None:
            heads, rows = self._told
            self._sheet = Sheet(self.title, heads, [cells for cells, _ in rows], self._look)
            self._sheet.field_chosen.connect(lambda n, _column: self._choose(rows[n][1]))
            self._sheet.hide()
            self.column.insertWidget(self._place, self._sheet)
        return self._sheet

    def _choose(self, behind: Behind | None) -> None:
        if behind is not None:
            self.chosen.emit(behind)

    def show_as_table(self, *, as_table: bool) -> None:
        """The table, or the picture."""
        for picture in self.pictures:
            picture.setVisible(not as_table)
        sheet = self.sheet if as_table else self._sheet
        if sheet is not None:
            sheet.setVisible(as_table)
