"""What is worked out of the log once and kept beside it, and gone on with as long as it still holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple, Protocol, TypeVar

from bridgetutor.progress.attempts import Attempt

T = TypeVar("T")
N = TypeVar("N")


class Entry(NamedTuple):
    """An attempt, and the lesson or drill it was made in; empty where the record does not know it."""

    attempt: Attempt
    lesson: str


class Mark(NamedTuple):
    """How far the record was read: the number of the last attempt that was added, and its id."""

    n: int
    last: str


BEGINNING = Mark(0, "")
"""Nothing was read."""


class Kept(NamedTuple):
    """What was worked out: by which formula, how far the record was read, the time of the latest attempt, the text."""

    formula: str
    mark: Mark
    latest: datetime | None
    value: str


class Fold(Protocol[T]):
    """Works something out of attempts, some at a time."""

    @property
    def what(self) -> str:
        """The name under which it is kept."""

    @property
    def formula(self) -> str:
        """Another one whenever the same attempts would give something else."""

    @property
    def in_order(self) -> bool:
        """Whether the attempts must come oldest first."""

    @property
    def nothing(self) -> T:
        """Before the first attempt."""

    def on(self, known: T, entries: Iterable[Entry]) -> T:
        """With these attempts of one learner, oldest first."""

    def written(self, value: T) -> str:
        """As a text."""

    def read(self, text: str) -> T:
        """What `written` wrote. Raises `ValueError`, `KeyError`, `TypeError` or `AttributeError` for anything else."""


class Log(Protocol):
    """The attempts of all learners, and a place for what was worked out: `progress.store.Store`."""

    def mark(self) -> Mark:
        """The end of the record; `BEGINNING` where it is empty."""

    def is_mark(self, mark: Mark) -> bool:
        """Whether the record has this attempt at this place."""

    def entries(self, learner: str, since: Mark, to: Mark) -> Iterator[Entry]:
        """What was added of a learner after one mark and up to another, oldest first."""

    def kept(self, learner: str, what: str) -> Kept | None:
        """What was kept."""

    def keep(self, learner: str, what: str, kept: Kept) -> None:
        """Keep this instead."""


def to_read(log: Log, learner: str, fold: Fold[T]) -> int:
    """How many attempts `worked_out` would have to read, at most, as long as what was kept can be read."""
    kept = _still_true(log, learner, fold)
    return log.mark().n - (0 if kept is None else kept.mark.n)


def worked_out(log: Log, learner: str, fold: Fold[T]) -> T:
    """What all attempts of the learner give, from what was kept as far as that still holds, and kept again.

    It holds as long as the formula is the same and the record is the one it was worked out of. Where the order
    matters, none that was added since may be older: a record merged in from another computer has such.
    """
    to = log.mark()
    known, kept = _held(log, learner, fold)
    if kept.mark == to and kept.formula == fold.formula:
        return known
    new = list(log.entries(learner, kept.mark, to)) if kept.mark.n else log.entries(learner, BEGINNING, to)
    if fold.in_order and isinstance(new, list) and kept.latest and new and new[0].attempt.when < kept.latest:
        known, kept, new = fold.nothing, _NOTHING_KEPT, log.entries(learner, BEGINNING, to)
    latest = _Latest(kept.latest)
    known = fold.on(known, latest.passing(new))
    log.keep(learner, fold.what, Kept(fold.formula, to, latest.when, fold.written(known)))
    return known


_NOTHING_KEPT = Kept("", BEGINNING, None, "")


def _still_true(log: Log, learner: str, fold: Fold[T]) -> Kept | None:
    """What was kept, if it is of this formula and of this record."""
    kept = log.kept(learner, fold.what)
    return None if kept is None or kept.formula != fold.formula or not log.is_mark(kept.mark) else kept


def last_known(log: Log, learner: str, fold: Fold[T]) -> T:
    """What was worked out some time ago, by another formula perhaps; nothing where that cannot be read."""
    kept = log.kept(learner, fold.what)
    return fold.nothing if kept is None else _read(fold, kept.value, fold.nothing)


def _held(log: Log, learner: str, fold: Fold[T]) -> tuple[T, Kept]:
    """What was kept, if it still holds."""
    kept = _still_true(log, learner, fold)
    known = None if kept is None else _read(fold, kept.value, None)
    return (fold.nothing, _NOTHING_KEPT) if kept is None or known is None else (known, kept)


def _read(fold: Fold[T], text: str, otherwise: N) -> T | N:
    try:
        return fold.read(text)
    except (ValueError, KeyError, TypeError, AttributeError):
        return otherwise


class _Latest:
    """The time of the latest attempt that has passed by."""

    def __init__(self, when: datetime | None) -> None:
        self.when = when

    def passing(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        for entry in entries:
            when = entry.attempt.when
            if self.when is None or when > self.when:
                self.when = when
            yield entry
