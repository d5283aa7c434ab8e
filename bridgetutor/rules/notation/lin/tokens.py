"""The lower level of LIN: text to tokens, each two letters and a value between bars. Knows no bridge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.notation.source import BYTE_ORDER_MARK, readable


@dataclass(frozen=True, slots=True)
class Token:
    """Two letters, in lower case, and the value after them. `start` is the place of the letters, `line` their line."""

    name: str
    value: str
    start: int
    line: int

    def __str__(self) -> str:
        return f"{self.name}|{self.value}|"


@dataclass(frozen=True, slots=True)
class Stray:
    """Text outside of any token."""

    says: Phrase
    start: int
    line: int


TEXTS = frozenset({"ah", "an", "at", "bt", "hf", "ht", "mn", "nt", "pn", "pw", "rh", "rs", "vg"})
"""The tokens whose value is for people to read: a bar may stand in it, for LIN has no way to escape one."""

_AFTER_TEXTS = TEXTS | {
    "3b", "4b", "bg", "bm", "bn", "cp", "cq", "cr", "cs", "ds", "ec", "ef", "em", "fa", "fb", "fp",
    "gb", "hb", "hc", "hs", "ia", "ih", "lb", "lc", "lf", "lg", "ls", "lt", "mb", "mc", "md", "mp",
    "nd", "ob", "pc", "pf", "pg", "ph", "qa", "qx", "rc", "sa", "sb", "sc", "se", "sk", "sq", "ss",
    "st", "sv", "tb", "tc", "td", "tu", "ub", "up", "ur", "va", "vb", "wt", "xx",
}  # fmt: skip
"""What ends a text: any other two letters between bars belong to it."""

_NAME = r"[A-Za-z][\r\n]{0,3}[A-Za-z]|[34][\r\n]{0,3}[bB]"
_TOKEN = re.compile(rf"({_NAME})\s*\|([^|]*)")
_HEAD = re.compile(rf"({_NAME})\s*\|")
_LATER = re.compile(rf"(?<=[|\s])(?:{_NAME})\s*\|")
_FILLING = re.compile(rf"[|\s{BYTE_ORDER_MARK}]*")


def tokens(source: str) -> Iterator[Token | Stray]:
    """The tokens of a LIN text one by one; reading goes on after what is none of them."""
    position, line = 0, 1
    line_end = "\n" if "\n" in source else "\r"
    while True:
        start = _after_filling(source, position)
        line += source.count(line_end, position, start)
        if start == len(source):
            return
        token, position = _token(source, start, line)
        yield token
        line += source.count(line_end, start, position)


def _token(source: str, start: int, line: int) -> tuple[Token | Stray, int]:
    """What begins there, and where it ends."""
    found = _TOKEN.match(source, start)
    if found is None:
        later = _LATER.search(source, start)
        end = len(source) if later is None else later.start()
        says = phrase("“{text}” is not LIN: it stands outside of any token", text=_shown(source[start:end]))
        return Stray(says, start, line), end
    name = _name(found[1])
    end = _end_of_text(source, found.end()) if name in TEXTS else found.end()
    return Token(name, readable(source[found.start(2) : end]), start, line), end


def _name(letters: str) -> str:
    """The two letters, which a line that was wrapped may have torn apart."""
    return (letters[0] + letters[-1]).lower()


def _end_of_text(source: str, bar: int) -> int:
    """Where a value ends that may have bars in it: before the first bar that a token follows."""
    while 0 <= bar < len(source):
        after = _after_filling(source, bar)
        follows = _HEAD.match(source, after)
        if after == len(source) or (follows and _name(follows[1]) in _AFTER_TEXTS):
            return bar
        bar = source.find("|", after)
    return len(source)


def _after_filling(source: str, position: int) -> int:
    found = _FILLING.match(source, position)
    return position if found is None else found.end()


def _shown(text: str) -> str:
    """The beginning of a text on one line."""
    words = " ".join(readable(text[:200]).strip("|\n ").split())
    return words if len(words) <= 60 else words[:60] + "…"
