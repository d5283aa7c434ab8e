"""The lower level of LIN: text to tokens, each two letters and a value between bars. Knows no bridge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.notation.record import LineFault


@dataclass(frozen=True, slots=True)
class Token:
    """Two letters, in lower case, and the value after them as it stands; `line` is where the letters are."""

    name: str
    value: str
    line: int

    def __str__(self) -> str:
        return f"{self.name}|{self.value}|"


TEXTS = frozenset("ah an at bt hf ht mn nt pn pw rh rs vg".split())
"""The tokens whose value is for people to read: a bar may stand in it, for LIN has no way to escape one."""

_AFTER_TEXTS = TEXTS | frozenset(
    "3b 4b bg bm bn cp cq cr cs ds ec ef em fa fb fp gb hb hc hs ia ih lb lc lf lg ls lt mb mc md mp nd ob pc pf pg "
    "ph qa qx rc sa sb sc se sk sq ss st sv tb tc td tu ub up ur va vb wt xx".split()
)
"""What ends a text: any other two letters between bars belong to it."""

_NAME = r"[A-Za-z]\n?[A-Za-z]|[34]\n?[bB]"
_TOKEN = re.compile(rf"({_NAME})\s*\|([^|]*)")
_HEAD = re.compile(rf"({_NAME})\s*\|")
_LATER = re.compile(rf"(?<=[|\s])(?:{_NAME})\s*\|")
_FILLING = re.compile(r"[|\s]*")
_LINE_END = re.compile(r"\r+\n|\r")


def tokens(text: str) -> Iterator[Token | LineFault]:
    """The tokens of a LIN text one by one; what is none of them is a fault, and reading goes on after it."""
    text = _LINE_END.sub("\n", text).removeprefix("\N{BYTE ORDER MARK}")
    position, line = 0, 1
    while True:
        start = _after_filling(text, position)
        line += text.count("\n", position, start)
        if start == len(text):
            return
        token, position = _token(text, start, line)
        yield token
        line += text.count("\n", start, position)


def _token(text: str, start: int, line: int) -> tuple[Token | LineFault, int]:
    """What begins there, and where it ends."""
    found = _TOKEN.match(text, start)
    if found is None:
        later = _LATER.search(text, start)
        end = len(text) if later is None else later.start()
        says = phrase("“{text}” is not LIN: it stands outside of any token", text=_shown(text[start:end]))
        return LineFault(line, says), end
    name = found[1].replace("\n", "").lower()
    end = _end_of_text(text, found.end()) if name in TEXTS else found.end()
    return Token(name, text[found.start(2) : end], line), end


def _end_of_text(text: str, bar: int) -> int:
    """Where a value ends that may have bars in it: before the first bar that a token follows."""
    while 0 <= bar < len(text):
        after = _after_filling(text, bar)
        follows = _HEAD.match(text, after)
        if after == len(text) or (follows and follows[1].replace("\n", "").lower() in _AFTER_TEXTS):
            return bar
        bar = text.find("|", after)
    return len(text)


def _after_filling(text: str, position: int) -> int:
    found = _FILLING.match(text, position)
    return position if found is None else found.end()


def _shown(text: str) -> str:
    """The beginning of a text on one line."""
    words = " ".join(text[:200].strip("|\n ").split())
    return words if len(words) <= 60 else words[:60] + "…"
