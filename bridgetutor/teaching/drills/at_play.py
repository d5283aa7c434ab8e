"""Hands as they are played: a contract by the points, cards as most players play them, the learner sitting South."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.dealing.constraint import ANY_DEAL, Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

EIGHT = 8
"""Cards of a suit that are enough for trumps."""

LEVELS = (19, 22, 24, 27, 30, 33, 37)
"""The points with which a contract at notrump is at the first level, the second and so on."""

BOLDNESS = 1 / 2
"""How often a lead is the highest of its suit without need."""

CARDS = 20
"""Later positions of a hand ask for more memory than a question without its beginning allows."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A play before a card, and its contract."""

    play: Play
    contract: Contract

    def facing_south(self) -> Moment:
        """The same with whoever chooses the next card as South, and all others where they sit from there."""
        by = Seat.SOUTH - self.play.player
        hands = {seat.after(by): hand for seat, hand in self.play.deal.known.items()}
        declarer = self.contract.declarer.after(by)
        contract = Contract(self.contract.level, self.contract.strain, declarer, self.contract.risk)
        return Moment(Play.of(Deal.of(hands), contract, self.play.cards), contract)


def moments(
    random: Random, constraint: Constraint = ANY_DEAL, contract: Contract | None = None
) -> Iterator[Moment]:
    """Moments of hands without end, each with somebody to choose a card, hand after hand.

    Without a contract each hand gets one by its points. Raises `BridgeError` where there is no such deal.
    """
    for deal in Source(constraint).deals(random):
        named = contract or contract_by_points(deal, random)
        if named is not None:
            play = Play.of(deal, named)
            for _ in range(CARDS):
                play = play.after(easy_card(play, random))
                yield Moment(play, named)


def first_leads(random: Random) -> Iterator[Moment]:
    """Hands at notrump without end, when the lead has been made and dummy comes down; declarer as South."""
    for deal in Source(ANY_DEAL).deals(random):
        contract = contract_by_points(deal, random)
        if contract is not None and contract.strain is Strain.NOTRUMP:
            play = Play.of(deal, contract)
            yield Moment(play.after(easy_card(play, random)), contract).facing_south()


def contract_by_points(deal: Deal, random: Random) -> Contract | None:
    """At notrump, or in a suit of eight cards or more; the level by the points of the two hands. None for too few."""
    seat = max(random.sample(list(Seat), 4), key=lambda seat: _points(deal, seat))
    fit = max(Suit, key=lambda suit: _length(deal, seat, suit))
    has_fit = _length(deal, seat, fit) >= EIGHT
    strain = fit.strain if has_fit and random.random() < 0.6 else Strain.NOTRUMP
    level = sum(_points(deal, seat) >= least for least in LEVELS) + (strain is not Strain.NOTRUMP)
    return Contract(min(level, 7), strain, seat) if level else None


def easy_card(play: Play, random: Random) -> Card:
    """Much like a player: low in second hand, the cheapest winner after that; a lead from a sequence, or a low one.

    A habit proper would take ten times as long.
    """
    legal = tuple(play.legal_cards)
    trick = play.current_trick
    if len(legal) == 1:
        return legal[0]
    if trick is None:
        suit = random.choice([card.suit for card in legal])
        top, *lower = [card for card in legal if card.suit is suit]
        follows = bool(lower) and top.rank - lower[0].rank == 1 and top.rank >= Rank.JACK
        return top if follows or random.random() < BOLDNESS else [top, *lower][-1]
    best = trick.winner(play.strain)
    if len(trick.cards) == 1 or best.side is play.turn.side or legal[0].suit is not trick.suit:
        return min(legal, key=lambda card: (card.suit is play.strain.suit, card.rank))
    winning = dict(trick.plays)[best]
    higher = [card for card in legal if winning.suit is trick.suit and card.rank > winning.rank]
    return higher[-1] if higher else legal[-1]


def _points(deal: Deal, seat: Seat) -> int:
    """Of the seat and its partner."""
    return sum(high_card_points(deal.known[each]) for each in (seat, seat.partner))


def _length(deal: Deal, seat: Seat, suit: Suit) -> int:
    return sum(deal.known[each].length(suit) for each in (seat, seat.partner))
