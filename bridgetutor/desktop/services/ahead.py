"""The next question of a drill, made on a thread of its own while the learner thinks about this one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from random import Random
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.drill_walk import made

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from bridgetutor.session.choice import Posed
    from bridgetutor.teaching.drills.item import Item
    from bridgetutor.wording import Wording

PATIENCE = 0.15
"""Seconds for which a question that is not there yet is waited for before the page says so."""

MOST_FAILURES = 20
"""So many questions that cannot be made, one after the other, are a fault of ours."""


class Stopped(Exception):
    """The dice have been taken away."""


class Dice(Random):
    """The dice of a seed, until they are taken away: whoever throws them then stops.

    Whatever takes long to make is looked for among deals, and each deal is thrown.
    """

    def __init__(self, seed: int) -> None:
        self.taken = Event()
        super().__init__(seed)

    def random(self) -> float:
        """As of `Random`. Raises `Stopped`."""
        self._demand()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """As of `Random`. Raises `Stopped`."""
        self._demand()
        return super().getrandbits(k)

    def _demand(self) -> None:
        if self.taken.is_set():
            raise Stopped


class Ahead(QObject):
    """Questions of one drill, each chosen and made while the one before it is being answered.

    `choose` is asked on the thread of the window, with the question that is not answered yet. `drop` ends it all.
    """

    ready = Signal()
    """A question that had to be waited for is there."""
    _came = Signal(object, bool)

    def __init__(self, choose: Callable[[Posed | None], Posed], wording: Wording, parent: QObject) -> None:
        super().__init__(parent)
        self._choose, self._wording = choose, wording
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drill")
        self._items: dict[Posed, Item] = {}
        self._next: tuple[Posed, Dice, Future[bool]] | None = None
        self._is_waited_for = False
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def wanted(self) -> Posed | None:
        """The next question, and the one after it is begun; None where it is not there yet: `ready` tells of it.

        Raises `BridgeError` where one question after the other cannot be made.
        """
        for _ in range(MOST_FAILURES):
            posed, _, work = self._next or self._begin(None)
            wait((work,), PATIENCE)
            if posed in self._items:
                self._begin(posed)
                return posed
            if not work.done():
                self._is_waited_for = True
                return None
            self._begin(None)
        raise BridgeError(phrase("No question can be made"))

    def of(self, posed: Posed) -> Item:
        """The question, made already or now. Raises `BridgeError` where there is none of the kind."""
        found = self._items.pop(posed, None)
        return made(posed, self._wording, Random(posed.seed)) if found is None else found

    def drop(self) -> None:
        """Nobody wants a question any more; what is being made is given up, and its thread ends."""
        self._is_waited_for = False
        if self._next is not None:
            self._next[1].taken.set()
            self._next = None
        self._worker.shutdown(cancel_futures=True)

    def _begin(self, unanswered: Posed | None) -> tuple[Posed, Dice, Future[bool]]:
        posed = self._choose(unanswered)
        dice = Dice(posed.seed)
        self._next = posed, dice, self._worker.submit(self._make, posed, dice)
        return self._next

    def _make(self, posed: Posed, dice: Dice) -> bool:
        """On the worker's thread: whether it could be made."""
        try:
            self._items[posed] = made(posed, self._wording, dice)
        except (BridgeError, Stopped):
            self._came.emit(posed, False)
            return False
        self._came.emit(posed, True)
        return True

    def _tell(self, posed: Posed, is_made: bool) -> None:
        """On the thread of the window."""
        if self._next is None or self._next[0] != posed:
            return
        if not is_made:
            self._begin(None)
        elif self._is_waited_for:
            self._is_waited_for = False
            self.ready.emit()
