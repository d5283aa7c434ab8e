"""What a quiz leaves to the program: the mark of an option, by the techniques or by the suit combinations."""

from __future__ import annotations

from typing import assert_never

from bridgetutor.teaching import by_play, by_suit
from bridgetutor.teaching.lesson import Asked, QuizExercise, Reply


def opinion(exercise: QuizExercise, option: str) -> Reply[str] | None:
    """What the program says of an option; None where it cannot: nothing is asked of it, or it is not understood."""
    match exercise.of:
        case None:
            return None
        case Asked.TECHNIQUE:
            if exercise.play is None or exercise.contract is None:
                return None
            return by_play.named(exercise.play, exercise.contract, option)
        case Asked.BEST_LINE | Asked.CHANCE:
            return _of_suit(exercise, option)
        case _:
            assert_never(exercise.of)


def _of_suit(exercise: QuizExercise, option: str) -> Reply[str] | None:
    suit = None if exercise.deal is None else by_suit.combination(exercise.deal)
    if suit is None:
        return None
    if exercise.of is Asked.BEST_LINE:
        return by_suit.line(suit, exercise.tricks, option)
    return None if exercise.tricks is None else by_suit.chance(suit, exercise.tricks, option)
