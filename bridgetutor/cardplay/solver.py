"""What a double-dummy solver can be asked, and what it answers: all four hands are known to it.

The library itself is behind `bridgetutor.cardplay.dds`, which is imported only where a question is answered.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.util import find_spec
from typing import NamedTuple

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.par import Par, par
from bridgetutor.rules.seats import Seat, Vulnerability

Bits = int
"""A set of cards as `Hand.bits`: thousands of layouts are made, and most of them never become hands."""


NOT_INSTALLED = phrase("The double-dummy solver is not installed on this computer")
"""Without it all goes on that needs no solver."""


def is_available() -> bool:
    """Whether questions can be answered here. The library is looked for and not imported, so this costs nothing."""
    return find_spec("endplay") is not None


def free_memory() -> None:
    """Gives back what the library of this process remembers of earlier positions, if it has been used at all."""
    if "bridgetutor.cardplay.dds" in sys.modules:
        from bridgetutor.cardplay import dds

        dds.free_memory()


class Position(NamedTuple):
    """A moment of a play with all cards in sight: plain numbers, so that thousands of them travel cheaply.

    `hands` are the cards still held, in the order of `Seat`, those of the current trick already gone; `trick` the cards
    of the current trick, as `Card.index`, in the order played from `leader` on (none, where leader is to lead).
    """

    hands: tuple[Bits, Bits, Bits, Bits]
    strain: Strain
    leader: Seat
    trick: tuple[int, ...] = ()

    @classmethod
    def of(cls, play: Play) -> Position:
        """Where a play stands. Raises `ValueError` where a hand is unknown or no card is left to play."""
        held = [play.hand(seat) for seat in Seat]
        if play.is_over or not all(hand is not None for hand in held):
            raise ValueError("a position needs four known hands, and a card to be played")
        north, east, south, west = (hand.bits for hand in held if hand is not None)
        trick = play.current_trick
        leader = play.turn if trick is None else trick.leader
        cards = () if trick is None else tuple(card.index for card in trick.cards)
        return cls((north, east, south, west), play.strain, leader, cards)

    @property
    def turn(self) -> Seat:
        """Whose card is played next."""
        return self.leader.after(len(self.trick))


@dataclass(frozen=True, slots=True)
class Scores:
    """For the seat to play: the tricks its side still takes, the current one included, by each card it may play.

    Equal cards are all named. With `best_only` of `Candidates` there is one entry, a best card.
    """

    tricks: tuple[tuple[int, int], ...]
    """Pairs of `Card.index` and tricks."""

    def by_card(self) -> dict[Card, int]:
        """The same by card."""
        return {PACK[index]: tricks for index, tricks in self.tricks}

    @property
    def most(self) -> int:
        """The tricks of the best card."""
        return max(tricks for _, tricks in self.tricks)


@dataclass(frozen=True, slots=True)
class Table:
    """The tricks of each declarer in each strain: `tricks[strain][declarer]`."""

    tricks: tuple[tuple[int, int, int, int], ...]

    def won(self, strain: Strain, declarer: Seat) -> int:
        """What declarer takes."""
        return self.tricks[strain][declarer]

    def par(self, dealer: Seat, vulnerability: Vulnerability) -> Par:
        """What both sides come to when all bid and play with all cards in sight."""
        return par(self.tricks, dealer, vulnerability)


@dataclass(frozen=True, slots=True)
class Tables:
    """The twenty results of each of these full deals."""

    deals: tuple[Deal, ...]

    def answer(self) -> tuple[Table, ...]:
        """One table a deal. Raises `BridgeError` for a deal that is not of four times thirteen cards."""
        from bridgetutor.cardplay import dds

        return dds.tables(self.deals)


@dataclass(frozen=True, slots=True)
class Candidates:
    """What each card is worth in each of these positions; with `best_only` just one best card, which is faster."""

    positions: tuple[Position, ...]
    best_only: bool = False

    def answer(self) -> tuple[Scores, ...]:
        """One answer a position. Raises `BridgeError` for a position that cannot be, hands unequal say."""
        from bridgetutor.cardplay import dds

        return dds.candidates(self.positions, best_only=self.best_only)


@dataclass(frozen=True, slots=True)
class Trace:
    """What declarer's side takes in all, with best play from there on, before the first card and after each."""

    deal: Deal
    strain: Strain
    leader: Seat
    cards: tuple[Card, ...]

    def answer(self) -> tuple[int, ...]:
        """One number more than there are cards. Raises `BridgeError` for a deal or a card that cannot be."""
        from bridgetutor.cardplay import dds

        return dds.trace(self.deal, self.strain, self.leader, self.cards)


@dataclass(frozen=True, slots=True)
class Traces:
    """The same cards played from each of these positions, which begin a trick and differ in who holds the rest.

    The numbers count the tricks of the side that does not lead, from there on.
    """

    starts: tuple[Position, ...]
    cards: tuple[int, ...]
    """As `Card.index`, in the order played: legal in every position, which is not examined."""

    def answer(self) -> tuple[tuple[int, ...], ...]:
        """For each position a number before the first card and after each. Raises `BridgeError`."""
        from bridgetutor.cardplay import dds

        return dds.traces(self.starts, self.cards)


def hands_of(deal: Deal) -> tuple[Hand, Hand, Hand, Hand]:
    """The four hands of a complete deal. Raises `ValueError` where one is unknown."""
    north, east, south, west = deal.hands
    if north is None or east is None or south is None or west is None:
        raise ValueError("a hand is not known")
    return north, east, south, west
