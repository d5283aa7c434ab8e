"""The learner's record as a JSON or CSV text, for other programs and other computers, and back."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TextIO, TypeVar

from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import Learner

FORMAT, FORMAT_VERSION = "bridgetutor progress", 1
COLUMNS = (
    *("id", "learner", "when", "seconds", "sitting"),
    *("exercise", "fingerprint", "answer", "grade", "tries", "hints", "wanted"),
)
T = TypeVar("T", str, int, bool)
_MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Record:
    """Sittings and attempts outside the store."""

    sittings: tuple[Sitting, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    learners: tuple[Learner, ...] = ()
    """Those that have a name."""


def write_json(
    out: TextIO,
    sittings: Iterable[Sitting],
    attempts: Iterable[Attempt],
    learners: Iterable[Learner] = (),
) -> None:
    """One JSON object: `format`, `version`, a line for each learner, sitting and attempt; times in ISO 8601, UTC."""
    out.write(f'{{"format": {json.dumps(FORMAT)}, "version": {FORMAT_VERSION}, "learners": [')
    _write_items(out, ({"id": learner.id, "name": learner.name} for learner in learners))
    out.write('], "sittings": [')
    _write_items(out, map(_sitting_json, sittings))
    out.write('], "attempts": [')
    _write_items(out, map(attempt_json, attempts))
    out.write("]}\n")


def _write_items(out: TextIO, items: Iterable[dict[str, object]]) -> None:
    for n, item in enumerate(items):
        out.write(",\n" if n else "\n")
        out.write(json.dumps(item, ensure_ascii=False))


def write_csv(out: TextIO, attempts: Iterable[Attempt]) -> None:
    """A line of column names and one for each attempt."""
    table = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(
        {name: _safe(value) for name, value in attempt_json(attempt).items()} for attempt in attempts
    )


def _safe(value: object) -> object:
    """A text that a spreadsheet would take for a formula gets an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value[:1] in {"=", "+", "-", "@", "\t", "\r"} else value


def _sitting_json(sitting: Sitting) -> dict[str, object]:
    return {
        "id": sitting.id,
        "learner": sitting.learner,
        "lesson": sitting.lesson,
        "fingerprint": sitting.fingerprint,
        "begun": sitting.begun.astimezone(UTC).isoformat(),
        "choices": list(sitting.choices),
        "finished": sitting.finished,
    }


def attempt_json(attempt: Attempt) -> dict[str, object]:
    """An attempt as a flat object with the keys `COLUMNS`."""
    answered = attempt.answered
    return {
        "id": attempt.id,
        "learner": attempt.learner,
        "when": attempt.when.astimezone(UTC).isoformat(),
        "seconds": attempt.seconds,
        "sitting": attempt.sitting,
        "exercise": answered.exercise,
        "fingerprint": answered.fingerprint,
        "answer": answered.answer,
        "grade": answered.grade.value,
        "tries": answered.tries,
        "hints": answered.hints,
        "wanted": answered.wanted,
    }


def read_json(text: str) -> Record:
    """The record of a text that `write_json` wrote. Raises `StoreFault` that says which entry is wrong, and how."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StoreFault(phrase("This is not JSON: {why}", why=str(error))) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise StoreFault(phrase("This is not a record of progress that bridgetutor has exported."))
    if found.get("version") != FORMAT_VERSION:
        raise StoreFault(phrase("This record was exported by a newer version of bridgetutor."))
    sittings = _entries(found, "sittings")
    attempts = _entries(found, "attempts")
    learners = _entries(found, "learners") if "learners" in found else []
    return Record(
        tuple(_read_sitting(entry, n) for n, entry in enumerate(sittings, 1)),
        tuple(_read_attempt(entry, n) for n, entry in enumerate(attempts, 1)),
        tuple(_read_learner(entry, n) for n, entry in enumerate(learners, 1)),
    )


def _entries(found: dict[str, object], key: str) -> list[object]:
    entries = found.get(key)
    if not isinstance(entries, list):
        raise StoreFault(phrase("The list of {what} is missing.", what=key))
    return entries


def _read_learner(entry: object, n: int) -> Learner:
    try:
        of = _Entry(entry)
        return Learner(of.name("id"), of.value("name", str))
    except ValueError as error:
        raise StoreFault(phrase("Learner {number} is wrong: {why}.", number=n, why=str(error))) from error


def _read_sitting(entry: object, n: int) -> Sitting:
    try:
        of = _Entry(entry)
        choices = of.texts("choices")
        begun, finished = of.time("begun"), of.value("finished", bool)
        return Sitting(
            of.name("id"),
            of.value("learner", str),
            of.value("lesson", str),
            of.value("fingerprint", str),
            begun,
            choices,
            finished,
        )
    except ValueError as error:
        raise StoreFault(phrase("Sitting {number} is wrong: {why}.", number=n, why=str(error))) from error


def _read_attempt(entry: object, n: int) -> Attempt:
    try:
        of = _Entry(entry)
        answered = Answer(
            of.value("exercise", str),
            of.value("fingerprint", str),
            of.value("answer", str),
            Grade(of.value("grade", str)),
            of.value("tries", int),
            of.value("hints", int),
            of.value("wanted", str) if of.has("wanted") else "",
        )
        when, seconds = of.time("when"), of.seconds("seconds")
        return Attempt(
            of.name("id"), of.value("learner", str), when, seconds, of.value("sitting", str), answered
        )
    except ValueError as error:
        raise StoreFault(phrase("Attempt {number} is wrong: {why}.", number=n, why=str(error))) from error


class _Entry:
    """One object of a file nobody vouches for. Its methods raise `ValueError`."""

    def __init__(self, entry: object) -> None:
        if not isinstance(entry, dict):
            raise ValueError("it is not an object")
        self._entry: dict[str, object] = entry

    def value(self, key: str, kind: type[T]) -> T:
        value = self._entry.get(key)
        if not isinstance(value, kind) or type(value) is not kind:
            raise ValueError(f"{key} is {value!r}")
        if isinstance(value, str):
            value.encode()  # half a surrogate pair cannot be stored
        elif abs(value) > _MOST:
            raise ValueError(f"{key} is {value!r}")
        return value

    def has(self, key: str) -> bool:
        """What later versions have added need not be there."""
        return key in self._entry

    def name(self, key: str) -> str:
        name = self.value(key, str)
        if not name:
            raise ValueError(f"{key} is empty")
        return name

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._entry.get(key)
        if not isinstance(value, list):
            raise ValueError(f"{key} is {value!r}")
        return tuple(_Entry({key: text}).value(key, str) for text in value)

    def time(self, key: str) -> datetime:
        when = datetime.fromisoformat(self.value(key, str))
        if when.utcoffset() is None or not 1970 < when.year < 2200:
            raise ValueError(f"{key} is {when.isoformat()}")
        return when.astimezone(UTC)

    def seconds(self, key: str) -> float:
        value = self._entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
            raise ValueError(f"{key} is {value!r}")
        return float(value)
