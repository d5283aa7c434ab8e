"""The service as an executor: unlike the standard library's pool it survives a crash, and ends what takes too long."""

from __future__ import annotations

from collections.abc import Callable
from concurrent import futures
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import partial
from itertools import count
from types import TracebackType
from typing import Any, Generic, ParamSpec, TypeVar

from bridgetutor.cardplay.solving.jobs import Ticket
from bridgetutor.cardplay.solving.outcome import Answered, Outcome
from bridgetutor.cardplay.solving.service import SECONDS, Service
from bridgetutor.rules.faults import BridgeError

Returned = TypeVar("Returned")
Arguments = ParamSpec("Arguments")


@dataclass(frozen=True, slots=True)
class _Call(Generic[Returned]):
    """Any call, as a question."""

    call: Callable[[], Returned]

    def answer(self) -> Returned:
        """What it returns."""
        return self.call()


class Children(Executor):
    """So many children of this computer. What fails raises `BridgeError` from its future, with a traceback as a note.

    Leaving its block by an exception, such as that of Ctrl+C, ends them all at once.
    """

    def __init__(self, workers: int, *, seconds: float = SECONDS) -> None:
        self._service = Service(workers)
        self._seconds = seconds
        self._futures: set[Future[Any]] = set()
        self._topics = count()

    def submit(
        self, fn: Callable[Arguments, Returned], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Future[Returned]:
        """As every executor's; the call must be such as can be pickled."""
        future: Future[Returned] = Future()
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)
        question = _Call(partial(fn, *args, **kwargs))
        self._service.ask(str(next(self._topics)), question, partial(_settle, future), seconds=self._seconds)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends the children; after all calls are done, unless they are to be cancelled or not to be waited for."""
        if wait and not cancel_futures:
            futures.wait(tuple(self._futures))
        self._service.close()
        for future in tuple(self._futures):
            future.cancel()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.shutdown(cancel_futures=kind is not None)


def _settle(future: Future[Returned], _ticket: Ticket, outcome: Outcome[Returned]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if isinstance(outcome, Answered):
        future.set_result(outcome.answer)
        return
    error = BridgeError(outcome.says)
    if outcome.detail:
        error.add_note(outcome.detail)
    future.set_exception(error)
