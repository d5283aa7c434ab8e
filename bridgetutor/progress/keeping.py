"""What a learner has mastered, kept beside the log, so that it is not worked out anew at each question."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from typing import TypedDict

from bridgetutor.progress.folding import Entry, Log, worked_out
from bridgetutor.progress.mastery import FORMULA, NOTHING, ConceptsOf, Learned, Practice, learned
from bridgetutor.progress.scheduling import Memory


class CodedPractice(TypedDict):
    """A `Practice` in JSON."""

    memory: tuple[float, float, str, str]
    asked: int
    right: int
    hits: float
    misses: float
    days: int
    last_right: str | None


@dataclass(frozen=True, slots=True)
class Mastering:
    """A `Fold`: what was learned. `concepts` is a fingerprint of which exercises ask for which concepts."""

    concepts_of: ConceptsOf
    concepts: str
    what = "mastery"
    in_order = True
    nothing = NOTHING

    @property
    def formula(self) -> str:
        """Another one when mastery is worked out otherwise, or of other concepts."""
        return f"{FORMULA} {self.concepts}"

    def on(self, known: Learned, entries: Iterable[Entry]) -> Learned:
        """With these attempts, oldest first."""
        return learned((entry.attempt for entry in entries), self.concepts_of, known=known)

    def written(self, value: Learned) -> str:
        """As JSON."""
        practice = {concept: _coded(each) for concept, each in value.practice.items()}
        return json.dumps({"attempts": value.attempts, "last": value.last, "practice": practice})

    def read(self, text: str) -> Learned:
        """What `written` wrote."""
        found = json.loads(text)
        practice = {str(concept): _practice(each) for concept, each in found["practice"].items()}
        return Learned(practice, int(found["attempts"]), str(found["last"]))


def up_to_date(log: Log, learner: str, concepts_of: ConceptsOf, *, concepts: str) -> Learned:
    """What the learner has learned by now; see `folding.worked_out`."""
    return worked_out(log, learner, Mastering(concepts_of, concepts))


def _coded(practice: Practice) -> CodedPractice:
    memory = practice.memory
    return CodedPractice(
        memory=(memory.stability, memory.difficulty, memory.last.isoformat(), memory.due.isoformat()),
        asked=practice.asked,
        right=practice.right,
        hits=practice.hits,
        misses=practice.misses,
        days=practice.days,
        last_right=None if practice.last_right is None else practice.last_right.isoformat(),
    )


def _practice(found: CodedPractice) -> Practice:
    stability, difficulty, last, due = found["memory"]
    on = found["last_right"]
    return Practice(
        Memory(stability, difficulty, datetime.fromisoformat(last), datetime.fromisoformat(due)),
        found["asked"],
        found["right"],
        found["hits"],
        found["misses"],
        found["days"],
        None if on is None else date.fromisoformat(on),
    )
