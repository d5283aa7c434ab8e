"""The learners of one record: the id under which answers are kept, and the name that is shown."""

from __future__ import annotations

from dataclasses import dataclass

LEARNER = "learner"
"""The first learner at a computer, as the record names them."""


@dataclass(frozen=True, slots=True)
class Learner:
    """`name` is empty as long as none was given."""

    id: str
    name: str = ""
