"""A drill as the session leads through it: questions one after the other, answered as in a lesson, replayed exactly."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import pytest

from bridgetutor.progress.attempts import Attempt, Sitting
from bridgetutor.session.choice import Action, Number, Posed, format_choice, parse_choice
from bridgetutor.session.conductor import Conductor, Surroundings
from bridgetutor.session.drill_walk import DrillWalk
from bridgetutor.session.screen import AskCall, AskNumber, Screen, Tone
from bridgetutor.session.state import State
from bridgetutor.wording import Wording

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Memory:
    """A record in memory."""

    def __init__(self) -> None:
        self.attempts: list[Attempt] = []

    def latest_sitting(self, _learner: str, _lesson: str) -> Sitting | None:
        return None

    def begin(self, _sitting: Sitting) -> None:
        pass

    def record(self, sitting_id: str, _n: int, _choice: str, attempts: Sequence[Attempt] = ()) -> str:
        self.attempts += attempts
        return sitting_id

    def finish(self, _sitting_id: str) -> None:
        pass


def walk(*concepts: str, planned: int = 3) -> DrillWalk:
    seeds: Iterator[int] = itertools.count(1)
    asked = itertools.cycle(concepts)
    return DrillWalk(
        "mixed", "Mixed", planned, lambda _state: Posed(next(seeds), next(asked)), Wording.english()
    )


def opened(of: DrillWalk, memory: Memory | None = None) -> Conductor[State, Screen]:
    ids = itertools.count()
    conductor = Conductor(of, Surroundings(memory, lambda: NOON, lambda: f"{next(ids):032x}"))
    conductor.open()
    return conductor


def right_number(conductor: Conductor[State, Screen]) -> Number:
    """Tried one after the other, as nobody says it."""
    state = conductor.walk.replay([parse_choice(choice) for choice in conductor.choices])
    (number,) = state.step.exercise.replies[0].choices  # type: ignore[union-attr]  # a count, or the test fails
    assert isinstance(number, int)
    return Number(number)


def test_question_after_question_to_the_end() -> None:
    memory = Memory()
    conductor = opened(walk("points", "losers"), memory)
    for step in (1, 2, 3):
        screen = conductor.screen
        assert (screen.step, screen.steps) == (step, 3)
        assert isinstance(screen.ask, AskNumber)
        screen = conductor.choose(right_number(conductor))
        assert screen.feedback is not None
        assert screen.feedback.tone is Tone.RIGHT
        conductor.choose(Action.NEXT)
    assert conductor.screen.finished
    asked = [attempt.answered.exercise for attempt in memory.attempts]
    assert asked == ["drill/points/", "drill/losers/", "drill/points/"]


def test_a_call_is_marked_by_the_system() -> None:
    conductor = opened(walk("stayman"))
    assert isinstance(conductor.screen.ask, AskCall)
    assert conductor.screen.table is not None


def test_the_answer_to_a_call_can_be_shown_and_a_third_wrong_call_shows_it() -> None:
    conductor = opened(walk("stayman"))
    shown = conductor.choose(Action.ANSWER).feedback
    assert shown is not None
    assert shown.tone is Tone.ANSWER
    conductor.choose(Action.NEXT)
    state = conductor.walk.replay([parse_choice(choice) for choice in conductor.choices])
    (best,) = state.step.exercise.replies[0].choices  # type: ignore[union-attr]  # a call, or the test fails
    wrong = [call for call in ("7C", "7D", "7H", "7S") if call != str(best)]
    for call in wrong[:3]:
        conductor.choose(parse_choice(call))
    said = conductor.screen.feedback
    assert said is not None
    assert said.tone is Tone.ANSWER
    assert str(best) in str(said.headline)


def test_it_is_gone_through_again_exactly() -> None:
    first = opened(walk("stayman", "points"))
    first.choose(Action.NEXT)
    first.choose(parse_choice("7N"))
    again = walk("gerber").replay([parse_choice(choice) for choice in first.choices])
    assert walk("gerber").screen(again, (), None).table == first.screen.table


@pytest.mark.parametrize(
    "posed",
    [Posed(7, "stayman"), Posed(1, "natural:advances", "length H below"), Posed(0, "points", "inside")],
)
def test_what_was_posed_is_written_and_read_back(posed: Posed) -> None:
    assert parse_choice(format_choice(posed)) == posed


def test_a_question_nobody_can_make_any_more_changes_nothing() -> None:
    of = walk("points")
    state = of.begin()
    assert of.submit(state, Posed(1, "a concept of old")).state == state


def test_while_a_question_is_being_made_the_screen_says_so_and_goes_on_when_it_is_there() -> None:
    ready: list[Posed] = []
    of = DrillWalk("slow", "Slow", 2, lambda _state: ready.pop() if ready else None, Wording.english())
    conductor = opened(of)
    assert "being made" in conductor.screen.prose.markdown
    told: list[Screen] = []
    conductor.changed = told.append
    conductor.go_on()
    assert told == []
    ready.append(Posed(1, "points"))
    conductor.go_on()
    assert [(screen.step, isinstance(screen.ask, AskNumber)) for screen in told] == [(1, True)]
    assert conductor.choices == ("posed:1:points",)
