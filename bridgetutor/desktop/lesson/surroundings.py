"""What the lesson page needs of the library around the lesson."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bridgetutor.teaching.glossary import Glossary

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The lesson that comes next; `fits` where the answers led to it, and not the order of the library."""

    id: str
    title: str
    goal: str
    minutes: int
    fits: bool = False


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a lesson page knows of the library: the words, the folder, the next lesson, and where we are."""

    glossary: Glossary = field(default_factory=Glossary)
    folder: Path | None = None
    upcoming: Upcoming | None = None
    context: str = ""
