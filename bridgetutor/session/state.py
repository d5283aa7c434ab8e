"""Where a learner is in a lesson: everything the next screen depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer as Attempted
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Answer
from bridgetutor.session.screen import Feedback, Marked
from bridgetutor.teaching.lesson import Lesson, Step


class Outcome(Enum):
    """How a question ended."""

    RIGHT = "right"
    PLAYABLE = "playable"
    SHOWN = "shown"
    """The answer was shown."""
    SHORT = "short"
    """A whole hand was played to the end, with fewer tricks than its goal."""


GOOD = frozenset({Outcome.RIGHT, Outcome.PLAYABLE})
"""The ends that the learner has reached alone."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """A wrong card being played out on the table: the cards from it on, and how many of them lie there."""

    cards: tuple[Card, ...]
    shown: int = 1
    says: Phrase | None = None
    """What is being shown, where it is not what the first card costs."""

    @property
    def on(self) -> Refutation | None:
        """With one card more; None after the last."""
        return None if self.is_over else replace(self, shown=self.shown + 1)

    @property
    def is_over(self) -> bool:
        """Whether the last card lies on the table."""
        return self.shown >= len(self.cards)


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim in a whole hand: how many tricks remain, and how many are claimed, once that has been said."""

    most: int
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """What has been done at one step.

    `cards` have been played since the exercise began, everybody's. `wrong` are the wrong answers to the question that
    stands now, `mistakes` counts them over the whole exercise. `shown` counts the steps of a film.
    """

    cards: tuple[Card, ...] = ()
    shown: int = 0
    wrong: tuple[Answer, ...] = ()
    mistakes: int = 0
    hints: int = 0
    told: int = 0
    """How many of the hints were the author's."""
    outcome: Outcome | None = None
    feedback: Feedback | None = None
    marked: tuple[Marked, ...] = ()
    refutation: Refutation | None = None
    advised: int = 0
    """Degrees of the program's own hint that were asked for at the card to be played now."""
    waits: bool = False
    """Another seat is to play, and its card is being thought out; or something is found out: see `claim`, `priced`."""
    claim: Claim | None = None
    """Begun, or made and not yet judged."""
    priced: Card | None = None
    """The wrong card whose cost is being looked for, or has been and is none."""

    @property
    def waits_for_a_card(self) -> bool:
        """Whether another seat is thinking."""
        return self.waits and self.claim is None and self.priced is None

    @property
    def at_once(self) -> bool:
        """Whether the question was answered well at the first try."""
        return self.outcome in GOOD and not self.mistakes

    @property
    def tries(self) -> int:
        """Which try the next answer is, from 1."""
        return len(self.wrong) + 1


@dataclass(frozen=True, slots=True)
class State:
    """A lesson and the work done at each of its steps; `at` counts from 0 and is past the end when it is finished.

    Where `robots` play, the other seats' cards of a whole hand come as choices of their own, as far as the author has
    not written them; otherwise those seats play by habit at once.
    """

    lesson: Lesson
    works: tuple[Work, ...]
    at: int = 0
    robots: bool = False
    difficult: frozenset[str] = frozenset()
    """In a drill, the concepts that are marked as difficult."""

    @classmethod
    def begin(cls, lesson: Lesson, *, robots: bool = False) -> State:
        """The lesson before its first step."""
        return cls(lesson, tuple(Work() for _ in lesson.steps), robots=robots)

    @property
    def is_finished(self) -> bool:
        """Whether the lesson has been gone through to the end."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step the learner is at; the last one when the lesson is finished."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def work(self) -> Work:
        """What has been done at that step."""
        return self.works[min(self.at, len(self.works) - 1)]

    @property
    def is_open(self) -> bool:
        """Whether the step still asks something, so that there is no going on."""
        return not self.is_finished and self.step.exercise is not None and self.work.outcome is None

    def with_work(self, work: Work) -> State:
        """The state after something was done at this step."""
        return replace(self, works=(*self.works[: self.at], work, *self.works[self.at + 1 :]))

    def moved_to(self, at: int) -> State:
        """The state at another step, kept within the lesson; what was said of the last choice there is gone."""
        moved = replace(self, at=max(0, min(at, len(self.works))))
        if moved.is_finished:
            return moved
        return moved.with_work(replace(moved.work, refutation=None))


@dataclass(frozen=True, slots=True)
class Deed:
    """What a choice did to the work at a step: the answers it judged, and what happened at the table."""

    work: Work
    attempts: tuple[Attempted, ...] = ()
    announcements: tuple[Phrase, ...] = ()
