"""The courses as the library page shows them: plain values, made from the library and the learner's record."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetutor.wording import Wording


class Stage(Enum):
    """How far the learner is with a lesson."""

    NEW = "new"
    NEXT = "next"
    BEGUN = "begun"
    DONE = "done"
    FAULTY = "faulty"
    """It cannot be opened; its faults can."""


@dataclass(frozen=True, slots=True)
class LessonRow:
    """One lesson. `step` of `steps` counts from 1 where it is begun; texts are plain.

    `minutes` is 0 until the lesson's file has been read.
    """

    id: str
    title: str
    goal: str
    stage: Stage
    minutes: int = 0
    step: int = 0
    steps: int = 0

    def stage_words(self, wording: Wording) -> str:
        """How far it is, with a sign where it is done or faulty."""
        match self.stage:
            case Stage.DONE:
                return wording.say("✓ done")
            case Stage.BEGUN:
                return wording.say("step {step} of {steps}", step=self.step, steps=self.steps)
            case Stage.NEXT:
                return wording.say("next")
            case Stage.FAULTY:
                return wording.say("✕ has faults")
            case Stage.NEW:
                return wording.say("not begun")

    def minutes_words(self, wording: Wording) -> str:
        """How long it takes, or what is left of it; nothing where that is not known."""
        if not self.minutes:
            return ""
        if self.stage is Stage.BEGUN and self.steps:
            left = max(1, round(self.minutes * (self.steps - self.step + 1) / self.steps))
            return wording.count("about {n} minute left", "about {n} minutes left", n=left)
        return wording.count("{n} minute", "{n} minutes", n=self.minutes)


@dataclass(frozen=True, slots=True)
class Shelf:
    """One course."""

    title: str
    rows: tuple[LessonRow, ...]

    @property
    def done(self) -> int:
        """How many of its lessons are done."""
        return sum(row.stage is Stage.DONE for row in self.rows)


def to_continue(shelves: tuple[Shelf, ...]) -> tuple[Shelf, LessonRow] | None:
    """The lesson to go on with: one that is begun, else the next one; None where all are done."""
    for stage in (Stage.BEGUN, Stage.NEXT):
        for shelf in shelves:
            for row in shelf.rows:
                if row.stage is stage:
                    return shelf, row
    return None
