"""What a look back has around it: who solves, where a lesson on a technique is found, what pages are printed with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetutor.desktop.services.solving import Solving
    from bridgetutor.teaching.course import LessonHeader


@dataclass(frozen=True, slots=True)
class Surroundings:
    """`teaching` gives the lesson that teaches a concept, where there is one.

    `can_play_on` says whether the hand can be played on from a card.
    """

    solving: Solving
    resources: Path
    teaching: Callable[[str], LessonHeader | None]
    can_play_on: bool = False
