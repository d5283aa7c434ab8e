"""The record in ordinary use: sittings and their forks, attempts, copies."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.faults import DamagedFile, StoreFault
from bridgetutor.progress.rows import IN_A_ROW
from bridgetutor.progress.store import Store

NOW = datetime(2026, 3, 1, 12, 30, 5, 123456, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the record will lie: its folder is not there yet."""
    return tmp_path / "data" / "progress.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """A fresh record."""
    with Store.open(path, now=NOW) as store:
        assert store.notice is None
        assert store.writable
        yield store


def sitting(
    name: str = "s1", *, learner: str = "me", lesson: str = "hold-up", begun: datetime = NOW
) -> Sitting:
    """A sitting that has just begun."""
    return Sitting(name, learner, lesson, "f", begun)


def attempt(name: str, *, of: str = "s1", learner: str = "me", exercise: str = "e1") -> Attempt:
    """An attempt with every field set."""
    answer = Answer(exercise, "print", "H4", Grade.PLAYABLE, tries=2, hints=1)
    return Attempt(name, learner, NOW, 2.25, of, answer)


def test_what_is_recorded_is_there_after_the_program_has_gone(path: Path) -> None:
    with Store.open(path, now=NOW) as store:
        store.begin(sitting())
        assert store.record("s1", 0, "next") == "s1"
        assert store.record("s1", 1, "H4", [attempt("a1")]) == "s1"
        store.finish("s1")
        store.finish("s1")
    with Store.open(path, now=NOW) as store:
        (kept,) = store.sittings()
        assert kept == Sitting("s1", "me", "hold-up", "f", NOW, ("next", "H4"), True)
        assert store.sitting("s1") == kept
        assert list(store.attempts()) == [attempt("a1")]
        assert store.check() == ()


def test_a_sitting_may_be_begun_with_choices(store: Store) -> None:
    whole = Sitting("s1", "me", "hold-up", "f", NOW, ("a", "b"), True)
    store.begin(whole)
    assert store.sitting("s1") == whole


def test_times_of_other_zones_are_the_same_times(store: Store) -> None:
    begun = NOW.astimezone(timezone(timedelta(hours=5, minutes=30)))
    store.begin(sitting(begun=begun))
    assert store.sitting("s1").begun == begun
    assert store.sitting("s1").begun.utcoffset() == timedelta(0)


def test_two_windows_in_one_lesson_part_and_lose_nothing(store: Store, path: Path) -> None:
    store.begin(sitting())
    store.record("s1", 0, "next")
    with Store.open(path, now=NOW) as other:
        assert store.record("s1", 1, "H4", [attempt("a1")]) == "s1"
        fork = other.record("s1", 1, "HA", [attempt("a2")])
        assert fork != "s1"
        assert other.record(fork, 2, "next") == fork
        assert store.record("s1", 2, "end") == "s1"
        store.finish("s1")
    assert store.sitting("s1").choices == ("next", "H4", "end")
    assert store.sitting(fork) == Sitting(fork, "me", "hold-up", "f", NOW, ("next", "HA", "next"))
    assert {attempt.id: attempt.sitting for attempt in store.attempts()} == {"a1": "s1", "a2": fork}


def test_a_long_sitting_is_kept_whole_and_parted_anywhere(store: Store) -> None:
    made = tuple(f"={n}" for n in range(2 * IN_A_ROW + 7))
    store.begin(sitting())
    for n, choice in enumerate(made):
        assert store.record("s1", n, choice) == "s1"
    assert store.sitting("s1").choices == made
    for place in (0, 1, IN_A_ROW - 1, IN_A_ROW, IN_A_ROW + 1, 2 * IN_A_ROW):
        fork = store.record("s1", place, "other")
        assert store.sitting(fork).choices == (*made[:place], "other")
        assert store.record(fork, place + 1, "next") == fork
    assert store.sitting("s1").choices == made
    assert store.check() == ()


def test_of_sittings_begun_at_once_the_one_gone_on_with_last_is_the_latest(store: Store) -> None:
    store.begin(sitting("one"))
    store.begin(sitting("other"))
    for n, name in enumerate(("one", "other", "one", "one", "other")):
        store.record(name, len(store.sitting(name).choices), str(n))
        latest = store.latest_sitting("me", "hold-up")
        assert latest is not None
        assert latest.id == name


def test_ids_that_begin_alike_are_two(store: Store) -> None:
    store.begin(sitting())
    ids = ["00000000" + "1" * 24, "00000000" + "2" * 24, "0000", "00001"]
    for n, name in enumerate([*ids, *ids]):
        store.record("s1", n, "H4", [attempt(name)])
    assert sorted(each.id for each in store.attempts()) == sorted(ids)


def test_choices_nobody_can_read_are_found_by_the_check(path: Path) -> None:
    with Store.open(path, now=NOW) as store, closing(sqlite3.connect(path)) as other:
        store.begin(sitting())
        store.record("s1", 0, "H4")
        other.execute("UPDATE choices SET choices = x'ff00'")
        other.commit()
        assert store.check() == ("row 1 of choices cannot be read",)
        with pytest.raises(DamagedFile):
            store.sitting("s1")


def test_a_step_back_goes_on_in_a_sitting_of_its_own(store: Store) -> None:
    store.begin(sitting())
    for n, choice in enumerate("abc"):
        store.record("s1", n, choice)
    fork = store.record("s1", 0, "x")
    assert store.sitting(fork).choices == ("x",)
    latest = store.latest_sitting("me", "hold-up")
    assert latest is not None
    assert latest.id == fork


def test_no_place_is_left_out(store: Store) -> None:
    store.begin(sitting())
    for n in (-1, 1):
        with pytest.raises(LookupError):
            store.record("s1", n, "next")
    with pytest.raises(LookupError):
        store.record("nobody", 0, "next")
    with pytest.raises(LookupError):
        store.sitting("nobody")


def test_a_choice_and_its_attempt_stand_or_fall_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bool:
        raise RuntimeError

    store.begin(sitting())
    monkeypatch.setattr("bridgetutor.progress.store.insert_attempt", broken)
    with pytest.raises(RuntimeError):
        store.record("s1", 0, "H4", [attempt("a1")])
    assert store.sitting("s1").choices == ()


def test_the_latest_sitting_is_the_one_begun_last(store: Store) -> None:
    assert store.latest_sitting("me", "hold-up") is None
    store.begin(sitting("late", begun=NOW + MINUTE))
    store.begin(sitting("early"))
    store.begin(sitting("other lesson", lesson="finesse", begun=NOW + 2 * MINUTE))
    store.begin(sitting("other learner", learner="you", begun=NOW + 2 * MINUTE))
    store.record("early", 0, "next")
    latest = store.latest_sitting("me", "hold-up")
    assert latest is not None
    assert latest.id == "late"
    assert [sitting.id for sitting in store.sittings("me")] == ["early", "late", "other lesson"]
    assert len(store.sittings()) == 4


def test_attempts_are_read_by_learner_and_exercise(store: Store) -> None:
    store.begin(sitting())
    many = [attempt("a1"), attempt("a2", exercise="e2"), attempt("a3", learner="you")]
    for n, made in enumerate(many):
        store.record("s1", n, "H4", [made])
    assert list(store.attempts()) == many
    assert list(store.attempts("me")) == many[:2]
    assert list(store.attempts("me", exercise="e2")) == many[1:2]
    assert (store.count_attempts(), store.count_attempts("me")) == (3, 2)


def test_a_list_half_read_does_not_stop_the_writing(store: Store) -> None:
    store.begin(sitting())
    for n in range(3):
        store.record("s1", n, "H4", [attempt(f"a{n}")])
    reading = store.attempts()
    assert next(reading).id == "a0"
    store.record("s1", 3, "H4", [attempt("a3")])
    assert len(list(reading)) >= 2


def test_a_copy_is_a_whole_record_in_one_file(store: Store, tmp_path: Path) -> None:
    store.begin(sitting())
    store.record("s1", 0, "H4", [attempt("a1")])
    copy = tmp_path / "sticks" / "copy.sqlite"
    for _ in range(2):
        store.backup(copy)
    assert [path.name for path in copy.parent.iterdir()] == ["copy.sqlite"]
    with Store.open(copy, now=NOW) as other:
        assert list(other.attempts()) == [attempt("a1")]


def test_a_copy_never_takes_the_place_of_the_record(store: Store, path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="the record itself"):
        store.backup(path)
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreFault):
        store.backup(tmp_path / "file" / "copy.sqlite")
    store.begin(sitting())


def test_damage_that_comes_later_is_found_by_the_check(path: Path) -> None:
    with Store.open(path, now=NOW) as store, closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("INSERT INTO sittings VALUES (1, 1, 1, 1, 1, -5)")
        other.commit()
        assert any("CHECK constraint" in line for line in store.check())


def test_a_store_stays_in_its_thread(store: Store) -> None:
    raised: list[Exception] = []

    def elsewhere() -> None:
        try:
            store.sittings()
        except sqlite3.ProgrammingError as error:
            raised.append(error)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert len(raised) == 1


def test_copies_in_turn(store: Store, path: Path) -> None:
    now = datetime.now(UTC)
    assert not store.is_copy_due(now=now)
    store.begin(sitting())
    store.record("s1", 0, "H4", [attempt("a1")])
    assert store.is_copy_due(now=now)
    first = store.copy_in_turn(now=now)
    with Store.open(first, now=now) as copy:
        assert list(copy.attempts()) == [attempt("a1")]
    assert not store.is_copy_due(now=now + timedelta(days=30))  # nothing was answered since
    os.utime(first, (0, 0))
    assert store.is_copy_due(now=now)
    made = [first, *(store.copy_in_turn(now=now + timedelta(hours=n)) for n in range(1, 6))]
    for n, each in enumerate(made[1:]):
        os.utime(each, (n + 1, n + 1))
    store.copy_in_turn(now=now + timedelta(days=1))
    assert not first.exists()
    assert len(list((path.parent / "backups").glob("*-of-*"))) == 5


def test_what_is_written_together_is_written_once_or_not_at_all(store: Store) -> None:
    store.begin(Sitting("s1", "me", "hold-up", "f", NOW))
    with store.together():
        store.record("s1", 0, "next")
        store.record("s1", 1, "P")
    assert store.sitting("s1").choices == ("next", "P")

    def with_a_gap() -> None:
        with store.together():
            store.record("s1", 2, "SA")
            store.record("s1", 5, "SK")

    with pytest.raises(LookupError):
        with_a_gap()
    assert store.sitting("s1").choices == ("next", "P")
