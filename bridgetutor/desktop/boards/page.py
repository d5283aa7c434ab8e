"""A file of boards: the list at one side, the board at the table, step by step; its faults beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.boards.model import BoardList
from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.flow import Flow, flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import Page, label
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table.widget import TableWidget
from bridgetutor.session.board_files import whole
from bridgetutor.session.screen import TableView
from bridgetutor.session.viewing import Viewing, players

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.rules.notation.record import Passage

FAULTS_SHOWN = 6
"""Of one board; a broken one can have a fault on each line."""


ASIDE = 0.31
"""The part of the window that the list takes at most, however large the type is."""


class Boards(QListView):
    """The list. Keys that go through a board are left to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, down and letters are the list's own."""
        if Qt.Key(event.key()) in _STEPS or event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class BoardsPage(Page):
    """`left` when the reader has seen enough; `play_wanted` carries from which board on, of those with four hands."""

    left = Signal()
    play_wanted = Signal(int)

    def __init__(self, look: Look, path: Path, passages: Iterator[Passage]) -> None:
        super().__init__()
        self._look = look
        self.context = look.wording.quoted(path.name)
        self.viewing: Viewing | None = None
        self.boards = BoardList(passages, look.wording, self)
        self.boards.rowsInserted.connect(self._grown)
        self.boards.read.connect(self._tell_progress)
        self._progress = label("", "soft")
        self._players = label("", "soft")
        self._faults = label("", "body")
        self.list = self._make_list()
        self.table = TableWidget(look.art, look.theme, look.wording)
        self.table.apply(look.theme, look.wording, look.deck, glide=look.settings.glide)
        self._where = label("", "soft", wraps=False)
        self._lay_out()
        self.play.setEnabled(False)
        self._show()

    def _make_list(self) -> QListView:
        view = Boards()
        view.setModel(self.boards)
        view.setUniformItemSizes(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setAccessibleName(self._look.wording.say("Boards"))
        view.selectionModel().currentChanged.connect(self._chosen)
        return view

    def _lay_out(self) -> None:
        self._aside = QWidget()
        column = QVBoxLayout(self._aside)
        column.setContentsMargins(24, 20, 12, 16)  # not scaled: large type needs the room
        column.addWidget(label(self._look.wording.say("Boards"), "heading"))
        column.addWidget(self._progress)
        column.addWidget(self.list, 1)
        column.addWidget(self._players)
        column.addWidget(self._faults)
        row, flow = flow_row()
        say = self._look.wording
        self.play = KeyButton(say.say("Play these boards"), actions.ARRANGE.cap, self._look.theme)
        self.play.setToolTip(say.say("Bid and play them yourself, from the one that is shown on"))
        self.play.clicked.connect(self._ask_to_play)
        flow.addWidget(self.play)
        column.addWidget(row)
        main = QVBoxLayout()
        main.setContentsMargins(12, 20, 20, 16)
        main.addWidget(self.table, 1)
        main.addLayout(self._steps())
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._aside)
        whole.addLayout(main, 1)

    def _steps(self) -> Flow:
        """The row under the table: back, forward, to either end, and where we are."""
        say, theme = self._look.wording, self._look.theme
        row = Flow(main_last=True)
        self.first = KeyButton(say.say("Start"), "Home", theme)
        self.back = KeyButton(say.say("Back"), "←", theme)
        self.forward = KeyButton(say.say("Forward"), "→", theme, role="main")
        self.last = KeyButton(say.say("End"), "End", theme)
        for button, steps in ((self.first, -1000), (self.back, -1), (self.forward, 1), (self.last, 1000)):
            button.clicked.connect(lambda _checked=False, steps=steps: self.step(steps))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addWidget(self._where)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list is as wide as its type needs, and leaves the table the larger part."""
        super().resizeEvent(event)
        self._aside.setFixedWidth(min(self._look.theme.px(380), round(self.width() * ASIDE)))

    def step(self, steps: int) -> None:
        """So many calls or cards on, or back."""
        if self.viewing is None:
            return
        moved = self.viewing.moved(steps)
        if moved != self.viewing:
            self.viewing = moved
            self._show()
            announce(self, self._where.text())

    def _grown(self) -> None:
        """More boards are in the list; the first of all is shown by itself."""
        self._tell_progress()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.boards.index(0))

    def _tell_progress(self) -> None:
        say = self._look.wording
        boards = say.count("{n} board", "{n} boards", n=self.boards.boards)
        found = self.boards.faults
        faults = say.count("{n} fault", "{n} faults", n=found) if found else say.say("no faults")
        reading = "" if self.boards.is_read else say.say("reading …")
        self._progress.setText(" · ".join(filter(None, (boards, faults, reading))))

    def _chosen(self, index: QModelIndex, _before: QModelIndex) -> None:
        passage = self.boards.passage(index.row())
        self.viewing = None if passage.record is None else Viewing(passage.record)
        names = None if passage.record is None else players(passage.record)
        self._players.setText("" if names is None else self._look.wording.render(names))
        self._faults.setText(self._told(passage))
        self._faults.setVisible(bool(passage.faults))
        self.play.setEnabled(whole(passage) is not None)
        self._show()

    def _ask_to_play(self) -> None:
        """From the board that is shown on."""
        row = self.list.currentIndex().row()
        self.play_wanted.emit(sum(whole(self.boards.passage(each)) is not None for each in range(row + 1)))

    def _told(self, passage: Passage) -> str:
        say = self._look.wording
        lines = [
            say.say("Line {line}: {fault}", line=fault.line, fault=fault.says)
            for fault in passage.faults[:FAULTS_SHOWN]
        ]
        more = len(passage.faults) - FAULTS_SHOWN
        if more > 0:
            lines.append(say.count("and {n} more", "and {n} more", n=more))
        return "\n".join(lines)

    def _show(self) -> None:
        viewing = self.viewing
        self.table.show_table(TableView(hands=()) if viewing is None else viewing.table)
        for button, is_open in (
            (self.first, viewing is not None and viewing.at > 0),
            (self.back, viewing is not None and viewing.at > 0),
            (self.forward, viewing is not None and viewing.at < viewing.end),
            (self.last, viewing is not None and viewing.at < viewing.end),
        ):
            button.setEnabled(is_open)
        if viewing is None:
            self._where.setText("")
            return
        self._where.setText(self._place(viewing))

    def _place(self, viewing: Viewing) -> str:
        say = self._look.wording
        if viewing.end == 0 and not viewing.table.hands:
            return say.say("no cards are known")
        if viewing.at == 0:
            return say.say("the deal")
        if viewing.at <= viewing.calls:
            return say.say("call {n} of {of}", n=viewing.at, of=viewing.calls)
        return say.say("card {n} of {of}", n=viewing.at - viewing.calls, of=viewing.end - viewing.calls)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the board, up and down through the list, wherever the focus is."""
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is not None:
            self.step(steps)
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            self.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def perform(self, command: Command) -> bool:
        """Enter goes on, Esc leaves, one key plays."""
        if command is actions.ARRANGE and self.play.isEnabled():
            self.play.click()
            return True
        if command is actions.LEAVE:
            self.boards.stop()
            self.left.emit()
            return True
        if command is actions.NEXT:
            self.step(1)
            return True
        return False

    def start_focus(self) -> None:
        """On the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
