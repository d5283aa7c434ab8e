"""Minibridge scoring: as at duplicate, but without an auction nothing can have been doubled."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Result, Risk
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Vulnerability


def score(result: Result | None, vulnerability: Vulnerability = Vulnerability.NONE) -> Score:
    """The duplicate score of the contract that declarer named. Raises `BridgeError` for a doubled one.

    The simpler way that some teachers prefer is `first_lessons.score`.
    """
    if result is not None and result.contract.risk is not Risk.UNDOUBLED:
        raise BridgeError(phrase("There is no auction at minibridge, so no contract is doubled"))
    return duplicate.score(result, vulnerability)
