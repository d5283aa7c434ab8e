"""The screen of a state: what the learner sees, worked out anew each time from where they are."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.hints import Hint
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.session import advising, authors_hints, filming
from bridgetutor.session.choice import Action
from bridgetutor.session.looking_back import looking_back
from bridgetutor.session.placing import lesson_that_fits
from bridgetutor.session.screen import (
    Ask,
    AskCall,
    AskCard,
    AskNumber,
    AskOption,
    Feedback,
    Screen,
    Text,
    Tone,
)
from bridgetutor.session.state import GOOD, State, Work
from bridgetutor.session.tables import play_of, table_of
from bridgetutor.session.turn import Turn
from bridgetutor.session.tutor import open_actions
from bridgetutor.teaching.by_system import Wanted
from bridgetutor.teaching.lesson import (
    AuctionExhibit,
    BidExercise,
    CountExercise,
    DealExhibit,
    Drill,
    Exercise,
    Exhibit,
    Film,
    LeadExercise,
    PlayExercise,
    Prose,
    QuizExercise,
)
from bridgetutor.teaching.scripted import is_learners_turn

FINISH = phrase("Finish")
"""The main button at the last step."""

HIGHEST_NUMBER = 52
"""No count at the table is higher than the pack."""

HIGHEST_SCORE = 9999
"""Where the answer is a score or a share in a hundred: no result of one deal is higher."""


def screen_of(turn: Turn, hint: Hint | None = None) -> Screen:
    """The screen after a turn; `hint` is what has been worked out of the hint asked for, if it has been."""
    state = turn.state
    if state.is_finished:
        return _last_screen(state)
    step, work = state.step, state.work
    exercise = step.exercise
    hints = _hints_written(state) or max(0, advising.degrees_left(state) - advising.spared(hint))
    actions = tuple(action for action in open_actions(state) if hints or action is not Action.HINT)
    asked = None if exercise is None else _ask(exercise, work)
    return Screen(
        lesson=state.lesson.id,
        title=Prose(state.lesson.title),
        course=state.lesson.course,
        step=state.at + 1,
        steps=len(state.lesson.steps),
        heading=Prose(step.heading),
        prose=step.prose,
        question=_question(step.body),
        table=table_of(step.body, work),
        ask=None if Action.NEXT in actions or work.waits else asked,
        asked=asked,
        feedback=_refutation_note(work) or _seeking_note(work) or work.feedback or advising.told(state, hint),
        marked=() if work.refutation is not None else work.marked,
        actions=actions,
        next_label=_next_label(state) if Action.NEXT in actions else None,
        hints_left=hints,
        hints_to_card=not _hints_written(state),
        trick_lies=_trick_lies(state, actions),
        announcements=turn.announcements,
        answered=_answered(state),
        drill=step.body if isinstance(step.body, Drill) else None,
        look_back=looking_back(state),
    )


def _question(body: Exhibit | Exercise | None) -> Prose | None:
    """The question of an exercise, the caption of an exhibit."""
    match body:
        case None:
            return None
        case DealExhibit() | AuctionExhibit() | Film() | Drill():
            return body.caption if body.caption.markdown.strip() else None
        case _:
            return body.question if body.question.markdown.strip() else None


def _ask(exercise: Exercise, work: Work) -> Ask:
    match exercise:
        case BidExercise():
            wanted = Wanted(exercise.auction, exercise.vulnerability, exercise.system)
            return AskCall(exercise.auction.legal_calls, wanted)
        case LeadExercise():
            contract = exercise.auction.contract
            return AskCard(exercise.auction.dealer if contract is None else contract.leader)
        case QuizExercise():
            return AskOption(tuple(map(Prose, exercise.options)))
        case CountExercise():
            return AskNumber(0, _highest(exercise))
        case PlayExercise() if work.claim is not None:
            return AskNumber(0, work.claim.most)
        case PlayExercise():
            return AskCard(play_of(exercise, work).turn)


def _hints_written(state: State) -> int:
    """How many of the author's hints are left."""
    exercise = state.step.exercise
    return 0 if exercise is None else authors_hints.left(exercise, state.work)


def _highest(exercise: CountExercise) -> int:
    """Not so near to the answer that it tells."""
    numbers = (number for reply in exercise.replies for number in reply.choices)
    return HIGHEST_NUMBER if max(numbers, default=0) <= HIGHEST_NUMBER else HIGHEST_SCORE


def _refutation_note(work: Work) -> Feedback | None:
    """While a wrong card is played out, what is being shown."""
    if work.refutation is None:
        return None
    is_of_the_card = work.feedback is not None and work.feedback.tone is not Tone.HINT
    said = work.feedback.body if work.feedback is not None and is_of_the_card else ()
    says = work.refutation.says or phrase("What {card} costs", card=work.refutation.cards[0])
    return Feedback(Tone.WRONG, says, said)


def _seeking_note(work: Work) -> Feedback | None:
    """While the price of a wrong card is looked for."""
    if work.priced is None or not work.waits or work.feedback is None:
        return None
    says = phrase("Looking for what {card} costs …", card=work.priced)
    return replace(work.feedback, headline=says)


def _next_label(state: State) -> Phrase:
    body, work = state.step.body, state.work
    if work.refutation is not None:
        return phrase("Try again") if work.refutation.is_over else phrase("Next card")
    if filming.is_on(state.step.running, work):
        return phrase("Next card") if isinstance(body, Film) else phrase("Next call")
    if _trick_lies(state, (Action.NEXT,)):
        return phrase("Next trick")
    return FINISH if state.at + 1 == len(state.lesson.steps) else phrase("Next")


def _trick_lies(state: State, actions: tuple[Action, ...]) -> bool:
    """Where the learner may go on though the hand is not over."""
    body, work = state.step.body, state.work
    if Action.NEXT not in actions or work.refutation is not None or not isinstance(body, PlayExercise):
        return False
    return state.is_open and not is_learners_turn(body, play_of(body, work))


def _answered(state: State) -> frozenset[int]:
    return frozenset(i for i, work in enumerate(state.works, 1) if work.outcome is not None)


def _last_screen(state: State) -> Screen:
    """The lesson is over: how it went, and what was learnt."""
    lesson = state.lesson
    return Screen(
        lesson=lesson.id,
        title=Prose(lesson.title),
        course=lesson.course,
        step=len(lesson.steps),
        steps=len(lesson.steps),
        heading=Prose(lesson.title),
        prose=lesson.goal,
        actions=open_actions(state),
        answered=_answered(state),
        finished=True,
        summary=_summary(state),
        leads_to=lesson_that_fits(state),
    )


def _summary(state: State) -> tuple[Text, ...]:
    asked = [
        work for step, work in zip(state.lesson.steps, state.works, strict=True) if step.exercise is not None
    ]
    if not asked:
        return ()
    at_once = sum(work.at_once for work in asked)
    later = sum(work.outcome in GOOD and work.mistakes > 0 for work in asked)
    open_still = sum(work.outcome is None for work in asked)
    first = counted(
        "{right} of {n} question right at the first try.",
        "{right} of {n} questions right at the first try.",
        n=len(asked),
        right=at_once,
    )
    then = counted("{n} more after another look.", "{n} more after another look.", n=later)
    skipped = counted("{n} left for another day.", "{n} left for another day.", n=open_still)
    return (first, *((then,) if later else ()), *((skipped,) if open_still else ()))
