"""What the lesson page needs of whoever leads through the lesson, and of the library around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from bridgetutor.teaching.glossary import Glossary

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridgetutor.phrase import Phrase
    from bridgetutor.session.choice import Choice
    from bridgetutor.session.screen import Screen


class Driver(Protocol):
    """A `session.conductor.Conductor`, once it is open."""

    changed: Callable[[Screen], None]
    """To be told of screens that come about without a choice: another seat's card has fallen."""

    @property
    def screen(self) -> Screen:
        """What the learner sees now."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice so far, as it is written."""

    @property
    def trouble(self) -> Phrase | None:
        """Why the last answer could not be kept."""

    def choose(self, choice: Choice) -> Screen:
        """The screen after a choice."""


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The lesson that comes next."""

    id: str
    title: str
    goal: str
    minutes: int


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a lesson page knows of the library: the words, the folder, the next lesson, and where we are."""

    glossary: Glossary = field(default_factory=Glossary)
    folder: Path | None = None
    upcoming: Upcoming | None = None
    context: str = ""
