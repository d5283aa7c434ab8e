"""Scoring for first lessons, before there is a contract to keep: only tricks count, and a game."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import parts
from bridgetutor.rules.scoring.prices import GAME
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Vulnerability

GAME_PREMIUM = 200
DEFENDERS_TRICK = (50, 100)
"""For each trick of the defenders over six: declarer not vulnerable, vulnerable."""

BOOK = 6


def score(result: Result | None, vulnerability: Vulnerability = Vulnerability.NONE) -> Score:
    """The score of the tricks won in a strain; the level of the contract and any double do not matter.

    Every trick over six counts for declarer's side, 100 points are a game and worth 200 more; defenders with seven
    tricks or more score for theirs.
    """
    if result is None:
        return Score()
    side = result.contract.declarer.side
    if result.tricks > BOOK:
        return Score(side, tuple(_won(result)))
    return Score(side, (_lost(result, vulnerability.includes(side)),))


def _won(result: Result) -> Iterator[ScoreLine]:
    lines = tuple(parts.odd_tricks_in(result.contract.strain, result.tricks - BOOK))
    yield from lines
    if sum(line.points for line in lines) >= GAME:
        yield ScoreLine(phrase("Game bonus"), GAME_PREMIUM)


def _lost(result: Result, vulnerable: bool) -> ScoreLine:
    n, each = 13 - result.tricks - BOOK, DEFENDERS_TRICK[vulnerable]
    what = counted(
        "{n} trick over six for the defenders at {each}",
        "{n} tricks over six for the defenders at {each}",
        n=n,
        each=each,
    )
    return ScoreLine(parts.with_vulnerability(what, vulnerable), -n * each)
