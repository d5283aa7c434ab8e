"""Duplicate scoring: what a result is worth on its own board (Law 77)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import parts
from bridgetutor.rules.scoring.prices import PART_SCORE_BONUS
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Vulnerability


def score(result: Result | None, vulnerability: Vulnerability = Vulnerability.NONE) -> Score:
    """The score of a result (Law 77); None stands for a board passed out, which is a tie (Law 22A1)."""
    if result is None:
        return Score()
    side = result.contract.declarer.side
    vulnerable = vulnerability.includes(side)
    lines = _made(result, vulnerable) if result.is_made else parts.undertricks(result, vulnerable=vulnerable)
    return Score(side, tuple(lines))


def _made(result: Result, vulnerable: bool) -> Iterator[ScoreLine]:
    contract = result.contract
    yield from parts.odd_tricks(contract)
    yield from parts.overtricks(result, vulnerable=vulnerable)
    if parts.is_game(contract):
        yield parts.game_bonus(vulnerable=vulnerable)
    else:
        yield ScoreLine(phrase("Part-score bonus"), PART_SCORE_BONUS)
    yield from parts.slam_bonus(contract, vulnerable=vulnerable)
    yield from parts.insult_bonus(contract)
