"""A contest at the table: boards entered, results from elsewhere, nothing seen too early, left and come back to."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bridgetutor.games.contest import HERE, Contest, Way
from bridgetutor.progress.store import Store
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.contest.choices import Elsewhere
from bridgetutor.session.contest.showing import ContestView
from bridgetutor.session.contest.walk import ContestWalk
from tests.session.contest.contesting import (
    MATCH,
    PAIRS,
    Led,
    passed,
    sat_down,
    to_the_end_of_a_board,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "progress.db", now=datetime(2026, 1, 1, tzinfo=UTC))


def contest_of(led: Led) -> Contest:
    contest = led.state.contest
    assert contest is not None
    return contest


def seen(led: Led) -> ContestView:
    view = led.screen.contest
    assert view is not None
    return view


def is_standing(led: Led) -> bool:
    return led.screen.standing is not None


def test_a_board_is_entered_when_it_is_over_and_compared_when_the_other_table_is_there() -> None:
    led = sat_down(MATCH)
    assert seen(led).traveller is None
    to_the_end_of_a_board(led)
    here = contest_of(led).results[HERE][0]
    assert here is not None
    assert here.auction is not None
    traveller = seen(led).traveller
    assert traveller is not None
    assert (len(traveller.rows), traveller.waits_for) == (1, 1)
    assert not is_standing(led)
    led.choose(passed(1))
    traveller = seen(led).traveller
    assert traveller is not None
    assert (len(traveller.rows), traveller.waits_for) == (2, 0)
    assert is_standing(led)
    assert (seen(led).done, seen(led).wanted) == (1, 2)


def test_what_comes_in_early_is_not_seen_before_the_board_is_over() -> None:
    led = sat_down(MATCH)
    before = led.screen.table
    led.choose(passed(1))
    assert seen(led).done == 1
    assert seen(led).traveller is None
    assert led.screen.table == before


def test_a_board_counts_once() -> None:
    led = sat_down(MATCH)
    screen = to_the_end_of_a_board(led)
    assert not {Action.UNDO, Action.REPLAY} & set(screen.actions)
    count = len(led.choices)
    led.choose(Action.REPLAY)
    led.choose(Action.UNDO)
    assert len(led.choices) == count
    led.choose(passed(1))
    led.choose(Elsewhere(1, 1, passed(1).calls))
    assert len(led.choices) == count + 1


def test_the_set_ends_after_its_last_board() -> None:
    led = sat_down(MATCH)
    for number in (1, 2):
        to_the_end_of_a_board(led)
        led.choose(passed(number))
        assert seen(led).results is None
        led.choose(Action.NEXT)
    results = seen(led).results
    assert results is not None
    assert [line.number for line in results.boards] == [1, 2]
    assert results.pairs == ()
    count = len(led.choices)
    led.choose(Action.NEXT)
    assert len(led.choices) == count


def test_results_may_come_in_after_the_end() -> None:
    led = sat_down(PAIRS)
    for _ in range(2):
        to_the_end_of_a_board(led)
        led.choose(Action.NEXT)
    assert not led.walk.is_finished(led.state)
    for number in (1, 2):
        for table in (1, 2):
            led.choose(passed(number, table))
    assert led.walk.is_finished(led.state)
    results = seen(led).results
    assert results is not None
    assert [pair.place for pair in results.pairs] in ([1, 1, 3], [1, 2, 2], [1, 1, 1])


def test_a_set_is_left_in_the_middle_and_come_back_to(store: Store) -> None:
    led = sat_down(MATCH, store=store)
    led.choose(passed(2))
    to_the_end_of_a_board(led)
    led.choose(Action.NEXT)
    led.choose(parse_choice("P"))
    again = sat_down(MATCH, store=store)
    assert again.state == led.state
    assert again.choices == led.choices
    assert list(contest_of(again).missing) == [(1, 0)]


def test_a_finished_set_is_not_resumed(store: Store) -> None:
    led = sat_down(MATCH, store=store)
    for number in (1, 2):
        to_the_end_of_a_board(led)
        led.choose(passed(number))
        led.choose(Action.NEXT)
    assert sat_down(MATCH, store=store).state.place == 0


def test_choices_that_cannot_be_change_nothing() -> None:
    led = sat_down(MATCH)
    count = len(led.choices)
    for written in (
        "~elsewhere:1:3:P-P-P-P::",
        "~elsewhere:2:1:P-P-P-P::",
        "~elsewhere:1:1:P-P-P::",
        str(PAIRS),
        "~N:AKQJ.432.432.432 T98.AKQJ.765.765 765.T98.AKQJ.T98 432.765.T98.AKQJ",
    ):
        led.choose(parse_choice(written))
    assert len(led.choices) == count
    assert contest_of(led).way is Way.TEAMS


def test_without_dice_it_is_acted_out_again() -> None:
    led = sat_down(MATCH)
    to_the_end_of_a_board(led)
    led.choose(passed(1))
    choices = tuple(map(parse_choice, led.choices))
    assert ContestWalk(Way.TEAMS, random=None).replay(choices) == led.state


@pytest.mark.parametrize(
    "written",
    [str(MATCH), str(PAIRS), "~elsewhere:1:2:1C-P-P-P:SA:9", "~elsewhere:1:1:P-P-P-P::"],
)
def test_choices_are_read_back(written: str) -> None:
    assert str(parse_choice(written)) == written
