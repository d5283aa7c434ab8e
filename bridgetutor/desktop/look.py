"""How the program looks and speaks now: theme, words, card pictures; follows the settings and tells who shows them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from bridgetutor import settings as settings_file
from bridgetutor.desktop.table.art import DECKS, CardArt, DeckColours
from bridgetutor.desktop.theme import DARK, LIGHT, Theme

if TYPE_CHECKING:
    from bridgetutor.places import Places
    from bridgetutor.settings import Settings, Value
    from bridgetutor.wording import Wording

TYPE_STEP = 10
"""The type grows and shrinks by so many percent."""


class Look(QObject):
    """One for the program; every page is built from it and built anew when it has changed."""

    changed = Signal()
    not_kept = Signal(object)
    """A Phrase: why a setting, though in force, could not be written down."""

    def __init__(self, settings: Settings, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self.art = CardArt(places.resources / "cards")
        self._take(settings)

    def _take(self, settings: Settings) -> None:
        self.settings = settings
        self.theme = Theme(DARK if _wants_dark(settings) else LIGHT, settings.type_size)
        system = QLocale.system().name()
        self.wording: Wording = settings_file.wording(settings, self._places.translations, system=system)
        self.deck: DeckColours = next(deck for deck in DECKS if deck.name == settings.deck)

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction of writing, and so of every row but those of the card table."""
        right_to_left = self.wording.is_right_to_left
        return Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight

    def icon_text(self, name: str, colour: str) -> bytes:
        """An icon of the bundled set as SVG in that colour."""
        drawing = (self._places.resources / "icons" / f"{name}.svg").read_text("utf-8")
        return drawing.replace("currentColor", colour).encode()

    def change(self, name: str, value: Value) -> None:
        """Put a setting in force at once, and keep it."""
        self._take(replace(self.settings, **{name: value}))  # type: ignore[arg-type]  # the table checks below
        self.changed.emit()
        self._keep(name, value)

    def remember(self, name: str, value: Value) -> None:
        """Keep a setting by which nothing that is shown changes its look."""
        self.settings = replace(self.settings, **{name: value})  # type: ignore[arg-type]  # as above
        self._keep(name, value)

    def _keep(self, name: str, value: Value) -> None:
        try:
            settings_file.change(self._places.settings, name, value)
        except settings_file.SettingsFault as error:
            self.not_kept.emit(error.fault.says)

    def change_type(self, step: int) -> None:
        """Larger or smaller by so many steps; 0 goes back to 100 %."""
        size = 100 if step == 0 else self.settings.type_size + step * TYPE_STEP
        self.change("type_size", max(80, min(200, size)))

    def toggle_appearance(self) -> None:
        """From light to dark or back, whatever the system says."""
        self.change("appearance", "light" if self.theme.is_dark else "dark")

    def next_deck(self) -> None:
        """The next of the card colours, the first after the last."""
        names = [deck.name for deck in DECKS]
        self.change("deck", names[(names.index(self.deck.name) + 1) % len(names)])

    def follow_system(self) -> None:
        """The system has changed between light and dark."""
        if self.settings.appearance == settings_file.SYSTEM:
            self._take(self.settings)
            self.changed.emit()


def _wants_dark(settings: Settings) -> bool:
    """Qt knows the system's scheme only where a platform theme tells; else light."""
    if settings.appearance == settings_file.SYSTEM:
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return settings.appearance == "dark"
