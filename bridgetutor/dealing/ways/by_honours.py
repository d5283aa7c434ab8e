"""The aces, kings, queens and jacks of all four hands are drawn as the constraint wants them, then the other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.possible import HONOUR_SIZES, HONOURS, Honours, allowing, honours
from bridgetutor.dealing.sharing import Sharing
from bridgetutor.dealing.ways.way import Bits, deal_of
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class ByHonours:
    """Which ace is whose is left to chance, and so are all lengths."""

    def __init__(self, constraint: Constraint) -> None:
        wanted = {seat: honours(constraint[seat]) for seat in Seat}
        self._sharing = Sharing(HONOUR_SIZES, wanted, allowing(constraint.together, Honours.of))

    @property
    def total(self) -> int:
        """See `Way`."""
        return self._sharing.total

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        counts = self._sharing.drawn(random)
        hands: list[Bits] = [0] * 4
        for kind, of_kind in enumerate(_KINDS):
            cards = list(of_kind)
            random.shuffle(cards)
            start = 0
            for seat, count in enumerate(each[kind] for each in counts):
                hands[seat] |= sum(cards[start : start + count])
                start += count
        return deal_of(hands)


_KINDS = (
    *(tuple(1 << Card(suit, rank).index for suit in Suit) for rank in HONOURS),
    tuple(1 << card.index for card in FULL_PACK if card.rank not in HONOURS),
)
