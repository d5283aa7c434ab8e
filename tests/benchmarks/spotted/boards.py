"""Plays to look for techniques in: random deals, with a contract by the points or by our own auctions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of, dealt
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.techniques.golden import SYSTEM, Told

EIGHT = 8
"""Cards of a suit that are enough for trumps."""

LEVELS = (19, 22, 24, 27, 30, 33, 37)
"""The points with which a contract at notrump is at the first level, the second and so on."""

WILFULNESS, BOLDNESS = 1 / 6, 1 / 2
"""How often any card is played, and how often a lead is the highest of its suit without need."""


@dataclass(frozen=True, slots=True)
class Table:
    """A deal with its contract, and the auction where there was one."""

    number: int
    deal: Deal
    contract: Contract
    told: Told | None = None

    def plays(self, random: Random) -> Iterator[Play]:
        """The moments of a play, before each card."""
        play = Play.of(self.deal, self.contract)
        while not play.is_over:
            yield play
            play = play.after(_card(play, random))


def _card(play: Play, random: Random) -> Card:
    """Much like a player: low in second hand, the cheapest winner after that; a lead from a sequence, or a low one.

    One time in six any card, so that plays leave the beaten track. A habit proper would take ten times as long.
    """
    legal = tuple(play.legal_cards)
    trick = play.current_trick
    if len(legal) == 1 or random.random() < WILFULNESS:
        return random.choice(legal)
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


def tables(seed: str, *, auctions: bool = False) -> Iterator[Table]:
    """The deals of a seed without end: with our own auctions, or with a contract that goes by the points."""
    number = 0
    while True:
        number += 1
        board = dealt(number, Random(f"techniques {seed} {number}"))
        table = _bid(board) if auctions else _by_points(board.deal, number)
        if table is not None:
            yield table


def _by_points(deal: Deal, number: int) -> Table | None:
    """At notrump, or in a suit of eight cards or more; the level by the points of the two hands."""
    random = Random(f"contract {number} {deal}")
    seat = max(random.sample(list(Seat), 4), key=lambda seat: _points(deal, seat))
    fit = max(Suit, key=lambda suit: _length(deal, seat, suit))
    has_fit = _length(deal, seat, fit) >= EIGHT
    strain = fit.strain if has_fit and random.random() < 0.6 else Strain.NOTRUMP
    level = sum(_points(deal, seat) >= least for least in LEVELS) + (strain is not Strain.NOTRUMP)
    return Table(number, deal, Contract(min(level, 7), strain, seat)) if level else None


def _points(deal: Deal, seat: Seat) -> int:
    """Of the seat and its partner."""
    return sum(high_card_points(deal.known[each]) for each in (seat, seat.partner))


def _length(deal: Deal, seat: Seat, suit: Suit) -> int:
    return sum(deal.known[each].length(suit) for each in (seat, seat.partner))


def _bid(board: Board) -> Table | None:
    auction = auction_of(board, _reader())
    if auction.contract is None or board.number is None:
        return None
    told = Told(board.dealer, board.vulnerability, str(auction))
    return Table(board.number, board.deal, auction.contract, told)


@lru_cache
def _reader() -> Reader:
    return Reader.both(system(SYSTEM))
