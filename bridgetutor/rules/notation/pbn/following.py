"""A play followed card by card, judged as `Play.fault` does, but without going through all earlier cards at each."""

from __future__ import annotations

from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

_SUIT = (1 << 13) - 1


class Following:
    """The cards played so far, in order, and whose turn it is."""

    def __init__(self, play: Play, dealt: Deal | None = None) -> None:
        """`dealt` is what is written of the deal, where it has faults and the play goes over unknown hands."""
        self._start = play
        self._dealt = play.deal if dealt is None else dealt
        self.cards: list[Card] = list(play.cards)
        self.turn = play.turn
        self._held = [None if hand is None else hand.bits for hand in play.deal.hands]
        self._trumps = play.strain.suit
        self._led: Card | None = None
        self._best: tuple[int, Seat] = (0, play.turn)
        self.won = [0, 0]
        """The complete tricks of each side."""

    @property
    def play(self) -> Play:
        """The play with the cards so far."""
        start = self._start
        return Play(start.deal, start.strain, start.leader, start.declarer, tuple(self.cards))

    def holder(self, card: Card, column: Seat) -> Seat:
        """Who was dealt a card: the seat in whose column it stands, unless another is known to have it."""
        hand = self._dealt.hands[column]
        if hand is not None and hand.bits >> card.suit * 13 + card.rank - 2 & 1:
            return column
        holder = self._dealt.holder(card)
        return column if holder is None else holder

    def add(self, card: Card) -> Phrase | None:
        """Plays a card, or says why it may not be played."""
        seat = self.turn
        held, bit = self._held[seat], 1 << card.suit * 13 + card.rank - 2
        if held is None or not self._may(card, held, bit):
            fault = self.play.fault(card)
            if fault is not None:
                return fault.says
        if held is not None:
            self._held[seat] = held & ~bit
        self._take(card, seat)
        return None

    def _may(self, card: Card, held: int, bit: int) -> bool:
        if not held & bit:
            return False
        led = self._led
        return led is None or led.suit is card.suit or not held >> led.suit * 13 & _SUIT

    def _take(self, card: Card, seat: Seat) -> None:
        if self._led is None:
            self._led = card
        worth = self._worth(card, self._led)
        if worth > self._best[0]:
            self._best = (worth, seat)
        self.cards.append(card)
        if len(self.cards) % 4:
            self.turn = _NEXT[seat]
        else:
            self.turn = self._best[1]
            self.won[self.turn % 2] += 1
            self._led, self._best = None, (0, seat)

    def _worth(self, card: Card, led: Card) -> int:
        """What counts in the trick: trumps over the suit led (Law 44E and F); 0 for a discard."""
        if card.suit is self._trumps:
            return 20 + card.rank
        return int(card.rank) if card.suit is led.suit else 0


_NEXT = tuple(seat.next for seat in Seat)
