"""What a learner has mastered: a pure function of the log of attempts, concept by concept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime

from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.scheduling import Memory, Recall, after, retrievability

FORMULA = 2
"""Counted up whenever the same log gives other numbers: what was kept of it is then worked out anew."""

Concept = str
"""What is practised, by name: `stayman`, `hold-up`, `points`."""

ConceptsOf = Callable[[str], tuple[Concept, ...]]
"""The concepts that an exercise asks for, by its name in the record; none where nobody knows it any more."""

DAYS_WANTED = 3
"""A concept is mastered when it was right at once on so many days, with no miss since the first of them."""

FADES = 0.9
"""Of the accuracy: each answer takes so much of the weight of those before it; ten answers ago counts a third."""

EXPECTED_RIGHT, EXPECTED_WRONG = 2.0, 0.6
"""What is thought of a concept before it was asked for, as so many answers: a lucky one, or a slip, tells little."""

MISSES_WANTED, WEAK = 1.5, 0.7
"""A concept is named as weak when so much of the misses still counts and less than this share is expected right."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What a learner has shown of one concept, up to the last time it was asked for."""

    memory: Memory
    asked: int = 0
    right: int = 0
    """At once, without a hint."""
    hits: float = 0.0
    """Of the right ones, what still counts: the older, the less."""
    misses: float = 0.0
    """The same of the others."""
    days: int = 0
    """On which it was right at once, since the last miss."""
    last_right: date | None = None

    def is_due(self, now: datetime) -> bool:
        """Whether it is time to ask again."""
        return self.memory.due <= now

    @property
    def accuracy(self) -> float:
        """Of late, from 0 to 1."""
        return self.hits / (self.hits + self.misses) if self.asked else 0.0

    @property
    def expected(self) -> float:
        """The chance, from 0 to 1, that it is right when it is asked for: what is seldom asked is not judged yet."""
        answers = self.hits + self.misses + EXPECTED_RIGHT + EXPECTED_WRONG
        return (self.hits + EXPECTED_RIGHT) / answers

    @property
    def is_weak(self) -> bool:
        """Whether enough was missed of late to call it so."""
        return self.misses >= MISSES_WANTED and self.expected < WEAK

    def mastery(self, now: datetime) -> float:
        """From 0 to 1: how often it is right of late, on how many days, and how much of it is likely still there."""
        steady = min(self.days, DAYS_WANTED) / DAYS_WANTED
        return self.accuracy * (0.4 + 0.6 * steady) * retrievability(self.memory, now)


@dataclass(frozen=True, slots=True)
class Learned:
    """The practice of each concept, and how far the log was read: how many attempts, and the last one's id."""

    practice: Mapping[Concept, Practice] = field(default_factory=dict)
    attempts: int = 0
    last: str = ""

    def due(self, now: datetime) -> tuple[Concept, ...]:
        """The concepts that it is time to ask for, the longest overdue first."""
        found = [(each.memory.due, concept) for concept, each in self.practice.items() if each.is_due(now)]
        return tuple(concept for _, concept in sorted(found))

    @property
    def weak(self) -> tuple[Concept, ...]:
        """The concepts that can be called weak by what was missed of them, the weakest first."""
        found = [(each.expected, concept) for concept, each in self.practice.items() if each.is_weak]
        return tuple(concept for _, concept in sorted(found))


NOTHING = Learned()
"""Nobody has answered anything yet."""


def learned(attempts: Iterable[Attempt], concepts_of: ConceptsOf, *, known: Learned = NOTHING) -> Learned:
    """What the attempts, oldest first, show of one learner, who has already shown what is `known`."""
    practice, count, last = dict(known.practice), known.attempts, known.last
    for attempt in attempts:
        count, last = count + 1, attempt.id
        recall = recall_of(attempt.answered)
        if recall is None:
            continue
        for concept in concepts_of(attempt.answered.exercise):
            practice[concept] = practised(practice.get(concept), recall, attempt.when)
    return Learned(practice, count, last)


def recall_of(answered: Answer) -> Recall | None:
    """How well it was remembered; None for a second try, which only repeats what the first was told."""
    if answered.tries > 1:
        return None
    match answered.grade:
        case Grade.RIGHT:
            return Recall.HARD if answered.hints else Recall.GOOD
        case Grade.PLAYABLE:
            return Recall.HARD
        case Grade.WRONG | Grade.SHOWN:
            return Recall.FORGOTTEN


def practised(before: Practice | None, recall: Recall, when: datetime) -> Practice:
    """The practice after the concept was asked for once more."""
    memory = after(None if before is None else before.memory, recall, when)
    is_right = recall is Recall.GOOD
    if before is None:
        before = Practice(memory)
    hits, misses = FADES * before.hits + is_right, FADES * before.misses + (not is_right)
    now = replace(before, memory=memory, asked=before.asked + 1, hits=hits, misses=misses)
    if not is_right:
        return replace(now, days=0 if recall is Recall.FORGOTTEN else now.days)
    is_new_day = now.last_right != when.date() or not now.days
    return replace(now, right=now.right + 1, days=now.days + is_new_day, last_right=when.date())
