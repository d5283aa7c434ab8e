"""The boards of the benchmark: bid by our own engine; of every second one the robots are told the contract alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from tests.benchmarks.bids.boards import boards


@dataclass(frozen=True, slots=True)
class Task:
    """A contract to be played, and what the auction has told; the contract alone where the auction is withheld."""

    board: Board
    contract: Contract
    told: Told
    given: bool
    """Only the contract is known."""

    @property
    def number(self) -> int:
        """Which board of the seed it is."""
        assert self.board.number is not None
        return self.board.number


def tasks(seed: int, first: int, count: int, system_name: str = "sayc") -> Iterator[Task]:
    """The boards of a seed from `first` on that were not passed out."""
    reader = Reader.both(system(system_name))
    for board in boards(seed, first, count):
        auction = auction_of(board, reader)
        if auction.contract is None:
            continue
        given = bool(board.number and board.number % 2 == 0)
        told = auction.contract if given else reader.read(auction, board.vulnerability).promises
        yield Task(board, auction.contract, told, given)
