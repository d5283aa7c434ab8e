"""The lower level of PBN: text to games, each a list of tags with the lines of their sections. Knows no bridge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from bridgetutor.phrase import phrase
from bridgetutor.rules.notation.record import LineFault


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a section, without comments."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Comment:
    """Words in braces or after a semicolon."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Gap:
    """An empty line: it ends a game."""

    line: int


@dataclass(slots=True)
class Tag:
    """A tag and the section that follows it: rows up to the next tag, perhaps none."""

    name: str
    value: str
    line: int
    rows: list[Row] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """The tags of one game in their order, and the comments among them."""

    tags: list[Tag] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)

    @property
    def line(self) -> int:
        """Where its first tag stands."""
        return self.tags[0].line


Token: TypeAlias = Tag | Row | Comment | Gap | LineFault

_TOKEN = re.compile(
    r"""
      (?P<escape>  ^%[^\n]*\n? )
    | (?P<gap>     (?<=\n)[^\S\n]*\n )
    | (?P<space>   \s )
    | (?P<comment> \{[^}]*(?:\}|\Z) )
    | (?P<rest>    ;[^\n]* )
    | (?P<tag>     \[\s*(?P<name>\w+)\s*"(?P<value>(?:\\["\\]|[^"\n])*+)"\s*\] )
    | (?P<bracket> \[[^\n]* )
    | (?P<brace>   \} )
    | (?P<row>     (?:"(?:\\["\\]|[^"\n])*+"|[^\[{};\n"]|")+ )
    """,
    re.MULTILINE | re.VERBOSE,
)
_LINE_END = re.compile(r"\r+\n|\r")
"""As Windows and old Macs end lines, or with a carriage return too many after a conversion."""

_NEXT_GAME = re.compile(r"\n[^\S\n]*\n(?=[^\S\n]*\[\s*\w+\s*\")")
_ESCAPED = re.compile(r'\\(["\\])')
_TO_ESCAPE = re.compile(r'"|\\(?=["\\]|$)')


def unescaped(text: str) -> str:
    r"""The text between the quotation marks of a tag: \" stands for " and \\ for \, any other \ for itself."""
    return _ESCAPED.sub(r"\1", text)


def escaped(text: str) -> str:
    """The text as it stands between quotation marks: what `unescaped` turns back."""
    return _TO_ESCAPE.sub(lambda found: "\\" + found[0], text)


def games(text: str) -> tuple[tuple[Game, ...], tuple[LineFault, ...]]:
    """The games of a PBN text and what in it is no PBN. A second Event or Board tag begins a game, gap or no gap."""
    found, faults = [Game()], []
    for token in tokens(text):
        if _begins_a_game(token, found[-1]):
            found.append(Game())
        fault = token if isinstance(token, LineFault) else _add(found[-1], token)
        if fault is not None:
            faults.append(fault)
    return tuple(game for game in found if game.tags), tuple(faults)


def _begins_a_game(token: Token, game: Game) -> bool:
    if isinstance(token, Tag):
        return token.name in _ONCE and any(tag.name == token.name for tag in game.tags)
    return isinstance(token, Gap)


def _add(game: Game, token: Tag | Row | Comment | Gap) -> LineFault | None:
    match token:
        case Tag():
            game.tags.append(token)
        case Row() if game.tags:
            game.tags[-1].rows.append(token)
        case Row():
            return LineFault(token.line, phrase("“{text}” stands before any tag", text=token.text))
        case Comment():
            game.comments.append(token)
        case Gap():
            pass
    return None


_ONCE = frozenset({"Event", "Board"})


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a PBN text; what is none of them is a fault, and the next line is read as if nothing were."""
    text = _LINE_END.sub("\n", text).removeprefix("\N{BYTE ORDER MARK}")
    position, line = 0, 1
    while position < len(text):
        found = _TOKEN.match(text, position)
        if found is None:
            raise AssertionError(f"line {line} of a PBN text is no token: {text[position : position + 20]!r}")
        end = found.end()
        if found.lastgroup == "comment":
            end = _end_of_comment(text, position, end)
        token = _token(found, closed=end == found.end() and text[end - 1] == "}", line=line)
        if token is not None:
            yield token
        line += text.count("\n", position, end)
        position = end


def _end_of_comment(text: str, start: int, end: int) -> int:
    """A brace that was forgotten swallows no board: its comment ends before the next game."""
    next_game = _NEXT_GAME.search(text, start, end)
    return end if next_game is None else next_game.start() + 1


def _token(found: re.Match[str], *, closed: bool, line: int) -> Token | None:
    text = found[0]
    match found.lastgroup:
        case "tag":
            return Tag(found["name"], unescaped(found["value"]), line)
        case "row":
            return Row(text.strip(), line)
        case "gap":
            return Gap(line)
        case "comment":
            return Comment(text[1:-1], line) if closed else LineFault(line, phrase("A comment is not closed"))
        case "rest":
            return Comment(text[1:].strip(), line)
        case "bracket":
            return LineFault(line, phrase('“{text}” is not a tag: write [Name "value"]', text=text.strip()))
        case "brace":
            return LineFault(line, phrase("A brace closes no comment"))
        case _:
            return None
