"""The boards of an evening as records: each that stands on the sheet, with its auction, its cards and its result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgetutor.games.game import GameBoard
from bridgetutor.games.outcome import Outcome
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.session.evening.state import Evening


def records(evening: Evening) -> Iterator[BoardRecord]:
    """The boards of the sheet in their order, the one on the table among them once it is over."""
    now = evening.tried or evening.board
    for number, board in enumerate((*evening.written, *((now,) if now.is_over else ())), start=1):
        if board.outcome is not None and board.deal is not None:
            yield record_of(board, board.outcome, _blank(board, number))


def record_of(board: GameBoard, outcome: Outcome, blank: BoardRecord) -> BoardRecord:
    """A board that has come to that, with all that was said and played; the blank says what else is known."""
    result = outcome.result
    cards = () if board.play is None else board.play.cards
    return replace(
        blank,
        auction=board.auction,
        contract=board.contract,
        passed_out=result is None,
        cards=cards,
        tricks=None if result is None else result.tricks,
        claimed=result is not None and len(cards) < 52,
    )


def _blank(board: GameBoard, number: int) -> BoardRecord:
    return BoardRecord(number=number, dealer=board.dealer, vulnerability=board.vulnerability, deal=board.deal)
