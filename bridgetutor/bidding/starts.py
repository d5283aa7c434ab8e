"""The first two calls of an auction that one side has to itself, and the strengths an opener speaks of."""

from __future__ import annotations

from typing import NamedTuple

from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, points
from bridgetutor.rules.cards import Suit

MAJORS = (SPADES, HEARTS)
MINORS = (DIAMONDS, CLUBS)

MINIMUM = points(10, 15)
"""An opener who has told most of it by opening."""
MEDIUM = points(16, 18)
"""Enough to invite a partner who has answered."""
MAXIMUM = points(19, 21)
"""Enough for a game once partner has answered."""


class OneOverOne(NamedTuple):
    """A suit opened, a suit answered at the one level, and where opener's other suits are shown."""

    opened: Suit
    answered: Suit
    cheap: tuple[Suit, ...]
    """New suits at the one level."""
    lower: tuple[Suit, ...]
    """New suits at the two level below the one opened: responder can go back to the first at the same level."""
    reverses: tuple[Suit, ...]
    """New suits at the two level above the one opened: going back takes the three level."""

    def __str__(self) -> str:
        return f"1{self.opened} - 1{self.answered}"


ONE_OVER_ONE = (
    OneOverOne(CLUBS, DIAMONDS, (HEARTS, SPADES), (), ()),
    OneOverOne(CLUBS, HEARTS, (SPADES,), (), (DIAMONDS,)),
    OneOverOne(CLUBS, SPADES, (), (), (DIAMONDS, HEARTS)),
    OneOverOne(DIAMONDS, HEARTS, (SPADES,), (CLUBS,), ()),
    OneOverOne(DIAMONDS, SPADES, (), (CLUBS,), (HEARTS,)),
    OneOverOne(HEARTS, SPADES, (), (DIAMONDS, CLUBS), ()),
)


class TwoOverOne(NamedTuple):
    """A suit opened, a lower one answered at the two level, and where opener's other suits are shown."""

    opened: Suit
    answered: Suit
    lower: tuple[Suit, ...]
    """New suits at the two level below the one opened."""
    reverses: tuple[Suit, ...]
    """New suits at the two level above the one opened."""
    high: tuple[Suit, ...]
    """New suits that take the three level."""

    def __str__(self) -> str:
        return f"1{self.opened} - 2{self.answered}"


TWO_OVER_ONE = (
    TwoOverOne(DIAMONDS, CLUBS, (), (HEARTS, SPADES), ()),
    TwoOverOne(HEARTS, CLUBS, (DIAMONDS,), (SPADES,), ()),
    TwoOverOne(HEARTS, DIAMONDS, (), (SPADES,), (CLUBS,)),
    TwoOverOne(SPADES, CLUBS, (DIAMONDS, HEARTS), (), ()),
    TwoOverOne(SPADES, DIAMONDS, (HEARTS,), (), (CLUBS,)),
    TwoOverOne(SPADES, HEARTS, (), (), (DIAMONDS, CLUBS)),
)


class OneNotrump(NamedTuple):
    """A suit opened, the answer one notrump, and where opener's other suits are shown."""

    opened: Suit
    lower: tuple[Suit, ...]
    reverses: tuple[Suit, ...]

    def __str__(self) -> str:
        return f"1{self.opened} - 1N"


ONE_NOTRUMP = (
    OneNotrump(CLUBS, (), (DIAMONDS, HEARTS, SPADES)),
    OneNotrump(DIAMONDS, (CLUBS,), (HEARTS, SPADES)),
    OneNotrump(HEARTS, (DIAMONDS, CLUBS), (SPADES,)),
    OneNotrump(SPADES, (HEARTS, DIAMONDS, CLUBS), ()),
)


class Reverse(NamedTuple):
    """A reverse after one over one, and the bid of the fourth suit over it."""

    opened: Suit
    answered: Suit
    shown: Suit
    fourth: Suit
    fourth_bid: str

    def __str__(self) -> str:
        return f"1{self.opened} - 1{self.answered} - 2{self.shown}"


REVERSES = (
    Reverse(CLUBS, HEARTS, DIAMONDS, SPADES, "2S"),
    Reverse(CLUBS, SPADES, DIAMONDS, HEARTS, "2H"),
    Reverse(CLUBS, SPADES, HEARTS, DIAMONDS, "3D"),
    Reverse(DIAMONDS, SPADES, HEARTS, CLUBS, "3C"),
)


class JumpShift(NamedTuple):
    """A suit opened, and the jump in a new suit that answers it."""

    opened: Suit
    answered: Suit
    level: int

    def __str__(self) -> str:
        return f"1{self.opened} - {self.level}{self.answered}"

    def cheapest(self, suit: Suit) -> str:
        """Opener's lowest bid in a suit then."""
        return f"{self.level + (suit <= self.answered)}{suit}"


JUMP_SHIFTS = (
    *(JumpShift(start.opened, start.answered, 2) for start in ONE_OVER_ONE),
    *(JumpShift(start.opened, start.answered, 3) for start in TWO_OVER_ONE),
)


def others(*suits: Suit) -> tuple[Suit, ...]:
    """The suits not among these, the cheapest first."""
    return tuple(suit for suit in Suit if suit not in suits)
