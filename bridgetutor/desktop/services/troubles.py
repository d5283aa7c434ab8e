"""Our own errors: logged with all we know, told in one sentence; the window goes on from its last state."""

from __future__ import annotations

import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetutor.desktop.services import report
from bridgetutor.desktop.services.log import LOGGER

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from bridgetutor.desktop.services.report import Situation

TOLD_AT_MOST = 20
"""The same error, such as one of painting, is logged and told so often and no more."""


class Troubles(QObject):
    """Takes the place of `sys.excepthook`, where Qt too hands in what a slot or an event has raised."""

    told = Signal(object)
    """A Report."""
    _written = Signal(object)

    def __init__(self, situation: Callable[[], Situation], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._situation = situation
        self._counts: dict[str, int] = {}
        self._before: Callable[..., object] | None = None
        # An error in another thread is told in this one.
        self._written.connect(self.told, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on errors come here."""
        self._before = sys.excepthook
        sys.excepthook = self.caught

    def remove(self) -> None:
        """Errors go where they went before."""
        if self._before is not None:
            sys.excepthook = self._before
            self._before = None

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None, /) -> None:
        """Log and tell an error. A stop from the keyboard stops, as ever."""
        if not issubclass(kind, Exception):
            (self._before or sys.__excepthook__)(kind, error, trace)
            return
        lines = "".join(traceback.format_exception(kind, error, trace))
        place = _place(kind, trace)
        self._counts[place] = self._counts.get(place, 0) + 1
        # Told again each time a learner's act fails, but not for each of a storm of paint events.
        if self._counts[place] > TOLD_AT_MOST:
            return
        LOGGER.error("%s", lines)
        what = f"{kind.__name__}: {error}"
        self._written.emit(report.write(what, lines, self._situation(), when=datetime.now(UTC)))


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{kind.__name__} {where}"
