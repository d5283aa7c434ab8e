"""Running accounts in hundreds: each player of one pair settles with one of the other, whoever the partners are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgetutor.games.seating import Seating
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.seats import Side

HUNDRED = 100


def hundreds(difference: int) -> int:
    """A difference of points in hundreds, with its sign: 50 up counts as a hundred, less as nothing."""
    whole = (abs(difference) + HUNDRED // 2) // HUNDRED
    return whole if difference >= 0 else -whole


@dataclass(frozen=True, slots=True)
class Accounts:
    """What each player has won, in hundreds, below nothing what was lost; by name, in the order they came in.

    All accounts add up to nothing.
    """

    balances: tuple[tuple[str, int], ...] = ()

    def of(self, player: str) -> int:
        """The account of a player; nothing for one who has not played."""
        return dict(self.balances).get(player, 0)

    def after(self, seating: Seating, difference: int) -> Accounts:
        """The accounts after a game that North–South won by `difference` points, below nothing lost by."""
        won = hundreds(difference)
        changed = dict(self.balances)
        for seat, player in seating.players.items():
            changed[player] = changed.get(player, 0) + (won if seat.side is Side.NORTH_SOUTH else -won)
        return Accounts(tuple(changed.items()))


def accounts_of(games: Iterable[tuple[Seating, Sheet]]) -> Accounts:
    """The accounts after these games, each with those who played it."""
    accounts = Accounts()
    for seating, sheet in games:
        accounts = accounts.after(seating, sheet.difference)
    return accounts
