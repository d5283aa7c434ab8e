"""What lies behind a figure: some of the learner's attempts, under a title."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bridgetutor.progress.reading import Part


class Behind(NamedTuple):
    """The title is in the learner's language."""

    title: str
    part: Part
