"""Whose answers are looked at: the learner's own, out of the record, or a pupil's, out of a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Protocol

from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.reading import Part
from bridgetutor.session.skills import skill_of

if TYPE_CHECKING:
    from bridgetutor.progress.attempts import Attempt, Sitting
    from bridgetutor.progress.store import Store

MOST_TOGETHER = 20_000
"""So many answers are looked through for those of one sitting."""


class Answered(Protocol):
    """What leads from an answer to its question."""

    def sitting(self, attempt: Attempt) -> Sitting | None:
        """The sitting it was given in; None where nobody has it any more."""

    def skill_of(self, attempt: Attempt) -> str:
        """What it is counted under."""

    def together(self, attempt: Attempt) -> tuple[Attempt, ...]:
        """All answers of its sitting up to it, oldest first."""


@dataclass(frozen=True, slots=True)
class InRecord:
    """The learner's own; each sitting is asked for once. A record that cannot be read has none."""

    store: Store | None
    learner: str
    _sittings: dict[str, Sitting | None] = field(default_factory=dict)

    def sitting(self, attempt: Attempt) -> Sitting | None:
        """As the record has it."""
        name = attempt.sitting
        if name not in self._sittings:
            self._sittings[name] = self._read(name)
        return self._sittings[name]

    def _read(self, name: str) -> Sitting | None:
        try:
            return None if self.store is None else self.store.sitting(name)
        except (LookupError, StoreFault):
            return None

    def skill_of(self, attempt: Attempt) -> str:
        """By the lesson of the sitting."""
        sitting = self.sitting(attempt)
        return skill_of(attempt.answered.exercise, "" if sitting is None else sitting.lesson)

    def together(self, attempt: Attempt) -> tuple[Attempt, ...]:
        """Those since the sitting was begun are looked through."""
        sitting = self.sitting(attempt)
        if self.store is None or sitting is None:
            return ()
        part = Part(since=sitting.begun, before=attempt.when + timedelta(seconds=1))
        try:
            newest_first = self.store.behind(self.learner, part, most=MOST_TOGETHER)
        except StoreFault:
            return ()
        return tuple(each for each in reversed(newest_first) if each.sitting == sitting.id)
