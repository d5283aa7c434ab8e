"""A page at the table that is led by a conductor: choices go to it, and its screens are shown as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal

from bridgetutor.desktop import actions
from bridgetutor.desktop.page import holds_focus
from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table_clock import TableClock
from bridgetutor.desktop.table_page import TablePage
from bridgetutor.phrase import phrase
from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskCall, AskCard, AskNumber

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.lesson.bottom_row import BottomRow
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.phrase import Phrase
    from bridgetutor.rules.auction import Call
    from bridgetutor.rules.cards import Card
    from bridgetutor.session.choice import Choice
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.session.screen import Ask, Marked, TableView


class Moment(Protocol):
    """What the screens of a lesson and of an evening have in common."""

    @property
    def ask(self) -> object:
        """What is asked now, or None."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Those that make sense now."""

    @property
    def table(self) -> TableView | None:
        """What lies on the table."""

    @property
    def trick_lies(self) -> bool:
        """Whether a complete trick waits to be taken away."""

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

    @property
    def trouble(self) -> Phrase | None:
        """Why the last answer could not be kept, or nothing is dealt."""

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
    plays_singles = False
    """Whether the only card that may be played can play itself here."""

    def __init__(self, look: Look, driver: Driver[V], bidding: BiddingEngine) -> None:
        super().__init__(look)
        self._driver = driver
        self._bidding = bidding
        self._trouble = driver.trouble
        self.moment = self._offered(driver.screen)
        self._looks_at_last_trick = False
        self._took_back = False
        self._clock = TableClock(look.settings, self)
        self._clock.due.connect(self.choose)
        self.trying: Choice | None = None
        """The choice being worked out; it stays here when an error of ours stops that."""
        driver.changed = self._take
        bidding.told.connect(self.table.tell_meanings)
        self.table.chosen.connect(self.choose)
        self.table.held.connect(self._held)
        self.table.pressed.connect(self._take_trick_away)
        self._wait_for_what_comes_of_itself()

    def _offered(self, screen: V) -> V:
        """The screen with no more than is offered here."""
        return screen

    def choose(self, choice: Choice) -> None:
        """Give a choice to the driver and show what comes of it."""
        self.trying = choice
        if choice is Action.UNDO or not isinstance(choice, Action):
            self._took_back = choice is Action.UNDO
        screen = self._driver.choose(choice)
        self.trying = None
        self._take(screen)

    def perform(self, command: Command) -> bool:
        """Do what a key or button asked for, where it makes sense now; what is held at the table comes first."""
        if (command is actions.NEXT and self.table.confirm()) or (
            command is actions.LEAVE and self.table.let_go()
        ):
            return True
        if command is actions.LEAVE:
            self.left.emit()
            return True
        if command is actions.LAST_TRICK:
            return self._see_last_trick()
        if command is actions.LOOK_BACK and self.moment.look_back is not None:
            self.look_back_wanted.emit(self.moment.look_back)
            return True
        if command.action is None or command.action not in self.moment.actions:
            return False
        self.choose(command.action)
        return True

    def _take(self, screen: V) -> None:
        """Show a screen that has come about: by a choice, or because a card of another seat has fallen."""
        before, self.moment = self.moment, self._offered(screen)
        self._looks_at_last_trick = False
        self._name_last_trick()
        if self._driver.trouble != self._trouble:
            self._trouble = self._driver.trouble
            self.troubled.emit(self._trouble)
        self._turn(before)
        self._wait_for_what_comes_of_itself()

    def _wait_for_what_comes_of_itself(self) -> None:
        """Who has taken a card back to a singleton wants to go on from there by hand."""
        self._clock.show(self.moment, singles=self.plays_singles and not self._took_back)

    def _lay_table(self, marked: tuple[Marked, ...] = ()) -> None:
        """Show the table of this moment, or the last trick on it once more."""
        table = self.moment.table
        if table is None:
            return
        if self._looks_at_last_trick:
            self.table.show_table(table.with_last_trick, self._asked_at_table)
            self.table.finish_glide()
        else:
            self.table.show_table(table, self._asked_at_table, marked)

    @property
    def _asked_at_table(self) -> Ask | None:
        """The call or card that is asked for. While a number is asked, as of a claim, a card may be played instead."""
        ask, table = self.moment.ask, self.moment.table
        if isinstance(ask, AskCall | AskCard):
            return ask
        may_play = isinstance(ask, AskNumber) and table is not None and table.playable and table.turn
        return AskCard(may_play) if may_play else None

    def _see_last_trick(self) -> bool:
        """Show the last trick again, or what lies on the table now; False where there is none but that."""
        table = self.moment.table
        if table is None or not table.has_earlier_trick or table.last_trick is None:
            return False
        self._looks_at_last_trick = not self._looks_at_last_trick
        self._lay_table()
        self.table.finish_glide()
        self._name_last_trick()
        words, trick = self._look.wording, table.last_trick
        if self._looks_at_last_trick and table.strain is not None and self._look.settings.announce:
            cards = tuple(phrase("{seat} {card:name}", seat=seat, card=card) for seat, card in trick.plays)
            winner = trick.winner(table.strain)
            announce(self, words.say("The last trick: {cards}. {seat} won it.", cards=cards, seat=winner))
        return True

    def _name_last_trick(self) -> None:
        words, looks = self._look.wording, self._looks_at_last_trick
        label = words.say("This trick") if looks else words.render(actions.LAST_TRICK.label)
        self.row.rename(actions.LAST_TRICK, label)

    def _wait_at_table(self) -> None:
        """While another seat thinks, the keyboard stays at the table: a card typed too soon is answered there."""
        table = self.moment.table
        if self.moment.ask is None and table is not None and table.thinking and not holds_focus(self.table):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def row(self) -> BottomRow:
        """The buttons of the page."""
        raise NotImplementedError

    def _take_trick_away(self) -> None:
        if self.moment.trick_lies:
            self.perform(actions.NEXT)

    def _held(self, choice: Card | Call | None) -> None:
        """A card or call waits to be confirmed, or does no more."""
        if choice is not None and self._look.settings.announce:
            announce(
                self, self._look.wording.say("{choice:name}: Enter plays it, Esc lets it go.", choice=choice)
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A card or call typed before its time is answered with whose turn it is."""
        if self.moment.ask is None and event.text().strip() and event.text().isprintable():
            said = self.table.say_not_yet()
            if said:
                announce(self, said)
                return
        super().keyPressEvent(event)

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
