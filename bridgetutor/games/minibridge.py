"""Minibridge without an auction: each player says the points held, and these settle who declares."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Side

ALL_POINTS = 40


def declarer(points: Mapping[Seat, int], first: Seat) -> Seat | None:
    """Of the side with more points the player with more; where those are level, who spoke first.

    `first` spoke first, the others clockwise after. None at 20 points each: deal again. Raises `BridgeError` where
    the points of four players do not add up to 40.
    """
    if set(points) != set(Seat) or sum(points.values()) != ALL_POINTS:
        raise BridgeError(
            phrase("The points of all four players add up to 40, not {n}", n=sum(points.values()))
        )
    stronger = max(Side, key=lambda side: _held(points, side))
    if _held(points, stronger) == ALL_POINTS // 2:
        return None
    speakers = (first.after(i) for i in range(4))
    return max((seat for seat in speakers if seat.side is stronger), key=lambda seat: points[seat])


def _held(points: Mapping[Seat, int], side: Side) -> int:
    return sum(points[seat] for seat in Seat if seat.side is side)
