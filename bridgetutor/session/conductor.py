"""Leads a learner through a lesson or an evening: takes choices, and keeps each of them before the screen changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Generic, Protocol, TypeVar

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.cardplay.robots import Ruling
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer, Attempt, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import LEARNER
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Choice, Ruled, Theirs, format_choice, parse_choice
from bridgetutor.session.others import ByHabit, Others
from bridgetutor.session.walk import S, Turned, Walk

V = TypeVar("V")


class Recorder(Protocol):
    """Where choices and attempts are kept: `progress.store.Store`. Each method may raise `StoreFault`."""

    def latest_sitting(self, learner: str, lesson: str) -> Sitting | None:
        """The sitting of a lesson begun last."""

    def sittings_of(self, learner: str, lesson: str) -> tuple[Sitting, ...]:
        """Every sitting of a lesson, in the order in which they were begun."""

    def begin(self, sitting: Sitting) -> None:
        """Add a sitting."""

    def record(self, sitting_id: str, n: int, choice: str, attempts: Sequence[Attempt] = ()) -> str:
        """Add the nth choice of a sitting and what it answered, all or nothing; the id to go on with."""

    def finish(self, sitting_id: str) -> None:
        """Note that a sitting has come to its end."""

    def together(self) -> AbstractContextManager[object]:
        """What is written within is written at once, all or nothing: the disk takes its time for each."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a conductor needs of the world: the record (None keeps nothing), the time, fresh ids (32 hex digits)."""

    recorder: Recorder | None
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    learner: str = LEARNER


