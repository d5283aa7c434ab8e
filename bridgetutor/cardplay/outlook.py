"""The outlook of a player: what is seen, what that is worth, and what can be reckoned of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bridgetutor.cardplay.combinations import Combination, Places
from bridgetutor.cardplay.odds import Odds, odds
from bridgetutor.cardplay.view import PlayView
from bridgetutor.cardplay.winners import sure_tricks
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Side


@dataclass(frozen=True)
class Outlook:
    """A view, the promises of the auction, and the contract where there is one. Nothing here is hidden from the seat.

    Declarer's outlook is the same whichever of the two hands is to play.
    """

    view: PlayView
    promises: Promises = SILENCE
    contract: Contract | None = None

    @cached_property
    def turn(self) -> Seat:
        """Whose card is played next."""
        return self.view.turn

    @cached_property
    def trick(self) -> Trick | None:
        """The trick that has begun; None where the next card is led."""
        return self.view.trick

    @property
    def is_declarers(self) -> bool:
        """Whether the view is declarer's."""
        return self.view.play.declarer is self.view.seat

    @property
    def is_defenders(self) -> bool:
        """Whether the view is that of one of declarer's opponents."""
        declarer = self.view.play.declarer
        return declarer is not None and declarer.side is not self.side

    @cached_property
    def is_to_lead(self) -> bool:
        """Whether the seat of the view, or its dummy, is to lead to the next trick."""
        return self.view.is_to_play and self.view.trick is None

    @property
    def strain(self) -> Strain:
        """Trumps, or notrump."""
        return self.view.strain

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, None at notrump."""
        return self.view.strain.suit

    @property
    def side(self) -> Side:
        """The side of the view."""
        return self.view.seat.side

    @cached_property
    def unseen(self) -> Hand:
        """What the hidden hands still hold between them."""
        return self.view.unseen

    def hand(self, seat: Seat) -> Hand:
        """What a seat still holds; no cards where it is hidden."""
        return self._hands[seat]

    @cached_property
    def _hands(self) -> tuple[Hand, ...]:
        return tuple(self.view.held(seat) or Hand() for seat in Seat)

    def left(self, seat: Seat, suit: Suit) -> int:
        """How many cards of a suit a seat has once the trick that has begun is over: those who can must follow."""
        length = self.hand(seat).length(suit)
        trick = self.trick
        if not length or trick is None or trick.suit is not suit:
            return length
        has_played = (seat - trick.leader) % 4 < len(trick.cards)
        return length if has_played else length - 1

    def out(self, suit: Suit) -> tuple[Card, ...]:
        """The unseen cards of a suit, highest first."""
        return self.unseen.cards(suit)

    def is_out(self, cards: Iterable[Card]) -> bool:
        """Whether all of these cards are unseen."""
        return all(card in self.unseen for card in cards)

    @cached_property
    def against(self) -> Hand:
        """The cards that opponents may hold: the unseen ones, and dummy's where dummy is an opponent."""
        return self.unseen | (self.view.dummy_hand or Hand()) if self.is_defenders else self.unseen

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not self.against.holding(card.suit) >> (card.rank - 1)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to have no card of the suit: it is seen, or has failed to follow."""
        held = self.view.held(seat)
        return suit in self.view.play.shown_out(seat) if held is None else not held.length(suit)

    def masters(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """The cards of a seat in a suit that no opponent can beat, highest first."""
        return tuple(card for card in self.hand(seat).cards(suit) if self.is_master(card))

    @cached_property
    def our_seats(self) -> tuple[Seat, Seat]:
        """The own seat and partner's."""
        return self.view.seat, self.view.seat.partner

    @cached_property
    def ours(self) -> Hand:
        """What the own hand and partner's still hold, as far as partner's is seen."""
        return self.hand(self.view.seat) | self.hand(self.view.seat.partner)

    def combination(self, suit: Suit) -> Combination:
        """Declarer's suit: dummy's cards as North's, the own as South's, the unseen ones as missing."""
        mine, dummys = (self.hand(seat).holding(suit) for seat in self.our_seats)
        return Combination(dummys, mine, self.unseen.holding(suit))

    def places(self, suit: Suit) -> Places:
        """The vacant places of declarer's opponents for a suit; West is the one who plays after declarer.

        What a defender has shown out of is all with the other, and takes up places there.
        """
        west, play = self.view.seat.next, self.view.play
        free = {seat: play.size - len(play.played_by(seat)) for seat in (west, west.partner)}
        for seat in free:
            others = (each for each in play.shown_out(seat) if each is not suit)
            free[seat.partner] -= sum(self.unseen.length(each) for each in others)
        for seat in free:
            if suit in play.shown_out(seat):
                free |= {seat: 0, seat.partner: self.unseen.length(suit)}
        return Places(free[west], free[west.partner])

    def sure_tricks(self, suit: Suit) -> int:
        """Declarer's tricks in a suit from the top, entries allowing."""
        return sure_tricks(self.combination(suit))

    @cached_property
    def winners(self) -> int:
        """Declarer's tricks from the top in all suits."""
        return sum(map(self.sure_tricks, Suit))

    @cached_property
    def needed(self) -> int | None:
        """The tricks that the view's side still needs, to make the contract or to defeat it; None without one."""
        if self.contract is None or self.view.play.declarer is None:
            return None
        wanted = self.contract.tricks_needed
        if self.view.play.declarer.side is not self.side:
            wanted = self.view.play.size + 1 - wanted
        return max(0, wanted - self.view.play.tricks_won(self.side))

    @property
    def tricks_left(self) -> int:
        """The tricks that are not complete yet, one that has begun included."""
        return self.view.play.size - len(self.view.play.complete_tricks)

    @property
    def spare(self) -> int:
        """The tricks that the view's side can still lose; all that are left where no contract says how many."""
        return self.tricks_left - (self.needed or 0)

    @property
    def needs_more(self) -> bool:
        """Whether declarer's tricks from the top are not enough; so too where no contract says how many are."""
        return self.needed is None or self.winners < self.needed

    def is_reached(self, seat: Seat) -> bool:
        """Whether a hand of declarer's is on lead, or has a winner in a suit that the other hand can lead."""
        if self.is_to_lead and self.turn is seat:
            return True
        return any(self.masters(seat, suit) and self.hand(seat.partner).length(suit) for suit in Suit)

    def all_follow(self, rounds: Mapping[Suit, int]) -> float:
        """The chance that both hidden hands follow to so many rounds of each of these suits."""
        out = {suit: self.unseen.length(suit) for suit in rounds}
        if any(out[suit] < 2 * number for suit, number in rounds.items()):
            return 0.0
        return self.odds.shape(
            lambda lengths: all(n <= lengths[suit] <= out[suit] - n for suit, n in rounds.items()),
            self.hidden[0],
        )

    @cached_property
    def hidden(self) -> tuple[Seat, ...]:
        """The seats whose hands are not seen."""
        return tuple(seat for seat in Seat if self.view.play.deal[seat] is None)

    @cached_property
    def odds(self) -> Odds:
        """What can be reckoned of the two hidden hands. Raises `ValueError` before the opening lead."""
        return odds(self.view, self.promises)
