"""A row of controls that goes on in the next row where the width ends; large type needs it."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QStyle, QWidget


class Flow(QLayout):
    """Lays its widgets out from the leading edge; with `main_last` the last one stands at the trailing edge."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, main_last: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._main_last = main_last
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802  # Qt's name
        """Take an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """The item at a place, None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """Give an item away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802  # Qt's name
        """Takes the width it is given and asks for no more."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def rows_within(self, width: int) -> int:
        """How many rows there are at that width."""
        return len(self._rows(width))

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802  # Qt's name
        """Place the widgets."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """One row, if it may."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802  # Qt's name
        """The widest item alone."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            needed = item.sizeHint().width() + (self._gap if rows and rows[-1] else 0)
            if not rows or (needed > left and rows[-1]):
                rows.append([])
                left = width
                needed = item.sizeHint().width()
            rows[-1].append(item)
            left -= needed
        return rows

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        rows = self._rows(rect.width())
        for number, row in enumerate(rows):
            height = max(item.sizeHint().height() for item in row)
            if move:
                self._place(row, QRect(rect.x(), y, rect.width(), height), last=number == len(rows) - 1)
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _place(self, row: list[QLayoutItem], rect: QRect, *, last: bool) -> None:
        x = rect.x()
        for item in row:
            size = QSize(min(item.sizeHint().width(), rect.width()), rect.height())
            if self._main_last and last and item is row[-1] and item is self._items[-1]:
                x = rect.right() + 1 - size.width()
            place = QRect(QPoint(x, rect.y()), size)
            item.setGeometry(QStyle.visualRect(self._direction(), rect, place))
            x += size.width() + self._gap

    def _direction(self) -> Qt.LayoutDirection:
        owner = self.parentWidget()
        return owner.layoutDirection() if owner else Qt.LayoutDirection.LeftToRight


def flow_row(parent: QWidget | None = None, *, gap: int = 8, main_last: bool = False) -> tuple[QWidget, Flow]:
    """A widget with such a layout, ready for a column: its height follows its width."""
    row = QWidget(parent)
    layout = Flow(row, gap=gap, main_last=main_last)
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    row.setSizePolicy(policy)
    return row, layout
