"""Moments of play for the tests of verdicts: an ending in which every grade comes up, and deals bid and half played."""

from __future__ import annotations

from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.robots import Aim, Effort
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.verdicts import JudgeCard
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

SMALL = Effort(lead=6, opening=8, first=8, middle=20, late=40)

KING_EAST, KING_WEST = "N:AQ... K.2.. 32... 4.3..", "N:AQ... .32.. 32... K4..."
"""South leads a spade to dummy's ace and queen. West follows with the four and has one card left of the king and two
hearts: so in two of three layouts the king falls under the ace, in one the queen wins."""


def after_the_four(deal: str, *cards: str) -> Play:
    """The ending with these cards after south's lead and west's four."""
    start = Play(Deal.parse(deal), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH)
    return start.after(*map(Card.parse, ("S2", "S4", *cards)))


def judging(play: Play, at: int = 2, *, seed: int = 1) -> JudgeCard:
    """The question about one card of an ending."""
    return JudgeCard(play, at, Aim.tricks(), seed=seed)


def bid(seed: int) -> tuple[Play, Told, Aim]:
    """A random deal with the contract the engine bids, and what its auction promises, or only the contract."""
    reader = Reader.both(system("sayc"))
    auction = auction_of(board := _board(seed), reader)
    contract = auction.contract
    if contract is None:
        return bid(seed + 1000)
    promises = reader.read(auction, board.vulnerability).promises
    told = promises if seed % 2 else contract
    return Play.of(board.deal, contract), told, Aim.contract(contract) if seed % 3 else Aim.tricks(contract)


def _board(seed: int) -> Board:
    order = Random(seed).sample(PACK, 52)
    return Board(Deal.of({seat: Hand.of(order[13 * seat : 13 * seat + 13]) for seat in Seat}))


def half_played(seed: int, cards: int) -> tuple[Play, Told, Aim]:
    """The same after so many cards, the legal ones at random."""
    play, told, aim = bid(seed)
    chance = Random(seed)
    for _ in range(cards):
        play = play.after(chance.choice(tuple(play.legal_cards)))
    return play, told, aim
