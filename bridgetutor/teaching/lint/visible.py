"""What a reader sees of Markdown, character for character in its place: code, links' addresses and marks blanked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.teaching.fences import lines_of, prose_lines
from bridgetutor.teaching.signs import with_signs

_CODE = re.compile(r"`[^`\n]*`")
_ADDRESS = re.compile(r"(?<=\])\([^()\s]*(?:\s+\"[^\"]*\")?\)")
_MARKS = re.compile(r"[*_]{1,3}|^\s*(?:#{1,6}|>|[-*+]|\d+[.)]|!!!.*$)(?=\s|$)|!?\[|\]", re.MULTILINE)
_TABLE_ROW = re.compile(r"^.*\|.*$", re.MULTILINE)
_PARAGRAPH = re.compile(r"(?:[^\n]*\S[^\n]*(?:\n|$)(?![ \t]*(?:[-*+]|\d+[.)])[ \t]))+")
_SENTENCE = re.compile(r"\S.*?(?:[.?!…:;]+[”\"')*_]*(?=\s|$)|\Z)", re.DOTALL)
_WORD = re.compile(r"[^\W_]+(?:[’'–-][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence and the place in the text where it begins."""

    place: int
    text: str

    @property
    def words(self) -> tuple[str, ...]:
        """Its words and numbers."""
        return tuple(_WORD.findall(self.text))


def without_code(text: str) -> str:
    """The text with code blanked: spaces stand for what was there, so places and lines keep."""
    kept = dict(prose_lines(text))
    lines = [kept.get(at, " " * len(line)) for at, line in enumerate(lines_of(text))]
    return _CODE.sub(_blank, "\n".join(lines))


def visible(text: str) -> str:
    """The words a reader sees; what is blanked leaves spaces. (Shorthand for suits is two characters: `!s`.)"""
    text = without_code(text)
    for pattern in (_ADDRESS, _MARKS, _TABLE_ROW):
        text = pattern.sub(_blank, text)
    return re.sub(r"![shdc](?=[AKQJT\d]|[^A-Za-z]|$)", lambda found: with_signs(found[0]) + " ", text)


def sentences(text: str) -> Iterator[Sentence]:
    """The sentences of what a reader sees; a list item or a paragraph ends one too."""
    for paragraph in _PARAGRAPH.finditer(visible(text)):
        for found in _SENTENCE.finditer(paragraph[0]):
            yield Sentence(paragraph.start() + found.start(), found[0])


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])
