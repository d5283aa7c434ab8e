"""Plays to look for techniques in: random deals, with a contract by the points or by our own auctions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of, dealt
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.play import Play
from bridgetutor.teaching.drills.at_play import contract_by_points, easy_card
from tests.cardplay.techniques.golden import SYSTEM, Told

WILFULNESS = 1 / 6
"""How often any card is played, so that plays leave the beaten track."""


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
    """As most players play, and one time in six any card."""
    legal = tuple(play.legal_cards)
    if len(legal) == 1 or random.random() < WILFULNESS:
        return random.choice(legal)
    return easy_card(play, random)


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
    contract = contract_by_points(deal, Random(f"contract {number} {deal}"))
    return None if contract is None else Table(number, deal, contract)


def _bid(board: Board) -> Table | None:
    auction = auction_of(board, _reader())
    if auction.contract is None or board.number is None:
        return None
    told = Told(board.dealer, board.vulnerability, str(auction))
    return Table(board.number, board.deal, auction.contract, told)


@lru_cache
def _reader() -> Reader:
    return Reader.both(system(SYSTEM))
