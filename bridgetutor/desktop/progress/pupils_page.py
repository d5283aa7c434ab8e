"""The teacher's page: pupils' exported records side by side, only to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import Page, label, scrolling
from bridgetutor.desktop.progress.pupils import side_by_side
from bridgetutor.desktop.progress.sheet import Sheet
from bridgetutor.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import tzinfo

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.progress.pupils import Pupil


class PupilsPage(Page):
    """A column for each pupil. `figure_chosen` carries the `Pupil`, the `Field`, and its title."""

    left = Signal()
    figure_chosen = Signal(object, object, str)
    place = actions.HOME.name

    def __init__(self, look: Look, found: tuple[Pupil, ...], titles: Mapping[str, str], zone: tzinfo) -> None:
        super().__init__()
        self._found = found
        words, px = look.wording, look.theme.px
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, px(24), 24, px(24))
        column.setSpacing(px(12))
        column.addWidget(label(words.say("Your pupils"), "heading"))
        about = words.say("Read from the files they have exported. Nothing of it enters your own record.")
        column.addWidget(label(about, "body"))
        column.addWidget(label(words.say("Choose a figure for the answers behind it."), "soft"))
        locale = QLocale(words.language)
        days = {day for pupil in found for day in pupil.figures.days}
        dates = {day: locale.toString(QDate(day.year, day.month, day.day), "d MMM yyyy") for day in days}

        def said(field: str | Phrase) -> str:
            return words.render(field) if isinstance(field, Phrase) else words.quoted(field)

        self._rows = [(said(head), fields) for head, fields in side_by_side(found, titles, dates, zone)]
        rows = [(head, *(said(field.says) for field in fields)) for head, fields in self._rows]
        heads = (words.say("Skill"), *(words.quoted(pupil.name) for pupil in found))
        self.sheet = Sheet(words.say("Your pupils"), heads, rows, look, even=True)
        self.sheet.field_chosen.connect(self._choose)
        column.addWidget(self.sheet)
        self.main = KeyButton(words.say("Back"), actions.NEXT.cap, look.theme, role="main")
        self.main.clicked.connect(self.left)
        column.addWidget(self.main, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(content))

    def _choose(self, row: int, column: int) -> None:
        """The first column names what the figures tell; nothing lies behind it."""
        if not column:
            return
        head, fields = self._rows[row]
        pupil = self._found[column - 1]
        self.figure_chosen.emit(pupil, fields[column - 1], f"{pupil.name}: {head}")

    def perform(self, command: Command) -> bool:
        """Enter and Esc lead back."""
        if command in {actions.NEXT, actions.LEAVE}:
            self.left.emit()
            return True
        return False

    def start_focus(self) -> None:
        """On the table."""
        self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)
