"""The words of the game, explained once: `## dummy`, perhaps `:also: dummies`, and a short paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from bridgetutor.teaching.fences import OPTION, lines_of
from bridgetutor.teaching.lesson import Prose
from bridgetutor.teaching.pages import HEADING


@dataclass(frozen=True, slots=True)
class Entry:
    """A word, its other forms, and what it means. `line` is where it stands in the glossary."""

    word: str
    also: tuple[str, ...]
    means: Prose
    line: int = 0

    @property
    def key(self) -> str:
        """The word as links name it: `glossary:trump-suit`."""
        return key_of(self.word)


def key_of(word: str) -> str:
    """A word as links name it: lower case, hyphens for spaces."""
    return "-".join(word.casefold().split())


@dataclass(frozen=True)
class Glossary:
    """All entries of a language."""

    entries: tuple[Entry, ...] = ()
    _by_key: dict[str, Entry] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        forms = {key_of(form): entry for entry in self.entries for form in entry.also}
        object.__setattr__(self, "_by_key", forms | {entry.key: entry for entry in self.entries})

    @classmethod
    def parse(cls, text: str) -> Glossary:
        """The entries of a glossary's text; what stands before the first heading is for its authors."""
        return cls(tuple(_entries(lines_of(text))))

    @classmethod
    def load(cls, path: Path) -> Glossary:
        """The glossary in a file; an empty one where it cannot be read."""
        try:
            return cls.parse(path.read_text(encoding="utf-8-sig"))
        except (OSError, UnicodeDecodeError):
            return cls()

    def find(self, word: str) -> Entry | None:
        """The entry of a word, of one of its forms, or of what a link names."""
        return self._by_key.get(key_of(word))

    @cached_property
    def pattern(self) -> re.Pattern[str] | None:
        """Finds any form of any word in running text, the longest first; None for an empty glossary."""
        forms = {form for entry in self.entries for form in (entry.word, *entry.also)}
        if not forms:
            return None
        longest_first = sorted(forms, key=lambda form: (-len(form), form))
        either = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in longest_first)
        return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])", re.IGNORECASE)


def _entries(lines: list[str]) -> Iterator[Entry]:
    starts = [number for number, line in enumerate(lines) if HEADING.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = HEADING.match(lines[start])
        body = [line for line in lines[start + 1 : end] if OPTION.match(line) is None]
        also = [
            found["value"] or ""
            for line in lines[start + 1 : end]
            if (found := OPTION.match(line)) is not None
        ]
        forms = tuple(form.strip() for value in also for form in value.split(",") if form.strip())
        yield Entry(
            "" if heading is None else heading["text"], forms, Prose("\n".join(body).strip()), start + 1
        )
