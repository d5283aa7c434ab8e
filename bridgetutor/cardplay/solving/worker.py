"""One worker of the service: a thread that waits for the answers of one child process, and replaces it when it must."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from threading import Thread

from bridgetutor.cardplay.solving.jobs import Job, Jobs
from bridgetutor.cardplay.solving.outcome import Failed, Outcome
from bridgetutor.cardplay.solving.process import Child, Gone, Unwanted
from bridgetutor.phrase import counted, phrase

TRIES = 2
"""A question is asked again where a child has died over it, and then given up."""

SECONDS_TO_START = 60
"""A child on a busy computer may take its time; one that has not started by then never will."""

GRACE = 0.3
"""Seconds that a cancelled question may go on before its child is ended: a new child costs as much."""


class Worker(Thread):
    """Does jobs until there are no more. Its child starts with the first job, and ends after `idle` seconds without."""

    def __init__(self, jobs: Jobs, start_child: Callable[[], Child], *, idle: float, number: int) -> None:
        super().__init__(name=f"solving-{number}", daemon=True)
        self._jobs = jobs
        self._start_child = start_child
        self._idle = idle
        self._child: Child | None = None

    @property
    def pid(self) -> int | None:
        """The process of its child."""
        child = self._child
        return None if child is None else child.pid

    def run(self) -> None:
        """The thread."""
        _leave_interrupts_to_the_main_thread()
        try:
            while not self._jobs.is_closed:
                job = self._jobs.take(None if self._child is None else self._idle)
                if job is None:
                    self._end_child()
                else:
                    self._jobs.done(job, self._outcome(job))
        finally:
            self._end_child()

    def _outcome(self, job: Job) -> Outcome[object]:
        for _ in range(TRIES):
            try:
                return self._asked(job)
            except Gone:
                self._end_child()
            except Unwanted:
                self._end_child()
                says = counted(
                    "This took longer than {n} second and was given up",
                    "This took longer than {n} seconds and was given up",
                    n=round(job.seconds),
                )
                return Failed(says)
        return Failed(
            phrase("The solver stopped in the middle of this, and again when it was asked once more")
        )

    def _asked(self, job: Job) -> Outcome[object]:
        if self._child is None:
            self._child = self._new_child()
        child = self._child
        child.get_ready(self._wanted(job, SECONDS_TO_START))
        outcome = child.answer(job.data, self._wanted(job, job.seconds))
        if child.is_leaving:
            self._end_child()
        return outcome

    def _new_child(self) -> Child:
        try:
            return self._start_child()
        except OSError as error:  # no room for one more process
            raise Gone from error

    def _wanted(self, job: Job, seconds: float) -> Callable[[], bool]:
        """Whether to go on waiting; a cancelled job has a moment to end by itself, which spares a new child."""
        until = time.monotonic() + seconds

        def is_wanted() -> bool:
            nonlocal until
            now = time.monotonic()
            if job.is_cancelled:
                until = min(until, now + GRACE)
            return now < until and not self._jobs.is_closed

        return is_wanted

    def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _leave_interrupts_to_the_main_thread() -> None:
    """Children inherit this: Ctrl+C in the terminal, which all processes get, ends none of them while it starts."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
