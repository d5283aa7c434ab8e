"""Honours held in one hand: a premium at rubber, whichever side holds them and whoever declares, never doubled."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.scoring.score import Place, ScoreLine
from bridgetutor.rules.seats import Seat, Side

FOUR_HONOURS, FIVE_HONOURS, FOUR_ACES = 100, 150, 150
"""Four of the five trump honours in one hand, all five, and four aces in one hand at notrump."""


@dataclass(frozen=True, slots=True)
class Honours:
    """Who holds honours, and the premium for them: 100 or 150 points (Laws of Rubber Bridge).

    Raises `BridgeError` for another number.
    """

    holder: Seat
    points: int

    def __post_init__(self) -> None:
        if self.points not in {FOUR_HONOURS, FIVE_HONOURS}:
            raise BridgeError(phrase("Honours earn 100 or 150, not {points}", points=self.points))

    @classmethod
    def parse(cls, text: str) -> Honours:
        """Honours written N:100, the holder first. Raises `BridgeError`."""
        holder, colon, points = text.partition(":")
        if not (colon and points.isascii() and points.isdigit() and len(points) < 5):
            raise NotationError(phrase("“{text}” are no honours: write N:100 or N:150", text=text))
        return cls(Seat.parse(holder), int(points))

    def line(self, strain: Strain, side: Side) -> ScoreLine:
        """The entry above the line, as that side sees it: below nothing where its opponents hold the honours."""
        if strain is Strain.NOTRUMP:
            what = phrase("Four aces in {seat}'s hand", seat=self.holder)
        elif self.points == FIVE_HONOURS:
            what = phrase("Five trump honours in {seat}'s hand", seat=self.holder)
        else:
            what = phrase("Four trump honours in {seat}'s hand", seat=self.holder)
        return ScoreLine(what, self.points if self.holder.side is side else -self.points, Place.ABOVE)

    def check(self, strain: Strain) -> None:
        """Raises `BridgeError` where such honours cannot be held: at notrump only four aces count, for 150."""
        if strain is Strain.NOTRUMP and self.points != FOUR_ACES:
            raise BridgeError(phrase("At notrump only four aces in one hand count as honours, for 150"))

    def __str__(self) -> str:
        return f"{self.holder}:{self.points}"


def honours(deal: Deal, strain: Strain) -> Honours | None:
    """The honours that count when the strain is played; None where no known hand has four."""
    for seat, hand in deal.known.items():
        points = _points(hand, strain)
        if points:
            return Honours(seat, points)
    return None


def _points(hand: Hand, strain: Strain) -> int:
    if strain.suit is None:
        return FOUR_ACES if all(Card(suit, Rank.ACE) in hand for suit in Suit) else 0
    held = sum(rank.is_honour for rank in hand.ranks(strain.suit))
    return {4: FOUR_HONOURS, 5: FIVE_HONOURS}.get(held, 0)
