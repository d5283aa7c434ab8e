"""Individual contests: partners change from round to round, and each player has a score of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgetutor.games.seating import Seating
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat

FIXED = -1
"""In a starter: the player who keeps the seat, where the number of players is even."""

STARTERS: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    4: ((FIXED, 1, 0, 2),),
    5: ((1, 2, 4, 3),),
    8: ((FIXED, 1, 0, 3), (2, 4, 6, 5)),
    12: ((FIXED, 1, 0, 3), (2, 6, 9, 7), (4, 5, 10, 8)),
    13: ((1, 2, 4, 7), (3, 6, 12, 8), (5, 9, 11, 10)),
    16: ((FIXED, 1, 0, 2), (3, 9, 6, 11), (4, 8, 13, 12), (5, 7, 10, 14)),
}
"""The tables of the first round, North, East, South and West, by the number of players.

In each next round every player but the fixed one moves on by one. Whist tournaments in the sense of E. H. Moore
(1896): each plays with each once and against each twice.
"""


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of one round, and who sits out."""

    tables: tuple[Seating, ...]
    sitting_out: tuple[str, ...] = ()


def movement(players: Sequence[str]) -> tuple[Round, ...]:
    """The rounds in which each plays once with each other and twice against each; all tables play the same boards.

    One player sits out each round where the number is odd. Raises `BridgeError`: no movement for so many.
    """
    starter = STARTERS.get(len(players))
    if starter is None or len(set(players)) != len(players):
        raise BridgeError(
            phrase(
                "An individual contest needs {numbers:or} different players, not {n}",
                numbers=tuple(STARTERS),
                n=len(players),
            )
        )
    moving = len(players) if len(players) % 2 else len(players) - 1
    return tuple(_round(starter, players, moving, step) for step in range(moving))


def _round(
    starter: tuple[tuple[int, int, int, int], ...], players: Sequence[str], moving: int, step: int
) -> Round:
    tables = tuple(
        Seating.of({seat: _player(players, table[seat], moving, step) for seat in Seat}) for table in starter
    )
    seated = {player for table in tables for player in table.players.values()}
    return Round(tables, tuple(player for player in players if player not in seated))


def _player(players: Sequence[str], place: int, moving: int, step: int) -> str:
    return players[-1] if place == FIXED else players[(place + step) % moving]
