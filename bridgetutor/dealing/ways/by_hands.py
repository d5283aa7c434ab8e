"""One hand or more drawn for itself, within the points, lengths and cards that it is to have; the rest are dealt."""

from __future__ import annotations

from math import comb, prod
from typing import TYPE_CHECKING

from bridgetutor.cardplay.sampling.places import Place
from bridgetutor.cardplay.sampling.splits import Split
from bridgetutor.dealing.ways.way import Bits, deal_of
from bridgetutor.hands.claim import Atom, Claim, Every
from bridgetutor.hands.measures.suits import Holds
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random


class OneHand:
    """The hands that a seat may have, counted. The cards that the claim names are given to it, or kept from it."""

    def __init__(self, claim: Claim) -> None:
        self._given, kept_away = _cards_named(claim)
        cards = FULL_PACK.bits & ~(self._given | kept_away)
        size = 13 - self._given.bit_count()
        mine = Place(size, played=self._given, boxes=claim.region().boxes)
        self._split = Split(cards, mine, Place(cards.bit_count() - size)) if size >= 0 else None

    @property
    def total(self) -> int:
        """Their number."""
        return 0 if self._split is None else self._split.total

    def drawn(self, random: Random) -> Bits:
        """One of them. There must be one."""
        assert self._split is not None
        return self._given | self._split[random.randrange(self._split.total)]


class ByHands:
    """Hands of some seats, each drawn from the whole pack, so that they may share cards: then it is no deal."""

    def __init__(self, hands: dict[Seat, OneHand]) -> None:
        self._hands = hands
        self._others = [seat for seat in Seat if seat not in hands]

    @property
    def total(self) -> int:
        """See `Way`."""
        left = len(self._others)
        rest = prod(comb(13 * number, 13) for number in range(1, left + 1))
        return prod(hand.total for hand in self._hands.values()) * rest

    def drawn(self, random: Random) -> Deal | None:
        """See `Way`."""
        hands: list[Bits] = [0] * 4
        gone = 0
        for seat, hand in self._hands.items():
            hands[seat] = hand.drawn(random)
            if hands[seat] & gone:
                return None
            gone |= hands[seat]
        rest = [1 << card.index for card in FULL_PACK - Hand(gone)]
        random.shuffle(rest)
        for place, seat in enumerate(self._others):
            hands[seat] = sum(rest[13 * place : 13 * place + 13])
        return deal_of(hands)


def _cards_named(claim: Claim) -> tuple[Bits, Bits]:
    """The cards that a hand must have, and those that it must not have."""
    named = {True: 0, False: 0}
    for part in claim.parts if isinstance(claim, Every) else (claim,):
        match part:
            case Atom(Holds(card), values):
                named[values == _HELD] |= 1 << card.index
    return named[True], named[False]


_HELD = 0b10
