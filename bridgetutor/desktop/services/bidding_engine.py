"""The bidding engine on a thread of its own: its first use takes a second, and asking about a call stalls nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridgetutor.desktop.services.afterwards import afterwards

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from bridgetutor.teaching.by_system import Wanted


LEAST_WAIT = 0.15
"""Seconds that pass before it is worth saying what is waited for."""


class BiddingEngine(QObject):
    """One thing at a time, in order; a question that waits is dropped for the next one. `end` waits for the thread."""

    told = Signal(object, object)
    """A `Wanted`, and what each call would mean there."""
    _built = Signal(object)
    """What is to be done now that a system has been built."""

    def __init__(self) -> None:
        super().__init__()
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bidding")
        self._wanted: Wanted | None = None
        self._question: Future[None] | None = None
        self._built.connect(lambda later: later())

    def get_ready(self, system: str) -> None:
        """Build the system while the learner reads."""
        from bridgetutor.teaching import by_system

        self._worker.submit(by_system.get_ready, system)

    def is_ready(self, systems: tuple[str, str], later: Callable[[], None]) -> bool:
        """Whether both sides' systems are built, or will be in `LEAST_WAIT` seconds; else `later` is called then."""
        from bridgetutor.teaching import by_system

        building = self._worker.submit(by_system.get_ready, *systems)
        done, _ = wait((building,), LEAST_WAIT)
        if not done:
            building.add_done_callback(lambda _: self._built.emit(later))
        return bool(done)

    def ask(self, wanted: Wanted) -> None:
        """Work out what the calls would mean, once what is asked is on the screen; `told` says it."""
        if self._question is not None:
            self._question.cancel()
        self._wanted = wanted
        afterwards(self, self._begin)

    def _begin(self) -> None:
        if self._wanted is not None:
            self._question, self._wanted = self._worker.submit(self._answer, self._wanted), None

    def _answer(self, wanted: Wanted) -> None:
        # On the worker's thread: the signal is delivered on that of whoever listens.
        self.told.emit(wanted, wanted.meanings())

    def end(self) -> None:
        """Nothing is worked out any more."""
        self._wanted = None
        self._worker.shutdown(cancel_futures=True)
