"""Rubber scoring of one deal: what is written for it, above and below the line (Laws of Rubber Bridge)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import parts
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.prices import LAWS, Prices
from bridgetutor.rules.scoring.score import Place, Score, ScoreLine
from bridgetutor.rules.seats import Vulnerability


def score(
    result: Result | None,
    vulnerability: Vulnerability = Vulnerability.NONE,
    *,
    honours: Honours | None = None,
    prices: Prices = LAWS,
) -> Score:
    """The score of a result, without what depends on the deals before it: games and the rubber.

    Only odd tricks bid and made stand below the line. None stands for a deal passed out. Raises `BridgeError` for
    honours that the strain does not have.
    """
    if result is None:
        return Score()
    contract = result.contract
    side = contract.declarer.side
    lines = list(_tricks(result, vulnerable=vulnerability.includes(side), prices=prices))
    if honours is not None:
        honours.check(contract.strain)
        lines.append(honours.line(contract.strain, side))
    return Score(side, tuple(lines))


def _tricks(result: Result, *, vulnerable: bool, prices: Prices) -> Iterator[ScoreLine]:
    if result.is_made:
        yield from (line.at(Place.BELOW) for line in parts.odd_tricks(result.contract))
    yield from (line.at(Place.ABOVE) for line in _premiums(result, vulnerable=vulnerable, prices=prices))


def _premiums(result: Result, *, vulnerable: bool, prices: Prices) -> Iterator[ScoreLine]:
    if not result.is_made:
        yield from parts.undertricks(result, vulnerable=vulnerable, prices=prices)
        return
    yield from parts.overtricks(result, vulnerable=vulnerable)
    yield from parts.slam_bonus(result.contract, vulnerable=vulnerable, prices=prices)
    yield from parts.insult_bonus(result.contract, prices=prices)
