"""The same questions over boards by the thousand: in batches, by any executor, the answers in order.

    with Children(workers_here()) as executor:
        for outcome in outcomes(map(Tables, …), executor):
            …

`Children` are processes of this computer; `distributed.Client(address).get_executor()` is a Dask cluster; any other
executor of `concurrent.futures` will do. A question without an answer comes out as `Failed`, and the rest go on.
"""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from bridgetutor.cardplay.question import Question
from bridgetutor.cardplay.solving.outcome import Answered, Failed, Outcome
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

Answer = TypeVar("Answer")

BATCH = 8
"""Questions that travel together: enough to make the journey cheap, few enough to share out the last ones evenly."""

AHEAD = 64
"""Batches on their way at once; what is asked for is read no further ahead."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Answer]):
    """Several questions as one, each with an outcome of its own."""

    questions: tuple[Question[Answer], ...]

    def answer(self) -> tuple[Outcome[Answer], ...]:
        """One outcome a question, in order."""
        return tuple(map(_outcome, self.questions))


def outcomes(
    questions: Iterable[Question[Answer]], executor: Executor, *, batch: int = BATCH, ahead: int = AHEAD
) -> Iterator[Outcome[Answer]]:
    """What comes of each question, in order. Raises `BrokenExecutor` when the executor itself is beyond use."""
    on_their_way: deque[tuple[Batch[Answer], Future[tuple[Outcome[Answer], ...]]]] = deque()
    for each in _batches(questions, batch):
        on_their_way.append((each, executor.submit(each.answer)))
        if len(on_their_way) > ahead:
            yield from _came(*on_their_way.popleft(), executor)
    while on_their_way:
        yield from _came(*on_their_way.popleft(), executor)


def _came(
    batch: Batch[Answer], future: Future[tuple[Outcome[Answer], ...]], executor: Executor
) -> Iterator[Outcome[Answer]]:
    """The outcomes of a batch; where it failed as a whole, of its questions one by one."""
    try:
        yield from future.result()
    except BrokenExecutor:
        raise
    except Exception as error:  # noqa: BLE001 - a child that died, or was too slow, or whatever a cluster says
        if len(batch.questions) == 1:
            yield _failed(error)
            return
        singly = [Batch((question,)) for question in batch.questions]
        for each, again in [(each, executor.submit(each.answer)) for each in singly]:
            yield from _came(each, again, executor)


def _outcome(question: Question[Answer]) -> Outcome[Answer]:
    try:
        return Answered(question.answer())
    except Exception as error:  # noqa: BLE001 - one bad board does not stop the rest
        return _failed(error)


def _failed(error: Exception) -> Failed:
    if isinstance(error, BridgeError):
        return Failed(error.fault.says, "\n".join(getattr(error, "__notes__", ())))
    says = phrase("Something went wrong while this was being worked out")
    return Failed(says, "".join(traceback.format_exception(error)))


def _batches(questions: Iterable[Question[Answer]], size: int) -> Iterator[Batch[Answer]]:
    rest = iter(questions)
    while chosen := tuple(islice(rest, size)):
        yield Batch(chosen)
