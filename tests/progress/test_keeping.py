"""What was worked out of the log is kept, believed only as long as it holds, and never needed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.folding import to_read
from bridgetutor.progress.keeping import Mastering, up_to_date
from bridgetutor.progress.mastery import FORMULA, Learned, learned
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


def fold(concepts: str = "a") -> Mastering:
    return Mastering(itself, concepts)


def keep(store: Store, learned: Learned, *, formula: str) -> None:
    """As if this had been worked out by now."""
    kept = store.kept("ann", "mastery")
    assert kept is not None
    store.keep("ann", "mastery", kept._replace(formula=formula, value=fold().written(learned)))


def test_it_is_kept_and_goes_on(store: Store) -> None:
    answer(store, 0, 0)
    assert to_read(store, "ann", fold()) == 1
    assert now(store) == whole(store)
    assert to_read(store, "ann", fold()) == 0
    answer(store, 1, 3, Grade.WRONG)
    assert to_read(store, "ann", fold()) == 1
    assert now(store) == whole(store)
    kept = store.kept("ann", "mastery")
    assert kept is not None
    assert fold().read(kept.value) == whole(store)
    assert (kept.formula, kept.mark.n) == (f"{FORMULA} a", 2)


def test_what_is_kept_is_believed_as_long_as_it_holds(store: Store) -> None:
    answer(store, 0, 0)
    found = now(store)
    other = replace(found.practice["stayman"], asked=77)
    keep(store, replace(found, practice={"stayman": other}), formula=f"{FORMULA} a")
    assert now(store).practice["stayman"].asked == 77
    answer(store, 1, 1)
    assert now(store).practice["stayman"].asked == 78


def test_another_formula_or_other_concepts_begin_anew(store: Store) -> None:
    answer(store, 0, 0)
    found = now(store)
    other = replace(found, practice={"stayman": replace(found.practice["stayman"], asked=77)})
    keep(store, other, formula="0 a")
    assert to_read(store, "ann", fold()) == 1
    assert now(store) == whole(store)
    keep(store, other, formula=f"{FORMULA} a")
    assert now(store, concepts="b") == whole(store)


def test_an_older_answer_that_is_merged_in_begins_anew(store: Store) -> None:
    answer(store, 0, 5)
    now(store)
    answer(store, 1, 1, Grade.WRONG)
    assert now(store) == whole(store)


def test_another_record_in_the_same_place_begins_anew(store: Store, tmp_path: Path) -> None:
    answer(store, 0, 0)
    found = now(store)
    kept = store.kept("ann", "mastery")
    assert kept is not None
    with Store.open(tmp_path / "other.db", now=MONDAY) as other:
        other.begin(Sitting("s", "ann", "lesson", "", MONDAY))
        answer(other, 7, 2, Grade.WRONG)
        other.keep("ann", "mastery", kept)
        assert now(other) == whole(other) != found


def test_what_cannot_be_read_is_worked_out_again(store: Store) -> None:
    answer(store, 0, 0)
    now(store)
    with sqlite3.connect(store.path) as beside:
        beside.execute('UPDATE kept SET value = \'{"practice": {"stayman": {"memory": 3}}}\'')
    assert now(store) == whole(store)


def test_nothing_answered_is_nothing_learned(store: Store) -> None:
    assert now(store) == Learned()


def test_written_and_read_back(store: Store) -> None:
    answer(store, 0, 0)
    answer(store, 1, 1, Grade.WRONG)
    assert fold().read(fold().written(whole(store))) == whole(store)
