"""The cut for partners, seats and the first deal at rubber, and who comes in and leaves where more than four play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.games.seating import Seating
from bridgetutor.phrase import counted
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

AT_THE_TABLE, MOST = 4, 7
ENDS = 4
"""The cards at the top and at the bottom of the spread pack that nobody may draw."""


def draw(players: Sequence[str], dice: Random) -> dict[str, Card]:
    """A card for each player out of a spread pack, none from its ends. Raises `BridgeError`: not 4 to 7 players."""
    _check(players)
    spread = dice.sample(PACK, len(PACK))
    return dict(zip(players, dice.sample(spread[ENDS:-ENDS], len(players)), strict=True))


def by_card(drawn: Mapping[str, Card]) -> tuple[str, ...]:
    """The players, highest card first; of equal ranks the higher suit is higher. Raises `BridgeError`: not 4 to 7."""
    _check(tuple(drawn))
    return tuple(sorted(drawn, key=lambda player: (drawn[player].rank, drawn[player].suit), reverse=True))


def _check(players: Sequence[str]) -> None:
    n = len(set(players))
    if not AT_THE_TABLE <= n <= MOST or n != len(players):
        raise BridgeError(
            counted(
                "From four to seven different players cut in at a table, not {n}",
                "From four to seven different players cut in at a table, not {n}",
                n=n,
            )
        )


def seated(order: Sequence[str], *, seat: Seat = Seat.SOUTH) -> Seating:
    """The first rubber of the four highest: the two highest are partners, the highest picks a seat and deals.

    `order` is that of `by_card`; `seat` is the one picked.
    """
    return _partners(order, 1, seat)


def tour(order: Sequence[str], *, seat: Seat = Seat.SOUTH) -> tuple[Seating, Seating, Seating]:
    """Three rubbers of four players in which each plays with each; the highest keeps the seat picked."""
    first, second, third = (_partners(order, partner, seat) for partner in (1, 2, 3))
    return first, second, third


def _partners(order: Sequence[str], partner: int, seat: Seat) -> Seating:
    highest, *others = order[:AT_THE_TABLE]
    mate = others.pop(partner - 1)
    left, right = others
    return Seating.of({seat: highest, seat.partner: mate, seat.next: left, seat.after(3): right}, seat)


@dataclass(frozen=True, slots=True)
class Turns:
    """Who plays and who waits where more than four take part.

    Of those playing, who leaves first stands last: so the highest of the first four is the last of them to leave.
    """

    playing: tuple[str, ...]
    waiting: tuple[str, ...] = ()

    @classmethod
    def of(cls, order: Sequence[str]) -> Turns:
        """The four highest play first, the others come in by their card; `order` is that of `by_card`."""
        return cls(tuple(order[:AT_THE_TABLE]), tuple(order[AT_THE_TABLE:]))

    @property
    def after_rubber(self) -> Turns:
        """All who waited come in, in place of those who have played the most rubbers running."""
        stay = AT_THE_TABLE - len(self.waiting)
        return Turns((*self.waiting, *self.playing[:stay]), self.playing[stay:])
