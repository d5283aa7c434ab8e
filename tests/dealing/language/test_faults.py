"""Faults in a constraint: where they are, what was expected, all of them at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.dealing.language import Misread, parse
from bridgetutor.wording import Wording

ENGLISH = Wording.english()

NO_SEAT = "a clause begins with a seat, such as South: or North and South together:"
OF_WHAT = "here is expected of what: 15-17 points, 4+ hearts, 5-7 losers, 20-21 balanced …"
ANYTHING = "here something is expected that a hand can have: 15-17 points, 4+ hearts, balanced …"


def told(text: str) -> list[str]:
    with pytest.raises(Misread) as misread:
        parse(text)
    return [ENGLISH.render(fault.says) for fault in misread.value.faults]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("South: 15-17 ponits", "Column 14, “ponits”: did you mean “points”?"),
        ("South: 4+ harts", "Column 11, “harts”: did you mean “hearts”?"),
        ("South: 4+ spaeds, balanced", "Column 11, “spaeds”: did you mean “spades”?"),
        ("South: balancd", "Column 8, “balancd”: did you mean “balanced”?"),
        ("Suoth: balanced", "Column 1, “Suoth”: did you mean “south”?"),
        ("15-17 points", f"Column 1, “15”: {NO_SEAT}"),
        ("South 15-17 points", "Column 7, “15”: after the seat a colon is expected"),
        ("South", "Column 6, at the end: after the seat a colon is expected"),
        ("South:", f"Column 7, at the end: {ANYTHING}"),
        ("South: 12+ points, ", f"Column 20, at the end: {ANYTHING}"),
        ("South: 15-17, balanced", f"Column 13, “,”: {OF_WHAT}"),
        ("South: 15-17 or 20", f"Column 19, at the end: {OF_WHAT}"),
        ("South: 1NT", f"Column 8, “1NT”: {ANYTHING}"),
        ("South: can overcall 1S", "Column 21, “1S”: a comma is expected, or the end of the clause"),
        ("South: 8+ points, a fit in hearts", "Column 19, “a”: this is said of two hands together"),
        ("South: void in", "Column 15, at the end: here is expected: a suit"),
        ("South: as many hearts as xyz", "Column 26, “xyz”: here is expected: a suit"),
        ("South: 12+ points ! 4+ hearts", "Column 19, “!”: a comma is expected, or the end of the clause"),
        ("South: 45+ points", "Column 8, “45”: there are 37 at most"),
        ("South: 14 spades", "Column 8, “14”: there are 13 at most"),
        ("South: 5 aces", "Column 8, “5”: there are 4 at most"),
        ("South: 2½ hearts", "Column 8, “2½”: only whole numbers are counted here"),
        ("South: 9+ quick tricks", "Column 8, “9”: there are 8 at most"),
        ("NS together: 5-8 losers", "Column 14, “5”: this is said of one hand, not of two together"),
        ("NS together: 41 points", "Column 14, “41”: there are 40 at most"),
        (
            "North, South, East together: 30 points",
            "Column 20, “together”: two seats can be looked at together, here are 3",
        ),
        ("North and North: 12 points", "Column 11, “North”: this seat is named twice"),
        ("S: 12+ points, 0-9 points", "Column 1, “S”: what is said of this seat contradicts itself"),
    ],
)
def test_a_fault_has_its_place(text: str, says: str) -> None:
    assert told(text) == [says]


def test_all_faults_are_told() -> None:
    text = "South: 15-17 ponits, 4+ harts; Nort: 5+ clubs; E 3 clubs; W: 45+ points, balanced, foo; NS: 4441"
    assert [each.partition(":")[0] for each in told(text)] == [
        "Column 14, “ponits”",
        "Column 25, “harts”",
        "Column 32, “Nort”",
        "Column 50, “3”",
        "Column 62, “45”",
        "Column 84, “foo”",
    ]


WORDS = st.sampled_from(
    [
        *("South", "North", "West", ":", ";", ",", "or", "not", "and", "together", "4+", "hearts", "points"),
        *("15-17", "balanced", "a", "stopper", "in", "♠", "♠A", "with", "99", "½", "-", "+", "=", "of"),
    ]
)


@given(st.lists(WORDS, max_size=12).map(" ".join) | st.text(max_size=30))
def test_any_text_is_read_or_has_faults_with_places(text: str) -> None:
    try:
        parse(text)
    except Misread as misread:
        columns = [fault.column for fault in misread.faults]
        assert columns
        assert all(1 <= column <= len(text) + 1 for column in columns)
        for fault in misread.faults:
            assert text[fault.column - 1 :].startswith(fault.word)
