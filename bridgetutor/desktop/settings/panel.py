"""The switches there are, in one panel under the gear; each changes the program at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from bridgetutor.desktop.actions import APPEARANCE, DECK, LARGER, SMALLER, Command
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label, scrolling
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.settings import SETTINGS

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.settings import Value


@dataclass(frozen=True, slots=True)
class Switch:
    """One setting and what it can be set to, in words; `command` does it by a key."""

    name: str
    label: Phrase
    choices: tuple[tuple[Value, Phrase], ...]
    command: Command | None = None
    explained: bool = False
    """Whether its sentence stands under it: the words of the choices alone would not tell."""


_ON_OFF: tuple[tuple[Value, Phrase], ...] = ((True, phrase("On")), (False, phrase("Off")))

SWITCHES = (
    Switch(
        "appearance",
        phrase("Appearance"),
        (("light", phrase("Light")), ("dark", phrase("Dark")), ("system", phrase("As the system"))),
        APPEARANCE,
    ),
    Switch(
        "deck",
        phrase("Card colours"),
        (
            ("two", phrase("Two")),
            ("four", phrase("Four")),
            ("four-blue", phrase("Four, blue diamonds")),
            ("colour-blind", phrase("For the colour-blind")),
        ),
        DECK,
    ),
    Switch("strict", phrase("Play in earnest"), _ON_OFF, explained=True),
    Switch("confirm", phrase("Choose, then confirm"), _ON_OFF, explained=True),
    Switch("play_single", phrase("A singleton plays itself"), _ON_OFF, explained=True),
    Switch(
        "collect_after",
        phrase("A complete trick lies"),
        (
            (0, phrase("Until Enter")),
            (1, phrase("1 second")),
            (2, phrase("2 seconds")),
            (4, phrase("4 seconds")),
        ),
    ),
    Switch(
        "robots_pause",
        phrase("The others play"),
        ((0, phrase("At once")), (1, phrase("After 1 second")), (2, phrase("After 2 seconds"))),
    ),
    Switch("glide", phrase("Cards glide to the table"), _ON_OFF),
    Switch("announce", phrase("Tell a screen reader what happens"), _ON_OFF),
)


class SettingsPanel(QFrame):
    """A panel that lies over the page; the window places it and takes it away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "panel")
        self.setAccessibleName(look.wording.say("Settings"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(QMargins(4, 8, 4, 8))
        content = QWidget()
        self._rows = QVBoxLayout(content)
        self._rows.setContentsMargins(QMargins(16, 8, 16, 8))
        self._rows.setSpacing(6)
        outer.addWidget(scrolling(content))
        self._add_type_size()
        for switch in SWITCHES:
            self._add(switch)
        self._rows.addStretch()

    def wanted_height(self, width: int) -> int:
        """The height at which nothing scrolls."""
        return self._rows.heightForWidth(width - 16) + 24

    def start_focus(self) -> None:
        """Begin at the first switch."""
        first = self.findChild(QPushButton)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _title(self, text: str, command: Command | None) -> None:
        key = f" · {self._look.wording.isolated(command.cap)}" if command else ""
        self._rows.addWidget(label(text + key, "soft"))

    def _add_type_size(self) -> None:
        look = self._look
        self._title(look.wording.say("Type size"), None)
        row, layout = flow_row()
        smaller = KeyButton("−", SMALLER.cap, look.theme)
        smaller.setObjectName("smaller")
        smaller.setAccessibleName(look.wording.render(SMALLER.label))
        smaller.clicked.connect(lambda: look.change_type(-1))
        size = label(look.wording.say("{n} %", n=look.settings.type_size), "count", wraps=False)
        size.setAlignment(Qt.AlignmentFlag.AlignCenter)
        larger = KeyButton("+", LARGER.cap, look.theme)
        larger.setObjectName("larger")
        larger.setAccessibleName(look.wording.render(LARGER.label))
        larger.clicked.connect(lambda: look.change_type(1))
        for widget in (smaller, size, larger):
            layout.addWidget(widget)
        self._rows.addWidget(row)
        self._rows.addSpacing(8)

    def _add(self, switch: Switch) -> None:
        title = self._look.wording.render(switch.label)
        self._title(title, switch.command)
        if switch.explained:
            says = next(row.says for row in SETTINGS if row.name == switch.name)
            self._rows.addWidget(label(self._look.wording.render(says), "soft"))
        row, layout = flow_row()
        for value, words in switch.choices:
            layout.addWidget(self._choice(switch, value, self._look.wording.render(words), title))
        self._rows.addWidget(row)
        self._rows.addSpacing(8)

    def _choice(self, switch: Switch, value: Value, text: str, title: str) -> QPushButton:
        in_force = getattr(self._look.settings, switch.name) == value
        # The tick says it without colour.
        button = KeyButton(f"✓ {text}" if in_force else text, "", self._look.theme, role="choice")
        button.setObjectName(f"{switch.name}={value}")
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setChecked(in_force)
        button.setAccessibleName(f"{title}: {text}")
        button.clicked.connect(lambda: self._look.change(switch.name, value))
        return button
