"""The lowest level of PBN: lines to games and what stands between them, without looking at more than a line at a time.

An empty line ends a game (PBN 2.1, section 3); so does a second Event or Board tag, gap or no gap.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridgetutor.rules.notation.source import BYTE_ORDER_MARK, decode


@dataclass(frozen=True, slots=True)
class Piece:
    """The source of a game (any text that is not empty lines and escaped lines) or of a gap, and its first line."""

    source: str
    line: int
    is_game: bool


_LINE = re.compile(r"[^\r\n]*(?:\r*\n|\r)|[^\r\n]+")
"""As Windows, Unix and old Macs end lines, or with a carriage return too many after a conversion."""

_TAG = re.compile(r'\s*\[\s*(\w+)\s*"')
_ONCE = frozenset({"Event", "Board"})
_BRACES = re.compile(r'"(?:\\["\\]|[^"\n])*+"|;[^\n]*|\{[^}]*\}?')


def pieces(lines: Iterable[str] | Iterable[bytes]) -> Iterator[Piece]:
    """The games and gaps of a file given as lines with their ends; together they are the file again."""
    held = _Held(1)
    for number, line in enumerate(_lines(lines), start=1):
        if not held.goes_on(line):
            if held.lines:
                yield held.piece
            held = _Held(number)
        held.add(line)
    if held.lines:
        yield held.piece


def _lines(lines: Iterable[str] | Iterable[bytes]) -> Iterator[str]:
    for given in lines:
        line = decode(given) if isinstance(given, bytes) else given
        if "\r" in line and "\r" in line.rstrip("\r\n"):
            yield from _LINE.findall(line)
        else:
            yield line


class _Held:
    """The lines of the piece that is being read."""

    def __init__(self, line: int) -> None:
        self.lines: list[str] = []
        self._line = line
        self._is_game = False
        self._in_comment = False
        self._after_gap = False
        self._once: set[str] = set()

    @property
    def piece(self) -> Piece:
        """What has been held."""
        return Piece("".join(self.lines), self._line, self._is_game)

    def goes_on(self, line: str) -> bool:
        """Whether a line belongs to this piece."""
        if self._in_comment:
            # A brace that was forgotten swallows no board: its comment ends before the next game.
            return not (self._after_gap and _TAG.match(line))
        if not self._is_game:
            return not (self.lines and _is_content(line))
        return not line.isspace() and not self._begins_another(line)

    def _begins_another(self, line: str) -> bool:
        found = _TAG.match(line) if self._once and "[" in line else None
        return found is not None and found[1] in self._once

    def add(self, line: str) -> None:
        """Takes a line."""
        if not self._is_game and not self.lines:
            self._is_game = _is_content(line)
        self.lines.append(line)
        if self._in_comment or "{" in line:
            self._after_gap = self._in_comment and (line.isspace() or (self._after_gap and line[0] == "%"))
            self._in_comment = self._is_game and _is_open_after(line, is_open=self._in_comment)
        elif "[" in line:
            found = _TAG.match(line)
            if found is not None and found[1] in _ONCE:
                self._once.add(found[1])


def _is_content(line: str) -> bool:
    """Whether a line is more than empty or escaped (PBN 2.4)."""
    return not (line.isspace() or line[0] == "%" or line.startswith(BYTE_ORDER_MARK + "%"))


def _is_open_after(line: str, *, is_open: bool) -> bool:
    """Whether a line ends within a comment in braces."""
    position = 0
    if is_open:
        position = line.find("}") + 1
        if not position:
            return True
    elif line[0] == "%":
        return False
    return any(found[0][0] == "{" and found[0][-1] != "}" for found in _BRACES.finditer(line, position))
