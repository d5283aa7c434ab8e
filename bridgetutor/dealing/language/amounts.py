"""How many: "15-17", "8+", "at most 3", "exactly 4", "no", "0 or 4", "two or three"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from bridgetutor.dealing.language.tokens import Token
from bridgetutor.hands.measures.measure import Values, span
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError

Limit = Fraction | None
"""The top of a range; None where there is none."""


@dataclass(frozen=True, slots=True)
class Amount:
    """One range or several."""

    ranges: tuple[tuple[Fraction, Limit], ...]

    def values(self, most: int, *, steps: int = 1) -> Values:
        """The values of a measure that goes up to `most`, in so many steps to one. Raises `NotationError`."""
        found = 0
        for low, high in self.ranges:
            for number in (low, low if high is None else high):
                _check(number, most, steps)
            found |= span(int(low * steps), most if high is None else int(high * steps))
        return found


def _check(number: Fraction, most: int, steps: int) -> None:
    if (number * steps).denominator != 1:
        raise NotationError(phrase("only whole numbers are counted here"))
    if number * steps > most:
        raise NotationError(phrase("there are {most} at most", most=most // steps))


def amounts(words: tuple[Token, ...], at: int) -> Iterator[tuple[Amount, int]]:
    """The amount that begins at a place, and the place after it: the longest reading first."""
    first = _range(words, at)
    if first is None:
        return
    found = [first]
    while words[found[-1][1]].word == "or":
        more = _range(words, found[-1][1] + 1)
        if more is None:
            break
        found.append(more)
    for count in range(len(found), 0, -1):
        yield Amount(tuple(each for each, _ in found[:count])), found[count - 1][1]


Range = tuple[tuple[Fraction, Limit], int]


def _range(words: tuple[Token, ...], at: int) -> Range | None:
    """A range and the place after it."""
    for before, low_open, high_open, off in _BEFORE:
        if tuple(each.word for each in words[at : at + len(before)]) == before:
            return _limited(words, at + len(before), low_open=low_open, high_open=high_open, off=off)
    is_between = words[at].word == "between"
    number = _number(words[at + is_between])
    if number is None:
        return None
    return _between(words, at + 2, number) if is_between else _after(words, at + 1, number)


def _between(words: tuple[Token, ...], at: int, number: Fraction) -> Range | None:
    """What follows "between 12"."""
    top = _number(words[at + 1]) if words[at].word == "and" else None
    return None if top is None else ((number, top), at + 2)


def _limited(words: tuple[Token, ...], at: int, *, low_open: bool, high_open: bool, off: int) -> Range | None:
    number = _number(words[at])
    if number is None:
        return None
    low = Fraction(0) if low_open else number + off
    return (low, None if high_open else number + off), at + 1


def _after(words: tuple[Token, ...], at: int, number: Fraction) -> Range:
    """What may follow a number: "+", "-17", "to 17", "or more"."""
    first, second = words[at].word, words[min(at + 1, len(words) - 1)]
    if first == "+":
        return (number, None), at + 1
    if first == "or" and second.word == "more":
        return (number, None), at + 2
    if first == "or" and second.word in {"fewer", "less"}:
        return (Fraction(0), number), at + 2
    top = _number(second) if first in {"-", "–", "to"} else None
    return ((number, number), at) if top is None else ((number, top), at + 2)


def _number(token: Token) -> Fraction | None:
    if token.word in _WORDS:
        return Fraction(_WORDS.index(token.word))
    if token.word == "no":
        return Fraction(0)
    whole, half = token.text.removesuffix("½"), token.text.endswith("½")
    if half:
        return Fraction(int(whole or 0)) + Fraction(1, 2)
    try:
        return Fraction(token.text)
    except ValueError:
        return None


_BEFORE = (
    (("at", "least"), False, True, 0),
    (("at", "most"), True, False, 0),
    (("up", "to"), True, False, 0),
    (("more", "than"), False, True, 1),
    (("fewer", "than"), True, False, -1),
    (("less", "than"), True, False, -1),
    (("exactly",), False, False, 0),
)
"""Words before a number: whether there is no lower limit, whether no upper one, and how far off the number it is."""

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "eleven", "twelve", "thirteen"),
)
