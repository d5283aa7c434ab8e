"""The traveller of a board: a row for each table, the learner's marked, and where the differences came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from bridgetutor.desktop.page import clear, label
from bridgetutor.games.contest import Way

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from bridgetutor.desktop.contest.comparing import Comparing
    from bridgetutor.desktop.look import Look
    from bridgetutor.rules.contract import Contract
    from bridgetutor.session.contest.showing import TravellerRow, TravellerView
    from bridgetutor.wording import Wording

TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter

MOST = 4
"""Differences that are told of one board: with more tables, those that stand first."""


SPACING = 10
"""Between the columns, at every size of type: with large type they need the room themselves."""


class ResultTable(QWidget):
    """Rows of short texts under a head; some rows marked. Told as a whole to a screen reader."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACING)
        self._grid.setVerticalSpacing(look.theme.px(4))
        self._grid.setColumnStretch(0, 1)

    def show_rows(self, head: Sequence[str], rows: Sequence[Sequence[str]], marked: frozenset[int]) -> None:
        """These rows in place of those before; `marked` counts them from 0."""
        clear(self)
        self.setAccessibleName(". ".join(" ".join(filter(None, row)) for row in (head, *rows)))
        for column, text in enumerate(head):
            self._add(text, 0, column, "soft")
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                self._add(text, at + 1, column, "strong" if at in marked else "body")

    def _add(self, text: str, row: int, column: int, role: str) -> None:
        made = label(text, role, wraps=column == 0)
        made.setAlignment(TRAILING if column else LEADING)
        self._grid.addWidget(made, row, column)


class TravellerPanel(QWidget):
    """Shows a traveller, and the differences as they are worked out."""

    def __init__(self, look: Look, comparing: Comparing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._comparing = comparing
        self._traveller: TravellerView | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(8))
        self._head = label("", "title")
        self.table = ResultTable(look)
        self._waits = label("", "soft")
        self._why = label(look.wording.say("Where the difference came from"), "strong")
        self.differences = label("", "body")
        for widget in (self._head, self.table, self._waits, self._why, self.differences):
            column.addWidget(widget)
        comparing.told.connect(self._tell)

    def show_traveller(self, traveller: TravellerView | None) -> None:
        """This one; nothing where there is none."""
        self.setVisible(traveller is not None)
        if traveller == self._traveller:
            return
        self._traveller = traveller
        if traveller is None:
            return
        words = self._look.wording
        self._head.setText(words.say("Board {n} at all tables", n=traveller.number))
        marked = frozenset(at for at, row in enumerate(traveller.rows) if row.is_learners)
        rows = [self._row(row, traveller.way) for row in traveller.rows]
        self.table.show_rows(self._heads(traveller.way), rows, marked)
        waits = traveller.waits_for
        self._waits.setVisible(waits > 0)
        self._waits.setText(
            words.count(
                "{n} other table has not finished this board.",
                "{n} other tables have not finished this board.",
                n=waits,
            )
        )
        self._comparing.want(traveller.comparisons[:MOST])
        self._tell()

    def _tell(self) -> None:
        if self._traveller is None:
            return
        says = self._comparing.says(self._traveller.comparisons[:MOST])
        self.differences.setText("\n\n".join(map(self._look.wording.render, says)))
        for widget in (self._why, self.differences):
            widget.setVisible(bool(says))

    def _heads(self, way: Way) -> tuple[str, ...]:
        say = self._look.wording.say
        return (
            "",
            say("Contract"),
            say("Lead"),
            say("Tricks"),
            say("Score"),
            worth_head(way, self._look.wording),
        )

    def _row(self, row: TravellerRow, way: Way) -> tuple[str, ...]:
        words = self._look.wording
        table = words.render(row.table)
        return (
            words.say("▸ {table}", table=table) if row.is_learners else table,
            contract_text(row.contract, words),
            "" if row.lead is None else words.name(row.lead, "sign"),
            "" if row.tricks is None else str(row.tricks),
            signed(row.points, words),
            worth_text(row.worth, way, words),
        )


def contract_text(contract: Contract | None, words: Wording) -> str:
    """As it is written on a traveller: 4♠X S."""
    if contract is None:
        return words.say("passed out")
    return words.say("{contract:sign} {seat:sign}", contract=contract, seat=contract.declarer)


def worth_head(way: Way, words: Wording) -> str:
    """What the last column counts."""
    return words.say("Points") if way is Way.MATCHPOINTS else words.say("IMPs")


def worth_text(worth: Fraction | None, way: Way, words: Wording) -> str:
    """Matchpoints plain, IMPs with their sign, an average to a tenth; nothing where nothing is compared."""
    if worth is None:
        return ""
    if way is Way.IMPS:
        return words.say("{n:+.1f}", n=float(worth)) if worth else "0"
    return str(worth.numerator) if way is Way.MATCHPOINTS else signed(worth.numerator, words)


def signed(points: int, words: Wording) -> str:
    """With its sign."""
    return words.say("{n:+d}", n=points) if points else "0"
