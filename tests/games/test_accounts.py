"""Accounts in hundreds over changing partners."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.accounts import Accounts, accounts_of, hundreds
from bridgetutor.games.rubber import Rubber
from bridgetutor.games.seating import Seating
from bridgetutor.games.settlement import sheet_of
from tests.games.outcomes import played

players = st.permutations(["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"])


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, 0),
        (40, 0),
        (49, 0),
        (50, 1),
        (100, 1),
        (149, 1),
        (150, 2),
        (250, 3),
        (270, 3),
        (700, 7),
        (-50, -1),
        (-40, 0),
    ],
)
def test_fifty_up_counts_as_a_hundred(points: int, expected: int) -> None:
    assert hundreds(points) == expected


def test_two_rubbers_with_other_partners() -> None:
    accounts = Accounts().after(Seating("A", "C", "B", "D"), 1300).after(Seating("A", "B", "C", "D"), 700)
    assert accounts.balances == (("A", 20), ("C", -6), ("B", 6), ("D", -20))
    assert sorted(balance for _, balance in accounts.balances) == [-20, -6, 6, 20]
    assert (accounts.of("A"), accounts.of("nobody")) == (20, 0)


def test_east_west_win_too() -> None:
    accounts = Accounts().after(Seating("A", "C", "B", "D"), -670)
    assert accounts.balances == (("A", -7), ("C", 7), ("B", -7), ("D", 7))


def test_accounts_of_whole_sheets() -> None:
    won = sheet_of(Rubber(), played("4S S 10", "4S S 10"))  # 940
    lost = sheet_of(Rubber(), played("4S E 10", "4H W 10"))  # 940 the other way
    games = [(Seating("A", "C", "B", "D"), won), (Seating("A", "B", "C", "E"), lost)]
    assert accounts_of(games).balances == (("A", 0), ("C", -18), ("B", 18), ("D", -9), ("E", 9))


@given(st.lists(st.tuples(players, st.integers(-500, 500).map(lambda tens: 10 * tens)), max_size=10))
def test_all_accounts_add_up_to_nothing(games: list[tuple[list[str], int]]) -> None:
    accounts = Accounts()
    for names, difference in games:
        north, east, south, west, *_ = names
        accounts = accounts.after(Seating(north, east, south, west), difference)
        assert sum(balance for _, balance in accounts.balances) == 0
