"""The tables of tests/golden/scoring, and results written short."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.scoring.score import Place, Score
from bridgetutor.rules.seats import Seat, Side, Vulnerability

GOLDEN = Path(__file__).parents[2] / "golden" / "scoring"


def table(name: str) -> list[list[str]]:
    """The rows of a golden file, without its comments."""
    lines = (GOLDEN / name).read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


def made(text: str, tricks: int, declarer: Seat = Seat.SOUTH) -> Result:
    """The result of a contract written 3NTX."""
    return Result(Contract.parse(text, declarer), tricks)


def vulnerable(yes: bool) -> Vulnerability:
    """North–South vulnerable, or only their opponents: whose vulnerability must not matter."""
    return Vulnerability.NORTH_SOUTH if yes else Vulnerability.EAST_WEST


def lines(score: Score) -> list[tuple[str, int]]:
    """The lines in plain English."""
    return [(str(line.what), line.points) for line in score.lines]


def at(score: Score, place: Place, side: Side) -> int:
    """What a deal writes in a side's column above or below the line."""
    return sum(max(line.points, 0) for line in score.lines_for(side) if line.place is place)
