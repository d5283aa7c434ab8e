"""What the rules count of what an author may ask."""

from __future__ import annotations

import pytest

from bridgetutor.rules.deal import Deal
from bridgetutor.teaching.counting import recount, sure_winners
from bridgetutor.teaching.lesson import Countable, CountExercise
from tests.teaching.samples import exercise

HAND = {
    Countable.POINTS: 16,
    Countable.ADJUSTED_POINTS: 16,
    Countable.LENGTH_POINTS: 0,
    Countable.LOSERS: 7,
    Countable.CONTROLS: 5,
    Countable.LONGEST_SUIT: 4,
    Countable.SPADES: 4,
    Countable.HEARTS: 3,
    Countable.DIAMONDS: 3,
    Countable.CLUBS: 3,
}


@pytest.mark.parametrize("of", list(Countable))
def test_every_countable_is_counted(of: Countable) -> None:
    what = ":hand: AQ32 K53 QJ4 A92" if of in HAND else ":deal: N:AK2... - 543... -"
    found = exercise(f"\n```{{count}} c\n{what}\n:of: {of.value}\n:right 1: so\n```\n")
    assert isinstance(found, CountExercise)
    assert recount(found) == HAND.get(of, 2)


@pytest.mark.parametrize(
    ("north", "south", "tricks"),
    [
        ("AK2...", "543...", 2),
        ("AQ2...", "543...", 1),
        ("AK...", "QJ...", 2),
        ("AKQ5...", "J432...", 4),
        ("AKQ65...", "432...", 3),
        ("AKQ654...", "J32...", 6),
        ("A2.K3..", "43.A2..", 3),
        ("32...", "54...", 0),
    ],
)
def test_sure_winners(north: str, south: str, tricks: int) -> None:
    assert sure_winners(Deal.parse(f"N:{north} - {south} -")) == tricks
