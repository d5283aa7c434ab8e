"""A lesson as something to be led through, other seats' cards of whole hands thought out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.phrase import Phrase
from bridgetutor.session import advising, tutor
from bridgetutor.session.choice import Choice, GoTo, Theirs
from bridgetutor.session.screen import Screen
from bridgetutor.session.showing import screen_of
from bridgetutor.session.state import State
from bridgetutor.session.turn import Turn
from bridgetutor.session.walk import NothingSought
from bridgetutor.session.wanted import CardWanted, Wanted
from bridgetutor.teaching.lesson import Lesson


@dataclass(frozen=True, slots=True)
class LessonWalk(NothingSought):
    """A `Walk` through a lesson."""

    lesson: Lesson

    @property
    def id(self) -> str:
        """The lesson's."""
        return self.lesson.id

    @property
    def fingerprint(self) -> str:
        """Of the lesson's text."""
        return self.lesson.fingerprint

    def begin(self) -> State:
        """At its first step."""
        return tutor.begin(self.lesson, robots=True)

    def replay(self, choices: Sequence[Choice]) -> State:
        """Where these choices lead."""
        return replace(tutor.replay(self.lesson, choices), robots=True)

    def found_again(self, choices: Sequence[Choice]) -> Choice:
        """The step, as far as the lesson still has it."""
        return GoTo(min(self.replay(choices).at + 1, len(self.lesson.steps)))

    def submit(self, state: State, choice: Choice) -> Turn:
        """As the tutor says."""
        return tutor.submit(state, choice)

    def given(self, _state: State) -> Theirs | None:
        """Nothing: all that happens in a lesson is written, thought out or chosen."""
        return None

    def awaited(self, state: State) -> Wanted | None:
        """The card of another seat in a whole hand, a ruling on a claim, the price of a wrong card."""
        return tutor.awaited(state)

    def foreseen(self, state: State) -> Iterator[CardWanted]:
        """The author's right cards first."""
        return tutor.foreseen(state)

    def is_finished(self, state: State) -> bool:
        """Past its last step."""
        return state.is_finished

    def hint_wanted(self, state: State) -> AskForHint | None:
        """About the card to be played in a whole hand."""
        return advising.question_about(state)

    def screen(self, state: State, announcements: tuple[Phrase, ...], hint: Hint | None) -> Screen:
        """The step as it stands."""
        return screen_of(Turn(state, announcements=announcements), hint)
