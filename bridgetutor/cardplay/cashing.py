"""Cashing: the tricks that declarer can run from here without losing the lead, blocks and entries counted.

The missing cards are taken to lie as badly as they can: one defender has all of a suit and follows with its lowest.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

_SUIT = (1 << 13) - 1

Hands = tuple[int, int, int]
"""The bits of the hand on lead, of the other, and of the missing cards."""


class Cashing:
    """The most tricks from a position, found once each. Nothing is ruffed; with trumps out only trumps are led."""

    def __init__(self, trumps: Suit | None) -> None:
        self._trumps = trumps
        self._found: dict[Hands, int] = {}

    @classmethod
    def of(cls, outlook: Outlook) -> Cashing:
        """For declarer's hands."""
        return cls(outlook.trumps)

    def tricks(self, lead: Hand, other: Hand, out: Hand) -> int:
        """The tricks when the first of the two hands is on lead."""
        return self._most((lead.bits, other.bits, out.bits))

    def from_card(self, outlook: Outlook, seat: Seat, index: int) -> int:
        """The tricks when a hand on lead begins with this card, as `Card.index`; 0 where it wins for nobody of ours."""
        hands = (outlook.hand(seat).bits, outlook.hand(seat.partner).bits, outlook.unseen.bits)
        return max(
            (1 + self._most(after) for led, after in self._next(hands) if led == index),
            default=0,
        )

    def _most(self, hands: Hands) -> int:
        found = self._found.get(hands)
        if found is None:
            bound = _bound(hands)
            found = 0
            for _, after in self._next(hands):
                found = max(found, 1 + self._most(after))
                if found >= bound:
                    break
            self._found[hands] = found
        return found

    def _next(self, hands: Hands) -> Iterator[tuple[int, Hands]]:
        """The tricks that are sure to be won: the card led, and what is left, with the winner on lead."""
        lead, other, out = hands
        for suit in Suit:
            shift = 13 * suit
            if self._is_barred(suit, out) or not lead >> shift & _SUIT:
                continue
            missing = out >> shift & _SUIT
            left = out & ~((missing & -missing) << shift)
            mine, partners = lead >> shift & _SUIT, other >> shift & _SUIT
            for led in _choices(mine):
                for played in _choices(partners) if partners else (0,):
                    if max(led, played) < missing:
                        continue
                    rest = lead & ~(led << shift)
                    if not partners:
                        yield led.bit_length() - 1 + shift, (rest, _discarded(other, rest, left), left)
                        continue
                    others = other & ~(played << shift)
                    after = (rest, others, left) if led > played else (others, rest, left)
                    yield led.bit_length() - 1 + shift, after

    def _is_barred(self, suit: Suit, out: int) -> bool:
        trumps = self._trumps
        return trumps is not None and suit is not trumps and bool(out >> 13 * trumps & _SUIT)


def _choices(holding: int) -> tuple[int, ...]:
    """The cards worth trying: the highest, and the lowest."""
    highest, lowest = 1 << holding.bit_length() - 1, holding & -holding
    return (highest,) if highest == lowest else (highest, lowest)


def _discarded(hand: int, other: int, out: int) -> int:
    """The hand after a discard: the lowest card of a suit that wins nothing, else of the longest."""
    suits = [13 * suit for suit in Suit if hand >> 13 * suit & _SUIT]
    if not suits:
        return hand

    def loss(shift: int) -> tuple[bool, int]:
        ours, missing = (hand | other) >> shift & _SUIT, out >> shift & _SUIT
        return ours > missing, -(hand >> shift & _SUIT).bit_count()

    shift = min(suits, key=loss)
    holding = hand >> shift & _SUIT
    return hand & ~((holding & -holding) << shift)


def _bound(hands: Hands) -> int:
    """No more than the winners of each suit together, nor than there are tricks."""
    lead, other, out = hands
    total = 0
    for suit in Suit:
        shift = 13 * suit
        mine, partners, missing = (each >> shift & _SUIT for each in (lead, other, out))
        longer = max(mine.bit_count(), partners.bit_count())
        masters = ((mine | partners) >> missing.bit_length()).bit_count()
        total += longer if masters >= missing.bit_count() else min(masters, longer)
    return min(total, lead.bit_count())
