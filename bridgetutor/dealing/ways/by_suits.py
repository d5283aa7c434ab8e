"""The lengths of all four hands are drawn as the constraint wants them, then cards of such lengths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.possible import HONOURS, SUIT_SIZES, Lengths, allowing, honours, shapes
from bridgetutor.dealing.sharing import Sharing, packed
from bridgetutor.dealing.ways.way import Bits, deal_of
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class BySuits:
    """In each suit the honours are dealt first, and the other cards only where all hands may have such honours."""

    def __init__(self, constraint: Constraint) -> None:
        wanted = {seat: shapes(constraint[seat]) for seat in Seat}
        self._sharing = Sharing(SUIT_SIZES, wanted, allowing(constraint.together, Lengths.of))
        self._honours = [frozenset(packed(each[:-1]) for each in honours(constraint[seat])) for seat in Seat]

    @property
    def total(self) -> int:
        """See `Way`."""
        return self._sharing.total

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        lengths = self._sharing.drawn(random)
        owners = [_with_honours_drawn([each[suit] for each in lengths], random) for suit in Suit]
        held = [0] * 4
        for suit in owners:
            for worth, seat in zip(_HONOURS, suit, strict=False):
                held[seat] += worth
        if not all(mine in allowed for mine, allowed in zip(held, self._honours, strict=True)):
            return None
        return _dealt(owners, random)


def _with_honours_drawn(counts: Sequence[int], random: Random) -> list[int]:
    """The owners of the cards of a suit, those of its ace, king, queen and jack first; the rest are not drawn yet."""
    owners = [0] * counts[0] + [1] * counts[1] + [2] * counts[2] + [3] * counts[3]
    for place in range(len(HONOURS)):
        other = place + int(random.random() * (13 - place))
        owners[place], owners[other] = owners[other], owners[place]
    return owners


def _dealt(owners: Sequence[list[int]], random: Random) -> Deal:
    hands: list[Bits] = [0] * 4
    for seats, cards in zip(owners, _CARDS, strict=True):
        spots = seats[len(HONOURS) :]
        random.shuffle(spots)
        for seat, card in zip((*seats[: len(HONOURS)], *spots), cards, strict=True):
            hands[seat] |= card
    return deal_of(hands)


_HONOURS = tuple(packed([place == kind for kind in range(len(HONOURS))]) for place in range(len(HONOURS)))
_CARDS = tuple(tuple(1 << Card(suit, rank).index for rank in sorted(Rank, reverse=True)) for suit in Suit)
