"""A question that takes a while: it can be answered here, in a child process, or on another machine."""

from __future__ import annotations

from typing import Protocol, TypeVar

Answer = TypeVar("Answer", covariant=True)


class Question(Protocol[Answer]):
    """A frozen value that can be pickled, and so can its answer.

    The same question always has the same answer: whatever chance it needs comes from a seed of its own. Any
    `concurrent.futures` executor answers it by `executor.submit(question.answer)`.
    """

    def answer(self) -> Answer:
        """Works it out. Raises `BridgeError` with a sentence for what cannot be answered."""
