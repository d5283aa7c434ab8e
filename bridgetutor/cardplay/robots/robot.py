"""A robot at the table: it thinks where the solver is there, and follows its habits where it is not."""

from __future__ import annotations

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.robots.choosing import Choice, ChooseCard
from bridgetutor.cardplay.robots.layouts import promised
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError


def by_habit(question: ChooseCard) -> Habit:
    """What habit plays, knowing what the robot knows. Raises `ValueError` as `robot_card` does."""
    carding = question.cardings[question.view.turn.side]
    return habit(question.view, promised(question.promises), carding, question.aim.level)


def robot_card(question: ChooseCard) -> Choice:
    """The answer to the question; by habit, and saying so, where the solver is missing or cannot answer.

    Raises `ValueError` where it is not for the seat of the view to play.
    """
    try:
        return question.answer()
    except BridgeError as error:
        usual = by_habit(question)
        why = phrase("by habit ({trouble}): {why}", trouble=error.fault.says, why=usual.why)
        return Choice(usual.card, why)
