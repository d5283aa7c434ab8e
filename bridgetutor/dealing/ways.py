"""Three ways of drawing deals. Each draws all deals that keep a part of the constraint, every one as often.

Whichever is taken, the deals that keep the rest too are random deals under the constraint. The way that has the
fewest deals to draw from is taken: there the rarer part is met by counting, and the rest by looking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from math import comb
from typing import TYPE_CHECKING, Protocol

from bridgetutor.cardplay.sampling.places import Place
from bridgetutor.cardplay.sampling.splits import Split
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.possible import (
    HONOUR_SIZES,
    HONOURS,
    SUIT_SIZES,
    Counts,
    Honours,
    Lengths,
    honours,
    may_hold_together,
    shapes,
)
from bridgetutor.dealing.sharing import Pair, Sharing
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

ALL_DEALS = comb(52, 13) * comb(39, 13) * comb(26, 13)
"""53,644,737,765,488,792,839,237,440,000."""

Bits = int
Held = dict[Seat, Bits]


class Way(Protocol):
    """A way of drawing deals."""

    @property
    def total(self) -> int:
        """The number of deals it draws from."""

    def drawn(self, random: Random) -> Deal | None:
        """One of them, or None where it has been seen early that it does not keep the rest."""


class BySuits:
    """The lengths of all four hands are drawn as the constraint wants them, then cards of such lengths."""

    def __init__(self, constraint: Constraint) -> None:
        self._sharing = Sharing(
            SUIT_SIZES,
            {seat: shapes(constraint[seat]) for seat in Seat},
            [
                Pair(*each.seats, lambda both, claim=each.claim: may_hold_together(claim, Lengths.of(both)))
                for each in constraint.together
            ],
        )
        self._honours = {seat: frozenset(honours(constraint[seat])) for seat in Seat}

    @property
    def total(self) -> int:
        """See `Way`."""
        return self._sharing.total

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        lengths = self._sharing.drawn(random)
        cards = {seat: 0 for seat in Seat}
        for suit in Suit:
            _dealt(cards, _SUITS[suit], {seat: lengths[seat][suit] for seat in Seat}, random)
        return _deal(cards)


class ByHonours:
    """The aces, kings, queens and jacks of all four hands are drawn as the constraint wants them, then the rest."""

    def __init__(self, constraint: Constraint) -> None:
        self._sharing = Sharing(
            HONOUR_SIZES,
            {seat: honours(constraint[seat]) for seat in Seat},
            [
                Pair(*each.seats, lambda both, claim=each.claim: may_hold_together(claim, Honours.of(both)))
                for each in constraint.together
            ],
        )

    @property
    def total(self) -> int:
        """See `Way`."""
        return self._sharing.total

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        counts = self._sharing.drawn(random)
        cards = {seat: 0 for seat in Seat}
        for kind, pack in enumerate(_RANKS):
            _dealt(cards, pack, {seat: counts[seat][kind] for seat in Seat}, random)
        return _deal(cards)


class ByHand:
    """One hand is drawn within the points and lengths that it is to have, the other cards are dealt."""

    def __init__(self, constraint: Constraint, seat: Seat) -> None:
        self._seat = seat
        boxes = constraint[seat].region().boxes
        self._split = Split(FULL_PACK.bits, Place(13, boxes=boxes), Place(39))

    @property
    def total(self) -> int:
        """See `Way`."""
        return self._split.total * comb(39, 13) * comb(26, 13)

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        mine = self._split[random.randrange(self._split.total)]
        cards = {seat: 0 for seat in Seat}
        rest = [1 << card.index for card in FULL_PACK - Hand(mine)]
        _dealt(cards, rest, {seat: 13 for seat in Seat if seat is not self._seat}, random)
        cards[self._seat] = mine
        return _deal(cards)


def ways(constraint: Constraint) -> Iterator[Way]:
    yield BySuits(constraint)
    yield ByHonours(constraint)
    for seat in Seat:
        yield ByHand(constraint, seat)


def _dealt(cards: Held, pack: Sequence[Bits], counts: dict[Seat, int], random: Random) -> None:
    pack = list(pack)
    random.shuffle(pack)
    start = 0
    for seat, count in counts.items():
        cards[seat] += sum(pack[start : start + count])
        start += count


def _deal(cards: Held) -> Deal:
    return Deal((Hand(cards[Seat.NORTH]), Hand(cards[Seat.EAST]), Hand(cards[Seat.SOUTH]), Hand(cards[Seat.WEST])))


_SUITS = [[1 << Card(suit, rank).index for rank in Rank] for suit in Suit]
_RANKS = [[1 << Card(suit, rank).index for suit in Suit] for rank in HONOURS]
_RANKS.append([1 << card.index for card in FULL_PACK if card.rank not in HONOURS])
