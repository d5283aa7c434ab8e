"""What was worked out of the log is kept, believed only as long as it holds, and never needed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.keeping import Kept, kept_of, row_of, up_to_date
from bridgetutor.progress.mastery import Learned, learned
from bridgetutor.progress.store import Store

MONDAY = datetime(2026, 11, 2, 18, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db", now=MONDAY) as store:
        store.begin(Sitting("s", "ann", "lesson", "", MONDAY))
        yield store


def itself(exercise: str) -> tuple[str, ...]:
    return (exercise,)


def answer(store: Store, n: int, day: float, grade: Grade = Grade.RIGHT) -> None:
    when = MONDAY + timedelta(days=day)
    made = Attempt(f"{n:032x}", "ann", when, 5.0, "s", Answer("stayman", "", "2C", grade))
    store.record("s", len(store.sitting("s").choices), "2C", [made])


def now(store: Store, concepts: str = "a") -> Learned:
    return up_to_date(store, "ann", itself, concepts=concepts)


def whole(store: Store) -> Learned:
    return learned(store.attempts("ann"), itself)


def test_it_is_kept_and_goes_on(store: Store) -> None:
    answer(store, 0, 0)
    assert now(store) == whole(store)
    answer(store, 1, 3, Grade.WRONG)
    kept = store.kept("ann")
    assert kept is not None
    assert kept.learned.attempts == 1
    assert now(store) == whole(store)
    assert store.kept("ann") == Kept("1 a", whole(store))


def test_what_is_kept_is_believed_as_long_as_it_holds(store: Store) -> None:
    answer(store, 0, 0)
    found = now(store)
    other = replace(found.practice["stayman"], asked=77)
    store.keep("ann", Kept("1 a", replace(found, practice={"stayman": other})))
    assert now(store).practice["stayman"].asked == 77


def test_another_formula_or_other_concepts_begin_anew(store: Store) -> None:
    answer(store, 0, 0)
    found = now(store)
    other = replace(found, practice={"stayman": replace(found.practice["stayman"], asked=77)})
    store.keep("ann", Kept("0 a", other))
    assert now(store) == whole(store)
    store.keep("ann", Kept("1 a", other))
    assert now(store, concepts="b") == whole(store)


def test_an_older_answer_that_is_merged_in_begins_anew(store: Store) -> None:
    answer(store, 0, 5)
    now(store)
    answer(store, 1, 1, Grade.WRONG)
    assert now(store) == whole(store)


def test_what_cannot_be_read_is_worked_out_again(store: Store) -> None:
    answer(store, 0, 0)
    now(store)
    with sqlite3.connect(store.path) as beside:
        beside.execute('UPDATE learned SET practice = \'{"stayman": {"memory": 3}}\'')
    assert store.kept("ann") is None
    assert now(store) == whole(store)


def test_nothing_answered_is_nothing_learned(store: Store) -> None:
    assert now(store) == Learned()


def test_written_and_read_back(store: Store) -> None:
    answer(store, 0, 0)
    answer(store, 1, 1, Grade.WRONG)
    kept = Kept("1 a", whole(store))
    assert kept_of(row_of(kept)) == kept
