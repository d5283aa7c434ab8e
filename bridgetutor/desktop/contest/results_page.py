"""How a set has ended: in words, pair by pair, board by board; a board that is chosen shows its traveller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.contest.elsewhere import ElsewherePanel
from bridgetutor.desktop.contest.traveller import (
    ResultTable,
    TravellerPanel,
    contract_text,
    signed,
    worth_head,
    worth_text,
)
from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.games.contest import Way

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.contest.comparing import Comparing
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.other_tables import OtherTables
    from bridgetutor.desktop.walk_page import Driver
    from bridgetutor.session.contest.choices import Elsewhere
    from bridgetutor.session.contest.showing import BoardLine, PairLine, Results
    from bridgetutor.session.evening.screen import EveningScreen


MOST_IN_SIGHT = 8
"""Boards of the list; more of them scroll."""


class BoardList(QListWidget):
    """The boards. Enter is the main button's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, down and letters are the list's own."""
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ResultsPage(ColumnPage):
    """`save_wanted` for the file, `again` for another set, `left` to go."""

    save_wanted = Signal()
    again = Signal()
    place = actions.PLAY.name

    def __init__(
        self, look: Look, driver: Driver[EveningScreen], others: OtherTables, comparing: Comparing
    ) -> None:
        self._driver = driver
        self.moment = driver.screen
        words = look.wording
        super().__init__(look, words.render(self._results.title), gap=14)
        self.says = label("", "title")
        self.elsewhere = ElsewherePanel(look, others)
        self.pairs = ResultTable(look)
        self.boards = BoardList()
        self.boards.setAccessibleName(words.say("Boards"))
        self.boards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.boards.currentRowChanged.connect(self._show_traveller)
        self.traveller = TravellerPanel(look, comparing)
        for widget in (self.says, self.elsewhere, self.pairs, self.boards, self.traveller):
            self.column.addWidget(widget)
        self._add_buttons()
        self.column.addStretch()
        self._show()
        self.boards.setCurrentRow(0)

    def _add_buttons(self) -> None:
        words, theme = self._look.wording, self._look.theme
        row, flow = flow_row(gap=8, main_last=True)
        self.save = KeyButton(words.say("Save, or send to a friend …"), "", theme)
        self.save.setToolTip(
            words.say(
                "A file of the boards and results. A friend plays them and sees your table as one more."
            )
        )
        self.save.clicked.connect(self.save_wanted)
        self.main = KeyButton(words.say("Another set"), actions.NEXT.cap, theme, role="main")
        self.main.clicked.connect(self.again)
        for button in (self.save, self.main):
            flow.addWidget(button)
        self.column.addWidget(row)

    @property
    def _results(self) -> Results:
        view = self.moment.contest
        assert view is not None
        assert view.results is not None
        return view.results

    def note(self, result: Elsewhere) -> None:
        """A result has come in from elsewhere."""
        self.moment = self._driver.choose(result)
        self._show()

    def _show(self) -> None:
        results, words = self._results, self._look.wording
        self.says.setText(words.say("{says}.", says=results.says))
        self.elsewhere.show_view(self.moment.contest)
        self.pairs.setVisible(bool(results.pairs))
        rows = [self._pair(pair) for pair in results.pairs]
        marked = frozenset(at for at, pair in enumerate(results.pairs) if pair.is_learners)
        self.pairs.show_rows(("", words.say("Place"), words.say("Won")), rows, marked)
        for at, line in enumerate(results.boards):
            if at == self.boards.count():
                self.boards.addItem(self._line(line))
            self.boards.item(at).setText(self._line(line))
        rows_in_sight = min(MOST_IN_SIGHT, max(1, self.boards.count()))
        self.boards.setFixedHeight(rows_in_sight * max(1, self.boards.sizeHintForRow(0)) + 4)
        self._show_traveller(self.boards.currentRow())

    def _pair(self, pair: PairLine) -> tuple[str, ...]:
        words = self._look.wording
        table = words.render(pair.table)
        mine = words.say("▸ {table}", table=table) if pair.is_learners else table
        return mine, str(pair.place), words.render(pair.amount)

    def _line(self, line: BoardLine) -> str:
        words, way = self._look.wording, self._results.way
        board = words.say("Board {n}", n=line.number)
        result = contract_text(line.here, words)
        if line.tricks is not None:
            result = words.count("{result}, {n} trick", "{result}, {n} tricks", n=line.tricks, result=result)
        parts = [board, result, signed(line.points, words)]
        if line.worth is None:
            parts.append(words.say("not over elsewhere"))
        else:
            worth = worth_text(line.worth, way, words)
            parts.append(
                words.say("{worth} matchpoints", worth=worth)
                if way is Way.MATCHPOINTS
                else f"{worth} {worth_head(way, words)}"
            )
        return " · ".join(parts)

    def _show_traveller(self, row: int) -> None:
        travellers = self._results.travellers
        self.traveller.show_traveller(travellers[row] if 0 <= row < len(travellers) else None)

    def start_focus(self) -> None:
        """On the boards."""
        self.boards.setFocus(Qt.FocusReason.OtherFocusReason)
