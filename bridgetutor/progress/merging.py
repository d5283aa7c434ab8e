"""Adding another record to this one, so that nothing is lost and nothing there twice."""

from __future__ import annotations

import sqlite3
import uuid
from dataclasses import dataclass, replace

from bridgetutor.progress.attempts import Sitting
from bridgetutor.progress.exchange import Record
from bridgetutor.progress.rows import (
    choices_made,
    insert_attempt,
    insert_choices,
    insert_finish,
    insert_learner,
    insert_sitting,
    sitting_of,
)

_FORKS = uuid.UUID("7d3c2f0e-51f5-4a52-9f43-0c1f5b9f6d11")


@dataclass(frozen=True, slots=True)
class Merged:
    """How much was new."""

    sittings: int
    attempts: int


def merge(connection: sqlite3.Connection, record: Record) -> Merged:
    """Add the sittings and attempts that are new; the caller holds the transaction.

    A learner who has no name here takes the one that comes.
    """
    names: dict[str, str] = {}
    new_sittings = 0
    for sitting in record.sittings:
        names[sitting.id], is_new = _merge_sitting(connection, sitting)
        new_sittings += is_new
    new_attempts = sum(
        insert_attempt(connection, replace(attempt, sitting=names.get(attempt.sitting, attempt.sitting)))
        for attempt in record.attempts
    )
    for learner in record.learners:
        insert_learner(connection, learner)
    return Merged(new_sittings, new_attempts)


def _merge_sitting(connection: sqlite3.Connection, sitting: Sitting) -> tuple[str, bool]:
    """The id under which the sitting stands in the record, and whether it is new there.

    Where both have gone on from the same choices in different ways, the one that comes becomes a sitting of its own.
    Its id follows from where they part, so that it is found again when the same file, or a later one, comes again.
    """
    try:
        here = sitting_of(connection, sitting.id)
    except LookupError:
        insert_sitting(connection, sitting)
        return sitting.id, True
    if here.begun != sitting.begun or (here.learner, here.lesson) != (sitting.learner, sitting.lesson):
        return _merge_sitting(connection, replace(sitting, id=_fork_id(sitting, -1)))
    part = _parting(here.choices, sitting.choices)
    if part < min(len(here.choices), len(sitting.choices)):
        return _merge_sitting(connection, replace(sitting, id=_fork_id(sitting, part)))
    _extend(connection, sitting)
    return sitting.id, False


def _extend(connection: sqlite3.Connection, sitting: Sitting) -> None:
    insert_choices(connection, sitting.id, sitting.choices[choices_made(connection, sitting.id) :])
    if sitting.finished:
        insert_finish(connection, sitting.id)


def _parting(here: tuple[str, ...], there: tuple[str, ...]) -> int:
    """The number of choices that both begin with."""
    pairs = zip(here, there, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(here), len(there)))


def _fork_id(sitting: Sitting, part: int) -> str:
    """An id for a sitting that parts from another of its id at choice `part` (-1: in learner, lesson or beginning)."""
    where = (
        [sitting.learner, sitting.lesson, sitting.begun.isoformat()]
        if part < 0
        else sitting.choices[: part + 1]
    )
    return uuid.uuid5(_FORKS, "\n".join([sitting.id, str(part), *where])).hex
