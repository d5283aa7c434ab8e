"""One choice in, one turn out: the pure heart of every lesson. A lesson is a fold of `submit` over the choices."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetutor.rules.cards import Card
from bridgetutor.session import answering, playing
from bridgetutor.session.choice import Action, Answer, Choice, GoTo
from bridgetutor.session.moves import MOVES
from bridgetutor.session.state import State
from bridgetutor.session.turn import Turn, arrived, turned
from bridgetutor.teaching.lesson import Lesson, PlayExercise


def begin(lesson: Lesson) -> State:
    """The lesson at its first step."""
    return arrived(State.begin(lesson)).state


def replay(lesson: Lesson, choices: Iterable[Choice]) -> State:
    """The state these choices lead to. Choices that make no sense any more change nothing."""
    state = begin(lesson)
    for choice in choices:
        state = submit(state, choice).state
    return state


def submit(state: State, choice: Choice) -> Turn:
    """The turn that follows from a choice. One that is not open leaves the state as it is, or says why."""
    match choice:
        case GoTo():
            return arrived(state.moved_to(choice.step - 1))
        case Action():
            move = MOVES[choice]
            return move.act(state) if move.is_open(state) else Turn(state)
        case _:
            return _answered(state, choice)


def open_actions(state: State) -> tuple[Action, ...]:
    """The actions that make sense now, in the order of `Action`."""
    return tuple(action for action in Action if MOVES[action].is_open(state))


def _answered(state: State, answer: Answer) -> Turn:
    exercise, work = state.step.exercise, state.work
    if exercise is None or not state.is_open or work.refutation is not None:
        return Turn(state)
    if not isinstance(exercise, PlayExercise):
        return turned(state, answering.answered(state.step, exercise, work, answer))
    if not isinstance(answer, Card):
        return Turn(state)
    return turned(state, playing.card_played(state.step, exercise, work, answer))
