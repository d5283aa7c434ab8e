"""What is wrong with a lesson: where, under which code, and in words the author can act on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bridgetutor.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Code:
    """A kind of fault: its number, whose letter is its family, and what `lint --explain` says about it.

    S syntax, B bridge, T teaching, W wording, E engine.
    """

    id: str
    explains: Phrase

    @property
    def family(self) -> str:
        """The letter."""
        return self.id[:1]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault of an author's file. `line` counts from 1."""

    path: Path
    line: int
    code: str
    says: Phrase

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.code} {self.says}"
