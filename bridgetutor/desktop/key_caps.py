"""The keys on a row of buttons: they stand there as long as the buttons leave room to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from bridgetutor.desktop.flow import Flow
    from bridgetutor.desktop.key_button import KeyButton
    from bridgetutor.desktop.theme import Theme

MOST_ROWS, ROOM_FOR_MORE = 2, 520
"""Where the buttons would take more rows than that, and leave less height at 100 % than that, their keys stand in the
tool tips alone."""


def fit(row: Flow, buttons: Sequence[KeyButton], *, within: QSize, theme: Theme) -> None:
    """Show the keys on these buttons of the row, or none of them; `within` is the room of row and text together."""
    _show(buttons, shown=True)
    left = within.height() - row.heightForWidth(within.width())
    if left < theme.px(ROOM_FOR_MORE) and row.rows_within(within.width()) > MOST_ROWS:
        _show(buttons, shown=False)


def _show(buttons: Sequence[KeyButton], *, shown: bool) -> None:
    for button in buttons:
        button.show_cap(shown=shown)
