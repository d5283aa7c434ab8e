"""One board bid and played by robots: a question that any executor can be asked."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bridgetutor.cardplay.robots import USUAL, Effort
from bridgetutor.cardplay.robots.costs import Costs, costs
from bridgetutor.cli.rows import Row
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.seats import Seat
from bridgetutor.session.four_robots import FourRobots


@dataclass(frozen=True, slots=True)
class Played:
    """A board as it was bid and played, and what the cards have cost; a board passed out has no play."""

    board: Board
    auction: Auction | None
    play: Play | None
    contract: Contract | None
    costs: Costs | None
    seconds: float

    @property
    def result(self) -> Result | None:
        """None where the board was passed out."""
        if self.play is None or self.contract is None:
            return None
        return Result(self.contract, self.play.tricks_won(self.contract.declarer.side))

    def as_json(self) -> dict[str, object]:
        """What a program gets; the score is declarer's side's. Of a board passed out the play's keys are null."""
        calls = [] if self.auction is None else [str(call) for call in self.auction.calls]
        result, threw, seconds = self.result, self.costs, round(self.seconds, 2)
        if result is None or threw is None or self.play is None:
            return {"board": self.board.number, "auction": calls, **_PASSED_OUT, "seconds": seconds}
        side = result.contract.declarer.side
        return {
            "board": self.board.number,
            "auction": calls,
            "contract": result.contract.name,
            "declarer": result.contract.declarer.letter,
            "tricks": result.tricks,
            "score": score(result, self.board.vulnerability).points(side),
            "play": [str(card) for card in self.play.cards],
            "dd_tricks": threw.tricks,
            "lead_cost": threw.lead,
            "declarer_cost": threw.declarer,
            "declarer_errors": threw.declarer_errors,
            "defence_cost": threw.defence,
            "defence_errors": threw.defence_errors,
            "seconds": seconds,
        }


_PASSED_OUT: Mapping[str, object] = {
    **dict.fromkeys(("contract", "declarer", "tricks")),
    "score": 0,
    "play": [],
    **dict.fromkeys(
        ("dd_tricks", "lead_cost", "declarer_cost", "declarer_errors", "defence_cost", "defence_errors")
    ),
}


def record_of(record: BoardRecord, row: Row) -> BoardRecord:
    """The board of the file as its row says that it was played, to be written to another file."""
    board = record.board
    assert board is not None, "a board that was played"
    contract = None
    if row["contract"] is not None:
        contract = Contract.parse(str(row["contract"]), Seat.parse(str(row["declarer"])))
    calls = tuple(parse_call(str(call)) for call in _list(row["auction"]))
    return BoardRecord(
        number=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        deal=board.deal,
        scoring=record.scoring,
        contract=contract,
        passed_out=contract is None,
        tricks=row["tricks"] if isinstance(row["tricks"], int) else None,
        auction=Auction(board.dealer, calls) if calls else None,
        cards=tuple(Card.parse(str(card)) for card in _list(row["play"])),
    )


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


@dataclass(frozen=True, slots=True)
class PlayBoard:
    """How four robots bid and play a board, and what their cards have cost. A `Question`."""

    record: BoardRecord
    system_ns: str
    system_ew: str
    contract_from_file: bool = False
    effort: Effort = USUAL
    seed: int = 1

    def answer(self) -> Played:
        """Bids unless the file says the contract, plays, counts. Raises `BridgeError` for a board that cannot be."""
        start = time.perf_counter()
        found = FourRobots(self._begun, (self.system_ns, self.system_ew), self.effort, self.seed).answer()
        board, play = found.board, found.play
        assert board is not None, "a board that was played"
        threw = None if play is None else costs(play)
        seconds = time.perf_counter() - start
        return Played(board, self._auction(found), play, found.contract, threw, seconds)

    @property
    def _begun(self) -> BoardRecord:
        """The board before its first card, and before its first call unless the contract is to be that of the file."""
        record = replace(self.record, cards=(), tricks=None, claimed=False, ending=None)
        if not self.contract_from_file:
            return replace(record, auction=None, contract=None, passed_out=False)
        if record.contract is None and not record.passed_out:
            raise BridgeError(phrase("This board cannot be played: its file says no contract"))
        return record

    def _auction(self, found: BoardRecord) -> Auction | None:
        """The auction where it is known and led to the contract."""
        auction = found.auction
        known = auction is not None and auction.is_over and auction.contract == found.contract
        return auction if known else None
