"""Four robots bid a board: each call with the hand that made it and the choice that it had."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.hands import Hand

if TYPE_CHECKING:
    from random import Random

MOST_CALLS = 60
"""Robots that have talked as long as this are cut off; forty calls are a fault already."""


@dataclass(frozen=True, slots=True)
class Step:
    """One call at the table: what was known before it, and what its maker could choose from."""

    situation: Situation
    choices: Choices

    @property
    def hand(self) -> Hand:
        """The hand that called."""
        return self.choices.hand

    @property
    def call(self) -> Call:
        """The call it made."""
        return self.choices.call


def bid_out(board: Board, reader: Reader, stakes: Stakes = NOTHING_SPECIAL) -> Iterator[Step]:
    """The calls of a board whose four hands are known, to the end of the auction."""
    auction = Auction(board.dealer)
    while not auction.is_over and len(auction.calls) < MOST_CALLS:
        situation = reader.read(auction, board.vulnerability, stakes)
        hand = board.deal.known[auction.turn]
        step = Step(situation, choose(hand, situation, reader.system(auction.turn.side)))
        yield step
        auction = auction.after(step.call)


def auction_of(board: Board, reader: Reader) -> Auction:
    """The whole auction."""
    auction = Auction(board.dealer)
    for step in bid_out(board, reader):
        auction = auction.after(step.call)
    return auction


def dealt(number: int, random: Random) -> Board:
    """The board of that number with shuffled cards."""
    cards = list(range(52))
    random.shuffle(cards)
    hands = [Hand(sum(1 << card for card in cards[i : i + 13])) for i in range(0, 52, 13)]
    north, east, south, west = hands
    return Board.numbered(number, Deal((north, east, south, west)))


def dealt_hand(random: Random) -> Hand:
    """Thirteen cards at random."""
    return Hand(sum(1 << card for card in random.sample(range(52), 13)))
