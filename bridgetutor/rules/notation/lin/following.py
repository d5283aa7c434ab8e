"""Following a play card by card, quick enough for files of thousands of boards: the same laws as `rules.play`."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.rules.cards import RANKS_DOWN, Card, Suit
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Seat

_SUIT_BITS = {suit: ((1 << 13) - 1) << (13 * suit) for suit in Suit}


class Following:
    """The state of a play that has just begun; `add` carries it on. Hands are sets of bits, as in `Hand`."""

    def __init__(self, play: Play) -> None:
        self.cards: list[Card] = []
        self._start = play
        self._held = {seat: hand.bits for seat, hand in play.deal.known.items()}
        self._elsewhere = sum(self._held.values())
        """What no unknown hand can hold: cards played and cards of known hands."""
        self._shown_out = dict.fromkeys(Seat, 0)
        self._turn = play.leader
        self._trick: list[Card] = []
        self._total = 4 * play.size
        self._won = [0, 0]

    @property
    def play(self) -> Play:
        """The play with the cards so far."""
        return replace(self._start, cards=tuple(self.cards))

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return len(self.cards) >= self._total

    @property
    def legal(self) -> int:
        """The cards that may be played now, as bits."""
        held = self._held.get(self._turn)
        if held is None:
            return FULL_PACK.bits & ~self._elsewhere & ~self._shown_out[self._turn]
        following = held & _SUIT_BITS[self._trick[0].suit] if self._trick else 0
        return following or held

    @property
    def won(self) -> int:
        """The complete tricks of declarer's side."""
        return self._won[0]

    @property
    def lost(self) -> int:
        """The complete tricks of the defenders."""
        return self._won[1]

    def lowest(self, suit: Suit) -> Card | None:
        """The lowest card of a suit that the hand in turn may play; None where the hand is unknown or has none."""
        if self.is_over or self._turn not in self._held:
            return None
        legal = self.legal
        return next((c for c in (Card(suit, r) for r in reversed(RANKS_DOWN)) if legal >> c.index & 1), None)

    def add(self, card: Card) -> Fault | None:
        """Plays the card; where it may not be played, says why and leaves everything as it was."""
        bit = 1 << card.index
        if self.is_over or not self.legal & bit:
            return self.play.fault(card)
        self._play(card, bit)
        return None

    def _play(self, card: Card, bit: int) -> None:
        turn = self._turn
        self._elsewhere |= bit
        if turn in self._held:
            self._held[turn] &= ~bit
        if self._trick and card.suit != self._trick[0].suit:
            self._shown_out[turn] |= _SUIT_BITS[self._trick[0].suit]
        self.cards.append(card)
        self._trick.append(card)
        self._turn = turn.next
        if len(self._trick) == 4:
            self._turn = Trick(turn.next, tuple(self._trick)).winner(self._start.strain)
            declarer = self._start.declarer
            self._won[declarer is None or self._turn.side is not declarer.side] += 1
            self._trick = []
