"""Export and import: nothing lost, nothing there twice, nothing half read."""

from __future__ import annotations

import csv
import io
import json
import string
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.exchange import Record, read_json, write_csv, write_json
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.store import Store

NOW = datetime(2026, 3, 1, tzinfo=UTC)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
TIMES = st.datetimes(datetime(1971, 1, 1), datetime(2190, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
IDS = st.text(string.hexdigits[:4], min_size=1, max_size=2)

SITTINGS = st.builds(
    Sitting,
    IDS,
    TEXTS,
    TEXTS,
    TEXTS,
    TIMES,
    st.lists(st.sampled_from("abc"), max_size=4).map(tuple),
    st.booleans(),
)
ANSWERS = st.builds(
    Answer, TEXTS, TEXTS, TEXTS, st.sampled_from(Grade), st.integers(0, 1000), st.integers(0, 1000), TEXTS
)
ATTEMPTS = st.builds(Attempt, IDS, TEXTS, TIMES, st.floats(0, 1e6), IDS, ANSWERS)


def unique(items: list[Sitting] | list[Attempt]) -> bool:
    """Whether no two have one id."""
    return len({item.id for item in items}) == len(items)


RECORDS = st.builds(
    Record,
    st.lists(SITTINGS, max_size=4).filter(unique).map(tuple),
    st.lists(ATTEMPTS, max_size=4).filter(unique).map(tuple),
)
NAMED = st.builds(replace, RECORDS, learners=st.lists(st.builds(Learner, IDS, TEXTS), max_size=2).map(tuple))


@contextmanager
def fresh() -> Iterator[Store]:
    """An empty record in a folder of its own."""
    with TemporaryDirectory() as folder, Store.open(Path(folder) / "progress.sqlite", now=NOW) as store:
        yield store


def text_of(record: Record) -> str:
    """The record as an exported file."""
    out = io.StringIO()
    write_json(out, record.sittings, record.attempts, record.learners)
    return out.getvalue()


def content(store: Store) -> Record:
    """All that is in the store."""
    return Record(store.sittings(), tuple(store.attempts()))


def exported(store: Store) -> str:
    """The store's own export."""
    out = io.StringIO()
    store.export_json(out)
    return out.getvalue()


@given(NAMED)
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    assert read_json(text_of(record)) == record


@settings(max_examples=25, deadline=None)
@given(RECORDS)
def test_an_empty_store_takes_all_of_it_and_a_second_time_nothing(record: Record) -> None:
    with fresh() as store:
        merged = store.import_json(text_of(record))
        assert (merged.sittings, merged.attempts) == (len(record.sittings), len(record.attempts))
        assert set(content(store).sittings) == set(record.sittings)
        assert set(content(store).attempts) == set(record.attempts)
        again = store.import_json(exported(store))
        assert (again.sittings, again.attempts) == (0, 0)
        assert set(content(store).sittings) == set(record.sittings)


@settings(max_examples=50, deadline=None)
@given(RECORDS, RECORDS)
def test_two_records_together_lose_nothing_and_double_nothing(one: Record, two: Record) -> None:
    with fresh() as store:
        for record in (one, two):
            store.import_json(text_of(record))
        merged = content(store)
        for record in (one, two, one):
            store.import_json(text_of(record))
        assert content(store) == merged
        assert {attempt.id for attempt in merged.attempts} == {a.id for r in (one, two) for a in r.attempts}
        for sitting in (*one.sittings, *two.sittings):
            assert any(_holds(kept, sitting) for kept in merged.sittings)
        assert len(merged.sittings) <= len(one.sittings) + len(two.sittings)


def _holds(kept: Sitting, sitting: Sitting) -> bool:
    """Whether a sitting of the store has the walk of another in it."""
    return (
        (kept.learner, kept.lesson, kept.begun) == (sitting.learner, sitting.lesson, sitting.begun)
        and kept.choices[: len(sitting.choices)] == sitting.choices
        and kept.finished >= sitting.finished
    )


def test_a_sitting_that_went_on_elsewhere_is_continued() -> None:
    here = Sitting("s", "me", "hold-up", "f", NOW, ("a", "b"))
    there = replace(here, choices=("a", "b", "c"), finished=True)
    with fresh() as store:
        store.begin(here)
        assert store.import_json(text_of(Record((there,)))).sittings == 0
        assert store.sittings() == (there,)
        store.import_json(text_of(Record((here,))))
        assert store.sittings() == (there,)


def test_a_sitting_that_went_on_here_and_there_becomes_two_and_stays_two() -> None:
    here = Sitting("s", "me", "hold-up", "f", NOW, ("a", "b"))
    there = replace(here, choices=("a", "x"))
    tried = Attempt("a1", "me", NOW, 1.0, "s", Answer("e", "f", "x", Grade.WRONG))
    later = replace(there, choices=("a", "x", "y"))
    with fresh() as store:
        store.begin(here)
        store.import_json(text_of(Record((there,), (tried,))))
        store.import_json(text_of(Record((later,), (tried,))))
        kept = store.sittings()
        assert Counter(sitting.choices for sitting in kept) == Counter([("a", "b"), ("a", "x", "y")])
        (attempt,) = store.attempts()
        assert attempt.sitting == next(sitting.id for sitting in kept if sitting.choices[1] == "x")


def test_an_export_can_be_of_one_learner() -> None:
    with fresh() as store:
        for name in ("me", "you"):
            store.begin(Sitting(name, name, "hold-up", "f", NOW))
        out = io.StringIO()
        store.export_json(out, "you")
        assert [sitting.id for sitting in read_json(out.getvalue()).sittings] == ["you"]


GOOD = {
    "id": "a1",
    "learner": "me",
    "when": "2026-03-01T00:00:00+00:00",
    "seconds": 2,
    "sitting": "s",
    "exercise": "e",
    "fingerprint": "f",
    "answer": "H4",
    "grade": "right",
    "tries": 1,
    "hints": 0,
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": ""},
        {"id": None},
        {"id": "\ud800"},
        {"when": "yesterday"},
        {"when": "2026-03-01T00:00:00"},
        {"when": "0001-01-01T00:00:00+14:00"},
        {"seconds": "2"},
        {"seconds": True},
        {"seconds": float("nan")},
        {"grade": "splendid"},
        {"tries": 1.5},
        {"tries": True},
        {"hints": 10**30},
    ],
)
def test_an_entry_with_a_fault_is_named_and_nothing_is_taken(wrong: dict[str, object]) -> None:
    found = {
        "format": "bridgetutor progress",
        "version": 1,
        "sittings": [],
        "attempts": [GOOD, {**GOOD, **wrong}],
    }
    with fresh() as store:
        with pytest.raises(StoreFault, match="Attempt 2 is wrong: "):
            store.import_json(json.dumps(found))
        assert store.count_attempts() == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a record"),
        ('{"format": "other"}', "not a record"),
        ('{"format": "bridgetutor progress", "version": 2}', "newer version"),
        ('{"format": "bridgetutor progress", "version": 1, "sittings": []}', "list of attempts is missing"),
        ('{"format": "bridgetutor progress", "version": 1, "sittings": [1], "attempts": []}', "Sitting 1"),
    ],
)
def test_a_file_of_another_kind_is_refused_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(StoreFault, match=says):
        read_json(text)


