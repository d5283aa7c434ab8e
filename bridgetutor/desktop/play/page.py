"""A game at the table, board after board: the table, and beside it what is asked, said and written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from bridgetutor.desktop import actions
from bridgetutor.desktop.lesson.feedback import spoken
from bridgetutor.desktop.lesson.text import Scribe
from bridgetutor.desktop.page import holds_focus
from bridgetutor.desktop.play.column import PlayColumn
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table_page import TablePage
from bridgetutor.session.evening.screen import AskContract
from bridgetutor.session.screen import AskCall, AskCard

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.choice import Choice
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening


class PlayPage(TablePage):
    """Signals: to leave; what is wrong with the record, or None; to look back at a hand (a `LookingBack`)."""

    left = Signal()
    troubled = Signal(object)
    look_back_wanted = Signal(object)
    place = actions.PLAY.name
    column_first = False

    def __init__(
        self, look: Look, conductor: Conductor[Evening, EveningScreen], *, bidding: BiddingEngine
    ) -> None:
        super().__init__(look)
        self._bidding = bidding
        bidding.told.connect(self.table.tell_meanings)
        self._conductor = conductor
        self._trouble: Phrase | None = conductor.trouble
        self._scribe = Scribe(look.wording)
        self.moment = conductor.screen
        conductor.changed = self._take
        self.trying: Choice | None = None
        """The choice being worked out; it stays here when an error of ours stops that."""
        self.column = PlayColumn(look, self._scribe, self)
        self.column.asked.connect(self.perform)
        self.column.answered.connect(self.choose)
        self.table.chosen.connect(self.choose)
        self._show(self.moment)

    def choose(self, choice: Choice) -> None:
        """Give a choice to the conductor and show what comes of it."""
        self.trying = choice
        screen = self._conductor.choose(choice)
        self.trying = None
        self._take(screen)

    def _take(self, screen: EveningScreen) -> None:
        """Show a screen that has come about: by a choice, or because a card of another seat has fallen."""
        before = self.moment
        if self._conductor.trouble != self._trouble:
            self._trouble = self._conductor.trouble
            self.troubled.emit(self._trouble)
        self._show(screen)
        if isinstance(screen.ask, AskCard) and screen.table.contract != before.table.contract:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.start_focus()
        self._speak(screen, before)

    def _show(self, screen: EveningScreen) -> None:
        self.moment = screen
        self.column.show_screen(screen)
        self._stand(self.column)
        ask = screen.ask if isinstance(screen.ask, AskCall | AskCard) else None
        self.table.show_table(screen.table, ask)
        if isinstance(screen.ask, AskCall) and screen.ask.wanted is not None:
            self._bidding.ask(screen.ask.wanted)

    def _speak(self, screen: EveningScreen, before: EveningScreen) -> None:
        if not self._look.settings.announce:
            return
        said = [self._look.wording.render(event) for event in screen.announcements]
        if screen.feedback is not None and screen.feedback != before.feedback:
            said.append(spoken(screen.feedback, self._scribe))
        if screen.heading != before.heading:
            said.append(self.column.heading.text())
        announce(self, " ".join(said))

    def perform(self, command: Command) -> bool:
        """Do what a key or button asked for, where it makes sense now."""
        if command is actions.LEAVE:
            self.left.emit()
            return True
        if command is actions.LOOK_BACK and self.moment.look_back is not None:
            self.look_back_wanted.emit(self.moment.look_back)
            return True
        if command.action is None or command.action not in self.moment.actions:
            return False
        self.choose(command.action)
        return True

    def start_focus(self) -> None:
        """To the table where a card is wanted, else to the column."""
        if not isinstance(self.moment.ask, AskCall | AskCard):
            self.column.start_focus()
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
