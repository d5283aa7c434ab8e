"""Every entry of the vocabulary: it is reached by each of its ways, and says what it means."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgetutor.dealing.language import parse
from bridgetutor.dealing.language.amounts import Amount, amounts
from bridgetutor.dealing.language.template import Template
from bridgetutor.dealing.language.tokens import tokens
from bridgetutor.dealing.language.vocabulary import VOCABULARY
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.rules.seats import Seat

FILLED = {"{n}": "2", "{suit}": "hearts", "{card}": "♠A", "{shape}": "4432", "{lengths}": "5=4=3=1"}


def text_of(template: Template) -> str:
    """With every gap filled, the second suit by another one."""
    words = [FILLED.get(part[0], part[0]) for part in template.parts]
    if words.count("hearts") > 1:
        words[len(words) - 1 - words[::-1].index("hearts")] = "spades"
    return " ".join(words)


ONE = {text_of(template) for entry in VOCABULARY for template in entry.templates}
TWO = {text_of(template) for entry in VOCABULARY if entry.together for template in entry.templates}
OF_TWO_ALONE = {text for text in TWO if "fit" in text and not text[0].isdigit()}


@pytest.mark.parametrize("text", sorted(ONE - OF_TWO_ALONE))
def test_each_way_to_say_something_is_read(text: str) -> None:
    claim = parse(f"South: {text}")[Seat.SOUTH]
    assert (claim == ALWAYS) is (text == "any hand")


@pytest.mark.parametrize("text", sorted(TWO))
def test_each_way_to_say_something_of_two_hands_is_read(text: str) -> None:
    (both,) = parse(f"North and South together: {text}").together
    assert (both.claim == ALWAYS) is (text == "any hand")


@pytest.mark.parametrize(
    ("text", "ranges", "after"),
    [
        ("4 x", [(4, 4)], 1),
        ("4+ x", [(4, None)], 2),
        ("4-6 x", [(4, 6)], 3),
        ("4 to 6 x", [(4, 6)], 3),
        ("4 or more x", [(4, None)], 3),
        ("at most 4 x", [(0, 4)], 3),
        ("more than 4 x", [(5, None)], 3),
        ("fewer than 4 x", [(0, 3)], 3),
        ("0 or 4 x", [(0, 0), (4, 4)], 3),
        ("1-2, 4", [(1, 2)], 3),
        ("1-2 or 4+ x", [(1, 2), (4, None)], 6),
        ("½ x", [(Fraction(1, 2), Fraction(1, 2))], 1),
    ],
)
def test_amounts(text: str, ranges: list[tuple[Fraction, Fraction | None]], after: int) -> None:
    first = next(amounts(tokens(text), 0))
    assert first == (Amount(tuple(ranges)), after)


@pytest.mark.parametrize("text", ["x", "at most x", "+", "or 4", "-4", "½½"])
def test_what_is_no_amount(text: str) -> None:
    found = [amount for amount, after in amounts(tokens(text), 0) if after == len(tokens(text)) - 1]
    assert found == []
