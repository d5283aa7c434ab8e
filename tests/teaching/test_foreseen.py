"""The author's replies for one trick, and the learner who leaves the author's line."""

from __future__ import annotations

import pytest

from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.teaching.foreseen import replies_at
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.marking import best_card, judge_card
from tests.teaching.samples import DEAL, exercise

WHOLE = f"""
```{{play}} p-1
:deal: {DEAL}
:contract: 3N by South
:lead: HK
:goal: 9
:line S: H4 H6 HA
:line W: HK HQ HJ HT
:at 1 right H4: Keep it.
:at 1 also HA: Early.
:at 3 right HA: Now.
:at 4 right D2 D5: Out with the ace.
```
"""
"""The hold-up: hearts three times, and then the diamonds."""


def whole() -> PlayExercise:
    """The exercise, which is a play."""
    found = exercise(WHOLE)
    assert isinstance(found, PlayExercise)
    return found


def after(found: PlayExercise, cards: str) -> Play:
    """The play after these cards."""
    return found.play.after(*map(Card.parse, cards.split()))


@pytest.mark.parametrize("first", ["H4", "H6"])
def test_on_the_authors_line_a_trick_has_its_replies(first: str) -> None:
    found = whole()
    other = "H6" if first == "H4" else "H4"
    third = after(found, f"H5 H2 {first} HQ H7 H3 {other} HJ C2 H8")
    assert best_card(found, third) == Card.parse("HA")
    assert judge_card(found, third, Card.parse("HA")) is not None


def test_off_the_authors_line_they_are_silent() -> None:
    found = whole()
    fourth = "H5 H2 {} HQ H7 H3 {} HJ C2 H8 {}"
    kept = after(found, fourth.format("H4", "H6", "HA"))
    assert judge_card(found, kept, Card.parse("S5")) is not None
    left = after(found, "H5 H2 HA D2 D3 DQ DA H3 H4 HQ H7 D4 DJ D6")
    assert Card.parse("D5") in left.legal_cards
    assert replies_at(found, left) == ()
    assert best_card(found, left) is None


def test_when_another_seat_leads_another_suit_they_are_silent() -> None:
    found = whole()
    kept = after(found, "H5 H2 H4 HQ H7 H3 H6 HJ C2 H8")
    switched = after(found, "H5 H2 H4 S9 S3 S4 S5 HQ H7 H3")
    assert replies_at(found, kept) != ()
    assert Card.parse("HA") in switched.legal_cards
    assert replies_at(found, switched) == ()


@pytest.mark.parametrize(("second", "third"), [("H3", "H8"), ("H8", "H3")])
def test_a_small_card_for_another_leaves_the_line_as_it_is(second: str, third: str) -> None:
    found = whole()
    assert best_card(found, after(found, f"H5 H2 H4 HQ H7 {second} H6 HJ C2 {third}")) == Card.parse("HA")


def test_what_is_said_of_every_trick_is_said_on_any_line() -> None:
    found = exercise(WHOLE.replace(":at 4 right", ":wrong S5: Never.\n:at 4 right"))
    assert isinstance(found, PlayExercise)
    left = after(found, "H5 H2 HA")
    assert [reply.says.markdown for reply in replies_at(found, left)] == ["Never."]
