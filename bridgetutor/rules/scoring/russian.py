"""The real score of a deal of "Russian Chicago": as at rubber, with a bonus for what was bid, on the deal itself."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.scoring import parts, rubber
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.prices import PART_SCORE_BONUS
from bridgetutor.rules.scoring.score import Place, Score, ScoreLine
from bridgetutor.rules.seats import Vulnerability

HIGH_PART_SCORE_BONUS = (100, 200)
"""For a contract of 2NT or more below game, not vulnerable and vulnerable, instead of 50."""


def score(
    result: Result | None,
    vulnerability: Vulnerability = Vulnerability.NONE,
    *,
    honours: Honours | None = None,
) -> Score:
    """All that rubber writes above and below the line, and the bonus for a game or part score. Raises as `rubber`."""
    scored = rubber.score(result, vulnerability, honours=honours)
    if result is None or not result.is_made:
        return scored
    vulnerable = vulnerability.includes(result.contract.declarer.side)
    return Score(scored.side, (*scored.lines, _bonus(result.contract, vulnerable).at(Place.ABOVE)))


def _bonus(contract: Contract, vulnerable: bool) -> ScoreLine:
    if parts.is_game(contract):
        return parts.game_bonus(vulnerable=vulnerable)
    if (contract.level, contract.strain) >= (2, Strain.NOTRUMP):
        what = parts.with_vulnerability(phrase("Bonus for 2NT or more, below game"), vulnerable)
        return ScoreLine(what, HIGH_PART_SCORE_BONUS[vulnerable])
    return ScoreLine(phrase("Part-score bonus"), PART_SCORE_BONUS)
