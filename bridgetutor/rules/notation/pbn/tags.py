"""A game of PBN as its tags, each with the text that follows it up to the next. Knows no bridge."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.notation.pbn.pieces import Piece
from bridgetutor.rules.notation.source import BYTE_ORDER_MARK, readable


@dataclass(slots=True)
class Tag:
    """A tag: `raw` is the value as it stands, `body` what follows, `line` and `body_line` where they begin.

    The text before the first tag of a game is the body of a tag without a name.
    """

    name: str
    raw: str
    line: int
    body: str = ""
    body_line: int = 0
    notes: list[Tag] = field(default_factory=list)
    """The Note tags of a section, in their order."""
    _breaks: list[int] = field(default_factory=list)
    """Where the lines of the body end, once that is asked."""

    @property
    def value(self) -> str:
        """The value as it is meant."""
        return unescaped(self.raw) if "\\" in self.raw else self.raw

    def line_at(self, offset: int) -> int:
        """The line of a place in the body."""
        if not self._breaks:
            self._breaks = [found.start() for found in re.finditer("\n", self.body)] or [len(self.body)]
        return self.body_line + bisect_left(self._breaks, offset)

    @property
    def rows(self) -> tuple[str, ...]:
        """All that follows the tag, notes included, line by line as it stands."""
        rows = _rows(self.body)
        for note in self.notes:
            rows += [f'[{note.name} "{note.raw}"]', *_rows(note.body)]
        return tuple(rows)


def _rows(text: str) -> list[str]:
    """The lines of a body; a comment that is not closed is, for it would swallow what is written behind it."""
    text = text.strip()
    if not text:
        return []
    last = max(_SCAN.finditer(text), key=re.Match.start)[0]
    closed = text + "}" if last[0] == "{" and last[-1] != "}" else text
    return [line.rstrip() for line in closed.split("\n")]


_SCAN = re.compile(
    r"""
      \[\s*(?P<name>\w+)\s*"(?P<value>(?:\\["\\]|[^"\n])*+)"\s*\](?:\n(?=\[))?
    | \{[^}]*(?:\}|\Z) | ;[^\n]* | ^%[^\n]* | \[[^\n]* | "(?:\\["\\]|[^"\n])*+"? | [^\[{;"%]+ | %
    """,
    re.MULTILINE | re.VERBOSE,
)
_LINE_END = re.compile(r"\r+\n|\r")
_ESCAPED = re.compile(r'\A\\(\#)|\\(["\\])')
_TO_ESCAPE = re.compile(r'"|\\(?=["\\\#]|$)|\A\#(?=\#|\Z)')


def unescaped(raw: str) -> str:
    r"""The text between the quotation marks of a tag: \" stands for " and \\ for \, any other \ for itself.

    A # at the beginning would repeat the game before (PBN 4.8); \# is how this project writes one that does not.
    """
    return _ESCAPED.sub(lambda found: found[1] or found[2], raw)


def escaped(text: str) -> str:
    """The text as it stands between quotation marks: what `unescaped` turns back."""
    return _TO_ESCAPE.sub(lambda found: "\\" + found[0], text)


def text_of(piece: Piece) -> str:
    """A piece as it is read: without byte order mark, its lines ended by line feeds."""
    text = readable(piece.source).removeprefix(BYTE_ORDER_MARK)
    return _LINE_END.sub("\n", text) if "\r" in text else text


def tags(text: str, line: int) -> list[Tag]:
    """The tags of a game whose first line has that number. The first has no name: it is what stands before them."""
    found = [Tag("", "", line, body_line=line)]
    end = 0
    for match in _SCAN.finditer(text):
        if match.lastgroup:
            last, start = found[-1], match.start()
            last.body = text[end:start]
            begins = last.body_line + last.body.count("\n")
            end = match.end()
            found.append(Tag(match["name"], match["value"], begins, body_line=begins + match[0].count("\n")))
    found[-1].body = text[end:]
    return found


class Kind(Enum):
    """What a part of a body is."""

    COMMENT = auto()
    OPEN_COMMENT = auto()
    ROW = auto()
    NO_TAG = auto()
    BRACE = auto()


class Part(NamedTuple):
    """One comment, row or stray of a body, and the line it stands on."""

    kind: Kind
    text: str
    line: int


_PART = re.compile(
    r"""
      (?P<escape> ^%[^\n]* )
    | (?P<COMMENT> \{[^}]*\} | ;[^\n]* )
    | (?P<OPEN_COMMENT> \{[^}]* )
    | (?P<NO_TAG> \[[^\n]* )
    | (?P<BRACE> \} )
    | (?P<ROW> (?:"(?:\\["\\]|[^"\n])*+"|[^\[{};\n"]|")+ )
    """,
    re.MULTILINE | re.VERBOSE,
)


def parts(tag: Tag) -> Iterator[Part]:
    """What follows a tag: comments, rows of a table, and whatever else."""
    body = tag.body
    if not body or body.isspace():
        return
    for found in _PART.finditer(body):
        name, text = found.lastgroup, found[0]
        if name is None or name == "escape" or text.isspace():
            continue
        kind = Kind[name]
        is_comment = kind in {Kind.COMMENT, Kind.OPEN_COMMENT}
        yield Part(kind, comment_text(text) if is_comment else text.strip(), tag.line_at(found.start()))


def comment_text(text: str) -> str:
    """The words of a comment, without its signs and the empty lines round them; a drawing keeps its indents."""
    words = text[1:-1] if text[0] == "{" and text[-1] == "}" else text[1:]
    if "\n" not in words.strip():
        return words.strip()
    lines = [line.rstrip() for line in words.split("\n")]
    lines[0] = lines[0].lstrip()
    return "\n".join(lines).strip("\n")


def no_tag(text: str) -> Phrase:
    """A line that begins as a tag and is none."""
    return phrase('“{text}” is not a tag: write [Name "value"]', text=shortened(text))


def shortened(text: str) -> str:
    """The beginning of a text too long for a sentence."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


_LONGEST = 60
