"""What a choice has led to."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer as Attempted
from bridgetutor.session import playing
from bridgetutor.session.state import Deed, State
from bridgetutor.teaching.lesson import PlayExercise


@dataclass(frozen=True, slots=True)
class Turn:
    """The state after a choice, the answers it judged or showed, and what happened at the table, in order."""

    state: State
    attempts: tuple[Attempted, ...] = ()
    announcements: tuple[Phrase, ...] = ()


def turned(state: State, deed: Deed) -> Turn:
    """The turn of a deed at the step the state is at."""
    return Turn(state.with_work(deed.work), deed.attempts, deed.announcements)


def arrived(state: State) -> Turn:
    """A step is entered: at a card exercise not begun yet the other seats play up to the learner."""
    exercise = state.step.exercise
    if state.is_finished or not isinstance(exercise, PlayExercise) or state.work.cards or not state.is_open:
        return Turn(state)
    return turned(state, playing.advance(state.step, exercise, state.work, robots=state.robots))
