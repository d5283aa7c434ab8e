"""What comes of a question: its answer, or a sentence why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from bridgetutor.phrase import Phrase

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Answered(Generic[Answer]):
    """The answer."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Failed:
    """No answer. `detail` is a traceback for the log, where the fault is the program's own."""

    says: Phrase
    detail: str = ""


Outcome = Answered[Answer] | Failed
