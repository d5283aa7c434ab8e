"""Answers questions in child processes, so that a crash, a slow import or a hard deal never reaches who asks.

    service = Service()
    service.ask("hint", Candidates(positions), show)     # `show` is called in a thread of the service
    service.close()

Nothing is started before the first question.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from multiprocessing.reduction import ForkingPickler
from threading import Lock
from typing import TypeVar, cast

from bridgetutor.cardplay.question import Question
from bridgetutor.cardplay.solving.jobs import Job, Jobs, Ticket
from bridgetutor.cardplay.solving.outcome import Outcome
from bridgetutor.cardplay.solving.process import Child
from bridgetutor.cardplay.solving.worker import Worker

Answer = TypeVar("Answer")

SECONDS = 60.0
"""How long a question may take, unless it says otherwise. A rare deal takes minutes, and nothing else stops it."""

MEGABYTES = 320
"""A child that has grown larger is replaced when it has answered."""

IDLE = 300.0
"""Seconds without a question after which a child is let go."""


def workers_here() -> int:
    """As many as this computer has cores, less one for whoever asks; at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Service:
    """Children, each with one question at a time. Ask from any thread; close from any but the service's own.

    One that `yields` works where the computer has nothing else to do: no other service waits for it.
    `method` is how children are started: spawn, forkserver or fork, the last of which is not for a program of windows.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        megabytes: int = MEGABYTES,
        idle: float = IDLE,
        yields: bool = False,
        method: str = "spawn",
    ) -> None:
        self._most = workers_here() if workers is None else workers
        self._megabytes = megabytes
        self._idle = idle
        self._yields = yields
        self._context = multiprocessing.get_context(method)
        self._jobs = Jobs()
        self._numbers = count(1)
        self._workers: list[Worker] = []
        self._folder: str | None = None
        self._starting = Lock()

    def ask(
        self,
        topic: str,
        question: Question[Answer],
        then: Callable[[Ticket, Outcome[Answer]], None],
        *,
        seconds: float = SECONDS,
    ) -> Ticket:
        """Work it out and call `then` with ticket and outcome, in a thread of the service's; `then` must not raise.

        An earlier question on the same topic is cancelled, and its `then` not called any more. Raises `RuntimeError`
        once the service is closed, and whatever pickle raises for a question that cannot be pickled.
        """
        ticket = Ticket(topic, next(self._numbers))
        data = bytes(ForkingPickler.dumps(question))
        with self._starting:
            if self._jobs.is_closed:
                raise RuntimeError("the service is closed")
            told = cast("Callable[[Ticket, Outcome[object]], None]", then)
            if self._jobs.add(Job(ticket, data, told, seconds)):
                self._start_worker()
        return ticket

    def cancel(self, topic: str) -> None:
        """Whatever was asked on the topic is not wanted any more."""
        self._jobs.cancel(topic)

    def close(self) -> None:
        """Ends all children and threads, whatever they do, and waits for that; nothing is answered any more."""
        with self._starting:
            self._jobs.close()
        for worker in self._workers:
            worker.join()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
        atexit.unregister(self.close)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes of the children that are running now."""
        pids = (worker.pid for worker in self._workers)
        return tuple(pid for pid in pids if pid is not None)

    def _start_worker(self) -> None:
        """One more, if there may be more."""
        self._workers = [worker for worker in self._workers if worker.is_alive()]
        if len(self._workers) >= self._most:
            return
        if self._folder is None:
            self._folder = tempfile.mkdtemp(prefix="bridgetutor-")
            atexit.register(self.close)
        start = partial(Child, self._context, self._folder, self._megabytes, yields=self._yields)
        worker = Worker(self._jobs, start, idle=self._idle, number=len(self._workers) + 1)
        worker.start()
        self._workers.append(worker)
