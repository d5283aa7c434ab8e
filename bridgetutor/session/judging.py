"""An answer judged: what is said, what is marked, and what goes into the learner's record."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Answer as Attempted
from bridgetutor.progress.attempts import Grade
from bridgetutor.session import authors_hints, feedback
from bridgetutor.session.choice import Answer, Number, Pick, format_choice
from bridgetutor.session.screen import Marked, Tone
from bridgetutor.session.state import Deed, Outcome, Work
from bridgetutor.teaching.lesson import Exercise, Mark, QuizExercise, Step
from bridgetutor.teaching.markdown import to_text
from bridgetutor.teaching.marking import Answer as Written
from bridgetutor.teaching.marking import Verdict

TRIES_BEFORE_THE_ANSWER = 3
"""A nudge, then the reason, then the answer."""


def judged(
    step: Step, exercise: Exercise, work: Work, answer: Answer, verdict: Verdict, part: str = ""
) -> Deed:
    """The deed of an answer with this verdict. `part` names a decision within the exercise ("@3": its third trick).

    A right or playable answer gives the work its outcome, and so does the third wrong one, which shows the answer where
    somebody has said which it is. The same wrong answer once more is no new try: a slip of the finger must not use one
    up.
    """
    grade = _GRADES[verdict.mark]
    if answer in work.wrong:
        said = feedback.wrong(named(exercise, answer), verdict, None)
        return Deed(replace(work, feedback=said))
    wanted = "" if verdict.best is None else format_choice(as_answer(exercise, verdict.best))
    attempt = attempted(step, exercise, work, format_choice(answer), grade, part, wanted=wanted)
    if grade is not Grade.WRONG:
        return Deed(_accepted(exercise, work, answer, verdict), (attempt,))
    work = replace(work, wrong=(*work.wrong, answer), mistakes=work.mistakes + 1)
    if len(work.wrong) >= TRIES_BEFORE_THE_ANSWER and verdict.best is not None:
        answered = _answer_shown(exercise, work, verdict)
        best = named(exercise, as_answer(exercise, verdict.best))
        said = feedback.answer_after(named(exercise, answer), verdict, best)
        return Deed(replace(answered, feedback=said), (attempt,))
    work, hint = authors_hints.told(exercise, work) if len(work.wrong) > 1 else (work, None)
    said = feedback.wrong(named(exercise, answer), verdict, hint)
    return Deed(replace(work, feedback=said, marked=_wrong_marks(work)), (attempt,))


_GRADES = {Mark.RIGHT: Grade.RIGHT, Mark.ALSO: Grade.PLAYABLE, Mark.WRONG: Grade.WRONG}


def shown(step: Step, exercise: Exercise, work: Work, verdict: Verdict, part: str = "") -> Deed:
    """The deed of a learner who asks for the answer."""
    best = format_choice(as_answer(exercise, verdict.best))
    attempt = attempted(step, exercise, work, best, Grade.SHOWN, part, wanted=best)
    unanswered = replace(work, mistakes=work.mistakes + 1)
    return Deed(_answer_shown(exercise, unanswered, verdict), (attempt,))


def hinted(exercise: Exercise, work: Work) -> Deed:
    """The next degree of hint, where one is left."""
    after, hint = authors_hints.told(exercise, work)
    if hint is None:
        return Deed(work)
    return Deed(replace(after, feedback=feedback.hint(after.told, len(exercise.hints), hint)))


def named(exercise: Exercise, answer: Answer) -> object:
    """An answer as it is spoken of: the card, the call, the number, the option in quotation marks."""
    words = written(exercise, answer)
    return phrase("“{option}”", option=to_text(words)) if isinstance(words, str) else words


def written(exercise: Exercise, answer: Answer) -> Written:
    """An answer as authors write it: the card, the call, the number, the option's words."""
    match answer:
        case Pick():
            return (
                exercise.options[answer.option - 1] if isinstance(exercise, QuizExercise) else answer.option
            )
        case Number():
            return answer.value
        case _:
            return answer


def as_answer(exercise: Exercise, choice: object) -> Answer:
    """What the author wrote after `:right`, as the learner would answer it."""
    if isinstance(exercise, QuizExercise):
        return Pick(exercise.options.index(str(choice)) + 1)
    if isinstance(choice, int):
        return Number(choice)
    return choice  # type: ignore[return-value]  # a card or a call, by the kind of the exercise


def _accepted(exercise: Exercise, work: Work, answer: Answer, verdict: Verdict) -> Work:
    choice = named(exercise, answer)
    best: tuple[Marked, ...] = ()
    if verdict.mark is Mark.ALSO:
        best_answer = as_answer(exercise, verdict.best)
        said = feedback.playable(choice, verdict, named(exercise, best_answer))
        outcome, tone, best = Outcome.PLAYABLE, Tone.ALSO, (_marked(best_answer, Tone.RIGHT),)
    else:
        said = feedback.right(choice, verdict, work, variety=sum(map(ord, exercise.id)))
        outcome, tone = Outcome.RIGHT, Tone.RIGHT
    marks = (*_wrong_marks(work), _marked(answer, tone), *best)
    return replace(work, outcome=outcome, feedback=said, marked=marks)


def _answer_shown(exercise: Exercise, work: Work, verdict: Verdict) -> Work:
    best = as_answer(exercise, verdict.best)
    said = feedback.answer_shown(named(exercise, best), verdict.best_says)
    marks = (*_wrong_marks(work), _marked(best, Tone.ANSWER))
    return replace(work, outcome=Outcome.SHOWN, feedback=said, marked=marks)


def _wrong_marks(work: Work) -> tuple[Marked, ...]:
    return tuple(_marked(answer, Tone.WRONG) for answer in dict.fromkeys(work.wrong))


def _marked(answer: Answer, tone: Tone) -> Marked:
    match answer:
        case Pick():
            return Marked(answer.option, tone)
        case Number():
            return Marked(answer.value, tone)
        case _:
            return Marked(answer, tone)


def attempted(
    step: Step, exercise: Exercise, work: Work, answer: str, grade: Grade, part: str = "", *, wanted: str = ""
) -> Attempted:
    """The entry for the learner's record."""
    return Attempted(
        exercise=exercise.id + part,
        fingerprint=step.fingerprint,
        answer=answer,
        grade=grade,
        tries=work.tries,
        hints=work.hints,
        wanted=wanted,
    )
