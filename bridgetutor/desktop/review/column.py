"""The column beside the table: how far the look back is, the cards worth a second look, what is said of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QVBoxLayout, QWidget

from bridgetutor.cardplay.verdicts import that_matter
from bridgetutor.desktop import actions, key_caps
from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.flow import Flow
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.bottom_row import GAP
from bridgetutor.desktop.lesson.progress import ProgressBar
from bridgetutor.desktop.page import label, scrolling
from bridgetutor.session.looking_back.rows import headed
from bridgetutor.session.looking_back.words import says_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.looking_back import LookingBack


MARGIN = 20
"""Round the whole, in pixels."""


class Cards(QListWidget):
    """The list. Enter is the main button's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, down and letters are the list's own."""
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReviewColumn(QFrame):
    """`asked` carries the Command of the button pressed, `chosen` the row of the list."""

    asked = Signal(object)
    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None, *, can_play_on: bool = False) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "column")
        say = look.wording
        self._heading = label(say.say("Looking back"), "heading")
        self.progress = label("", "soft")
        self.bar = ProgressBar(look.theme)
        self.cards = Cards()
        self.cards.setAccessibleName(say.say("Worth a second look"))
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.cards.currentRowChanged.connect(self._row_changed)
        self.said = label("", "body")
        self.leave = self._button(actions.LEAVE, "plain")
        self.why = self._button(actions.WHY, "plain")
        self.every = self._button(actions.EVERY_CARD, "plain")
        self.every.setCheckable(True)
        self.save = self._button(actions.SAVE, "plain")
        self.lesson = self._button(actions.LESSON, "plain")
        self.lesson.hide()
        self.play_on = self._button(actions.TRY, "plain")
        self.play_on.setText(say.say("Play on"))
        if not can_play_on:
            self.play_on.hide()
        self.main = self._button(actions.NEXT, "main")
        self._lay_out()

    def _lay_out(self) -> None:
        """The buttons stay in sight; with large type in a low window the rest scrolls."""
        column, outer, row = QVBoxLayout(body := QWidget()), QVBoxLayout(self), Flow(gap=GAP, main_last=True)
        column.setContentsMargins(0, 0, 0, 0)
        outer.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        for layout in (column, outer):
            layout.setSpacing(self._look.theme.px(10))
        for widget in (self._heading, self.progress, self.bar):
            column.addWidget(widget)
        column.addWidget(self.cards, 1)
        column.addWidget(self.said)
        self._area = scrolling(body)
        self._area.verticalScrollBar().rangeChanged.connect(self._to_said)
        outer.addWidget(self._area, 1)
        for button in (*self._secondary, self.main):
            row.addWidget(button)
        outer.addLayout(row)
        self._row = row

    @property
    def _secondary(self) -> tuple[KeyButton, ...]:
        return self.leave, self.save, self.every, self.why, self.play_on, self.lesson

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The keys stand on the buttons where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        key_caps.fit(
            self._row,
            self._secondary,
            within=self.size().shrunkBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN)),
            theme=self._look.theme,
        )

    def _to_said(self) -> None:
        """What is said of the card that was chosen comes into sight, its beginning above all."""
        bar, place = self._area.verticalScrollBar(), self.said.geometry()
        if place.bottom() > bar.value() + self._area.viewport().height():
            bar.setValue(place.top())

    def _button(self, command: Command, role: str) -> KeyButton:
        wording = self._look.wording
        button = KeyButton(wording.render(command.label), command.cap, self._look.theme, role=role, snug=True)
        button.setObjectName(command.name)
        button.setToolTip(command.tip(wording))
        button.clicked.connect(lambda: self.asked.emit(command))
        return button

    def _row_changed(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)

    def show_moment(self, moment: LookingBack, trouble: Phrase | None) -> None:
        """Show how far it is and what is on the table; `trouble` is why it goes no further."""
        say = self._look.wording
        done, total = len(moment.verdicts), moment.total
        self.bar.show_step(done, total)
        self.bar.setVisible(trouble is None and done < total)
        self.progress.setText(self._told(moment) if trouble is None else say.render(trouble))
        self._list([say.render(headed(row)) for row in moment.rows], moment.row)
        self.said.setText("\n\n".join(map(say.render, says_of(moment))))
        self._to_said()
        self.every.setChecked(moment.every)
        self.why.setEnabled(moment.counter is not None and moment.shown is None)
        self.play_on.setEnabled(moment.verdict is not None)
        self.main.setText(say.say("Next") if moment.shown is None else say.say("Next card"))
        self.main.setEnabled(moment.shown is not None or self.has_next(moment))

    def show_lesson(self, title: str | None) -> None:
        """Offer the lesson of that title; None where there is none on this card."""
        self.lesson.setVisible(title is not None)
        self._fit()
        if title is not None:
            says = self._look.wording.say("There is a lesson on this: “{title}”.", title=title)
            self.said.setText(f"{self.said.text()}\n\n{says}")

    def _list(self, lines: list[str], row: int | None) -> None:
        """Mostly lines are added at the end; what is looked at stays chosen, and where the list is scrolled to."""
        before = [self.cards.item(place).text() for place in range(self.cards.count())]
        with QSignalBlocker(self.cards):
            if lines[: len(before)] == before:
                self.cards.addItems(lines[len(before) :])
            else:
                self.cards.clear()
                self.cards.addItems(lines)
            if row is not None and row != self.cards.currentRow():
                self.cards.setCurrentRow(row)

    def has_next(self, moment: LookingBack) -> bool:
        """Whether another line of the list comes after the one that is looked at."""
        return (-1 if moment.row is None else moment.row) + 1 < len(moment.rows)

    def _told(self, moment: LookingBack) -> str:
        say, done = self._look.wording, len(moment.verdicts)
        if done < moment.total:
            return say.say("Looking at card {n} of {of} …", n=done + 1, of=moment.total)
        if not moment.total:
            return say.say("Of this hand there was only the auction.")
        worth_a_look = len(that_matter(moment.verdicts))
        if not worth_a_look:
            return say.say("Nothing was amiss: every card was as good as any by what you could know.")
        return say.count(
            "{n} card is worth a second look.", "{n} cards are worth a second look.", n=worth_a_look
        )
