"""Every setting of the program, in one table; how the settings file is read and changed."""

from __future__ import annotations

import os
import struct
import tempfile
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from gettext import translation
from pathlib import Path
from typing import Any, TypeVar

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.wording import CARD_LETTERS, Wording
from bridgetutor.wording.language import PSEUDO

Value = str | int | bool
T = TypeVar("T", str, int, bool)

SYSTEM = "system"
"""The value of `language` and `appearance` that follows the operating system."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table: its key in the file, default, sentence for the user, and what it may be.

    The type is the default's. `choices` bounds a text, `bounds` (least, most) a number; empty means any.
    """

    name: str
    default: Value
    says: Phrase
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None

    def fault(self, value: object) -> Phrase | None:
        """Why the value cannot be, in a sentence; None where it can."""
        if type(value) is not type(self.default):
            return self._type_fault()
        if self.choices and value not in self.choices:
            return phrase("{name} must be one of: {choices:or}", name=self.name, choices=self.choices)
        if (
            self.bounds is not None
            and isinstance(value, int)
            and not self.bounds[0] <= value <= self.bounds[1]
        ):
            least, most = self.bounds
            return phrase(
                "{name} must lie between {least} and {most}", name=self.name, least=least, most=most
            )
        return None

    def _type_fault(self) -> Phrase:
        match self.default:
            case bool():
                return phrase("{name} must be true or false", name=self.name)
            case int():
                return phrase("{name} must be a whole number", name=self.name)
            case _:
                return phrase("{name} must be text in quotation marks", name=self.name)


def _setting(
    default: T, says: Phrase, *, choices: tuple[str, ...] = (), bounds: tuple[int, int] | None = None
) -> T:
    metadata = {"default": default, "says": says, "choices": choices, "bounds": bounds}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings in force. The table itself: each field is a setting."""

    language: str = _setting(
        SYSTEM, phrase("The language of the program, such as “en”; “system” follows your computer.")
    )
    card_letters: str = _setting(
        "en", phrase("The language of the letters on the cards."), choices=tuple(CARD_LETTERS)
    )
    type_size: int = _setting(100, phrase("The size of the type, in per cent."), bounds=(80, 200))
    appearance: str = _setting(
        SYSTEM, phrase("Light or dark; “system” follows your computer."), choices=(SYSTEM, "light", "dark")
    )
    deck: str = _setting(
        "two",
        phrase("The colours of the suits: two, four, four with blue diamonds, or safe for the colour-blind."),
        choices=("two", "four", "four-blue", "colour-blind"),
    )
    glide: bool = _setting(True, phrase("Whether cards glide to their place."))
    announce: bool = _setting(True, phrase("Whether a screen reader is told what happens at the table."))
    strict: bool = _setting(
        False,
        phrase(
            "Whether a hand is played in earnest: a card or call stays once the next player has acted, and no hint "
            "tells the answer."
        ),
    )
    confirm: bool = _setting(
        False,
        phrase("Whether a card or call is first chosen and then, with Enter or a second click, played."),
    )
    play_single: bool = _setting(False, phrase("Whether the only card that may be played plays itself."))
    collect_after: int = _setting(
        0,
        phrase("After how many seconds a complete trick is taken away; 0 leaves it until Enter or a click."),
        bounds=(0, 10),
    )
    robots_pause: int = _setting(
        0, phrase("How many seconds the other players take at least for each call and card."), bounds=(0, 5)
    )
    drill_clock: str = _setting(
        "none",
        phrase(
            "The clock of drills: none, drill (ten minutes for all of it) or question (30 seconds for each)."
        ),
        choices=("none", "drill", "question"),
    )
    drills_open: str = _setting(
        "own evaluation",
        phrase("The groups of drills that show what is in them, by name, with spaces between."),
    )


SETTINGS: tuple[Setting, ...] = tuple(Setting(row.name, **row.metadata) for row in fields(Settings))
"""The table row by row, in the order of the settings page."""


class SettingsFault(BridgeError):
    """A setting that cannot be changed, or not be written down."""


def load(path: Path) -> tuple[Settings, tuple[Fault, ...]]:
    """The settings of a file, with a default for each that is missing or wrong, and a fault for each that is wrong.

    A file that is not there is no fault. Nothing is written.
    """
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        says = phrase("The settings in {path} cannot be read: {why}", path=str(path), why=str(error))
        return Settings(), (Fault(says),)
    rows = {row.name: row for row in SETTINGS}
    unknown = [phrase("{name} is not a setting", name=name) for name in found if name not in rows]
    judged = {name: rows[name].fault(value) for name, value in found.items() if name in rows}
    wrong = [fault for fault in judged.values() if fault is not None]
    good: dict[str, Any] = {name: found[name] for name, fault in judged.items() if fault is None}
    return Settings(**good), tuple(map(Fault, [*unknown, *wrong]))


def change(path: Path, name: str, value: Value) -> None:
    """Write one setting into the file; comments, order and unknown keys of the file stay.

    A file that is not TOML is kept beside the new one with ".old" after its name. Raises `SettingsFault` for an
    unknown name or a wrong value, and where the file cannot be written; the old file is then as it was.
    """
    row = next((row for row in SETTINGS if row.name == name), None)
    fault = phrase("{name} is not a setting", name=name) if row is None else row.fault(value)
    if fault is not None:
        raise SettingsFault(fault)
    try:
        _write(path.resolve(), _changed(path, name, value))
    except OSError as error:
        why = error.strerror or str(error)
        says = phrase("The settings could not be saved in {path}: {why}", path=str(path), why=why)
        raise SettingsFault(says) from error


def _changed(path: Path, name: str, value: Value) -> str:
    """The text of the file with one setting changed."""
    import tomlkit  # slow to import, and a start of the program only reads

    document = tomlkit.document()
    if path.exists():
        try:
            document = tomlkit.parse(path.read_text("utf-8"))
        except ValueError:  # also of text that is not UTF-8
            path.replace(path.with_name(path.name + ".old"))
    document[name] = value
    return tomlkit.dumps(document)


def _write(path: Path, text: str) -> None:
    """The file in one step: either all of the new text is there afterwards or all of the old."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError:
        with suppress(OSError):
            Path(temporary).unlink()
        raise


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for ("pl_PL"), "en" where it does not. The desktop asks Qt instead."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environ.get(variable, "").split(":")[0].partition(".")[0].partition("@")[0]
        if language:
            return "en" if language in {"C", "POSIX"} else language
    return "en"


def wording(settings: Settings, translations: Path, *, system: str = "en") -> Wording:
    """The words of the language set, with the card letters set; English where there is no catalogue for it.

    `translations` is the folder of catalogues; `system` is the language that "system" stands for.
    """
    language = system if settings.language == SYSTEM else settings.language
    if language == PSEUDO:
        return Wording.pseudo()
    try:
        catalogue = translation("bridgetutor", str(translations), [language.replace("-", "_")])
    except (OSError, ValueError, struct.error):  # no catalogue, or one that is damaged
        return Wording.english(settings.card_letters)
    return Wording.of(language, catalogue, settings.card_letters)
