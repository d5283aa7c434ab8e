"""A child process as its parent sees it: started, asked, ended."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.context import BaseContext
from threading import Lock
from typing import TypeVar

from bridgetutor.cardplay.solving import child
from bridgetutor.cardplay.solving.outcome import Outcome

_Received = TypeVar("_Received")

TICK = 0.1
"""Seconds between two looks at whether an answer is still wanted."""

# A process forked in the middle of another's start would keep its pipe open, and nobody would hear it die.
_starting = Lock()


class Gone(Exception):
    """The child died before it answered."""


class Unwanted(Exception):
    """Nobody waits for the answer any longer."""


class Child:
    """A process that can be asked; the caller waits. Raises `Gone` or `Unwanted`, and is then to be ended."""

    def __init__(self, context: BaseContext, folder: str, megabytes: int, *, yields: bool = False) -> None:
        with _starting:
            self._connection, other = context.Pipe()
            self._process = context.Process(  # type: ignore[attr-defined]  # every real context has it
                target=child.serve,
                args=(other, folder, megabytes),
                kwargs={"yields": yields},
                name="bridgetutor-solver",
                daemon=True,
            )
            self._process.start()
            other.close()
        self.pid: int | None = self._process.pid
        self._is_ready = False
        self.is_leaving = False
        """It has said that it answers nothing more."""

    def get_ready(self, is_wanted: Callable[[], bool]) -> None:
        """Wait until it has started; at once after the first time."""
        if not self._is_ready:
            self._wait(is_wanted)
            self._received(self._connection.recv_bytes)
            self._is_ready = True

    def answer(self, question: bytes, is_wanted: Callable[[], bool]) -> Outcome[object]:
        """The outcome of a pickled question."""
        self._received(lambda: self._connection.send_bytes(question))
        self._wait(is_wanted)
        outcome: Outcome[object] = self._received(self._connection.recv)
        self.is_leaving = self._received(self._connection.recv)
        return outcome

    def end(self) -> None:
        """End it, whatever it does, and leave nothing of it."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._connection.close()

    def _wait(self, is_wanted: Callable[[], bool]) -> None:
        while not self._connection.poll(TICK):
            if not is_wanted():
                raise Unwanted
            if not self._process.is_alive() and not self._connection.poll():
                raise Gone

    def _received(self, act: Callable[[], _Received]) -> _Received:
        try:
            return act()
        except (EOFError, OSError) as error:
            raise Gone from error
