"""The boards of a file as a list, filled while it is shown: a file of a hundred thousand keeps nobody waiting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal

from bridgetutor.session.viewing import title

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from bridgetutor.rules.notation.record import Passage
    from bridgetutor.wording import Wording

AT_ONCE = 25
"""Boards read between two looks at the keyboard: some 20 ms."""

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class BoardList(QAbstractListModel):
    """One row for each passage of the file that has a board or a fault. `read` when all of it has been read."""

    read = Signal()

    def __init__(self, passages: Iterator[Passage], wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._coming = passages
        self._rows: list[Passage] = []
        self.boards = 0
        self.faults = 0
        self.is_read = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.read_on)
        self._timer.start(0)

    def read_on(self) -> None:
        """The next few boards."""
        coming = list(islice(self._coming, AT_ONCE))
        new = [passage for passage in coming if passage.record is not None or passage.faults]
        if new:
            self.beginInsertRows(_ROOT, len(self._rows), len(self._rows) + len(new) - 1)
            self._rows += new
            self.endInsertRows()
        self.boards += sum(passage.record is not None for passage in new)
        self.faults += sum(len(passage.faults) for passage in new)
        if len(coming) < AT_ONCE:
            self.stop()
            self.is_read = True
            self.read.emit()

    def stop(self) -> None:
        """Read no further."""
        self._timer.stop()

    def passage(self, row: int) -> Passage:
        """What stands in a row."""
        return self._rows[row]

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802  # Qt's name
        """The rows so far."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The board in a few words; for a screen reader too."""
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._words(index.row())
        return None

    def _words(self, row: int) -> str:
        passage, say = self._rows[row], self._wording
        if passage.record is None:
            return say.say("Line {line}: no board", line=passage.line)
        text = say.render(title(passage.record, row + 1))
        if not passage.faults:
            return text
        faults = say.count("{n} fault", "{n} faults", n=len(passage.faults))
        return f"✕ {text}  ·  {faults}"  # the sign first: the end of a long line is cut off
