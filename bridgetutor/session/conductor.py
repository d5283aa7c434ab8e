"""Leads a learner through a lesson: feeds choices to the tutor, and keeps each of them before the screen changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Protocol

from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer, Attempt, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import NotationError
from bridgetutor.session import tutor
from bridgetutor.session.choice import Choice, GoTo, Theirs, format_choice, parse_choice
from bridgetutor.session.others import ByHabit, Others
from bridgetutor.session.screen import Screen
from bridgetutor.session.showing import screen_of
from bridgetutor.session.state import State
from bridgetutor.session.turn import Turn
from bridgetutor.teaching.lesson import Lesson

LEARNER = "learner"
"""The one learner at this computer, as the record names them."""


class Recorder(Protocol):
    """Where choices and attempts are kept: `progress.store.Store`. Each method may raise `StoreFault`."""

    def latest_sitting(self, learner: str, lesson: str) -> Sitting | None:
        """The sitting of a lesson begun last."""

    def begin(self, sitting: Sitting) -> None:
        """Add a sitting."""

    def record(self, sitting_id: str, n: int, choice: str, attempts: Sequence[Attempt] = ()) -> str:
        """Add the nth choice of a sitting and what it answered, all or nothing; the id to go on with."""

    def finish(self, sitting_id: str) -> None:
        """Note that a sitting has come to its end."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a conductor needs of the world: the record (None keeps nothing), the time, fresh ids (32 hex digits)."""

    recorder: Recorder | None
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    learner: str = LEARNER


class Conductor:
    """One walk through a lesson. `open` first; then `choose` for each choice.

    The `others` think out the cards of the other seats, by habit unless somebody else is given. Where that takes time
    the screen after a choice says who is thinking, and the next screens come through `changed` as the cards fall. An
    answer to a question that stands no more is dropped.

    Nothing that goes wrong with the record stops the lesson: `trouble` says what it is, for the learner to read, and
    what could not be written is tried again with the next choice.
    """

    def __init__(self, lesson: Lesson, surroundings: Surroundings, others: Others | None = None) -> None:
        self.lesson = lesson
        self.trouble: Phrase | None = None
        self.changed: Callable[[Screen], None] = _nobody_looks
        self._others: Others = ByHabit() if others is None else others
        self._asked: State | None = None
        self._at_once = False
        self._world = surroundings
        self._choices: list[str] = []
        self._unwritten: list[Callable[[Recorder], None]] = []
        self._turn = self._begun()
        self._sitting = ""
        self._since = surroundings.clock()

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice made in this sitting, as it is written: what a problem report needs."""
        return tuple(self._choices)

    @property
    def screen(self) -> Screen:
        """What the learner sees now."""
        return screen_of(self._turn)

    def open(self, *, afresh: bool = False) -> Screen:
        """The lesson where the learner left it, unless it was finished or `afresh` is wanted: then from its start."""
        left = None if afresh else self._left_sitting()
        if left is None:
            self._begin_sitting()
        else:
            self._sitting = left.id
            self._resume(left)
        self._ask_others()
        return self.screen

    def choose(self, choice: Choice) -> Screen:
        """The screen after a choice. The choice is on disk before this returns, or `trouble` says that it is not."""
        self._submit(choice)
        self._ask_others()
        return self.screen

    def _begun(self) -> Turn:
        return Turn(tutor.begin(self.lesson, robots=True))

    def _replayed(self, choices: Sequence[Choice]) -> State:
        return replace(tutor.replay(self.lesson, choices), robots=True)

    def _submit(self, choice: Choice) -> None:
        turn = tutor.submit(self._turn.state, choice)
        if turn.state is not self._turn.state or turn.attempts:
            self._keep(choice, turn)
        self._turn = turn

    def _ask_others(self) -> None:
        """While another seat is to play its card is asked for; where that takes time, the screen tells who thinks."""
        while (wanted := tutor.awaited(self._turn.state)) is not None:
            asked = self._turn.state
            if asked is self._asked:
                return
            self._asked, self._at_once = asked, True
            self._others.card(wanted, partial(self._fallen, asked))
            self._at_once = False
        self._others.foresee(tutor.foreseen(self._turn.state))

    def _fallen(self, asked: State, card: Card) -> None:
        if self._turn.state is not asked:
            return
        said = self._turn.announcements
        self._submit(Theirs(card))
        if self._at_once:
            self._turn = replace(self._turn, announcements=(*said, *self._turn.announcements))
            return
        self._ask_others()
        self.changed(self.screen)

    def _left_sitting(self) -> Sitting | None:
        if self._world.recorder is None:
            return None
        try:
            sitting = self._world.recorder.latest_sitting(self._world.learner, self.lesson.id)
        except StoreFault as fault:
            self.trouble = fault.fault.says
            return None
        return None if sitting is None or sitting.finished or not sitting.choices else sitting

    def _resume(self, sitting: Sitting) -> None:
        """Every choice again, as it was made. Where the lesson has changed since, only the step is found again."""
        choices = tuple(_readable(sitting.choices))
        if sitting.fingerprint == self.lesson.fingerprint and len(choices) == len(sitting.choices):
            self._choices = list(sitting.choices)
            self._turn = Turn(self._replayed(choices))
            return
        step = self._replayed(choices).at + 1
        self._begin_sitting()
        self.choose(GoTo(min(step, len(self.lesson.steps))))

    def _begin_sitting(self) -> None:
        self._sitting = self._world.new_id()
        self._choices = []
        self._turn = self._begun()
        sitting = Sitting(
            self._sitting, self._world.learner, self.lesson.id, self.lesson.fingerprint, self._world.clock()
        )
        self._write(lambda recorder: recorder.begin(sitting))

    def _keep(self, choice: Choice, turn: Turn) -> None:
        n, written = len(self._choices), format_choice(choice)
        attempts = tuple(map(self._stamped, turn.attempts))
        self._choices.append(written)
        self._since = self._world.clock()
        self._write(lambda recorder: self._record(recorder, n, written, attempts))
        if turn.state.is_finished:
            self._write(lambda recorder: recorder.finish(self._sitting))

    def _record(self, recorder: Recorder, n: int, written: str, attempts: Sequence[Attempt]) -> None:
        self._sitting = recorder.record(self._sitting, n, written, attempts)

    def _write(self, write: Callable[[Recorder], None]) -> None:
        """Write this after whatever could not be written before it."""
        if self._world.recorder is None:
            return
        self._unwritten.append(write)
        try:
            while self._unwritten:
                self._unwritten[0](self._world.recorder)
                del self._unwritten[0]
        except StoreFault as fault:
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


def _nobody_looks(_screen: Screen) -> None:
    """Until somebody shows the screens, nothing is to be told of them."""
