"""A deal: which cards each seat holds, some hands perhaps unknown; a board adds dealer and vulnerability."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.rules.faults import Fault, NotationError
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board


@dataclass(frozen=True, slots=True)
class Deal:
    """The four hands in the order of `Seat`; None where a hand is not known.

    A deal may be an ending, with fewer than thirteen cards a hand, or faulty: `faults` tells.
    """

    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None]

    @classmethod
    def of(cls, hands: Mapping[Seat, Hand | None]) -> Deal:
        """The deal with these hands, the others unknown."""
        north, east, south, west = (hands.get(seat) for seat in Seat)
        return cls((north, east, south, west))

    @classmethod
    def parse(cls, text: str) -> Deal:
        """A deal as PBN writes it: the first seat, a colon, four hands clockwise; "-" for an unknown hand.

        Raises `NotationError` where it cannot be read at all; a deal of wrong numbers is read, and has `faults`.
        """
        first, _, rest = text.strip().partition(":")
        hands = rest.split()
        if len(hands) != 4:
            says = counted(
                "A deal has four hands after the first seat and a colon, such as N:… … … …; here is {n}",
                "A deal has four hands after the first seat and a colon, such as N:… … … …; here are {n}",
                n=len(hands),
            )
            raise NotationError(says)
        seat = Seat.parse(first)
        return cls.of({seat.after(i): None if t == "-" else Hand.parse(t) for i, t in enumerate(hands)})

    def __getitem__(self, seat: Seat) -> Hand | None:
        return self.hands[seat]

    @property
    def known(self) -> dict[Seat, Hand]:
        """The hands that are known, by seat."""
        return {seat: hand for seat, hand in zip(Seat, self.hands, strict=True) if hand is not None}

    @property
    def is_complete(self) -> bool:
        """Whether all four hands are known."""
        return len(self.known) == 4

    def turned(self, steps: int) -> Deal:
        """The same hands, each so many seats on, clockwise."""
        return Deal.of({seat.after(steps): hand for seat, hand in self.known.items()})

    def holder(self, card: Card) -> Seat | None:
        """The seat that holds a card, None where no known hand has it."""
        return next((seat for seat, hand in self.known.items() if card in hand), None)

    def faults(self, size: int = 13) -> tuple[Fault, ...]:
        """Everything that is wrong with the deal: hands not of `size` cards, cards twice, and at 52 cards, missing."""
        counts = [
            _count_fault(seat, len(hand), size) for seat, hand in self.known.items() if len(hand) != size
        ]
        holders = {card: [seat for seat, hand in self.known.items() if card in hand] for card in PACK}
        twice = [
            Fault(phrase("{card} is in two hands: {seats}", card=card, seats=tuple(seats)), law="1")
            for card, seats in holders.items()
            if len(seats) > 1
        ]
        return (*counts, *twice, *self._missing(size))

    def _missing(self, size: int) -> tuple[Fault, ...]:
        dealt = Hand()
        for hand in self.known.values():
            dealt |= hand
        missing = FULL_PACK - dealt
        if not self.is_complete or size < 13 or not missing:
            return ()
        return (Fault(phrase("In no hand: {cards}", cards=tuple(missing)), law="14"),)

    def with_hand_completed(self) -> Deal:
        """The deal with the fourth hand filled in where exactly three full hands are known."""
        unknown = [seat for seat in Seat if self[seat] is None]
        if len(unknown) != 1 or self.faults():
            return self
        rest = FULL_PACK
        for hand in self.known.values():
            rest -= hand
        return self.with_hand(unknown[0], rest)

    def with_hand(self, seat: Seat, hand: Hand | None) -> Deal:
        """The deal with one hand changed."""
        return Deal.of({other: hand if other is seat else self[other] for other in Seat})

    def format(self, first: Seat = Seat.NORTH) -> str:
        """The deal as PBN writes it, from that seat clockwise."""
        hands = (self[first.after(i)] for i in range(4))
        return f"{first.letter}:" + " ".join("-" if hand is None else str(hand) for hand in hands)

    def __str__(self) -> str:
        return self.format()


@dataclass(frozen=True, slots=True)
class Board:
    """A deal ready to be bid: dealer, vulnerability and, at duplicate, its number (from 1)."""

    deal: Deal
    dealer: Seat = Seat.NORTH
    vulnerability: Vulnerability = Vulnerability.NONE
    number: int | None = None

    @classmethod
    def numbered(cls, number: int, deal: Deal) -> Board:
        """The duplicate board of that number, which settles dealer and vulnerability (Law 2)."""
        return cls(deal, dealer_of_board(number), vulnerability_of_board(number), number)


def _count_fault(seat: Seat, held: int, size: int) -> Fault:
    says = counted(
        "{seat} has {n} card instead of {size}",
        "{seat} has {n} cards instead of {size}",
        n=held,
        seat=seat,
        size=size,
    )
    return Fault(says, law="13")
