"""Calls that only the order of the list decides: two agreements on one rung whose promises a hand keeps both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import Step, bid_out
from bridgetutor.bidding.survey import name_of
from bridgetutor.rules.deal import Board


class Tie(NamedTuple):
    """The rule that was chosen and one of another agreement, for another call, that could have been."""

    chosen: str
    other: str


def ties(boards: Iterable[Board], reader: Reader) -> Counter[Tie]:
    """How often each pair met when four robots bid these boards."""
    return Counter(tie for board in boards for step in bid_out(board, reader) for tie in _of(step))


def _of(step: Step) -> Iterable[Tie]:
    best = step.choices.best
    for reading in step.choices.spoken.choosable:
        if reading.rule.rung > best.rule.rung:
            return
        if reading.rule.agreement == best.rule.agreement or reading.call == best.call:
            continue
        if reading.rule.rung is best.rule.rung and reading.claim.holds(step.hand):
            yield Tie(name_of(best), name_of(reading))
