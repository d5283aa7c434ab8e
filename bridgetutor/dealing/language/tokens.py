"""The words of a constraint, with their places."""

from __future__ import annotations

import re
from typing import NamedTuple


class Token(NamedTuple):
    """A word as it is written, and its column, the first being 1. The last one of a text is empty."""

    text: str
    column: int

    @property
    def word(self) -> str:
        """In lower case."""
        return self.text.casefold()


def tokens(text: str) -> tuple[Token, ...]:
    """All of them. A line end or a full stop parts clauses as a semicolon does."""
    found = [Token(_ENDS.get(match[0], match[0]), match.start() + 1) for match in _TOKEN.finditer(text)]
    return (*found, Token("", len(text) + 1))


_ENDS = {"\n": ";", ".": ";"}

_TOKEN = re.compile(
    r"""
    [SHDC♠♥♦♣](?:10|[2-9TJQKA])(?!\w)   # a card
  | \d{1,2}(?:[-–=]\d{1,2}){3}(?!\w)     # 5-4-3-1 in any order of suits, 5=4=3=1 in theirs
  | [1-7](?:[SHDC♠♥♦♣]|NT?)(?!\w)        # a bid, which is no number of cards
  | \d*½ | \d+\.5 | \d+                  # a number
  | [A-Z]+(?:[-'][A-Z]*)*                # a word
  | \S | \n
    """,
    re.VERBOSE | re.IGNORECASE,
)
