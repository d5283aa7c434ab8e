"""A missed day is forgiven, two in a row are not."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.progress.streak import Streak, streak, told

TODAY = date(2026, 11, 30)


def days(*ago: int) -> set[date]:
    return {TODAY - timedelta(days=each) for each in ago}


@pytest.mark.parametrize(
    ("ago", "found"),
    [
        ((), Streak()),
        ((0,), Streak(1, 0, True)),
        ((1,), Streak(1, 0, False)),
        ((0, 1, 2), Streak(3, 0, True)),
        ((0, 2, 4), Streak(3, 2, True)),
        ((2, 3), Streak(2, 1, False)),  # yesterday was missed; today is not over
        ((3, 4), Streak()),
        ((0, 1, 4, 5), Streak(2, 0, True)),
        ((-1,), Streak()),  # a clock that was wrong
    ],
)
def test_streaks(ago: tuple[int, ...], found: Streak) -> None:
    assert streak(days(*ago), TODAY) == found


@given(st.sets(st.integers(0, 30)))
def test_practice_today_never_makes_it_shorter(ago: set[int]) -> None:
    without = streak(days(*ago - {0}), TODAY)
    practised = streak(days(*ago, 0), TODAY)
    assert practised.days == without.days + 1
    assert practised.today


@given(st.sets(st.integers(0, 30)))
def test_no_two_days_in_a_row_are_forgiven(ago: set[int]) -> None:
    found = streak(days(*ago), TODAY)
    assert found.forgiven <= found.days
    assert found.days <= len(ago)


def test_what_is_said() -> None:
    assert len({str(told(each)) for each in (Streak(), Streak(1, 0, True), Streak(1, 0, False))}) == 3
