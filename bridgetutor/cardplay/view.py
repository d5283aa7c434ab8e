"""What one player may see of a play: the own hand, dummy once it is faced, and the cards played. Nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayView:
    """A play as one seat sees it. Two plays that differ only in what is hidden from the seat give equal views.

    `play` has the hidden hands as unknown, so whatever is asked of it comes from what is seen; `pack` is the cards
    the hands were dealt from, all 52 unless the play is an ending.
    """

    seat: Seat
    play: Play
    pack: Hand = FULL_PACK

    @classmethod
    def of(cls, play: Play, seat: Seat, *, dummy_is_faced: bool = False) -> PlayView:
        """What the seat sees. Dummy is seen once the opening lead is made (Law 41D); dummy sees no other hand.

        Some games face dummy before: `dummy_is_faced`. Raises `ValueError` where the seat's own hand is not known.
        """
        if play.deal[seat] is None:
            raise ValueError(f"the hand of {seat} is not known")
        faced = play.dummy if play.cards or dummy_is_faced else None
        seen = Deal.of({each: play.deal[each] for each in Seat if each in {seat, faced}})
        return cls(seat, Play(seen, play.strain, play.leader, play.declarer, play.cards), _pack(play.deal))

    @property
    def hand(self) -> Hand:
        """What the seat still holds."""
        return self._held(self.seat)

    @property
    def dummy_hand(self) -> Hand | None:
        """What dummy still holds; None before the opening lead, or where there is no dummy."""
        seat = self.play.dummy
        return None if seat is None else self.play.hand(seat)

    @property
    def strain(self) -> Strain:
        """Trumps, or notrump."""
        return self.play.strain

    @property
    def trick(self) -> Trick | None:
        """The trick that has begun and is not complete."""
        return self.play.current_trick

    @property
    def turn(self) -> Seat:
        """Whose card is played next."""
        return self.play.turn

    @property
    def is_to_play(self) -> bool:
        """Whether the seat chooses the next card, its own or dummy's."""
        return self.play.player is self.seat and not self.play.is_over

    @property
    def legal_cards(self) -> Hand:
        """The cards that may be played now; none where it is for somebody else to choose."""
        return self.play.legal_cards if self.is_to_play else Hand()

    @property
    def unseen(self) -> Hand:
        """The cards that the hidden hands still hold between them."""
        unseen = self.pack - Hand.of(self.play.cards)
        for hand in self.play.deal.known.values():
            unseen -= hand
        return unseen

    def held(self, seat: Seat) -> Hand | None:
        """What a seat still holds, None where it is hidden."""
        return self.play.hand(seat)

    def _held(self, seat: Seat) -> Hand:
        held = self.play.hand(seat)
        if held is None:
            raise AssertionError(f"a view of {seat} without the hand of {seat}")
        return held


def _pack(deal: Deal) -> Hand:
    """The cards in play. What an ending was left with is no secret: the tricks before it were seen by all."""
    if not deal.is_complete:
        return FULL_PACK
    pack = Hand()
    for hand in deal.known.values():
        pack |= hand
    return pack
