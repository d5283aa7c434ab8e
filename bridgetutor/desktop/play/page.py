"""A game at the table, board after board: the table, and beside it what is asked, said and written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from bridgetutor.desktop import actions
from bridgetutor.desktop.lesson.feedback import spoken
from bridgetutor.desktop.lesson.text import Scribe
from bridgetutor.desktop.page import holds_focus
from bridgetutor.desktop.play.column import PlayColumn
from bridgetutor.desktop.walk_page import WalkPage
from bridgetutor.session.choice import Action, GoTo
from bridgetutor.session.evening.screen import AskContract
from bridgetutor.session.evening.strictness import strictly
from bridgetutor.session.screen import AskCall, AskCard

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.lesson.bottom_row import BottomRow
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.desktop.walk_page import Driver
    from bridgetutor.session.evening.screen import EveningScreen


class PlayPage(WalkPage["EveningScreen"]):
    """A board of an evening, and the sheet."""

    place = actions.PLAY.name
    column_first = False
    plays_singles = True
    sheet_settled = Signal()
    """A sheet is full, or a full one is not any more: its last hand was taken back."""
    save_wanted = Signal()
    """The boards so far are to go into a file."""

    def __init__(self, look: Look, driver: Driver[EveningScreen], *, bidding: BiddingEngine) -> None:
        super().__init__(look, driver, bidding)
        self._scribe = Scribe(look.wording)
        self.column = PlayColumn(look, self._scribe, self)
        self.column.asked.connect(self.perform)
        self.column.answered.connect(self.choose)
        self.column.contracts.held.connect(self._held)
        self._show()

    def _offered(self, screen: EveningScreen) -> EveningScreen:
        return strictly(screen) if self._look.settings.strict else screen

    def perform(self, command: Command) -> bool:
        """As on every walk; Esc drops a claim before it leaves the table, and a trick back is a place in the board."""
        moment, contracts = self.moment, self.column.contracts
        if (command is actions.NEXT and contracts.confirm()) or (
            command is actions.LEAVE and contracts.let_go()
        ):
            return True
        if command is actions.LEAVE and moment.has_claim:
            self.choose(Action.BACK)
            return True
        if command is actions.SAVE:
            self.save_wanted.emit()
            return True
        if command is actions.TRICK_BACK and moment.trick_before is not None:
            self.choose(GoTo(moment.trick_before + 1))
            return True
        return super().perform(command)

    @property
    def row(self) -> BottomRow:
        """That of the column."""
        return self.column.row

    def _turn(self, before: EveningScreen) -> None:
        screen = self.moment
        self._show()
        if (screen.ends_a_sheet or before.ends_a_sheet) and screen.score != before.score:
            self.sheet_settled.emit()
        if isinstance(screen.ask, AskCard) and screen.table.contract != before.table.contract:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.start_focus()
        said = []
        if screen.feedback is not None and screen.feedback != before.feedback:
            said.append(spoken(screen.feedback, self._scribe))
        if screen.heading != before.heading:
            said.append(self.column.heading.text())
        if screen.steps_through != before.steps_through:
            said.append(self.column.says.text())
        self._speak(*said)

    def _show(self) -> None:
        screen = self.moment
        self.column.show_screen(screen)
        self._stand(self.column)
        self._lay_table()
        self._ask_for_meanings()

    def start_focus(self) -> None:
        """To the table where a card is wanted, else to the column."""
        if not isinstance(self.moment.ask, AskCall | AskCard):
            self.column.start_focus()
            self._wait_at_table()
        elif not holds_focus(self.table):
            # On the table as a whole: one Enter too many must not play a card.
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters go to what is asked, wherever the focus is."""
        if event.text().strip() and event.text().isprintable():
            if isinstance(self.moment.ask, AskCall | AskCard):
                self.table.keyPressEvent(event)  # which ignores what it does not want
                return
            if isinstance(self.moment.ask, AskContract) and self.column.contracts.wants(event):
                self.column.contracts.keyPressEvent(event)
                return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column keeps a width that reads well; the table takes the rest."""
        super().resizeEvent(event)
        self._stand(self.column)
