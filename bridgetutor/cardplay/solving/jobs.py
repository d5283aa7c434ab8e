"""The questions that wait for a child process: who is next, and which are not wanted any more."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition
from typing import NamedTuple

from bridgetutor.cardplay.solving.outcome import Outcome


class Ticket(NamedTuple):
    """A question that was asked; no two of a service are the same."""

    topic: str
    number: int


@dataclass(slots=True, eq=False)
class Job:
    """A question on its way. `data` is the pickled question; `then` is told the outcome unless the job is cancelled."""

    ticket: Ticket
    data: bytes
    then: Callable[[Ticket, Outcome[object]], None]
    seconds: float
    is_cancelled: bool = False


class Jobs:
    """A queue, for any number of threads. Of one topic only the latest job is wanted."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._waiting: deque[Job] = deque()
        self._latest: dict[str, Job] = {}
        self._takers = 0
        self.is_closed = False

    def add(self, job: Job) -> bool:
        """Queue it in place of an earlier one on its topic; whether nobody is free to take it."""
        with self._changed:
            self._cancel(job.ticket.topic)
            self._latest[job.ticket.topic] = job
            self._waiting.append(job)
            self._changed.notify()
            return self._takers < len(self._waiting)

    def cancel(self, topic: str) -> None:
        """What was asked on the topic is not wanted any more."""
        with self._changed:
            self._cancel(topic)

    def take(self, timeout: float | None) -> Job | None:
        """The next job, waited for; None where there is none within so many seconds, or no more at all."""
        with self._changed:
            self._takers += 1
            self._changed.wait_for(lambda: self._waiting or self.is_closed, timeout)
            self._takers -= 1
            if not self._waiting:
                return None
            return self._waiting.popleft()

    def done(self, job: Job, outcome: Outcome[object]) -> None:
        """The job has come to this: tell whoever asked, if it is still wanted."""
        with self._changed:
            if job.is_cancelled or self.is_closed:
                return
            del self._latest[job.ticket.topic]
        job.then(job.ticket, outcome)

    def close(self) -> None:
        """Nothing is wanted any more."""
        with self._changed:
            self.is_closed = True
            self._waiting.clear()
            self._latest.clear()
            self._changed.notify_all()

    def _cancel(self, topic: str) -> None:
        job = self._latest.pop(topic, None)
        if job is not None:
            job.is_cancelled = True
            if job in self._waiting:
                self._waiting.remove(job)
