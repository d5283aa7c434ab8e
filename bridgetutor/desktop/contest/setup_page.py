"""Which contest to play: how many boards, how many other tables, how it is scored; a set that was left; a friend's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.asking_button import AskingButton
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.games.contest import FIELDS, SIZES, Way
from bridgetutor.games.contest_words import about, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridgetutor.desktop.look import Look
    from bridgetutor.session.evening.screen import EveningScreen


@dataclass(frozen=True, slots=True)
class Order:
    """A fresh set."""

    way: Way
    boards: int
    tables: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A way to score, and where its set was left: None where none is under way. The last may have been `finished`."""

    way: Way
    left: EveningScreen | None
    finished: bool = False


class Numbers(QWidget):
    """One of a few numbers; `value` is the one chosen."""

    def __init__(self, look: Look, what: str, numbers: Sequence[int], value: int) -> None:
        super().__init__()
        self.value = value
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(4))
        column.addWidget(label(what, "soft"))
        row, flow = flow_row(gap=8)
        self.buttons = {number: self._button(look, what, number) for number in numbers}
        for button in self.buttons.values():
            flow.addWidget(button)
        column.addWidget(row)
        self._choose(value)

    def _button(self, look: Look, what: str, number: int) -> KeyButton:
        button = KeyButton("", "", look.theme, role="choice")
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setAccessibleName(f"{what}: {number}")
        button.clicked.connect(lambda: self._choose(number))
        return button

    def _choose(self, value: int) -> None:
        self.value = value
        for number, button in self.buttons.items():
            button.setChecked(number == value)
            # The tick says it without colour.
            button.setText(f"✓ {number}" if number == value else str(number))
            button.updateGeometry()


class SetupPage(ColumnPage):
    """`begun` carries an Order, `resumed` and `looked_at` the Way of a set that was left, or finished.

    `file_wanted` asks for a friend's set.
    """

    begun = Signal(object)
    resumed = Signal(object)
    looked_at = Signal(object)
    file_wanted = Signal()
    place = actions.PLAY.name

    def __init__(self, look: Look, offers: tuple[Offer, ...]) -> None:
        words = look.wording
        super().__init__(look, words.say("Duplicate against robots"), gap=16)
        self.column.addWidget(
            label(
                words.say(
                    "You play a set of boards; robots play the same boards at other tables meanwhile. After each "
                    "board you see what the others made of it."
                ),
                "body",
            )
        )
        self.boards = Numbers(look, words.say("Boards"), SIZES, SIZES[0])
        self.tables = Numbers(look, words.say("Other tables, for pairs"), FIELDS, FIELDS[1])
        self.column.addWidget(self.boards)
        self.column.addWidget(self.tables)
        self.buttons: dict[Way, KeyButton] = {}
        self.fresh: dict[Way, KeyButton] = {}
        self.ended: dict[Way, KeyButton] = {}
        for offer in offers:
            self.column.addWidget(self._card(offer, is_first=not self.buttons))
        row, flow = flow_row(gap=8)
        self.file = KeyButton(words.say("Play a friend's set …"), "", look.theme)
        self.file.clicked.connect(self.file_wanted)
        flow.addWidget(self.file)
        self.column.addWidget(row)
        self.column.addStretch()
        self.main = self.buttons[offers[0].way]

    def _card(self, offer: Offer, *, is_first: bool) -> QFrame:
        px, words, way = self._look.theme.px, self._look.wording, offer.way
        card = QFrame()
        card.setProperty("role", "panel")
        column = QVBoxLayout(card)
        column.setContentsMargins(px(24), px(20), px(24), px(20))
        column.setSpacing(px(8))
        column.addWidget(label(words.render(title(way)), "title"))
        column.addWidget(label(words.render(about(way)), "body"))
        if offer.left is not None:
            column.addWidget(label(self._where(offer.left), "soft"))
        row, flow = flow_row(gap=8, main_last=True)
        if offer.finished:
            self.ended[way] = self._button(words.say("Last results"), way, is_main=False)
            self.ended[way].clicked.connect(lambda: self.looked_at.emit(way))
            flow.addWidget(self.ended[way])
        begin = self._new_set(offer, is_main=is_first and offer.left is None)
        self.fresh[way] = self.buttons[way] = begin
        flow.addWidget(begin)
        if offer.left is not None:
            again = self._button(words.say("Continue"), way, is_main=is_first)
            again.clicked.connect(lambda: self.resumed.emit(way))
            self.buttons[way] = again
            flow.addWidget(again)
        column.addWidget(row)
        return card

    def _new_set(self, offer: Offer, *, is_main: bool) -> KeyButton:
        """One that is under way does not go without a word."""
        words, way = self._look.wording, offer.way

        def begin() -> None:
            self.begun.emit(Order(way, self.boards.value, self._tables(way)))

        if offer.left is None:
            button = self._button(words.say("New set"), way, is_main=is_main)
            button.clicked.connect(begin)
            return button
        question = words.say("The set under way ends: begin a new one?")
        asking = AskingButton(words.say("New set"), question, self._look.theme)
        asking.setAccessibleName(f"{words.say('New set')}: {words.render(title(way))}")
        asking.confirmed.connect(begin)
        return asking

    def _button(self, text: str, way: Way, *, is_main: bool) -> KeyButton:
        key = actions.NEXT.cap if is_main else ""
        button = KeyButton(text, key, self._look.theme, role="main" if is_main else "plain")
        button.setAccessibleName(f"{text}: {self._look.wording.render(title(way))}")
        return button

    def _tables(self, way: Way) -> int:
        return 1 if way is Way.TEAMS else self.tables.value

    def _where(self, left: EveningScreen) -> str:
        words, view = self._look.wording, left.contest
        if view is None:
            return ""
        if view.results is not None:
            return words.say("Played to the end; others are still playing")
        board = words.say("Board {n} of {of}", n=left.step, of=view.boards)
        return board if view.standing is None else f"{board} · {words.render(view.standing)}"
