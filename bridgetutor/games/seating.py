"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, and who deals first."""

    north: str
    east: str
    south: str
    west: str
    dealer: Seat = Seat.NORTH

    @property
    def players(self) -> dict[Seat, str]:
        """The players by seat."""
        return dict(zip(Seat, (self.north, self.east, self.south, self.west), strict=True))

    @classmethod
    def of(cls, players: Mapping[Seat, str], dealer: Seat = Seat.NORTH) -> Seating:
        """The seating with these players."""
        north, east, south, west = (players[seat] for seat in Seat)
        return cls(north, east, south, west, dealer)
