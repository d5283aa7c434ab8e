"""One sitting of a walk in the learner's record: what was left, each choice before the screen changes, the attempts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer, Attempt, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import LEARNER
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Choice, format_choice, parse_choice


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


class KeptSitting:
    """A sitting of the walk with this name and fingerprint. `begin` or `go_on` first; then `keep` for each choice.

    All of that is on disk after the `with writing()` around it, or `trouble` says that it is not.
    Nothing that goes wrong with the record stops the walk: `trouble` says what it is, and what could not be written is
    tried again with the next choice.
    """

    def __init__(self, walk: str, fingerprint: str, surroundings: Surroundings) -> None:
        self.trouble: Phrase | None = None
        self.id = ""
        self.choices: list[str] = []
        self._walk, self._fingerprint = walk, fingerprint
        self._world = surroundings
        self._unwritten: list[Callable[[Recorder], None]] = []
        self._since = surroundings.clock()

    def left(self, *, finished: bool = False) -> Sitting | None:
        """The sitting that was begun last, if it can be gone on with, or if it has been `finished`."""
        if self._world.recorder is None:
            return None
        try:
            sitting = self._world.recorder.latest_sitting(self._world.learner, self._walk)
        except StoreFault as fault:
            self.trouble = fault.fault.says
            return None
        if sitting is None or not sitting.choices or bool(sitting.finished) is not finished:
            return None
        return sitting

    def is_as_it_was(self, left: Sitting) -> bool:
        """Whether its choices lead where they led."""
        return left.fingerprint == self._fingerprint

    def begin(self) -> None:
        """A new sitting."""
        self.id, self.choices = self._world.new_id(), []
        sitting = Sitting(self.id, self._world.learner, self._walk, self._fingerprint, self._world.clock())
        self._write(lambda recorder: recorder.begin(sitting))

    def go_on(self, left: Sitting) -> None:
        """The choices to come are added to those of a sitting that was left."""
        self.id, self.choices = left.id, list(left.choices)

    def keep(self, choice: Choice, answers: Sequence[Answer]) -> None:
        """A choice and what it answered."""
        n, written = len(self.choices), format_choice(choice)
        attempts = tuple(map(self._stamped, answers))
        self.choices.append(written)
        self._since = self._world.clock()
        self._write(lambda recorder: self._record(recorder, n, written, attempts))

    def finish(self) -> None:
        """The walk has come to its end."""
        self._write(lambda recorder: recorder.finish(self.id))

    def _record(self, recorder: Recorder, n: int, written: str, attempts: Sequence[Attempt]) -> None:
        self.id = recorder.record(self.id, n, written, attempts)

    def _write(self, write: Callable[[Recorder], None]) -> None:
        """This is written with what follows from the same choice, after whatever could not be written before."""
        if self._world.recorder is not None:
            self._unwritten.append(write)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """What happens within is on disk when it is over, even where an error of ours ends it."""
        try:
            yield
        finally:
            self._write_down()

    def _write_down(self) -> None:
        recorder = self._world.recorder
        if recorder is None or not self._unwritten:
            return
        before = self.id
        try:
            with recorder.together():
                for write in self._unwritten:
                    write(recorder)
            self._unwritten.clear()
        except StoreFault as fault:
            self.id = before
            self.trouble = fault.fault.says
        else:
            self.trouble = None

    def _stamped(self, answer: Answer) -> Attempt:
        now = self._world.clock()
        seconds = max(0.0, (now - self._since).total_seconds())
        return Attempt(self._world.new_id(), self._world.learner, now, seconds, self.id, answer)


def readable(choices: Sequence[str]) -> Sequence[Choice]:
    """The choices that can still be read; an unreadable one, of a newer version perhaps, is left out."""
    found = []
    for written in choices:
        try:
            found.append(parse_choice(written))
        except NotationError:
            continue
    return found
