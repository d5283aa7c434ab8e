"""What the record adds up to, at once where little is new; a long record is read beside the window."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetutor.desktop.services.log import LOGGER

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from bridgetutor.progress.figures import Figures
    from bridgetutor.progress.figures_kept import Counting
    from bridgetutor.progress.folding import Entry, Mark
    from bridgetutor.progress.keeping import Mastering
    from bridgetutor.progress.mastery import Learned
    from bridgetutor.progress.store import Store

AT_ONCE = 2000
"""So many new attempts are read while the learner waits: a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a learner's attempts add up to, and what was learned."""

    figures: Figures
    learned: Learned


class _Ended(Exception):
    """Nobody waits for it any more."""


class Accounts(QObject):
    """`ready` tells that `account` has one now. `end` ends what is still being read."""

    ready = Signal()
    damaged = Signal()
    """The record that was examined is not sound."""
    _finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader: threading.Thread | None = None
        self._ended = threading.Event()
        self._read = False
        self._examiner: threading.Thread | None = None
        self._stop_examining: Callable[[], None] | None = None
        self._finished.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def account(self, store: Store | None, learner: str) -> Account | None:
        """What the record tells by now; None while much of it must be read first, until `ready`."""
        from bridgetutor.progress import figures, mastery
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.folding import to_read, worked_out

        if store is None:
            return Account(figures.NOTHING, mastery.NOTHING)
        counting, mastering = folds()
        try:
            new = max(to_read(store, learner, counting), to_read(store, learner, mastering))
            if new > AT_ONCE and not self._read:
                self._begin(store.path, learner)
                return None
            return Account(worked_out(store, learner, counting), worked_out(store, learner, mastering))
        except StoreFault as fault:  # the next answer that is to be written tells the learner
            LOGGER.warning("record: %s", fault)
            return Account(figures.NOTHING, mastery.NOTHING)

    def learned(self, store: Store | None, learner: str) -> Learned:
        """What was learned by now; while much must be read first, what was known before, by another formula perhaps.

        Nobody who opens a drill waits for it: `ready` tells when all of it is known.
        """
        from bridgetutor.progress import mastery
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.folding import last_known, to_read, worked_out

        if store is None:
            return mastery.NOTHING
        _, mastering = folds()
        try:
            if to_read(store, learner, mastering) > AT_ONCE and not self._read:
                self._begin(store.path, learner)
                return last_known(store, learner, mastering)
            return worked_out(store, learner, mastering)
        except StoreFault as fault:  # the next answer that is to be written tells the learner
            LOGGER.warning("record: %s", fault)
            return mastery.NOTHING

    def forget(self) -> None:
        """Another learner is here: a long record is read once more."""
        self._read = False

    def end(self) -> None:
        """Stop reading and examining, and wait for that."""
        self._ended.set()
        if self._examiner is not None:
            with suppress(sqlite3.ProgrammingError):  # it has just come to its end
                (self._stop_examining or _nothing)()
            self._examiner.join()
            self._examiner = None
        if self._reader is not None:
            self._reader.join()
            self._reader = None

    def examine(self, path: Path) -> None:
        """Look for damage in a record that is too large for that to be waited for."""
        self._examiner = threading.Thread(target=self._look_through, args=(path,), name="examination")
        self._examiner.start()

    def _look_through(self, path: Path) -> None:
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.opening import examined

        try:
            problems = examined(path, begun=self._examining)
        except StoreFault as fault:
            LOGGER.warning("record: %s", fault)
            return
        if problems:
            LOGGER.warning("record: %s", "; ".join(problems))
            self.damaged.emit()

    def _examining(self, stop: Callable[[], None]) -> None:
        self._stop_examining = stop
        if self._ended.is_set():
            stop()

    def _begin(self, path: Path, learner: str) -> None:
        if self._reader is None:
            self._reader = threading.Thread(target=self._go_through, args=(path, learner), name="accounts")
            self._reader.start()

    def _go_through(self, path: Path, learner: str) -> None:
        """In a thread of its own, with a connection of its own: the record is bound to the thread that opened it."""
        from bridgetutor.progress.faults import StoreFault
        from bridgetutor.progress.folding import worked_out
        from bridgetutor.progress.store import Store

        counting, mastering = folds()
        try:
            with Store.open(path, now=datetime.now(UTC)) as store:
                log = _Interruptible(store, self._ended)
                worked_out(log, learner, counting)
                worked_out(log, learner, mastering)
        except StoreFault as fault:
            LOGGER.warning("record: %s", fault)
        except _Ended:
            return
        self._finished.emit()

    def _tell(self) -> None:
        if self._reader is not None:
            self._reader.join()
            self._reader = None
        self._read = True  # a record that cannot keep what was read is read again, but not again and again
        self.ready.emit()


def folds() -> tuple[Counting, Mastering]:
    """What is worked out of every record."""
    from bridgetutor.progress.figures_kept import Counting
    from bridgetutor.progress.keeping import Mastering
    from bridgetutor.session import skills
    from bridgetutor.session.aims import NAMING, concepts_of

    zone = datetime.now().astimezone().tzinfo or UTC
    return Counting(skills.skill_of, skills.NAMING, zone), Mastering(concepts_of, NAMING)


def _nothing() -> None:
    """Nothing has begun that could be stopped."""


class _Interruptible:
    """A `Log` that ends in the middle when nobody waits any more."""

    def __init__(self, store: Store, ended: threading.Event) -> None:
        self._store, self._ended = store, ended
        self.mark, self.is_mark, self.kept, self.keep = store.mark, store.is_mark, store.kept, store.keep

    def entries(self, learner: str, since: Mark, to: Mark) -> Generator[Entry, None, None]:
        """As of the store's own."""
        with closing(self._store.entries(learner, since, to)) as entries:
            for entry in entries:
                if self._ended.is_set():
                    raise _Ended
                yield entry
