"""A play as plain sets of cards, to check by what findings state: written apart from all that finds them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bridgetutor.bidding.robots import dealt
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True)
class Raw:
    """What the player of the next card sees, and the contract."""

    play: Play
    contract: Contract

    @cached_property
    def seat(self) -> Seat:
        return self.play.player

    @cached_property
    def trumps(self) -> Suit | None:
        return self.play.strain.suit

    @cached_property
    def declares(self) -> bool:
        return self.seat is self.contract.declarer

    @cached_property
    def seen(self) -> tuple[Seat, ...]:
        return (self.seat, self.contract.dummy) if self.play.cards else (self.seat,)

    def cards(self, seat: Seat, suit: Suit) -> list[Card]:
        """What a seat holds, highest first."""
        return list(self._held[seat, suit])

    @cached_property
    def _held(self) -> dict[tuple[Seat, Suit], list[Card]]:
        gone = set(self.play.cards)
        held: dict[tuple[Seat, Suit], list[Card]] = {(seat, suit): [] for seat in Seat for suit in Suit}
        for seat, hand in self.play.deal.known.items():
            for card in sorted(hand, reverse=True):
                if card not in gone:
                    held[seat, card.suit].append(card)
        return held

    def length(self, seat: Seat, suit: Suit) -> int:
        return len(self.cards(seat, suit))

    def ours(self, suit: Suit) -> list[Card]:
        """Of the two hands that declarer plays."""
        return [card for seat in self.seen for card in self.cards(seat, suit)]

    def out(self, suit: Suit) -> list[Card]:
        """The cards that are not seen, highest first."""
        return sorted(
            (card for seat in Seat if seat not in self.seen for card in self.cards(seat, suit)), reverse=True
        )

    def tops(self, cards: list[Card]) -> list[Card]:
        """Those that no card out of sight beats."""
        return [card for card in cards if all(card.rank > other.rank for other in self.out(card.suit))]

    def top_tricks(self, suit: Suit) -> int:
        """What the two hands take from the top: no more than the longer has cards."""
        ours = self.ours(suit)
        longer = max(self.length(seat, suit) for seat in self.seen)
        tops = len(self.tops(ours))
        return longer if tops >= len(self.out(suit)) else min(tops, longer)

    @cached_property
    def needed(self) -> int:
        """The tricks that the contract still needs."""
        return self.contract.tricks_needed - self.play.tricks_won(self.contract.declarer.side)

    @cached_property
    def is_short(self) -> bool:
        """Whether the tricks from the top do not make it."""
        return sum(self.top_tricks(suit) for suit in Suit) < self.needed

    def has_shown_out(self, seat: Seat, suit: Suit) -> bool:
        return any(
            trick.suit is suit and who is seat and card.suit is not suit
            for trick in self.play.tricks
            for who, card in trick.plays
        )


def positions(count: int, seed: int) -> Iterator[Raw]:
    """Every moment of so many random hands, played mostly by habit."""
    for number in range(count):
        random = Random(f"audit {seed} {number}")
        deal = dealt(number, random).deal
        declarer = random.choice(list(Seat))
        fit = max(
            Suit, key=lambda suit: sum(deal.known[seat].length(suit) for seat in (declarer, declarer.partner))
        )
        contract = Contract(
            random.randint(1, 6), random.choice((fit.strain, fit.strain, Strain.NOTRUMP)), declarer
        )
        play = Play.of(deal, contract)
        while not play.is_over:
            yield Raw(play, contract)
            legal = tuple(play.legal_cards)
            by_habit = random.random() < 0.7
            play = play.after(
                habitual_card(PlayView.of(play, play.player)) if by_habit else random.choice(legal)
            )
