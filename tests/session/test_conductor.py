"""The conductor: every choice is kept before the screen changes, and a lesson goes on where it was left."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Attempt, Grade, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.store import Store
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.kept import Recorder, Surroundings
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.screen import Screen
from bridgetutor.session.state import State
from tests.session.example import example, walk

CHOICES = (
    "next",
    "=15",
    "hint",
    "=16",
    "next",
    "#2",
    "#1",
    "next",
    "1C",
    "next",
    "SK",
    "next",
    "next",
    "next",
)
TICKS = itertools.count()
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@contextmanager
def record_in(folder: Path) -> Iterator[Store]:
    with Store.open(folder / "progress.sqlite", now=NOON) as store:
        yield store


def surroundings(recorder: Recorder | None) -> Surroundings:
    return Surroundings(
        recorder, clock=lambda: NOON + timedelta(seconds=next(TICKS)), new_id=lambda: f"{next(TICKS):032x}"
    )


def conducted(recorder: Recorder | None, *choices: str) -> Conductor[State, Screen]:
    conductor = Conductor(LessonWalk(example()), surroundings(recorder))
    conductor.open()
    for text in choices:
        conductor.choose(parse_choice(text))
    return conductor


@pytest.mark.parametrize("count", range(len(CHOICES) + 1))
def test_a_lesson_left_anywhere_goes_on_there(tmp_path: Path, count: int) -> None:
    with record_in(tmp_path) as store:
        left = conducted(store, *CHOICES[:count]).screen
    with record_in(tmp_path) as store:
        found = Conductor(LessonWalk(example()), surroundings(store)).open()
    assert replace(found, announcements=()) == replace(left, announcements=())


def test_a_finished_lesson_begins_anew_and_afresh_means_afresh(tmp_path: Path) -> None:
    with record_in(tmp_path) as store:
        conducted(store, "goto:9", "next")
        assert Conductor(LessonWalk(example()), surroundings(store)).open().step == 1
        conducted(store, "next")
        assert Conductor(LessonWalk(example()), surroundings(store)).open(afresh=True).step == 1


def test_every_answer_is_in_the_record_with_its_time(tmp_path: Path) -> None:
    with record_in(tmp_path) as store:
        conducted(store, "next", "=15", "=16")
        attempts = tuple(store.attempts())
    assert [(a.answered.answer, a.answered.grade) for a in attempts] == [
        ("=15", Grade.WRONG),
        ("=16", Grade.RIGHT),
    ]
    assert all(attempt.seconds > 0 for attempt in attempts)
    assert len({attempt.sitting for attempt in attempts}) == 1


def test_a_lesson_changed_since_finds_its_step_again(tmp_path: Path) -> None:
    with record_in(tmp_path) as store:
        step = conducted(store, "next", "=16", "next").screen.step
        changed = replace(example(), fingerprint="another")
        assert Conductor(LessonWalk(changed), surroundings(store)).open().step == step


def test_choices_that_nobody_can_read_any_more_lose_only_themselves(tmp_path: Path) -> None:
    with record_in(tmp_path) as store:
        sitting = Sitting(
            "a" * 32, "learner", "example", example().fingerprint, NOON, ("next", "dance", "=16")
        )
        store.begin(sitting)
        assert Conductor(LessonWalk(example()), surroundings(store)).open().step == 2


def test_without_a_record_the_lesson_goes_on() -> None:
    assert replace(conducted(None, *CHOICES).screen, announcements=()) == walk(example(), CHOICES)


class Moody:
    """A recorder that now and then cannot write, and notices a gap."""

    def __init__(self, moods: Sequence[bool]) -> None:
        self._moods = iter(moods)
        self.choices: list[str] = []
        self.attempts: list[Attempt] = []
        self.begun = False

    def _may_fail(self) -> None:
        if next(self._moods, False):
            raise StoreFault(phrase("The disk is full."))

    def latest_sitting(self, learner: str, lesson: str) -> Sitting | None:
        """Nothing is known of any lesson."""
        return None

    def sittings_of(self, learner: str, lesson: str) -> tuple[Sitting, ...]:
        """Nothing is known of any lesson."""
        return ()

    def begin(self, sitting: Sitting) -> None:
        """The first thing to be written."""
        self._may_fail()
        self.begun = True

    def record(self, sitting_id: str, n: int, choice: str, attempts: Sequence[Attempt] = ()) -> str:
        """Choices come in order, none twice."""
        self._may_fail()
        assert self.begun
        assert n == len(self.choices)
        self.choices.append(choice)
        self.attempts += attempts
        return sitting_id

    def finish(self, sitting_id: str) -> None:
        """The last thing."""
        self._may_fail()

    @contextmanager
    def together(self) -> Iterator[None]:
        """All or nothing."""
        before = [*self.choices], [*self.attempts], self.begun
        try:
            yield
        except StoreFault:
            self.choices, self.attempts, self.begun = before
            raise


@given(st.lists(st.booleans(), max_size=40))
def test_what_could_not_be_written_is_written_as_soon_as_the_disk_allows(moods: list[bool]) -> None:
    recorder = Moody(moods)
    conductor = conducted(recorder, *CHOICES)
    assert replace(conductor.screen, announcements=()) == walk(example(), CHOICES)
    while conductor.trouble is not None:
        assert str(conductor.trouble) == "The disk is full."
        conductor.choose(parse_choice("back"))
        conductor.choose(parse_choice("next"))
    assert recorder.choices == list(conductor.choices)
    assert len(recorder.attempts) == 6


def test_a_second_window_on_the_same_lesson_mixes_nothing(tmp_path: Path) -> None:
    with record_in(tmp_path) as store:
        conducted(store, "next")
        one, two = (Conductor(LessonWalk(example()), surroundings(store)) for _ in range(2))
        one.open()
        two.open()
        for window, answers in ((one, ("=16", "next")), (two, ("=15", "=14", "=16"))):
            for text in answers:
                window.choose(parse_choice(text))
        walks = {sitting.choices for sitting in store.sittings()}
    assert walks == {("next", "=16", "next"), ("next", "=15", "=14", "=16")}