class Conductor(Generic[S, V]):
    """One walk through a lesson, or one evening at a table. `open` first; then `choose` for each choice.

    The `others` think out the cards of the other seats, by habit unless somebody else is given. Where that takes time
    the screen after a choice says who is thinking, and the next screens come through `changed` as the cards fall. An
    answer to a question that stands no more is dropped.

    Nothing that goes wrong with the record stops the walk: `trouble` says what it is, for the learner to read, and
    what could not be written is tried again with the next choice.
    """

    def __init__(self, walk: Walk[S, V], surroundings: Surroundings, others: Others | None = None) -> None:
        self.walk = walk
        self.trouble: Phrase | None = None
        self.changed: Callable[[V], None] = _nobody_looks
        self._others: Others = ByHabit() if others is None else others
        self._asked: S | None = None
        self._hint_asked: AskForHint | None = None
        self._hint: Hint | None = None
        self._at_once = False
        self._world = surroundings
        self._choices: list[str] = []
        self._unwritten: list[Callable[[Recorder], None]] = []
        self._state = walk.begin()
        self._said: tuple[Phrase, ...] = ()
        self._sitting = ""
        self._since = surroundings.clock()

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice made in this sitting, as it is written: what a problem report needs."""
        return tuple(self._choices)

    @property
    def state(self) -> S:
        """Where the walk is, for who works beside the table; what the learner may see of it is the screen."""
        return self._state

    @property
    def sitting(self) -> str:
        """The name of this sitting in the record; it may change where another window goes on from the same place."""
        return self._sitting

    @property
    def screen(self) -> V:
        """What the learner sees now."""
        return self.walk.screen(self._state, self._said, self._hint)

    def open(self, *, afresh: bool = False) -> V:
        """Where the learner left it, unless it was finished or `afresh` is wanted: then from its start."""
        left = None if afresh else self._left_sitting()
        if left is None:
            self._begin_sitting()
        else:
            self._sitting = left.id
            self._resume(left)
        with self._kept():
            self._go_on()
        return self.screen

    def left(self) -> V | None:
        """What the learner would come back to; None where that is the beginning. Nothing is begun by asking."""
        left = self._left_sitting()
        if left is None or not self.is_under_way:
            return None
        return self.walk.screen(self.walk.replay(tuple(_readable(left.choices))), (), None)

    @property
    def is_under_way(self) -> bool:
        """Whether there is something to come back to; it is not acted out for that, which takes its time."""
        left = self._left_sitting()
        return left is not None and left.fingerprint == self.walk.fingerprint

    def choose(self, choice: Choice) -> V:
        """The screen after a choice. The choice is on disk before this returns, or `trouble` says that it is not."""
        with self._kept():
            self._said = self._submit(choice)
            self._go_on()
        self._ask_for_hint()
        return self.screen

    def go_on(self) -> None:
        """What was waited for outside has come; the screen after it is told by `changed`."""
        before, self._said = self._state, ()
        with self._kept():
            self._go_on()
        if self._state is not before:
            self.changed(self.screen)

    def _submit(self, choice: Choice) -> tuple[Phrase, ...]:
        """Go where the choice leads; what is said of it."""
        turn = self.walk.submit(self._state, choice)
        if turn.state is not self._state or turn.attempts:
            self._keep(choice, turn)
        self._state = turn.state
        return turn.announcements

    def _go_on(self) -> None:
        """What others do without being waited for; where a card takes time, the screen tells who thinks."""
        while True:
            given = self.walk.given(self._state)
            came = self._ask_others() if given is None else self._take(given)
            if not came:
                break

    def _take(self, given: Choice) -> bool:
        """What happens without anybody thinking; calls and contracts in the time that players take. Whether it came."""
        if isinstance(given, Theirs) and not isinstance(given.what, Deal):
            return self._asked_for(partial(self._others.in_time, partial(self._told, self._state, given)))
        self._said = (*self._said, *self._submit(given))
        return True

    def _ask_others(self) -> bool:
        """Ask for what is awaited, a card, a ruling or a deal; whether it came at once."""
        ask = self._question_of(self._state)
        if ask is not None:
            return self._asked_for(ask)
        self._others.foresee(self.walk.foreseen(self._state))
        self._others.foresee_deals(self.walk.deals_foreseen(self._state))
        return False

    def _asked_for(self, ask: Callable[[], None]) -> bool:
        """Ask, if that has not been done at this state; whether the answer came at once."""
        asked = self._state
        if asked is self._asked:
            return False
        self._asked, self._at_once = asked, True
        ask()
        self._at_once = False
        return self._state is not asked

    def _question_of(self, asked: S) -> Callable[[], None] | None:
        """Asks for the one thing that is awaited; None where nothing is."""
        wanted, claim = self.walk.awaited(asked), self.walk.claim_made(asked)
        deal = self.walk.deal_wanted(asked)
        if wanted is not None:
            return partial(self._others.card, wanted, partial(self._fallen, asked))
        if claim is not None:
            return partial(self._others.ruling, claim, partial(self._judged, asked))
        if deal is not None:
            return partial(self._others.deal, deal, partial(self._dealt, asked))
        return None

    def _fallen(self, asked: S, card: Card) -> None:
        self._told(asked, Theirs(card))

    def _judged(self, asked: S, ruling: Ruling | None) -> None:
        self._told(asked, Ruled(None) if ruling is None else Ruled(ruling.tricks, ruling.line))

    def _dealt(self, asked: S, found: Deal | Phrase) -> None:
        if isinstance(found, Deal):
            self._told(asked, Theirs(found))
        elif self._state is asked:
            self.trouble = found
            self.changed(self.screen)

    def _told(self, asked: S, what: Theirs | Ruled) -> None:
        """Something that was waited for has come; it is dropped where nobody waits for it any more."""
        if self._state is not asked:
            return
        if self._at_once:
            self._said = (*self._said, *self._submit(what))
            return
        with self._kept():
            self._said = self._submit(what)
            self._go_on()
        self.changed(self.screen)

    def _ask_for_hint(self) -> None:
        """What the learner wants to know is worked out once a card; later degrees only tell more of it."""
        asked = self.walk.hint_wanted(self._state)
        if asked != self._hint_asked:
            self._hint_asked, self._hint = asked, None
            if asked is not None:
                self._at_once = True
                self._others.hint(asked, partial(self._hinted, asked))
                self._at_once = False

    def _hinted(self, asked: AskForHint, hint: Hint) -> None:
        if asked == self._hint_asked:
            self._hint = hint
            if not self._at_once:
                self.changed(self.screen)

    def _left_sitting(self) -> Sitting | None:
        if self._world.recorder is None:
            return None
        try:
            sitting = self._world.recorder.latest_sitting(self._world.learner, self.walk.id)
        except StoreFault as fault:
            self.trouble = fault.fault.says
            return None
        return None if sitting is None or sitting.finished or not sitting.choices else sitting

    def _resume(self, sitting: Sitting) -> None:
        """Every choice again, as it was made. Where all reads otherwise since, only the place is found again."""
        choices = tuple(_readable(sitting.choices))
        if sitting.fingerprint == self.walk.fingerprint and len(choices) == len(sitting.choices):
            self._choices = list(sitting.choices)
            self._state = self.walk.replay(choices)
            return
        place = self.walk.found_again(choices)
        self._begin_sitting()
        if place is not None:
            self.choose(place)

    def _begin_sitting(self) -> None:
        self._sitting = self._world.new_id()
        self._choices = []
        self._state = self.walk.begin()
        sitting = Sitting(
            self._sitting, self._world.learner, self.walk.id, self.walk.fingerprint, self._world.clock()
        )
        self._write(lambda recorder: recorder.begin(sitting))

    def _keep(self, choice: Choice, turn: Turned[S]) -> None:
        n, written = len(self._choices), format_choice(choice)
        attempts = tuple(map(self._stamped, turn.attempts))
        self._choices.append(written)
        self._since = self._world.clock()
        self._write(lambda recorder: self._record(recorder, n, written, attempts))
        if self.walk.is_finished(turn.state):
            self._write(lambda recorder: recorder.finish(self._sitting))

    def _record(self, recorder: Recorder, n: int, written: str, attempts: Sequence[Attempt]) -> None:
        self._sitting = recorder.record(self._sitting, n, written, attempts)

    def _write(self, write: Callable[[Recorder], None]) -> None:
        """This is written with what follows from the same choice, after whatever could not be written before."""
        if self._world.recorder is not None:
            self._unwritten.append(write)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """What happens within is on disk when it is over, even where an error of ours ends it."""
        try:
            yield
        finally:
            self._write_down()

    def _write_down(self) -> None:
        recorder = self._world.recorder
        if recorder is None or not self._unwritten:
            return
        sitting = self._sitting
        try:
            with recorder.together():
                for write in self._unwritten:
                    write(recorder)
            self._unwritten.clear()
        except StoreFault as fault:
            self._sitting = sitting
            self.trouble = fault.fault.says
        else:
            self.trouble = None

    def _stamped(self, answer: Answer) -> Attempt:
        now = self._world.clock()
        seconds = max(0.0, (now - self._since).total_seconds())
        return Attempt(self._world.new_id(), self._world.learner, now, seconds, self._sitting, answer)


def _readable(choices: Sequence[str]) -> Sequence[Choice]:
    """The choices that can still be read; an unreadable one, of a newer version perhaps, is left out."""
    found = []
    for written in choices:
        try:
            found.append(parse_choice(written))
        except NotationError:
            continue
    return found


def _nobody_looks(_screen: object) -> None:
    """Until somebody shows the screens, nothing is to be told of them."""
