"""A drill as something to be led through: question after question, each made ahead or when it is its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Protocol

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.attempts import Answer as Attempted
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Choice, Posed
from bridgetutor.session.judging import as_answer, named
from bridgetutor.session.moves import MOVES
from bridgetutor.session.screen import Screen, Tone
from bridgetutor.session.showing import FINISH, screen_of
from bridgetutor.session.state import State, Work
from bridgetutor.session.turn import Turn
from bridgetutor.session.walk import NothingSought, followed
from bridgetutor.session.wanted import CardWanted, Wanted
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.item import Item, concept_of, flag_of
from bridgetutor.teaching.lesson import Lesson, Mark, Prose, Step
from bridgetutor.wording import Wording

MOST_QUESTIONS = 50
"""A longer drill is summed up from its beginning."""

QUESTIONS = "3"
"""Rises when the same number would make another question."""

Next = Callable[[State], Posed | None]
"""Chooses the question that comes after what has been answered so far; None while it is still being made."""


class Questions(Protocol):
    """Where questions come from."""

    def of(self, posed: Posed) -> Item:
        """The question. Raises `BridgeError` where there is none of the kind."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a learner who begins a drill: the concepts mastered, and those marked as difficult."""

    mastered: frozenset[str] = frozenset()
    difficult: frozenset[str] = frozenset()


NOBODY = Known()


