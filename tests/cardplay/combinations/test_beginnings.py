"""The ways to begin with a suit, held against the best lines and against what every book says."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.combinations import Combination, best_lines
from bridgetutor.cardplay.combinations.beginnings import ranked
from bridgetutor.cardplay.combinations.plan import Step, Way
from bridgetutor.rules.cards import Rank


@pytest.mark.parametrize(
    ("suit", "tricks", "step"),
    [
        ("AQ2/543", 2, Step(Way.CASH, Rank.ACE)),
        ("KJ2/543", 1, Step(Way.LOW_TO, None, Rank.JACK)),
        ("AKQ75/32", 5, Step(Way.TOP)),
        ("AJT2/543", 3, Step(Way.LOW_TO, None, Rank.JACK)),
        ("QJ32/65", 1, Step(Way.LOW_TO, None, Rank.QUEEN)),
    ],
)
def test_the_best_way_is_as_good_as_the_best_line(suit: str, tricks: int, step: Step) -> None:
    combination = Combination.parse(suit)
    found = ranked(combination, tricks)
    assert found is not None
    best = found.ways[0].worth(tricks)
    assert best == pytest.approx(best_lines(combination).by_tricks[tricks - 1].chances[tricks - 1])
    assert step in {way.step for way in found.ways if way.worth(tricks) == pytest.approx(best)}


def test_from_the_top_is_worth_what_falls() -> None:
    """AQ opposite small cards: two tricks from the top where the king is alone with either defender."""
    found = ranked(Combination.parse("AQ2/543"), 2)
    assert found is not None
    chances = {way.step: way.worth(2) for way in found.ways}
    assert chances[Step(Way.TOP)] == pytest.approx(0.02, abs=0.01)
    assert chances[Step(Way.LOW_TO, None, Rank.QUEEN)] == pytest.approx(0.5, abs=0.01)


def test_no_way_is_better_than_the_best_line() -> None:
    for suit in ("AJ52/43", "KT4/Q32", "AQ94/J5", "K832/QT4"):
        combination = Combination.parse(suit)
        lines = best_lines(combination)
        for tricks, line in enumerate(lines.by_tricks, 1):
            found = ranked(combination, tricks)
            assert found is not None
            assert found.ways[0].worth(tricks) == pytest.approx(line.chances[tricks - 1])
            assert [way.worth(tricks) for way in found.ways] == sorted(
                (way.worth(tricks) for way in found.ways), reverse=True
            )


def test_no_chance_no_way() -> None:
    assert ranked(Combination.parse("432/765"), 3) is None
