"""What the learner has practised, read from the record, and drills that go by it."""

from __future__ import annotations

from datetime import UTC, datetime
from random import SystemRandom
from typing import TYPE_CHECKING

from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.keeping import up_to_date
from bridgetutor.progress.learners import LEARNER
from bridgetutor.progress.mastery import NOTHING, Learned
from bridgetutor.session.aims import NAMING, chosen, concepts_of
from bridgetutor.session.choice import Posed
from bridgetutor.session.drill_walk import DrillWalk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridgetutor.progress.store import Store
    from bridgetutor.session.state import State
    from bridgetutor.wording import Wording

QUESTIONS = 10
"""A drill takes some five minutes."""

_SEEDS = 1 << 31


class Practising:
    """`store` is None where the record could not be opened: then everything is asked alike."""

    def __init__(self, store: Store | None, wording: Wording, learner: str = LEARNER) -> None:
        self._store = store
        self._wording = wording
        self._learner = learner
        self._random = SystemRandom()

    def learned(self) -> Learned:
        """What the record tells by now; nothing where it cannot be read."""
        if self._store is None:
            return NOTHING
        try:
            return up_to_date(self._store, self._learner, concepts_of, concepts=NAMING)
        except StoreFault:  # the lesson page tells of it as soon as something is to be written
            return NOTHING

    def walk(self, name: str, title: str, concepts: Sequence[str], questions: int = QUESTIONS) -> DrillWalk:
        """A drill about these concepts, each question chosen by all answers up to then."""

        def choose(_state: State) -> Posed:
            concept, probe = chosen(self.learned(), concepts, now=datetime.now(UTC), random=self._random)
            return Posed(self._random.randrange(_SEEDS), concept, probe)

        return DrillWalk(name, title, questions, choose, self._wording)
