"""The tags of one PBN game by name, its comments in their places, and the faults found while they are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.pbn.fields import EXPORTED, SECTIONS, is_unknown, parse_room
from bridgetutor.rules.notation.pbn.forms import has_form
from bridgetutor.rules.notation.pbn.inheritance import is_unresolved
from bridgetutor.rules.notation.pbn.tables import columns_of, is_table, row_fault
from bridgetutor.rules.notation.pbn.tags import Kind, Part, Tag, no_tag, parts, shortened
from bridgetutor.rules.notation.record import Comment, LineFault, OtherTag

T = TypeVar("T")

_NOTE = re.compile(r"\s*(\d{1,9})\s*:\s*(.*)", re.ASCII)


class Lookup:
    """The tags of a game; asked for values, it keeps the faults of those that cannot be read."""

    def __init__(self, tags: list[Tag]) -> None:
        self.line = tags[1].line
        self.faults: list[LineFault] = []
        self.comments: list[Comment] = []
        self.others: list[OtherTag] = []
        """The tags that mean nothing here, and those that stand there a second time."""
        self.notes: dict[str, dict[int, str]] = {section: {} for section in SECTIONS}
        """The texts of the notes by section and number."""
        self.note_lines: dict[str, dict[int, int]] = {section: {} for section in SECTIONS}
        """The lines of the notes by section and number."""
        self.late_comments: dict[str, list[str]] = {section: [] for section in SECTIONS}
        """What stands among the notes of a section."""
        self._tags: dict[str, Tag] = {}
        self._kept: dict[str, Tag] = {}
        self._read_body(tags[0])
        section: Tag | None = None
        for tag in tags[1:]:
            if tag.name == "Note":
                self._add_note(tag, section)
            else:
                section = tag if tag.name in SECTIONS else section
                self._add(tag)

    def fault(self, line: int, says: Phrase, keep: Tag | None = None) -> None:
        """Keeps a fault, and the tag as it stands where its value cannot say what is written."""
        self.faults.append(LineFault(line, says))
        if keep is not None:
            self.keep(keep)

    def keep(self, tag: Tag) -> None:
        """Keeps a tag as it stands."""
        self._kept.setdefault(tag.name, tag)

    @property
    def verbatim(self) -> tuple[OtherTag, ...]:
        """The tags kept as they stand."""
        return tuple(OtherTag(tag.name, tag.raw, tag.rows) for tag in self._kept.values())

    @property
    def sorted_comments(self) -> tuple[Comment, ...]:
        """The comments in the order of their places: the export format's tags, the sections, the other tags."""
        if not self.comments:
            return ()
        names = ("", *EXPORTED, *SECTIONS, "Room", *(other.name for other in self.others))
        places = {name: place for place, name in reversed(list(enumerate(names)))}
        return tuple(sorted(self.comments, key=lambda found: (places.get(found.after, 0), found.index)))

    def tag(self, name: str) -> Tag | None:
        """The tag of that name, None where it is missing."""
        return self._tags.get(name)

    def text(self, name: str) -> str:
        """The value of a tag as it stands; empty where it is missing."""
        tag = self._tags.get(name)
        return "" if tag is None else tag.value

    def value(self, name: str, parse: Callable[[str], T]) -> T | None:
        """What a tag means; None where it is missing, says it is unknown, or cannot be read, which is a fault."""
        tag = self._tags.get(name)
        if tag is None or is_unknown(tag.value):
            return None
        try:
            return parse(tag.value)
        except BridgeError as error:
            self.fault(tag.line, error.fault.says, keep=tag)
            return None

    def _add(self, tag: Tag) -> None:
        name = tag.name
        if not has_form(name, tag.raw):
            self.fault(tag.line, phrase("“{text}” is not what {tag} should say", text=tag.value, tag=name))
        if is_unresolved(tag):
            self.keep(tag)
        elif name in self._tags:
            self.fault(tag.line, phrase("{tag} is there twice: the first counts", tag=name))
            self._add_other(tag)
        else:
            self._tags[name] = tag
            if name in EXPORTED or (name == "Room" and parse_room(tag.value) is not None):
                self._read_body(tag)
            elif name not in SECTIONS:
                self._add_other(tag)

    def _add_other(self, tag: Tag) -> None:
        rows: list[str] = []
        columns = None
        if is_table(tag.name):
            try:
                columns = columns_of(tag.value)
            except BridgeError as error:
                self.fault(tag.line, error.fault.says)
        for part in parts(tag):
            if self._is_comment(part, tag.name, len(rows) - 1):
                continue
            rows.append(part.text)
            says = _stray(part)
            if says is None and columns is not None:
                says = row_fault(part.text, columns)
            if says is not None:
                self.fault(part.line, says)
        self.others.append(OtherTag(tag.name, tag.value, tuple(rows)))

    def _read_body(self, tag: Tag) -> None:
        """What follows a tag that has no section: comments, and what should not stand there."""
        for part in parts(tag):
            if not self._is_comment(part, tag.name, -1):
                says = _stray(part) or phrase("“{text}” belongs to no section", text=shortened(part.text))
                self.fault(part.line, says, keep=tag)

    def _is_comment(self, part: Part, after: str, index: int) -> bool:
        if part.kind is Kind.OPEN_COMMENT:
            self.fault(part.line, phrase("A comment is not closed"))
        if part.kind in {Kind.COMMENT, Kind.OPEN_COMMENT}:
            self.comments.append(Comment(part.text, after, index))
            return True
        return False

    def _add_note(self, tag: Tag, section: Tag | None) -> None:
        if section is None:
            self.fault(tag.line, phrase("“{text}” belongs to no section", text=shortened(tag.value)))
            self._add_other(tag)
            return
        section.notes.append(tag)
        texts, found = self.notes[section.name], _NOTE.fullmatch(tag.value)
        if found is None:
            says = phrase("“{text}” is not a note: write its number, a colon and the text", text=tag.value)
            self.fault(tag.line, says, keep=section)
        elif int(found[1]) in texts:
            self.fault(tag.line, phrase("Note {number} is there twice", number=int(found[1])), keep=section)
        else:
            texts[int(found[1])] = found[2].rstrip()
            self.note_lines[section.name][int(found[1])] = tag.line
        for part in parts(tag):
            if part.kind in {Kind.COMMENT, Kind.OPEN_COMMENT}:
                self.late_comments[section.name].append(part.text)
            else:
                says = _stray(part) or phrase("“{text}” belongs to no section", text=shortened(part.text))
                self.fault(part.line, says, keep=section)


def _stray(part: Part) -> Phrase | None:
    """Why a part may stand nowhere, if so."""
    match part.kind:
        case Kind.NO_TAG:
            return no_tag(part.text)
        case Kind.BRACE:
            return phrase("A brace closes no comment")
        case _:
            return None
