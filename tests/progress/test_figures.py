"""The sums over the log agree with each other and with the log, in whatever order the answers come."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.figures import (
    NOTHING,
    Figures,
    Tally,
    beginning,
    monday_of,
    tallied,
    tally_of,
    together,
)
from bridgetutor.progress.figures_kept import Counting
from bridgetutor.progress.folding import Entry, worked_out
from bridgetutor.progress.reading import Part
from bridgetutor.progress.store import Store

MONDAY = datetime(2026, 11, 2, 18, tzinfo=UTC)
WEST = timezone(timedelta(hours=-5))
CALLS = ("2C", "2D", "P", "")

ANSWERS = st.builds(
    Answer,
    st.sampled_from(("drill/stayman/a", "drill/stayman/b", "drill/losers/", "q1")),
    st.just(""),
    st.sampled_from(CALLS[:-1]),
    st.sampled_from(Grade),
    st.integers(1, 3),
    st.integers(0, 2),
    st.sampled_from(CALLS),
)
ENTRIES = st.lists(
    st.builds(
        Entry,
        st.builds(
            Attempt,
            st.uuids().map(lambda made: made.hex),
            st.just("ann"),
            st.integers(0, 60 * 24 * 30).map(lambda minutes: MONDAY + timedelta(minutes=minutes)),
            st.sampled_from((0.5, 4.0, 2000.0)),  # sums of these are exact
            st.just("s"),
            ANSWERS,
        ),
        st.sampled_from(("", "hold-up")),
    ),
    max_size=30,
    unique_by=lambda entry: entry.attempt.id,
)


def skill(exercise: str, lesson: str) -> str:
    return exercise.split("/")[1] if "/" in exercise else lesson


def figures(entries: list[Entry]) -> Figures:
    return tallied(entries, skill, WEST)


def plain(found: Figures) -> Figures:
    """Without the order in which things were first met."""
    return Figures(
        dict(sorted(found.days.items())), dict(sorted(found.weeks.items())), found.mistakes, found.exercises
    )


@given(ENTRIES)
def test_the_sums_agree(entries: list[Entry]) -> None:
    found = figures(entries)
    whole = together(tally_of(entry.attempt) for entry in entries)
    assert found.total == whole
    assert together(map(found.of, found.weeks)) == whole
    assert whole.answers == len(entries)
    wrong = Counter(
        (answered.wanted, answered.answer)
        for answered in (entry.attempt.answered for entry in entries)
        if answered.grade is Grade.WRONG and answered.wanted
    )
    assert found.mistakes == wrong


@given(ENTRIES.flatmap(lambda entries: st.tuples(st.just(entries), st.permutations(entries))))
def test_the_order_does_not_matter(both: tuple[list[Entry], list[Entry]]) -> None:
    one, other = both
    assert plain(figures(one)) == plain(figures(other))


@given(ENTRIES, st.integers(0, 30))
def test_some_now_and_some_later_are_all(entries: list[Entry], cut: int) -> None:
    begun = figures(entries[:cut])
    assert tallied(entries[cut:], skill, WEST, begun) == figures(entries)


@given(ENTRIES)
def test_written_and_read_back(entries: list[Entry]) -> None:
    fold = Counting(skill, "a", WEST)
    found = figures(entries)
    assert fold.read(fold.written(found)) == found


@settings(max_examples=15, deadline=None)
@given(entries=ENTRIES)
def test_every_figure_is_the_number_of_the_attempts_behind_it(entries: list[Entry]) -> None:
    with TemporaryDirectory() as folder, Store.open(Path(folder) / "p.sqlite", now=MONDAY) as store:
        store.begin(Sitting("s", "ann", "hold-up", "", MONDAY))
        store.begin(Sitting("t", "ben", "hold-up", "", MONDAY))
        store.record("s", 0, "x", [entry.attempt for entry in entries])
        found = worked_out(store, "ann", Counting(skill, "a", WEST))
        assert plain(found) == plain(figures([Entry(each, "hold-up") for each, _ in entries]))
        assert worked_out(store, "ben", Counting(skill, "a", WEST)) == NOTHING
        for day, tally in found.days.items():
            part = Part(since=beginning(day, WEST), before=beginning(day + timedelta(days=1), WEST))
            assert together(map(tally_of, store.behind("ann", part, most=99))) == tally
        for name, exercises in found.exercises.items():
            behind = store.behind("ann", Part(tuple(exercises)), most=99)
            assert together(map(tally_of, behind)) == found.of(name)
        for mistake, n in found.mistakes.items():
            assert len(store.behind("ann", Part(mistake=mistake), most=99)) == n


def test_days_are_those_of_the_learner() -> None:
    late = Attempt(
        "a", "ann", datetime(2026, 11, 3, 2, tzinfo=UTC), 1.0, "s", Answer("q", "", "", Grade.RIGHT)
    )
    assert list(figures([Entry(late, "")]).days) == [date(2026, 11, 2)]


def test_what_counts_as_right() -> None:
    def one(grade: Grade, tries: int = 1, hints: int = 0) -> Tally:
        return tally_of(Attempt("a", "ann", MONDAY, 5000.0, "s", Answer("q", "", "", grade, tries, hints)))

    assert one(Grade.RIGHT) == Tally(1, 1, 1, 600.0)
    assert one(Grade.RIGHT, hints=1) == Tally(1, 1, 0, 600.0)
    assert one(Grade.RIGHT, tries=2) == Tally(1, 0, 0, 600.0)
    assert one(Grade.PLAYABLE).accuracy == 0
    assert one(Grade.WRONG, tries=2).accuracy is None


def test_weeks_begin_on_monday() -> None:
    assert {monday_of(date(2026, 11, day)) for day in range(2, 9)} == {date(2026, 11, 2)}
