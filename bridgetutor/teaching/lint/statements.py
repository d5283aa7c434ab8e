"""What a text claims about the hand beside it: "you have 16 points", "East holds three hearts"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.rules.cards import Suit
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.lint.visible import sentences

_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
]  # "no" is nought
_NUMBER = rf"(?P<number>\d+|{'|'.join(_NUMBERS)})"
_SUITS = {
    **{suit.name.lower(): suit for suit in Suit},
    **{suit.name.lower().removesuffix("s"): suit for suit in Suit},
    **dict(zip("♣♦♥♠", Suit, strict=True)),
}
_WHO = (
    r"(?:(?P<you>you (?:have|hold|had|held)|your|(?:this|the|your) hand (?:has|holds|is worth))"
    r"|(?P<seat>North|East|South|West) (?:has|holds|had|held))"
)
_DEGREE = r"(?: (?:only|just|exactly|all of|a total of))*"
_POINTS = re.compile(rf"\b{_WHO}{_DEGREE} {_NUMBER} (?:high[ -]card )?points?\b", re.IGNORECASE)
_LENGTH = re.compile(
    rf"\b{_WHO}{_DEGREE} {_NUMBER} (?:cards? in )?(?P<suit>{'|'.join(_SUITS)})(?!\w)", re.IGNORECASE
)
_QUALITY = r"(?: (?:small|low|good|fine|poor|strong|high))*"
_SHORT_POINTS = re.compile(rf"^(?:\d+(?: \+ \d+)+ = )?{_NUMBER} points?\b", re.IGNORECASE)
_SHORT_LENGTH = re.compile(
    rf"(?:^|\band ){_NUMBER}{_QUALITY} (?P<suit>{'|'.join(_SUITS)})(?!\w)", re.IGNORECASE
)
"""How a reply speaks of the hand that was asked about: "14 points and 5 good spades"."""

_SUM = re.compile(r"(?P<parts>\d+(?: \+ \d+)+) = (?P<total>\d+)")
_NOT_THIS_HAND = re.compile(
    r"\b(?:if|when|whenever|unless|until|would|could|should|might|must|needs?|promis\w+|shows?|says?|suppose|imagine|with|as|once"
    r"|where|more|most|left|together|between|\w+ or \d)\b",
    re.IGNORECASE,
)
"""Sentences with these words speak of hands in general, of other hands, or of a later moment."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A number said of a hand: points, or the length of `suit`. `seat` is None where it is the learner's."""

    place: int
    seat: Seat | None
    number: int
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class WrongSum:
    """A sum that does not add up: "6 + 3 + 3 = 13"."""

    place: int
    total: int
    true: int


_TRICKS = re.compile(rf"\b{_NUMBER}(?: \w+)? tricks?\b", re.IGNORECASE)
_DOWN = re.compile(rf"\b{_NUMBER} (?:down|off)\b", re.IGNORECASE)


def tricks_claimed(text: str) -> Iterator[int]:
    """The numbers of tricks that a text names as a fact: "2 tricks", "one more trick"."""
    return _numbers(_TRICKS, text)


def undertricks_claimed(text: str) -> Iterator[int]:
    """By how many tricks a text says that a contract fails: "one down"."""
    return _numbers(_DOWN, text)


def _numbers(pattern: re.Pattern[str], text: str) -> Iterator[int]:
    for sentence in sentences(text):
        if _NOT_THIS_HAND.search(sentence.text) is None:
            yield from (_value(found["number"]) for found in pattern.finditer(sentence.text))


def _value(number: str) -> int:
    return int(number) if number.isdecimal() else _NUMBERS.index(number.lower())


def wrong_sums(text: str) -> Iterator[WrongSum]:
    """The sums of a text that do not add up."""
    for found in _SUM.finditer(text):
        true = sum(map(int, found["parts"].split(" + ")))
        if true != int(found["total"]):
            yield WrongSum(found.start(), int(found["total"]), true)


def statements(text: str, *, in_reply: bool = False) -> Iterator[Statement]:
    """The statements of a text about the hand beside it; a reply to a question about the hand may be short."""
    patterns = (_POINTS, _LENGTH, _SHORT_POINTS, _SHORT_LENGTH) if in_reply else (_POINTS, _LENGTH)
    for sentence in sentences(text):
        if _NOT_THIS_HAND.search(sentence.text) is not None:
            continue
        plain = re.sub(r"\s", " ", sentence.text)
        for pattern in patterns:
            for found in pattern.finditer(plain):
                yield _statement(found, sentence.place)


def _statement(found: re.Match[str], place: int) -> Statement:
    words = found.groupdict()
    suit = _SUITS[words["suit"].lower()] if words.get("suit") else None
    return Statement(place + found.start(), _seat(words.get("seat")), _value(words["number"]), suit)


def _seat(name: str | None) -> Seat | None:
    try:
        return None if name is None else Seat.parse(name)
    except NotationError:
        return None
