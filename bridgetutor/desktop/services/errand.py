"""Something that takes a while, done beside the window: it can be stopped, and says in a sentence what came of it."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.phrase import Phrase

    Work = Callable[[Callable[[], bool]], Phrase | None]
    """Asks now and then whether it is still wanted; what came of it."""


class Errand(QObject):
    """One at a time. `done` carries a Phrase, or None where there is nothing to say."""

    done = Signal(object)
    _came = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._stopped = threading.Event()
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether one is under way."""
        return self._thread is not None

    def run(self, work: Work) -> None:
        """Do this, unless one is under way."""
        if self._thread is None:
            self._stopped.clear()
            self._thread = threading.Thread(target=self._do, args=(work,), name="errand")
            self._thread.start()

    def stop(self) -> None:
        """It is not wanted any more; wait for it to notice."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _do(self, work: Work) -> None:
        says: Phrase | None = phrase("That did not work. The mistake is the program's.")
        try:
            says = work(lambda: not self._stopped.is_set())
        except BridgeError as fault:
            says = fault.fault.says
        finally:  # an error of ours goes on to whoever reports it
            self._came.emit(says)

    def _tell(self, says: Phrase | None) -> None:
        if self._thread is not None:  # else it was stopped in the meantime
            self._thread.join()
            self._thread = None
            self.done.emit(says)
