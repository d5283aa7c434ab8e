"""The answers to an opening, used again after an overcall."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, rule
from bridgetutor.bidding.systems_on import systems_on
from bridgetutor.hands.claims import points
from bridgetutor.phrase import phrase

ANSWERS = Agreement(
    "answers",
    phrase("Answers"),
    (
        rule("1N - 2C", points(8)),
        rule("1N|2N - 3C", points(8)),
        rule("1S - 2C", points(10)),
        rule("... 1N - 4C", points(15)),
    ),
)


def test_rules_after_that_opening_are_moved_and_no_others() -> None:
    moved = systems_on("(1C)|(1D)", "1N", (ANSWERS,))
    assert [str(each.pattern) for each in moved] == ["(1C)|(1D) 1N - 2C", "(1C)|(1D) 1N - 3C"]


def test_more_than_one_call_may_come_before() -> None:
    moved = systems_on("(1C) P -", "2N", (ANSWERS,))
    assert [str(each.pattern) for each in moved] == ["(1C) P - 2N - 3C"]
