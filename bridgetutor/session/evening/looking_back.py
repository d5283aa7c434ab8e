"""Looking back at a board of an evening that is over: the learner's cards, by what was said before them."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from types import UnionType

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.verdicts import Review
from bridgetutor.rules.auction import Bid, Double, Pass, Redouble
from bridgetutor.rules.cards import Card
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.marked import steps_to_the_mark
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.thinking import promised
from bridgetutor.session.looking_back import LookingBack
from bridgetutor.session.looking_back.calls import JudgeCalls


def looking_back(evening: Evening) -> LookingBack | None:
    """The board on the table, None before its end and where the learner has played nothing."""
    board = evening.board
    if not board.is_over or board.outcome is None or board.play is None or board.contract is None:
        return None
    declarer = board.contract.declarer
    if not evening.seats:
        return None
    player = declarer if declarer in evening.seats else evening.learner
    review = Review(
        board.play,
        frozenset({player}),
        Aim.contract(board.contract, board.vulnerability),
        promised(evening),
        since=_laid(evening, Card),
    )
    result = board.outcome.result
    claimed = result.tricks if result is not None and not board.play.is_over else None
    moment = LookingBack(review, board.contract, board.vulnerability, board.dealer, claimed=claimed)
    if board.auction is None or board.deal is None:
        return moment
    calls = JudgeCalls(
        board.deal,
        board.auction,
        board.vulnerability,
        frozenset({evening.learner}),
        evening.arrangement.ours,
        evening.arrangement.theirs,
        bidding.stakes_of(evening),
        since=_laid(evening, Bid | Pass | Double | Redouble),
    )
    return replace(moment, calls=calls)


def _laid(evening: Evening, kind: type | UnionType) -> int:
    """How many calls or cards lay there when the hand began, where it was dealt as far as a mistake, and lie still."""
    laid = steps_to_the_mark(evening.arrangement, evening.dealt - 1)
    both = takewhile(lambda pair: pair[0] == pair[1], zip(laid, evening.board.steps[1:], strict=False))
    return sum(isinstance(step, kind) for step, _ in both)