class MadeInTurn:
    """Questions that are made when they are wanted."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def of(self, posed: Posed) -> Item:
        """The question, made now."""
        return made(posed, self._wording, Random(posed.seed))


class DrillWalk(NothingSought):
    """A `Walk` through so many questions. What `choose` wants asked is kept, so a drill can be gone through again."""

    def __init__(
        self,
        name: str,
        title: str,
        planned: int | None,
        choose: Next,
        wording: Wording,
        questions: Questions | None = None,
        known: Known = NOBODY,
    ) -> None:
        """With none `planned` it goes on until `end_after` is told where it ends."""
        self.id = f"drill:{name}"
        self.fingerprint = f"{QUESTIONS} {wording.language}"
        self.planned = planned
        self._lesson = Lesson(self.id, title, "", wording.language, Prose(""), (), Path())
        self._choose = choose
        self._wording = wording
        self._known = known
        self._questions: Questions = MadeInTurn(wording) if questions is None else questions

    def begin(self) -> State:
        """Before the first question."""
        return replace(State.begin(self._lesson), difficult=self._known.difficult)

    def replay(self, choices: Sequence[Choice]) -> State:
        """Where these choices lead."""
        return followed(self, choices)

    def found_again(self, _choices: Sequence[Choice]) -> Choice | None:
        """Questions that would be others now are not asked again."""
        return None

    def end_after(self, questions: int) -> None:
        """No question more than so many."""
        self.planned = questions

    def submit(self, state: State, choice: Choice) -> Turn:
        """A question is posed, or marked as difficult; everything else is as in a lesson.

        The answer may be asked for at any time: the clock does so.
        """
        if isinstance(choice, Posed):
            return Turn(self._posed(state, choice))
        if not state.lesson.steps:
            return Turn(state)
        if choice is Action.DIFFICULT and not state.is_finished:
            return _flagged(state)
        if choice is Action.ANSWER and state.is_open:
            return MOVES[Action.ANSWER].act(state)
        return self._faded(tutor.submit(state, choice))

    def _faded(self, turn: Turn) -> Turn:
        """A right answer at once to what is mastered gets a word or two, and no reasons."""
        work = turn.state.work
        is_right = work.feedback is not None and work.feedback.tone is Tone.RIGHT and work.at_once
        if not is_right or work.feedback is None or _concept(turn.state) not in self._known.mastered:
            return turn
        briefly = replace(work, feedback=replace(work.feedback, body=()))
        return replace(turn, state=turn.state.with_work(briefly))

    def given(self, state: State) -> Posed | None:
        """The next question, when the last one has been left."""
        return self._choose(state) if state.is_finished and not self.is_finished(state) else None

    def awaited(self, state: State) -> Wanted | None:
        """As in a lesson."""
        return tutor.awaited(state) if state.lesson.steps else None

    def foreseen(self, state: State) -> Iterator[CardWanted]:
        """As in a lesson."""
        return tutor.foreseen(state) if state.lesson.steps else iter(())

    def is_finished(self, state: State) -> bool:
        """When all the questions that were planned have been left behind."""
        return self.planned is not None and state.at >= self.planned

    def hint_wanted(self, _state: State) -> AskForHint | None:
        """Nothing is played to the end."""
        return None

    def screen(self, state: State, announcements: tuple[Phrase, ...], hint: Hint | None) -> Screen:
        """As in a lesson of so many steps; while the next question is being made the screen says so."""
        if state.is_finished and not self.is_finished(state):
            return self._waiting(state)
        screen = screen_of(Turn(state, announcements=announcements), hint)
        steps = self._steps(state)
        screen = replace(screen, steps=steps, step=min(state.at + 1, steps))
        if screen.next_label == FINISH and state.at + 1 != self.planned:
            screen = replace(screen, next_label=phrase("Next"))  # the question after it is no step yet
        if state.is_finished:
            return replace(screen, summary=(*screen.summary, *mistaken(state)))
        heading = screen.heading
        if _concept(state) in state.difficult:
            says = self._wording.say("{concept} · marked as difficult", concept=heading.markdown)
            heading = Prose(says)
        return replace(screen, heading=heading, actions=(*screen.actions, Action.DIFFICULT))

    def _steps(self, state: State) -> int:
        return state.at + 1 if self.planned is None else self.planned

    def _waiting(self, state: State) -> Screen:
        says = Prose(self._wording.say("The next question is being made."))
        title = Prose(self._lesson.title)
        return Screen(self.id, title, "", max(1, state.at), self._steps(state), title, says)

    def _posed(self, state: State, posed: Posed) -> State:
        """With the question as one more step; the same state where it cannot be made any more."""
        try:
            item = self._questions.of(posed)
        except BridgeError:
            return state
        step = Step(self._wording.render(drill(item.concept).title), Prose(""), item.exercise)
        lesson = replace(state.lesson, steps=(*state.lesson.steps, step))
        return replace(state, lesson=lesson, works=(*state.works, Work()))


def _concept(state: State) -> str:
    """What is asked for at this step."""
    exercise = state.step.exercise
    found = None if exercise is None else concept_of(exercise.id)
    return "" if found is None else found[0]


def _flagged(state: State) -> Turn:
    """The concept with the mark, or without it; the record keeps both."""
    concept = _concept(state)
    if concept in state.difficult:
        marked, grade = state.difficult - {concept}, Grade.RIGHT
        says = phrase("No longer marked as difficult.")
    else:
        marked, grade = state.difficult | {concept}, Grade.SHOWN
        says = phrase("Marked as difficult: it will come sooner.")
    answer = Attempted(flag_of(concept), "", Action.DIFFICULT.value, grade)
    return Turn(replace(state, difficult=marked), (answer,), (says,))


def mistaken(state: State) -> Iterator[Phrase]:
    """At the end of a drill, what was mistaken for what: the first wrong answer to each question, and the right one."""
    for step, work in islice(zip(state.lesson.steps, state.works, strict=True), MOST_QUESTIONS):
        exercise = step.exercise
        if exercise is None or not work.wrong:
            continue
        best = next((reply.choices[0] for reply in exercise.replies if reply.mark is Mark.RIGHT), None)
        if best is not None:
            yield phrase(
                "{concept}: {given} instead of {best}.",
                concept=step.heading,
                given=named(exercise, work.wrong[0]),
                best=named(exercise, as_answer(exercise, best)),
            )


def made(posed: Posed, wording: Wording, dice: Random) -> Item:
    """The question of a number, the dice being those of its seed. Raises `BridgeError` where there is none."""
    return drill(posed.concept).item(posed.probe, dice, wording)
