"""What happens at the table by itself where the settings say so: tricks are taken away, singletons fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskCard

if TYPE_CHECKING:
    from bridgetutor.session.choice import Choice
    from bridgetutor.session.screen import TableView
    from bridgetutor.settings import Settings

BEFORE_A_SINGLETON = 400
"""Milliseconds in which one sees that it is one's turn."""

LOOK_AT_A_TRICK = 1500
"""Milliseconds that the last trick lies before a singleton is led, where tricks lie until Enter."""


class AtTable(Protocol):
    """What a screen says of the table."""

    @property
    def ask(self) -> object:
        """What is asked now, or None."""

    @property
    def table(self) -> TableView | None:
        """What lies there."""

    @property
    def trick_lies(self) -> bool:
        """Whether a complete trick waits to be taken away."""


def by_itself(screen: AtTable, settings: Settings, *, singles: bool) -> tuple[Choice, int] | None:
    """The choice that comes of itself, and after how many milliseconds; None where the learner chooses."""
    if screen.trick_lies:
        return (Action.NEXT, settings.collect_after * 1000) if settings.collect_after else None
    table = screen.table
    if not singles or not settings.play_single or table is None or not isinstance(screen.ask, AskCard):
        return None
    if len(table.playable) != 1:
        return None
    (card,) = table.playable
    leads = table.trick is not None and table.trick.is_complete
    wait = settings.collect_after * 1000 or LOOK_AT_A_TRICK
    return card, max(wait, BEFORE_A_SINGLETON) if leads else BEFORE_A_SINGLETON


class TableClock(QObject):
    """`due` carries the choice when its time has come; a new screen ends the wait for it."""

    due = Signal(object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._choice: Choice | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.due.emit(self._choice))

    def show(self, screen: AtTable, *, singles: bool) -> None:
        """Wait for what comes of itself from this screen on."""
        self._timer.stop()
        found = by_itself(screen, self._settings, singles=singles)
        if found is not None:
            self._choice, wait = found
            self._timer.start(wait)
