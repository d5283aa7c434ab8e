"""When a concept should come again: the only door to the scheduler, which models forgetting (FSRS)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache

from fsrs import Card, Rating, Scheduler, State


class Recall(Enum):
    """How well a concept was remembered when it was asked for."""

    FORGOTTEN = 1
    """A wrong answer, or one that had to be shown."""
    HARD = 2
    """Right after hints, or a playable answer."""
    GOOD = 3
    """Right at once."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is left of a concept in a learner's mind.

    `stability` is the days after which nine of ten learners would still know it, `difficulty` from 1 to 10. Times have
    their zone.
    """

    stability: float
    difficulty: float
    last: datetime
    due: datetime


def after(memory: Memory | None, recall: Recall, when: datetime) -> Memory:
    """The memory once the concept was asked for; None before the first time."""
    card = Card() if memory is None else _card(memory)
    card, _ = _scheduler().review_card(card, Rating(recall.value), when.astimezone(UTC))
    if card.stability is None or card.difficulty is None:
        raise AssertionError("a reviewed card without a memory")
    return Memory(card.stability, card.difficulty, when, card.due)


def retrievability(memory: Memory, now: datetime) -> float:
    """The chance, from 0 to 1, that it is still known."""
    return _scheduler().get_card_retrievability(_card(memory), max(now, memory.last).astimezone(UTC))


@cache
def _scheduler() -> Scheduler:
    # No steps of minutes: a concept comes again on another day. No fuzz: the same log gives the same schedule.
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=365)


def _card(memory: Memory) -> Card:
    return Card(
        card_id=0,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due.astimezone(UTC),
        last_review=memory.last.astimezone(UTC),
    )
