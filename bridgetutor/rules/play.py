"""The play: whose turn it is, which cards the Laws allow, who wins each trick.

A play is the hands as dealt and the cards so far, in order; everything else is derived. A revoke cannot happen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import Fault, IllegalCard
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick, one to four of them, in the order played from the leader on."""

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def suit(self) -> Suit:
        """The suit led."""
        return self.cards[0].suit

    @property
    def is_complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order."""
        return tuple((self.leader.after(i), card) for i, card in enumerate(self.cards))

    def winner(self, strain: Strain) -> Seat:
        """Who wins, or is winning so far: the highest trump, else the highest of the suit led (Law 44E and F)."""
        trumps, best = strain.suit, self.cards[0]
        for card in self.cards[1:]:
            if card.rank > best.rank if card.suit is best.suit else card.suit is trumps:
                best = card
        return self.leader.after(self.cards.index(best))


@dataclass(frozen=True)
class Play:
    """The cards played so far in a contract. The deal holds the hands as they were before the first card.

    Hands may be unknown (their seat may then play any card nobody else is known to hold) and of fewer than thirteen
    cards (an ending); all known hands are of one size. Without a contract, as in a first lesson, give strain, leader
    and no declarer: then everyone plays their own cards.
    """

    deal: Deal
    strain: Strain
    leader: Seat
    declarer: Seat | None = None
    cards: tuple[Card, ...] = ()

    @classmethod
    def of(cls, deal: Deal, contract: Contract, cards: Iterable[Card] = ()) -> Play:
        """The play of a contract with these cards. Raises `IllegalCard` at the first that is not allowed."""
        return cls(deal, contract.strain, contract.leader, contract.declarer).after(*cards)

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return None if self.declarer is None else self.declarer.partner

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks, the last of them perhaps not complete."""
        tricks: list[Trick] = []
        leader = self.leader
        for start in range(0, len(self.cards), 4):
            trick = Trick(leader, self.cards[start : start + 4])
            tricks.append(trick)
            leader = trick.winner(self.strain)
        return tuple(tricks)

    @property
    def complete_tricks(self) -> tuple[Trick, ...]:
        """The tricks all four have played to."""
        return tuple(trick for trick in self.tricks if trick.is_complete)

    @property
    def current_trick(self) -> Trick | None:
        """The trick that has begun and is not complete."""
        return self._now[1]

    @property
    def turn(self) -> Seat:
        """The seat whose card is played next, dummy's included (meaningless once the play is over)."""
        return self._now[0]

    @cached_property
    def _now(self) -> tuple[Seat, Trick | None]:
        """Turn and current trick, which replaying the tricks tells together."""
        tricks = self.tricks
        if not tricks:
            return self.leader, None
        last = tricks[-1]
        if last.is_complete:
            return last.winner(self.strain), None
        return last.leader.after(len(last.cards)), last

    @property
    def player(self) -> Seat:
        """The seat who chooses the next card: declarer plays dummy's cards (Law 45B)."""
        turn = self.turn
        return self.declarer if self.declarer is not None and turn is self.dummy else turn

    @cached_property
    def size(self) -> int:
        """The number of cards each hand began with; 13 where no hand is known."""
        return max((len(hand) for hand in self.deal.known.values()), default=13)

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return len(self.cards) >= 4 * self.size

    def tricks_won(self, side: Side) -> int:
        """How many complete tricks a side has won."""
        return sum(trick.winner(self.strain).side is side for trick in self.complete_tricks)

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat has played, in order."""
        return tuple(card for trick in self.tricks for who, card in trick.plays if who is seat)

    def hand(self, seat: Seat) -> Hand | None:
        """What a seat still holds; None where its hand is not known."""
        dealt = self.deal[seat]
        return None if dealt is None else dealt - Hand.of(self.cards)

    @property
    def legal_cards(self) -> Hand:
        """The cards that may be played now: of the suit led where there are any (Law 44C). None once it is over."""
        if self.is_over:
            return Hand()
        turn, trick = self._now
        held = self.hand(turn)
        if held is None:
            return self._unseen(turn)
        following = held.cards(trick.suit) if trick is not None else ()
        return Hand.of(following) if following else held

    def shown_out(self, seat: Seat) -> frozenset[Suit]:
        """The suits a seat has failed to follow to, and so has none of."""
        return frozenset(
            trick.suit
            for trick in self.tricks
            for who, card in trick.plays
            if who is seat and card.suit != trick.suit
        )

    def _unseen(self, seat: Seat) -> Hand:
        """What an unknown hand may hold: the cards nobody has played or is known to hold, of suits not shown out of."""
        unseen = FULL_PACK - Hand.of(self.cards)
        for hand in self.deal.known.values():
            unseen -= hand
        shown_out = self.shown_out(seat)
        return Hand.of(card for card in unseen if card.suit not in shown_out)

    def fault(self, card: Card) -> Fault | None:
        """Why the card may not be played now, with the Law; None where it may."""
        if card in self.legal_cards:
            return None
        if self.is_over:
            return Fault(phrase("The play is over"))
        return self._holding_fault(card) or self._revoke_fault(card)

    def _holding_fault(self, card: Card) -> Fault | None:
        if card in self.cards:
            return Fault(phrase("{card} has been played already", card=card))
        turn = self.turn
        held = self.hand(turn)
        if held is not None and card in held:
            return None
        holder = self.deal.holder(card)
        if held is None and holder is None:
            return Fault(phrase("{seat} has shown out of {suit}", seat=turn, suit=card.suit), law="61A")
        if holder is None:
            return Fault(phrase("{seat} does not hold {card}", seat=turn, card=card))
        return Fault(
            phrase("It is {seat}'s turn: {card} is in {holder}'s hand", seat=turn, card=card, holder=holder),
            law="44",
        )

    def _revoke_fault(self, card: Card) -> Fault:
        trick = self.current_trick
        if trick is None:
            raise AssertionError(f"{card} is held, leads, and yet is not legal")
        says = phrase(
            "{leader} led {suit}: {seat} has {suit} and must follow",
            leader=trick.leader,
            suit=trick.suit,
            seat=self.turn,
        )
        return Fault(says, law="44C")

    def after(self, *cards: Card) -> Play:
        """The play with these cards more. Raises `IllegalCard`."""
        play = self
        for card in cards:
            fault = play.fault(card)
            if fault is not None:
                raise IllegalCard(fault.says, fault.law)
            play = Play(play.deal, play.strain, play.leader, play.declarer, (*play.cards, card))
        return play

    def before(self, count: int) -> Play:
        """The play as it stood after its first `count` cards."""
        return Play(self.deal, self.strain, self.leader, self.declarer, self.cards[:count])


@dataclass(frozen=True, slots=True)
class TrickClaim:
    """A claim (Law 68): after so many cards, a seat says how many of the remaining tricks its side will win."""

    seat: Seat
    tricks: int
    cards_played: int

    def fault(self, play: Play) -> Fault | None:
        """Why the claim cannot stand: more tricks than remain, or none left to claim."""
        remaining = play.size - len(play.before(self.cards_played).complete_tricks)
        if 0 <= self.tricks <= remaining:
            return None
        says = counted(
            "Only {n} trick remains to be claimed", "Only {n} tricks remain to be claimed", n=remaining
        )
        return Fault(says, law="68A")

    def tricks_for(self, side: Side, play: Play) -> int:
        """The tricks a side ends with when the claim is accepted."""
        before = play.before(self.cards_played)
        remaining = play.size - len(before.complete_tricks)
        share = self.tricks if self.seat.side is side else remaining - self.tricks
        return before.tricks_won(side) + share
