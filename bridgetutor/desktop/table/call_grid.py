"""The calls of the bidding box in rows: where each stands, how large its letters are, where the arrow keys lead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt

from bridgetutor.desktop.table.call_button import CallButton
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Call

ROWS: tuple[tuple[Call, ...], ...] = (
    *(BIDS[5 * row : 5 * row + 5] for row in range(7)),
    (PASS, DOUBLE, REDOUBLE),
)
"""From the top down, each from left to right."""

GAP = 5
"""Between calls, in pixels."""

STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""The arrow keys: so many rows down, so many calls across."""


@dataclass(frozen=True, slots=True)
class CallGrid:
    """The button of each call."""

    buttons: Mapping[Call, CallButton]

    @staticmethod
    def size(width: int, height: int) -> QSize:
        """The room that calls of this size take."""
        return QSize(5 * width + 4 * GAP, len(ROWS) * (height + GAP))

    def stand(self, room: QRect) -> None:
        """Rows of equal height, each filled by its calls from edge to edge."""
        down = room.height() / len(ROWS)
        for row, calls in enumerate(ROWS):
            width = (room.width() + GAP) / len(calls)
            for at, call in enumerate(calls):
                left, right = round(at * width), round((at + 1) * width) - GAP
                top, bottom = round(row * down), round((row + 1) * down) - GAP
                self.buttons[call].setGeometry(room.x() + left, room.y() + top, right - left, bottom - top)
        for same in (BIDS, ROWS[-1]):
            self._set_type(same)

    def _set_type(self, calls: Iterable[Call]) -> None:
        """The largest letters that fit all of these calls."""
        buttons = [self.buttons[call] for call in calls]
        size = min(button.fitting(button.width() - 6)[0] for button in buttons)
        for button in buttons:
            button.set_type(size)

    def focused(self) -> CallButton | None:
        """The call that the keyboard is at."""
        return next((button for button in self.buttons.values() if button.hasFocus()), None)

    def step(self, down: int, across: int) -> bool:
        """To the next call in that direction that can be made; the first one where none is in focus."""
        at = self.focused()
        if at is None:
            found = next((button for button in self.buttons.values() if button.isEnabled()), None)
        else:
            found = self._beyond(at, down, across)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return found is not None or at is not None

    def _beyond(self, at: CallButton, down: int, across: int) -> CallButton | None:
        here = at.geometry().center()
        ahead = [
            (abs(dx) + abs(dy) + (abs(dx) if down else abs(dy)), button)
            for button in self.buttons.values()
            for dx, dy in [
                (button.geometry().center().x() - here.x(), button.geometry().center().y() - here.y())
            ]
            if button.isEnabled() and (dx * across > 0 and abs(dy) < 4 if across else dy * down > 0)
        ]
        return min(ahead, key=lambda found: found[0])[1] if ahead else None
