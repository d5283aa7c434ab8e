"""Boards for bidding with a partner: South and North have enough between them to say something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.together import PointsOfTwo, Together
from bridgetutor.hands.claim import atom
from bridgetutor.hands.measures.measure import span
from bridgetutor.rules.deal import Board
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

POINTS = (22, 33)
"""North's and South's together: from a part score that could be a game to a small slam."""


def board(number: int, random: Random) -> Board:
    """The board of that number; games and near misses of games come most often."""
    enough = Together(Seat.NORTH, Seat.SOUTH, atom(PointsOfTwo(), span(*POINTS)))
    deal = next(Source(Constraint(together=(enough,))).deals(random))
    return Board.numbered(number, deal)
