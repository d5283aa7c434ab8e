"""A page at the table that is led by a conductor: choices go to it, and its screens are shown as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import Signal

from bridgetutor.desktop import actions
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table_page import TablePage
from bridgetutor.session.screen import AskCall

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.choice import Action, Choice
    from bridgetutor.session.looking_back import LookingBack


class Moment(Protocol):
    """What the screens of a lesson and of an evening have in common."""

    @property
    def ask(self) -> object:
        """What is asked now, or None."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Those that make sense now."""

    @property
    def announcements(self) -> tuple[Phrase, ...]:
        """What has happened since the last screen."""

    @property
    def look_back(self) -> LookingBack | None:
        """A hand that is over and can be looked back at."""


V = TypeVar("V", bound=Moment)


class Driver(Protocol[V]):
    """A `session.conductor.Conductor`, once it is open."""

    changed: Callable[[V], None]
    """To be told of screens that come about without a choice: another seat's card has fallen."""
    trouble: Phrase | None
    """Why the last answer could not be kept."""

    @property
    def screen(self) -> V:
        """What the learner sees now."""

    def choose(self, choice: Choice) -> V:
        """The screen after a choice."""


class WalkPage(TablePage, Generic[V]):
    """Signals: to leave; what is wrong with the record, or None; to look back at a hand (a `LookingBack`)."""

    left = Signal()
    troubled = Signal(object)
    look_back_wanted = Signal(object)

    def __init__(self, look: Look, driver: Driver[V], bidding: BiddingEngine) -> None:
        super().__init__(look)
        self._driver = driver
        self._bidding = bidding
        self._trouble = driver.trouble
        self.moment = driver.screen
        self.trying: Choice | None = None
        """The choice being worked out; it stays here when an error of ours stops that."""
        driver.changed = self._take
        bidding.told.connect(self.table.tell_meanings)
        self.table.chosen.connect(self.choose)

    def choose(self, choice: Choice) -> None:
        """Give a choice to the driver and show what comes of it."""
        self.trying = choice
        screen = self._driver.choose(choice)
        self.trying = None
        self._take(screen)

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

    def _take(self, screen: V) -> None:
        """Show a screen that has come about: by a choice, or because a card of another seat has fallen."""
        before, self.moment = self.moment, screen
        if self._driver.trouble != self._trouble:
            self._trouble = self._driver.trouble
            self.troubled.emit(self._trouble)
        self._turn(before)

    def _turn(self, before: V) -> None:
        """The moment has changed: show it, put the focus where it is wanted, and speak."""
        raise NotImplementedError

    def _ask_for_meanings(self) -> None:
        """Of the calls that can be made now, for the bidding box; they come when they are worked out."""
        ask = self.moment.ask
        if isinstance(ask, AskCall) and ask.wanted is not None:
            self._bidding.ask(ask.wanted)

    def _speak(self, *said: str) -> None:
        """What has happened, and then this, to a screen reader."""
        if self._look.settings.announce:
            events = map(self._look.wording.render, self.moment.announcements)
            announce(self, " ".join((*events, *said)))
