"""Cards, calls and suits in running text: the signs for `!s !h !d !c`, and where a card or call stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

SUIT_NAMES = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}

_SHORTHAND = re.compile(r"!([shdc])(?=[AKQJT\d]|[^A-Za-z]|$)")
_SIGN_BY_LETTER = {name[0]: sign for sign, name in SUIT_NAMES.items()}
_NOTATION = re.compile(
    r"(?P<call>(?<![\w.,])[1-7](?:[♠♥♦♣](?:XX?(?!\w))?|NT(?:XX?)?(?!\w)))"
    r"|(?P<card>[♠♥♦♣](?:10|[AKQJT2-9])+(?!\w))"
    r"|(?P<suit>[♠♥♦♣])"
)


@dataclass(frozen=True, slots=True)
class Notation:
    """A card, holding, call or suit as it stands in the text; `kind` is "card", "call" or "suit"."""

    kind: str
    text: str


def with_signs(text: str) -> str:
    """The text with suit signs for `!s !h !d !c`."""
    return _SHORTHAND.sub(lambda found: _SIGN_BY_LETTER[found[1]], text)


def pieces(text: str) -> Iterator[str | Notation]:
    """The text cut into words and notation, in order."""
    end = 0
    for found in _NOTATION.finditer(text):
        if found.start() > end:
            yield text[end : found.start()]
        yield Notation(str(found.lastgroup), found[0])
        end = found.end()
    if end < len(text):
        yield text[end:]
