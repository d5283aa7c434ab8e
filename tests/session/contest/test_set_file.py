"""A set as a file: written, read by a friend, and the writer's table beside the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetutor.games.contest import HERE, Contest
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.session.contest import set_file
from bridgetutor.session.contest.choices import Elsewhere, LaidOut
from tests.session.contest.contesting import MATCH, PAIRS, passed, sat_down, to_the_end_of_a_board


def saved(begins: LaidOut, *results: Elsewhere) -> tuple[Contest, tuple[BoardRecord, ...]]:
    """The contest with its first board over, and what its file is read as."""
    led = sat_down(begins)
    to_the_end_of_a_board(led)
    for result in results:
        led.choose(result)
    contest = led.state.contest
    assert contest is not None
    return contest, pbn.read(pbn.write(set_file.records(contest))).boards


def test_a_friend_sees_the_writers_table_as_one_more() -> None:
    contest, boards = saved(PAIRS, passed(1), passed(1, 2), passed(2, 2))
    laid_out, results = set_file.read(boards, "Anna")
    assert laid_out == LaidOut(PAIRS.way, PAIRS.deals, ("", "", "Anna"))
    theirs = sat_down(laid_out, *results)
    friends = theirs.state.contest
    assert friends is not None
    assert friends.results[HERE] == (None, None)
    assert friends.results[3][0] == contest.results[HERE][0]
    assert friends.results[1:3] == contest.results[1:]
    assert list(friends.missing) == [(1, 1)]


def test_a_match_stays_one_against_its_first_table() -> None:
    _, boards = saved(MATCH, passed(1))
    laid_out, _ = set_file.read(boards, "Anna")
    assert laid_out.names == ("", "Anna")


def test_before_anything_came_in_there_is_still_a_table_of_robots() -> None:
    _, boards = saved(MATCH)
    laid_out, _ = set_file.read(boards, "Anna")
    assert laid_out.names == ("", "Anna")


def test_who_has_a_file_from_a_friend_passes_on_the_friends_table_too() -> None:
    _, boards = saved(PAIRS, passed(1))
    laid_out, results = set_file.read(boards, "Anna")
    led = sat_down(laid_out, *results)
    to_the_end_of_a_board(led)
    contest = led.state.contest
    assert contest is not None
    again, _ = set_file.read(pbn.read(pbn.write(set_file.records(contest))).boards, "Bo")
    assert again.names == ("", "Anna", "Bo")


def test_other_files_are_no_sets() -> None:
    _, boards = saved(MATCH, passed(1))
    plain = tuple(replace(record, others=()) for record in boards)
    gap = tuple(record for record in boards if record.number != 1)
    unknown = (replace(boards[0], deal=None), *boards[1:])
    no_auction = (replace(boards[0], auction=None), *boards[1:])
    first = next(record for record in boards if record.contract is not None)
    turned = replace(first, cards=(*first.cards[2:], *first.cards[:2]))
    too_many = replace(first, tricks=13 - (first.tricks or 0))
    for wrong in (plain, gap, unknown, no_auction, (), (turned, *boards), (too_many, *boards)):
        with pytest.raises(BridgeError):
            set_file.read(wrong, "Anna")
