"""Minibridge: who declares."""

from __future__ import annotations

import pytest

from bridgetutor.games.minibridge import declarer
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat


@pytest.mark.parametrize(
    ("points", "first", "expected"),
    [
        ((12, 8, 11, 9), Seat.NORTH, Seat.NORTH),
        ((10, 14, 4, 12), Seat.NORTH, Seat.EAST),
        ((12, 7, 12, 9), Seat.NORTH, Seat.NORTH),
        ((12, 7, 12, 9), Seat.EAST, Seat.SOUTH),
        ((9, 12, 7, 12), Seat.WEST, Seat.WEST),
        ((10, 10, 10, 10), Seat.NORTH, None),
        ((20, 15, 0, 5), Seat.NORTH, None),
    ],
)
def test_who_declares(points: tuple[int, ...], first: Seat, expected: Seat | None) -> None:
    assert declarer(dict(zip(Seat, points, strict=True)), first) is expected


@pytest.mark.parametrize("points", [{}, dict.fromkeys(Seat, 9), {Seat.NORTH: 40}])
def test_points_that_do_not_add_up(points: dict[Seat, int]) -> None:
    with pytest.raises(BridgeError, match="add up to 40"):
        declarer(points, Seat.NORTH)
