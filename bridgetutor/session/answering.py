"""Questions with one answer: a call, a lead, an option, a number."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid, Double, Pass, Redouble
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import Fault
from bridgetutor.session import feedback
from bridgetutor.session.choice import Answer, Number, Pick
from bridgetutor.session.judging import judged, shown, written
from bridgetutor.session.state import Deed, Work
from bridgetutor.teaching.lesson import BidExercise, CountExercise, LeadExercise, Mark, QuizExercise, Step
from bridgetutor.teaching.marking import Answer as Written
from bridgetutor.teaching.marking import Verdict, mark

Question: TypeAlias = BidExercise | LeadExercise | QuizExercise | CountExercise


def answered(step: Step, exercise: Question, work: Work, answer: Answer) -> Deed:
    """The deed of an answer: refused where it is none to this question, else judged."""
    fault = _fault(exercise, answer)
    if fault is not None:
        return Deed(replace(work, feedback=feedback.refused(fault)))
    return judged(step, exercise, work, answer, _verdict(exercise, written(exercise, answer)))


def answer_asked(step: Step, exercise: Question, work: Work) -> Deed:
    """The deed of a learner who asks for the answer."""
    best = next(reply.choices[0] for reply in exercise.replies if reply.mark is Mark.RIGHT)
    return shown(step, exercise, work, _verdict(exercise, best))


def _verdict(exercise: Question, answer: Written) -> Verdict:
    verdict = mark(exercise, answer)
    if verdict is None:
        raise AssertionError(f"{exercise.id} has no verdict on {answer}")
    return verdict


def _fault(exercise: Question, answer: Answer) -> Fault | None:
    """Why this is not an answer to the question; None where it is one."""
    match exercise:
        case BidExercise():
            if isinstance(answer, Bid | Pass | Double | Redouble):
                return exercise.auction.fault(answer)
            return Fault(phrase("A call is wanted here: a bid, pass, double or redouble."))
        case LeadExercise():
            if isinstance(answer, Card):
                return (
                    None if answer in exercise.hand else Fault(phrase("You do not hold {card}.", card=answer))
                )
            return Fault(phrase("A card is wanted here."))
        case QuizExercise():
            options = len(exercise.options)
            if isinstance(answer, Pick) and 1 <= answer.option <= options:
                return None
            return Fault(phrase("Choose one of the answers, 1 to {options}.", options=options))
        case CountExercise():
            return None if isinstance(answer, Number) else Fault(phrase("A number is wanted here."))
        case _:
            assert_never(exercise)
