"""Who sits where, who is whose partner, and who is vulnerable."""

from __future__ import annotations

from enum import Enum, IntEnum

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError


class Side(IntEnum):
    """A partnership."""

    NORTH_SOUTH = 0
    EAST_WEST = 1

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side(1 - self)

    def __str__(self) -> str:
        return ("NS", "EW")[self]


class Seat(IntEnum):
    """The four seats, clockwise: the order of calling and playing (Laws 17C and 44B)."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """N, E, S or W."""
        return "NESW"[self]

    @property
    def next(self) -> Seat:
        """The left-hand opponent, who calls or plays next."""
        return _SEATS[(self + 1) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _SEATS[(self + 2) % 4]

    @property
    def side(self) -> Side:
        """The partnership the seat belongs to."""
        return _SIDES[self % 2]

    def after(self, steps: int) -> Seat:
        """The seat so many places on, clockwise; negative steps go back."""
        return _SEATS[(self + steps) % 4]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """A seat written N or North. Raises `NotationError`."""
        for seat in cls:
            if text.strip().upper() in {seat.letter, seat.name}:
                return seat
        raise NotationError(phrase("“{text}” is not a seat: write N, E, S or W", text=text))

    def __str__(self) -> str:
        return self.letter


_SEATS, _SIDES = tuple(Seat), tuple(Side)


class Vulnerability(Enum):
    """Which sides are vulnerable; the value is the one PBN writes."""

    NONE = "None"
    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"
    ALL = "All"

    def includes(self, side: Side) -> bool:
        """Whether that side is vulnerable."""
        return self in {Vulnerability.ALL, Vulnerability(str(side))}

    def turned(self, steps: int) -> Vulnerability:
        """What it is of the same players when they have moved so many seats on."""
        if not steps % 2 or self in {Vulnerability.NONE, Vulnerability.ALL}:
            return self
        return Vulnerability.EAST_WEST if self is Vulnerability.NORTH_SOUTH else Vulnerability.NORTH_SOUTH

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """None, NS, EW or All, and the other spellings in use (Both, Love, -). Raises `NotationError`."""
        found = _VULNERABILITIES.get(text.strip().upper().replace("-", "") or "-")
        if found is None:
            raise NotationError(
                phrase("“{text}” is not a vulnerability: write None, NS, EW or All", text=text)
            )
        return found

    def __str__(self) -> str:
        return self.value


_VULNERABILITIES = {
    **{vulnerability.value.upper(): vulnerability for vulnerability in Vulnerability},
    "-": Vulnerability.NONE,
    "LOVE": Vulnerability.NONE,
    "BOTH": Vulnerability.ALL,
}


def dealer_of_board(number: int) -> Seat:
    """The dealer of a duplicate board, numbered from 1: North, East, South, West in turn (Law 2)."""
    return Seat((number - 1) % 4)


def vulnerability_of_board(number: int) -> Vulnerability:
    """The vulnerability of a duplicate board, numbered from 1: it repeats after sixteen (Law 2)."""
    return _ROTATION[(number - 1 + (number - 1) // 4) % 4]


_ROTATION = (Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST, Vulnerability.ALL)
