"""A kind of fence: its options and how it is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bridgetutor.teaching.lesson import Exercise, Exhibit, Prose
from bridgetutor.teaching.reader import Reader


@dataclass(frozen=True, slots=True)
class LessonCard:
    """What the first fence of a lesson says about it."""

    id: str
    needs: tuple[str, ...]
    teaches: tuple[str, ...]
    system: str | None
    goal: Prose
    place: str | None = None


Body: TypeAlias = Exhibit | Exercise | LessonCard


@dataclass(frozen=True, slots=True)
class Directive:
    """`once` and `many` are the options that may stand once, and again; `is_named` where a name is needed.

    `read` gives the body; it is used only where the reader found no fault that breaks the fence.
    """

    kind: str
    once: frozenset[str]
    many: frozenset[str]
    read: Callable[[Reader], Body | None]
    is_named: bool = True

    def body(self, reader: Reader) -> Body | None:
        """The body of a fence; None where it cannot be used. All faults are with the reader."""
        reader.check_options(once=self.once, many=self.many)
        if self.is_named:
            reader.check_name()
        body = self.read(reader)
        return None if reader.is_broken else body