def test_a_table_for_a_spreadsheet_holds_no_formula() -> None:
    answer = Answer("=1+1", "f", "-", Grade.RIGHT)
    attempts = [Attempt("a1", "me", NOW + timedelta(seconds=1), 1.5, "s", answer)]
    out = io.StringIO()
    write_csv(out, attempts)
    (row,) = csv.DictReader(io.StringIO(out.getvalue()))
    assert row["exercise"] == "'=1+1"
    assert row["when"] == "2026-03-01T00:00:01+00:00"
    assert row["grade"] == "right"


def test_a_record_of_before_what_was_wanted_was_kept() -> None:
    attempt = Attempt("a", "me", NOW, 1.0, "s", Answer("q", "f", "2C", Grade.WRONG, wanted="2D"))
    entry = json.loads(text_of(Record((), (attempt,))))
    assert entry["attempts"][0].pop("wanted") == "2D"
    (read,) = read_json(json.dumps(entry)).attempts
    assert read == replace(attempt, answered=replace(attempt.answered, wanted=""))


def test_a_learner_brings_the_name_along_and_keeps_one_given_here() -> None:
    with fresh() as here, fresh() as there:
        there.name_learner(Learner("a", "Ann"))
        there.name_learner(Learner("b", "Ben"))
        here.name_learner(Learner("b", "Benjamin"))
        here.import_json(exported(there))
        assert set(here.learners()) == {Learner("a", "Ann"), Learner("b", "Benjamin")}
        here.import_json(exported(there))
        assert len(here.learners()) == 2
