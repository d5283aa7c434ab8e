"""Hints that the program itself has for a card of a whole hand, a degree at a time, when the author's are used up."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.habits import KLINGER
from bridgetutor.cardplay.hints import AskForHint, Hint, first_question
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.session.others import question_for
from bridgetutor.session.screen import Feedback, Tone
from bridgetutor.session.state import State, Work
from bridgetutor.session.tables import play_of
from bridgetutor.session.wanted import CardWanted
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.scripted import is_learners_turn

DEGREES = 4
"""The question, the thought, the card, and a layout where one shows something."""

TELLING = 2
"""How many of them, the last, tell which card."""


def degrees_left(state: State) -> int:
    """How many more degrees can be asked for at the card that is the learner's to play; 0 where it is none."""
    exercise, work = state.step.exercise, state.work
    if not state.robots or not isinstance(exercise, PlayExercise) or exercise.goal is None:
        return 0
    play = play_of(exercise, work)
    if play.is_over or not is_learners_turn(exercise, play):
        return 0
    return DEGREES - work.advised


def spared(hint: Hint | None) -> int:
    """How many of the degrees the hint that was worked out has no need of."""
    return 0 if hint is None else DEGREES - len(hint.degrees)


def asked_for(work: Work) -> Work:
    """One degree more is asked for."""
    return replace(work, hints=work.hints + 1, advised=work.advised + 1, feedback=None)


def question_about(state: State) -> AskForHint | None:
    """What has to be worked out before the next degree can be told; None where nobody has asked."""
    exercise, work = state.step.exercise, state.work
    if state.is_finished or not work.advised or not isinstance(exercise, PlayExercise):
        return None
    play = play_of(exercise, work)
    wanted = CardWanted(PlayView.of(play, play.player), exercise.contract, carding=KLINGER)
    return AskForHint(question_for(wanted), exercise.contract)


def told(state: State, hint: Hint | None) -> Feedback | None:
    """The degree asked for last."""
    asked = question_about(state)
    return None if asked is None else degree(asked, state.work.advised, hint)


def degree(asked: AskForHint, number: int, hint: Hint | None) -> Feedback:
    """The degree of that number. The first needs no waiting; the others say so until the hint has been worked out.

    Nor is it known before how many there are.
    """
    number = min(number, DEGREES - spared(hint))
    headline = phrase("Hint {number}", number=number)
    if hint is not None:
        headline = phrase("Hint {number} of {of}", number=number, of=len(hint.degrees))
    return Feedback(Tone.HINT, headline, (_degree(asked, number, hint),))


def _degree(asked: AskForHint, number: int, hint: Hint | None) -> Phrase:
    if hint is not None:
        return hint.degrees[number - 1]
    if number == 1:
        return first_question(Outlook(asked.choice.view, contract=asked.contract))
    return phrase("This is being thought out. You may play meanwhile.")
