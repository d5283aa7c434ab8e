"""A drill as something to be led through: question after question, each made when it is its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.phrase import Phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session import tutor
from bridgetutor.session.choice import Choice, Posed
from bridgetutor.session.screen import Screen
from bridgetutor.session.showing import screen_of
from bridgetutor.session.state import State, Work
from bridgetutor.session.turn import Turn
from bridgetutor.session.walk import followed
from bridgetutor.session.wanted import CardWanted
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.item import Item
from bridgetutor.teaching.lesson import Lesson, Prose, Step
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from bridgetutor.session.evening.dealing import DealWanted

QUESTIONS = "1"
"""Rises when the same number would make another question."""

Next = Callable[[State], Posed]
"""Chooses the question that comes after what has been answered so far."""


class DrillWalk:
    """A `Walk` through so many questions. What `choose` wants asked is kept, so a drill can be gone through again."""

    def __init__(self, name: str, title: str, planned: int, choose: Next, wording: Wording) -> None:
        self.id = f"drill:{name}"
        self.fingerprint = f"{QUESTIONS} {wording.language}"
        self.planned = planned
        self._lesson = Lesson(self.id, title, "", wording.language, Prose(""), (), Path())
        self._choose = choose
        self._wording = wording

    def begin(self) -> State:
        """Before the first question."""
        return State.begin(self._lesson)

    def replay(self, choices: Sequence[Choice]) -> State:
        """Where these choices lead."""
        return followed(self, choices)

    def found_again(self, _choices: Sequence[Choice]) -> Choice | None:
        """Questions that would be others now are not asked again."""
        return None

    def submit(self, state: State, choice: Choice) -> Turn:
        """A question is posed; everything else is as in a lesson."""
        if isinstance(choice, Posed):
            return Turn(self._posed(state, choice))
        return tutor.submit(state, choice) if state.lesson.steps else Turn(state)

    def given(self, state: State) -> Posed | None:
        """The next question, when the last one has been left."""
        return self._choose(state) if state.is_finished and not self.is_finished(state) else None

    def awaited(self, state: State) -> CardWanted | None:
        """As in a lesson."""
        return tutor.awaited(state) if state.lesson.steps else None

    def foreseen(self, state: State) -> Iterator[CardWanted]:
        """As in a lesson."""
        return tutor.foreseen(state) if state.lesson.steps else iter(())

    def deal_wanted(self, _state: State) -> None:
        """Nothing is dealt."""

    def deals_foreseen(self, _state: State) -> Iterator[DealWanted]:
        """Nothing is dealt."""
        return iter(())

    def is_finished(self, state: State) -> bool:
        """When all the questions that were planned have been left behind."""
        return state.at >= self.planned

    def claim_made(self, _state: State) -> JudgeClaim | None:
        """Nothing is played to the end."""
        return None

    def hint_wanted(self, _state: State) -> AskForHint | None:
        """Nothing is played to the end."""
        return None

    def screen(self, state: State, announcements: tuple[Phrase, ...], hint: Hint | None) -> Screen:
        """As in a lesson of so many steps."""
        screen = screen_of(Turn(state, announcements=announcements), hint)
        return replace(screen, steps=self.planned, step=min(state.at + 1, self.planned))

    def _posed(self, state: State, posed: Posed) -> State:
        """With the question as one more step; the same state where it cannot be made any more."""
        try:
            item = made(posed, self._wording)
        except BridgeError:
            return state
        step = Step(self._wording.render(drill(item.concept).title), Prose(""), item.exercise)
        lesson = replace(state.lesson, steps=(*state.lesson.steps, step))
        return replace(state, lesson=lesson, works=(*state.works, Work()))


@lru_cache(maxsize=64)
def made(posed: Posed, wording: Wording) -> Item:
    """The question. Made ahead it is there when it is wanted. Raises `BridgeError` where there is none of the kind."""
    return drill(posed.concept).item(posed.probe, Random(posed.seed), wording)
