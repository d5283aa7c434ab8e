"""The values of `mb` and `sv`, and the texts of cards in `pc`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Call, parse_call
from bridgetutor.rules.cards import PACK, Card, Suit
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Vulnerability

VULNERABILITIES = {
    "o": Vulnerability.NONE,
    "0": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "n": Vulnerability.NORTH_SOUTH,
    "e": Vulnerability.EAST_WEST,
    "b": Vulnerability.ALL,
}
"""By letter; the first of each is the one to write."""

ALERT = "!"

_CALL = re.compile(
    r"\s*([1-7]\s*(?:NT|[CDHSN♣♦♥♠])|PASS|DBL|DOUBLE|RE?DBL|REDOUBLE|XX|[PXDR]|-+)\s*([!?*]*)", re.IGNORECASE
)
_QUICK: dict[str, Call] = {"p": PASS, "d": DOUBLE, "r": REDOUBLE, **{str(bid).lower(): bid for bid in BIDS}}
_CARD = re.compile(r"\s*!?\s*([SHDC])\s*(10|[2-9TJQKA])?", re.IGNORECASE)
_QUICK_CARD = {str(card): card for card in PACK} | {str(card).lower(): card for card in PACK}
_QUICK_CARD |= {f"{card.suit.letter.lower()}{card.rank}": card for card in PACK}
_SUITS = {suit.letter: suit for suit in Suit}


def parse_calls(value: str) -> list[tuple[Call, bool]]:
    """The calls of a value, mostly one, and whether each is alerted. Raises `NotationError`."""
    quick = _QUICK.get(value.lower())
    if quick is not None:
        return [(quick, False)]
    found = list(_whole(_CALL, value))
    if not found:
        raise NotationError(
            phrase("“{text}” is not a call: write P, X, XX or a bid such as 1C or 3N", text=value)
        )
    return [(parse_call("".join(call[1].split()).replace("--", "-")), ALERT in call[2]) for call in found]


def parse_cards(value: str) -> list[Card | Suit]:
    """The cards of a value, mostly one; a suit alone stands for the lowest card of it. Raises `NotationError`."""
    quick = _QUICK_CARD.get(value)
    if quick is not None:
        return [quick]
    found = list(_whole(_CARD, value))
    if not found:
        return [Card.parse(value)] if value.strip() else []
    return [Card.parse(card[1] + card[2]) if card[2] else _SUITS[card[1].upper()] for card in found]


def _whole(pattern: re.Pattern[str], value: str) -> Iterator[re.Match[str]]:
    """The matches that make up the whole value; none where something is left over."""
    found = list(pattern.finditer(value.strip()))
    return iter(found if sum(len(match[0]) for match in found) == len(value.strip()) else ())


def parse_sv(value: str) -> Vulnerability | None:
    """The vulnerability of a letter or word; None for an empty value. Raises `NotationError`."""
    letter = value.strip().lower()
    if not letter:
        return None
    return VULNERABILITIES[letter] if letter in VULNERABILITIES else Vulnerability.parse(value)


def format_call(call: Call) -> str:
    """p, d, r, or the bid."""
    texts: dict[Call, str] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
    return texts.get(call, str(call))
