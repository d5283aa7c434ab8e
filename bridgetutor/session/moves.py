"""What can be done at a step besides answering: when each action is open, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bridgetutor.session import (
    advising,
    answering,
    authors_hints,
    filming,
    judging,
    lesson_claims,
    playing,
    refuting,
)
from bridgetutor.session.choice import Action
from bridgetutor.session.state import State
from bridgetutor.session.tables import play_of
from bridgetutor.session.turn import Turn, arrived, turned
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.scripted import is_learners_turn


@dataclass(frozen=True, slots=True)
class Move:
    """An action: whether it makes sense now, and the turn it leads to when it does."""

    is_open: Callable[[State], bool]
    act: Callable[[State], Turn]


def _can_go_on(state: State) -> bool:
    """A question waits for its answer, but for a trick that was left lying and a refutation being shown."""
    if state.is_finished:
        return False
    body, work = state.step.body, state.work
    if work.refutation is not None or not state.is_open:
        return True
    return (
        not work.waits and isinstance(body, PlayExercise) and not is_learners_turn(body, play_of(body, work))
    )


def _can_go_back(state: State) -> bool:
    return state.at > 0 or state.work.refutation is not None or state.work.claim is not None


def _is_asked(state: State) -> bool:
    """Whether a question stands that the learner may answer now."""
    work = state.work
    stands = state.is_open and not work.waits and work.refutation is None and work.claim is None
    return stands and not _can_go_on(state)


def _has_hint(state: State) -> bool:
    exercise = state.step.exercise
    if exercise is None or not _is_asked(state):
        return False
    return authors_hints.left(exercise, state.work) > 0 or advising.degrees_left(state) > 0


def _has_answer(state: State) -> bool:
    """The answer is shown after a wrong one, or when no hint is left: there is no dead end."""
    exercise, work = state.step.exercise, state.work
    if exercise is None or not _is_asked(state) or not (work.wrong or not authors_hints.left(exercise, work)):
        return False
    return not isinstance(exercise, PlayExercise) or playing.can_show_answer(exercise, work)


def _has_refutation(state: State) -> bool:
    exercise = state.step.exercise
    if not isinstance(exercise, PlayExercise) or not _is_asked(state):
        return False
    return refuting.can_be_shown(exercise, state.work, robots=state.robots)


def _can_undo(state: State) -> bool:
    """In a film, and in a whole hand once the learner has played to it."""
    body, work = state.step.body, state.work
    if state.is_finished or work.refutation is not None:
        return False
    if state.step.running is not None:
        return work.shown > 0
    return (
        isinstance(body, PlayExercise) and body.goal is not None and playing.undone(body, work).work != work
    )


def _can_replay(state: State) -> bool:
    """A film that has begun, a whole hand that has, or a card exercise that is over."""
    body, work = state.step.body, state.work
    if state.is_finished or work.refutation is not None or not (work.cards or work.shown):
        return False
    return state.step.running is not None or (
        isinstance(body, PlayExercise) and (body.goal is not None or work.outcome is not None)
    )


def _can_claim(state: State) -> bool:
    """Only where somebody is there who can judge it."""
    exercise = state.step.exercise
    if not state.robots or not isinstance(exercise, PlayExercise) or not _is_asked(state):
        return False
    return lesson_claims.left(exercise, state.work) > 0


def _next(state: State) -> Turn:
    """On: through a film or a refutation, through a trick that was left lying, else to the next step."""
    body, work, running = state.step.body, state.work, state.step.running
    if work.refutation is not None and isinstance(body, PlayExercise):
        return turned(state, filming.refutation_forward(body, work))
    if running is not None and filming.is_on(running, work):
        return turned(state, filming.forward(running, work))
    if isinstance(body, PlayExercise) and state.is_open:
        cleared = replace(work, feedback=None, marked=())
        return turned(state, playing.advance(state.step, body, cleared, robots=state.robots))
    return arrived(state.moved_to(state.at + 1))


def _back(state: State) -> Turn:
    """Back to the question from a refutation or a claim, else to the step before."""
    if state.work.claim is not None and not state.is_finished:
        return Turn(state.with_work(lesson_claims.dropped(state.work)))
    if state.work.refutation is not None and not state.is_finished:
        return Turn(state.with_work(replace(state.work, refutation=None)))
    return Turn(state.moved_to(state.at - 1))


def _hint(state: State) -> Turn:
    exercise = state.step.exercise
    if exercise is None:
        return Turn(state)
    if not authors_hints.left(exercise, state.work):
        return Turn(state.with_work(advising.asked_for(state.work)))
    return turned(state, judging.hinted(exercise, state.work))


def _answer(state: State) -> Turn:
    exercise = state.step.exercise
    if exercise is None:
        return Turn(state)
    if isinstance(exercise, PlayExercise):
        return turned(state, playing.answer_asked(state.step, exercise, state.work, robots=state.robots))
    return turned(state, answering.answer_asked(state.step, exercise, state.work))


def _why(state: State) -> Turn:
    exercise = state.step.exercise
    if not isinstance(exercise, PlayExercise):
        return Turn(state)
    return turned(state, refuting.begun(exercise, state.work, robots=state.robots))


def _undo(state: State) -> Turn:
    body, running = state.step.body, state.step.running
    if running is not None:
        return turned(state, filming.back(running, state.work))
    return turned(state, playing.undone(body, state.work)) if isinstance(body, PlayExercise) else Turn(state)


def _replay(state: State) -> Turn:
    body, running = state.step.body, state.step.running
    if running is not None:
        return turned(state, filming.rewound(running, state.work))
    if isinstance(body, PlayExercise):
        return turned(state, playing.restarted(state.step, body, state.work, robots=state.robots))
    return Turn(state)


def _claim(state: State) -> Turn:
    exercise = state.step.exercise
    if not isinstance(exercise, PlayExercise):
        return Turn(state)
    return turned(state, lesson_claims.begun(exercise, state.work))


MOVES: dict[Action, Move] = {
    Action.NEXT: Move(_can_go_on, _next),
    Action.BACK: Move(_can_go_back, _back),
    Action.HINT: Move(_has_hint, _hint),
    Action.ANSWER: Move(_has_answer, _answer),
    Action.WHY: Move(_has_refutation, _why),
    Action.UNDO: Move(_can_undo, _undo),
    Action.REPLAY: Move(_can_replay, _replay),
    Action.CLAIM: Move(_can_claim, _claim),
    Action.DIFFICULT: Move(lambda _state: False, Turn),  # `DrillWalk` keeps the marks
}
