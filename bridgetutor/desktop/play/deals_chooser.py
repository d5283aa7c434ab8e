"""Where the deals of an evening come from: any cards, a theme, one's own words, a file, one's own mistakes."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QVBoxLayout, QWidget

from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.desktop.play.choices import ChoiceRow
from bridgetutor.desktop.play.own_mistakes import OwnMistakes
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.evening.from_file import opened
from bridgetutor.session.evening.themes import ANOTHER, DEGREES, THEMES, Theme, named

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.evening.arrangement import Arrangement
    from bridgetutor.session.mistakes import ToPlay


class Kind(Enum):
    """Where they come from."""

    ANY = "any"
    THEME = "theme"
    WORDS = "words"
    FILE = "file"
    MISTAKES = "mistakes"


_KINDS = (
    (Kind.ANY, phrase("Any cards")),
    (Kind.THEME, phrase("A theme")),
    (Kind.WORDS, phrase("Hands like these")),
    (Kind.FILE, phrase("A file of boards")),
    (Kind.MISTAKES, phrase("Yesterday's mistakes")),
)


class DealsChooser(QWidget):
    """`changed` when a part of it comes or goes. `on` puts the choice on an arrangement."""

    changed = Signal()

    def __init__(self, look: Look, arrangement: Arrangement, waiting: ToPlay) -> None:
        """`waiting` are the mistakes that can be played again."""
        super().__init__()
        self._look = look
        self._boards, self._first = arrangement.boards, arrangement.first
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(10))
        self.kind = ChoiceRow(phrase("The deals"), _KINDS, _kind_of(arrangement), look, name="deals")
        self.kind.chosen.connect(self._show)
        column.addWidget(self.kind)
        self.mistakes = OwnMistakes(look, arrangement, waiting)
        for part in (self._theme(arrangement), self._words(arrangement), self._file(), self.mistakes):
            column.addWidget(part)
        self._show()

    def _theme(self, arrangement: Arrangement) -> QWidget:
        part, column = self._part()
        themes = tuple((theme, theme.title) for theme in (*THEMES, ANOTHER))
        theme = next((each for each in THEMES if each.is_that_of(arrangement)), None)
        name = arrangement.agreement or arrangement.technique
        in_force = theme or (ANOTHER if name else THEMES[0])
        self.theme: ChoiceRow[Theme] = ChoiceRow(phrase("About"), themes, in_force, self._look, name="theme")
        self.theme.chosen.connect(self._show)
        self.name = self._field(
            phrase("The name of a convention or of a technique of play, such as: cue bids")
        )
        if theme is None:
            self.name.setText(name)
        self.degree: ChoiceRow[str] = ChoiceRow(
            phrase("The calls"), DEGREES, arrangement.difficulty, self._look, name="degree"
        )
        for widget in (self.theme, self.name, self.degree):
            column.addWidget(widget)
        self._theme_part = part
        return part

    def _words(self, arrangement: Arrangement) -> QWidget:
        part, column = self._part()
        says = phrase("What the hands are like: South: 15-17 balanced; North: 8+ points, 4+ hearts")
        column.addWidget(label(self._look.wording.render(says), "soft"))
        self.words = self._field(says)
        self.words.setText(arrangement.want)
        column.addWidget(self.words)
        self._words_part = part
        return part

    def _file(self) -> QWidget:
        part, column = self._part()
        row, flow = flow_row(gap=8)
        self.browse = KeyButton(self._look.wording.say("Choose a file …"), "", self._look.theme)
        self.browse.clicked.connect(self._ask_for_file)
        self._file_name = label("", "body")
        flow.addWidget(self.browse)
        column.addWidget(row)
        column.addWidget(self._file_name)
        self._file_part = part
        return part

    def _part(self) -> tuple[QWidget, QVBoxLayout]:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.theme.px(6))
        return part, column

    def _field(self, says: Phrase) -> QLineEdit:
        px, text = self._look.theme.px, self._look.wording.render(says)
        field = QLineEdit()
        field.setMinimumHeight(max(44, px(44)))
        field.setPlaceholderText(text)
        field.setAccessibleName(text)
        field.setProperty("role", "words")
        return field

    def _ask_for_file(self) -> None:
        words = self._look.wording
        path, _ = QFileDialog.getOpenFileName(
            self, words.say("A file of boards"), self._boards, "*.pbn *.lin *.json *.jsonl"
        )
        if path:
            self._boards, self._first = path, 1
            self._show()

    def _show(self) -> None:
        """Only what belongs to the choice."""
        kind, words = self.kind.value, self._look.wording
        self._theme_part.setVisible(kind is Kind.THEME)
        self._words_part.setVisible(kind is Kind.WORDS)
        self._file_part.setVisible(kind is Kind.FILE)
        self.mistakes.setVisible(kind is Kind.MISTAKES)
        self.name.setVisible(self.theme.value == ANOTHER)
        self.degree.setVisible(not self.theme.value.technique)
        name = words.quoted(Path(self._boards).name) if self._boards else ""
        if self._first > 1:
            name = words.say("{file}, from board {n} on", file=name, n=self._first)
        self._file_name.setText(name)
        self._file_name.setVisible(bool(name))
        self.changed.emit()

    def offer_mistakes(self, *, offered: bool) -> None:
        """Only where hands are scored one by one: each has its own dealer and vulnerability."""
        self.kind.offer(Kind.MISTAKES, offered=offered)

    def on(self, arrangement: Arrangement) -> Arrangement:
        """The table with the deals chosen here. Raises `BridgeError` where a name is unknown or nothing was written."""
        plain = arrangement.with_any_deals
        match self.kind.value:
            case Kind.ANY:
                return plain
            case Kind.WORDS:
                return replace(plain, want=_written(self.words))
            case Kind.FILE:
                return _with_boards(plain, self._boards, self._first)
            case Kind.MISTAKES:
                return self.mistakes.on(plain)
            case Kind.THEME:
                theme = self.theme.value
                found = named(_written(self.name), plain) if theme == ANOTHER else theme.on(plain)
                return found if found.technique else replace(found, difficulty=self.degree.value)

    @property
    def where_faults_are(self) -> QWidget:
        """Where the next input is expected when something of this is wrong."""
        match self.kind.value:
            case Kind.WORDS:
                return self.words
            case Kind.FILE:
                return self.browse
            case Kind.THEME if self.theme.value == ANOTHER:
                return self.name
            case _:
                return self.kind.buttons[self.kind.value]


def _kind_of(arrangement: Arrangement) -> Kind:
    if arrangement.mistakes:
        return Kind.MISTAKES
    if arrangement.boards:
        return Kind.FILE
    if arrangement.want:
        return Kind.WORDS
    return Kind.THEME if any((*arrangement.shown, arrangement.technique)) else Kind.ANY


def _written(field: QLineEdit) -> str:
    text = field.text().strip()
    if not text:
        raise BridgeError(phrase("Write here what the deals are to be like"))
    return text


def _with_boards(arrangement: Arrangement, path: str, first: int) -> Arrangement:
    """With the boards of the file, whose own dealers and vulnerability count where each is scored by itself."""
    if not path:
        raise BridgeError(phrase("Choose the file whose boards you want to play"))
    found = opened(path, first)
    return replace(arrangement, boards=path, first=first, conditions=found.conditions)
