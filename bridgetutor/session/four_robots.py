"""A board bid and played by four robots, whole or some cards at a time: how another table comes to its result."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.bidding.catalogue import SYSTEMS, entry, system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.robots import USUAL, Aim, Effort, played_out
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play

_FOR_THE_CONTRACT = ("IMP", "RUBBER", "CHICAGO", "BUTLER", "BAM")
"""Forms of scoring, by the beginning of what PBN calls them, in which the contract comes before the overtricks."""

USUAL_SYSTEM = SYSTEMS[0].name


@dataclass(frozen=True, slots=True)
class FourRobots:
    """The board after robots have gone on with it. A `Question`; the same values come to the same calls and cards.

    Where the record has a contract, or says that the board was passed out, nothing is bid; its cards stand, and the
    play goes on from there. `most` is how many cards are played at a time, None for all: asked again with the answer,
    as long as it is `unfinished`, a board comes to the same end as in one go. The answer knows its tricks when the
    play is over.
    """

    record: BoardRecord
    systems: tuple[str, str] = (USUAL_SYSTEM, USUAL_SYSTEM)
    effort: Effort = USUAL
    seed: int = 1
    most: int | None = None

    def answer(self) -> BoardRecord:
        """Bids and plays. Raises `BridgeError` for a board that cannot be played, or where the solver cannot answer."""
        board = self._board()
        reader = Reader(*map(system, self.systems))
        record = self._bid(board, reader)
        if record.contract is None or record.play is None:
            return record
        told: Told = record.contract
        auction = record.auction
        if auction is not None and auction.is_over and auction.contract == record.contract:
            told = reader.read(auction, board.vulnerability).promises
        return _after(record, self._played(record.play, _aim(record, board), told))

    def _board(self) -> Board:
        board = self.record.board
        if board is None or not board.deal.is_complete:
            raise BridgeError(phrase("This board cannot be played: a hand is not known"))
        faults = board.deal.faults()
        if faults:
            raise BridgeError(faults[0].says, faults[0].law)
        return board

    def _bid(self, board: Board, reader: Reader) -> BoardRecord:
        if self.record.contract is not None or self.record.passed_out:
            return self.record
        auction = auction_of(board, reader)
        return replace(
            self.record, auction=auction, contract=auction.contract, passed_out=auction.contract is None
        )

    def _played(self, play: Play, aim: Aim, told: Told) -> Play:
        north_south, east_west = (entry(name).card.carding for name in self.systems)
        return played_out(
            play,
            aim,
            told,
            cardings=(north_south, east_west),
            effort=self.effort,
            seed=self.seed,
            most=self.most,
        )


def _aim(record: BoardRecord, board: Board) -> Aim:
    contract = record.contract
    if contract is not None and record.scoring.upper().startswith(_FOR_THE_CONTRACT):
        return Aim.contract(contract, board.vulnerability)
    return Aim.tricks(contract)


def _after(record: BoardRecord, play: Play) -> BoardRecord:
    tricks = play.tricks_won(play.declarer.side) if play.declarer is not None and play.is_over else None
    return replace(record, cards=play.cards, tricks=tricks, unfinished=tricks is None)
