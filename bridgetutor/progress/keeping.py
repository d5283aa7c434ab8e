"""What was worked out of the log, kept beside it, and whether it still holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, datetime
from typing import NamedTuple, Protocol, TypedDict

from bridgetutor.progress.attempts import Attempt
from bridgetutor.progress.mastery import FORMULA, NOTHING, ConceptsOf, Learned, Practice, learned
from bridgetutor.progress.scheduling import Memory


class Kept(NamedTuple):
    """What was learned, and the formula by which that was worked out."""

    formula: str
    learned: Learned


class CodedPractice(TypedDict):
    """A `Practice` in JSON."""

    memory: tuple[float, float, str, str]
    asked: int
    right: int
    accuracy: float
    days: int
    last_right: str | None


class Log(Protocol):
    """A learner's attempts, and a place for what was worked out of them: `progress.store.Store`."""

    def attempts_from(self, learner: str, first: int) -> Iterator[Attempt]:
        """The attempts from the `first` on, counted from 0, oldest first."""

    def count_attempts(self, learner: str | None = None) -> int:
        """How many there are."""

    def kept(self, learner: str) -> Kept | None:
        """What was kept."""

    def keep(self, learner: str, kept: Kept) -> None:
        """Keep this instead."""


def up_to_date(log: Log, learner: str, concepts_of: ConceptsOf, *, concepts: str) -> Learned:
    """What the learner has learned by now, from what was kept as far as that still holds, and kept again.

    It holds as long as the formula is the same, the exercises ask for the same concepts (`concepts` is a fingerprint
    of which), and the attempts it was worked out of are still the first in the log: a record merged in from another
    computer may have put others among them.
    """
    formula = f"{FORMULA} {concepts}"
    known = _holding(log, learner, formula)
    found = learned(log.attempts_from(learner, known.attempts), concepts_of, known=known)
    if found.attempts != known.attempts or not known.attempts:
        log.keep(learner, Kept(formula, found))
    return found


def _holding(log: Log, learner: str, formula: str) -> Learned:
    kept = log.kept(learner)
    if kept is None or kept.formula != formula or not kept.learned.attempts:
        return NOTHING
    at = next(log.attempts_from(learner, kept.learned.attempts - 1), None)
    return kept.learned if at is not None and at.id == kept.learned.last else NOTHING


def row_of(kept: Kept) -> tuple[str, int, str, str]:
    """Formula, attempts, last, and the practice as JSON."""
    practice = {concept: _coded(each) for concept, each in kept.learned.practice.items()}
    return kept.formula, kept.learned.attempts, kept.learned.last, json.dumps(practice)


def kept_of(row: tuple[str, int, str, str]) -> Kept | None:
    """What `row_of` has written; None where it was written otherwise, for then it can be worked out again."""
    formula, attempts, last, practice = row
    try:
        found = {str(concept): _practice(each) for concept, each in json.loads(practice).items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return Kept(formula, Learned(found, attempts, last))


def _coded(practice: Practice) -> CodedPractice:
    memory = practice.memory
    return CodedPractice(
        memory=(memory.stability, memory.difficulty, memory.last.isoformat(), memory.due.isoformat()),
        asked=practice.asked,
        right=practice.right,
        accuracy=practice.accuracy,
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
        found["accuracy"],
        found["days"],
        None if on is None else date.fromisoformat(on),
    )
