"""A drill as the session leads through it: questions one after the other, answered as in a lesson, replayed exactly."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime

import pytest

from bridgetutor.progress.attempts import Attempt, Grade, Sitting
from bridgetutor.session.choice import Action, Number, Posed, format_choice, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.drill_walk import DrillWalk, Known
from bridgetutor.session.kept import Surroundings
from bridgetutor.session.screen import AskCall, AskNumber, Screen, Tone
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Mark
from bridgetutor.wording import Wording

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Memory:
    """A record in memory."""

    def __init__(self) -> None:
        self.attempts: list[Attempt] = []

    def latest_sitting(self, _learner: str, _lesson: str) -> Sitting | None:
        return None

    def sittings_of(self, _learner: str, _lesson: str) -> tuple[Sitting, ...]:
        return ()

    def begin(self, _sitting: Sitting) -> None:
        pass

    def together(self) -> AbstractContextManager[None]:
        return nullcontext()

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
        assert str(screen.next_label) == ("Finish" if step == 3 else "Next")
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


def with_known(known: Known, planned: int | None = 2) -> DrillWalk:
    seeds = itertools.count(1)
    return DrillWalk(
        "points",
        "Points",
        planned,
        lambda _state: Posed(next(seeds), "points"),
        Wording.english(),
        known=known,
    )


def test_a_right_answer_to_what_is_mastered_gets_a_word_or_two() -> None:
    for known, is_brief in ((Known(), False), (Known(mastered=frozenset({"points"})), True)):
        conductor = opened(with_known(known))
        said = conductor.choose(right_number(conductor)).feedback
        assert said is not None
        assert said.tone is Tone.RIGHT
        assert (said.body == ()) is is_brief


def test_a_wrong_answer_to_what_is_mastered_is_explained_all_the_same() -> None:
    conductor = opened(with_known(Known(mastered=frozenset({"points"}))))
    conductor.choose(Number(right_number(conductor).value + 1))
    said = conductor.screen.feedback
    assert said is not None
    assert said.body
    said = conductor.choose(right_number(conductor)).feedback
    assert said is not None
    assert said.body


def test_what_is_difficult_is_marked_and_kept_and_the_mark_taken_off() -> None:
    memory = Memory()
    conductor = opened(with_known(Known()), memory)
    assert Action.DIFFICULT in conductor.screen.actions
    screen = conductor.choose(Action.DIFFICULT)
    assert "difficult" in screen.heading.markdown
    assert [str(said) for said in screen.announcements] == ["Marked as difficult: it will come sooner."]
    screen = conductor.choose(Action.DIFFICULT)
    assert "difficult" not in screen.heading.markdown
    marks = [(attempt.answered.exercise, attempt.answered.grade) for attempt in memory.attempts]
    assert marks == [("difficult/points", Grade.SHOWN), ("difficult/points", Grade.RIGHT)]
    assert isinstance(screen.ask, AskNumber)


def test_a_mark_of_an_earlier_day_is_still_there() -> None:
    conductor = opened(with_known(Known(difficult=frozenset({"points"}))))
    assert "difficult" in conductor.screen.heading.markdown


def test_at_the_end_it_is_told_what_was_mistaken_for_what() -> None:
    conductor = opened(with_known(Known(), planned=1))
    right = right_number(conductor).value
    conductor.choose(Number(right + 1))
    conductor.choose(right_number(conductor))
    screen = conductor.choose(Action.NEXT)
    assert screen.finished
    told = [str(said) for said in screen.summary]
    assert f"High-card points: {right + 1} instead of {right}." in told


def test_a_wrong_card_is_told_of_at_the_end_as_well() -> None:
    conductor = opened(walk("third-hand", planned=1))
    state = conductor.walk.replay([parse_choice(choice) for choice in conductor.choices])
    exercise = state.step.exercise
    assert exercise is not None
    wrong = next(reply.choices[0] for reply in exercise.replies if reply.mark is Mark.WRONG)
    right = exercise.replies[0].choices[0]
    for choice in (str(wrong), str(right), "next"):
        conductor.choose(parse_choice(choice))
    assert f"Third hand: {wrong} instead of {right}." in [str(said) for said in conductor.screen.summary]


def test_without_a_number_it_goes_on_until_it_is_told_to_end() -> None:
    of = with_known(Known(), planned=None)
    conductor = opened(of)
    for step in (1, 2, 3):
        assert (conductor.screen.step, conductor.screen.steps) == (step, step)
        conductor.choose(right_number(conductor))
        if step == 3:
            of.end_after(3)
        conductor.choose(Action.NEXT)
    assert conductor.screen.finished


def test_the_clock_may_ask_for_the_answer_at_any_time() -> None:
    """A question with hints that nobody has looked at has no such button."""
    conductor = opened(walk("second-hand"))
    assert Action.ANSWER not in conductor.screen.actions
    said = conductor.choose(Action.ANSWER).feedback
    assert said is not None
    assert said.tone is Tone.ANSWER
