"""A page with the card table and a column to read beside it; the table takes the room that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyle

from bridgetutor.desktop.page import Page
from bridgetutor.desktop.table.widget import TableWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetutor.desktop.look import Look

MARGIN = 20
"""Round the table, and round the column where it stands alone."""


class TablePage(Page):
    """`column_first` says whether the column stands where lines begin, or at their end."""

    column_first = True

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.table = TableWidget(look.art, look.theme, look.wording)
        self.table.apply(look.theme, look.wording, look.deck, glide=look.settings.glide)
        self.table.confirms = look.settings.confirm
        self.table.setParent(self)

    def _stand(self, column: QWidget) -> None:
        """Column and table side by side."""
        whole = self.rect()
        first = self.column_first
        self._set_side(column, "left" if first is not self._look.wording.is_right_to_left else "right")
        width = self._column_width(whole.width())
        rest = whole.width() - width
        left, right = (0, width) if first else (rest, 0)
        room = QRect(right + MARGIN, MARGIN, rest - 2 * MARGIN, whole.height() - 2 * MARGIN)
        self._place(column, QRect(left, 0, width, whole.height()))
        self._place(self.table, room)

    def _stand_alone(self, column: QWidget) -> None:
        """The column in the middle, where there is no table."""
        whole = self.rect()
        self._set_side(column, "none")
        width = min(self._look.theme.px(690), whole.width() - 2 * MARGIN)
        left = (whole.width() - width) // 2
        column.setGeometry(QRect(left, MARGIN, width, whole.height() - 2 * MARGIN))

    def _place(self, widget: QWidget, rect: QRect) -> None:
        widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _column_width(self, whole: int) -> int:
        """A third of the window, as wide as the type needs, and never half."""
        px = self._look.theme.px
        return min(max(px(430), round(whole * 0.33)), px(680), round(whole * 0.46))

    def _set_side(self, column: QWidget, side: str) -> None:
        if column.property("side") != side:
            column.setProperty("side", side)
            column.style().unpolish(column)
            column.style().polish(column)
