"""The tags of one PBN game by name, and the faults found while they are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.pbn.fields import EXPORTED, is_unknown
from bridgetutor.rules.notation.pbn.tokens import Game, Tag
from bridgetutor.rules.notation.record import LineFault, OtherTag

T = TypeVar("T")

SECTIONS = ("Auction", "Play")
"""The sections whose calls or cards may refer to notes."""

_NOTE = re.compile(r"\s*(\d{1,9})\s*:\s*(.*)", re.ASCII)


class Lookup:
    """The tags of a game; asked for values, it keeps the faults of those that cannot be read."""

    def __init__(self, game: Game) -> None:
        self.line = game.line
        self.faults: list[LineFault] = []
        self.notes: dict[str, dict[int, str]] = {section: {} for section in SECTIONS}
        """The texts of the notes by section and number."""
        self._tags: dict[str, Tag] = {}
        section = SECTIONS[0]
        for tag in game.tags:
            section = tag.name if tag.name in SECTIONS else section
            if tag.name == "Note":
                self._add_note(tag, self.notes[section])
            elif tag.name in self._tags:
                self.fault(tag.line, phrase("{tag} is there twice: the first counts", tag=tag.name))
            else:
                self._add(tag)

    def fault(self, line: int, says: Phrase) -> None:
        """Keeps a fault."""
        self.faults.append(LineFault(line, says))

    def tag(self, name: str) -> Tag | None:
        """The tag of that name, None where it is missing."""
        return self._tags.get(name)

    def text(self, name: str) -> str:
        """The value of a tag as it stands; empty where it is missing."""
        tag = self.tag(name)
        return "" if tag is None else tag.value

    def value(self, name: str, parse: Callable[[str], T]) -> T | None:
        """What a tag means; None where it is missing, says it is unknown, or cannot be read, which is a fault."""
        tag = self.tag(name)
        if tag is None or is_unknown(tag.value):
            return None
        try:
            return parse(tag.value)
        except BridgeError as error:
            self.fault(tag.line, error.fault.says)
            return None

    def others(self) -> tuple[OtherTag, ...]:
        """The tags that mean nothing here."""
        return tuple(
            OtherTag(tag.name, tag.value, tuple(row.text for row in tag.rows))
            for tag in self._tags.values()
            if tag.name not in EXPORTED and tag.name not in SECTIONS
        )

    def _add(self, tag: Tag) -> None:
        self._tags[tag.name] = tag
        if tag.name in EXPORTED:
            for row in tag.rows:
                self.fault(row.line, phrase("“{text}” belongs to no section", text=row.text))

    def _add_note(self, tag: Tag, notes: dict[int, str]) -> None:
        found = _NOTE.fullmatch(tag.value)
        if found is None:
            says = phrase("“{text}” is not a note: write its number, a colon and the text", text=tag.value)
            self.fault(tag.line, says)
        else:
            notes.setdefault(int(found[1]), found[2].rstrip())
