"""One deal scored by itself: in words line by line, and as JSON for other programs."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.games.forms import Form
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import entries
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.scoring.target import Yardstick, beside
from bridgetutor.rules.seats import Side, Vulnerability
from bridgetutor.wording import Wording

PASSED_OUT = "Pass"


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """What a deal came to, its score by a form, and the target of the stronger side where its hands were counted."""

    outcome: Outcome
    vulnerability: Vulnerability
    score: Score
    level_counts: bool = True

    @classmethod
    def of(cls, form: Form, outcome: Outcome, vulnerability: Vulnerability) -> ScoredDeal:
        """The deal scored by that form. Raises `BridgeError` for a result that the form does not have."""
        return cls(outcome, vulnerability, form.score(outcome, vulnerability), form.level_counts)

    @property
    def yardstick(self) -> Yardstick | None:
        """The score beside the target; None where nobody has counted the hands."""
        strength = self.outcome.strength
        return None if strength is None else beside(self.score, strength, self.vulnerability)


def in_words(deal: ScoredDeal, wording: Wording) -> str:
    """The score, one line for each of its parts, the total, and the target with the IMPs."""
    result, side = deal.outcome.result, deal.score.side
    if result is None or side is None:
        rows, title = [], wording.say("Passed out: no score")
    else:
        title = wording.render(_title(result, level_counts=deal.level_counts))
        rows = [(wording.render(what), points) for what, points in _parts(deal.score)]
        rows.append((wording.say("Total for {side}", side=side), deal.score.total))
    rows += [(wording.render(line.what), line.points) for line in _measure(deal)]
    width = max((len(what) for what, _ in rows), default=0)
    return "\n".join([title, *(f"  {what:<{width}} {points:>6}" for what, points in rows)])


def _title(result: Result, *, level_counts: bool) -> Phrase:
    if level_counts:
        return counted(
            "{contract}: {n} trick", "{contract}: {n} tricks", n=result.tricks, contract=result.contract
        )
    return counted(
        "{strain:capital} by {seat}: {n} trick",
        "{strain:capital} by {seat}: {n} tricks",
        n=result.tricks,
        strain=result.contract.strain,
        seat=result.contract.declarer,
    )


def _parts(score: Score) -> list[tuple[Phrase, int]]:
    """The lines as declarer's side sees them; where the sheet has a line, in whose column they stand, and where."""
    if all(line.place is None for line in score.lines):
        return [(line.what, line.points) for line in score.lines]
    return [(entry.says, entry.points) for entry in entries(score, 1)]


def _measure(deal: ScoredDeal) -> tuple[ScoreLine, ...]:
    measured, strength = deal.yardstick, deal.outcome.strength
    if measured is None or strength is None:
        return ()
    target = strength.line(deal.vulnerability)
    difference = phrase("Above the target of {side}", side=measured.side)
    won = phrase("In IMPs")
    return (
        ScoreLine(target.what, measured.target),
        ScoreLine(difference, measured.difference),
        ScoreLine(won, measured.imps),
    )


def in_json(deal: ScoredDeal, wording: Wording) -> dict[str, object]:
    """One object: the total and the lines are those of declarer's side; a target only where hands were counted."""
    result, score, measured = deal.outcome.result, deal.score, deal.yardstick
    said: dict[str, object] = {
        "contract": _contract(result, level_counts=deal.level_counts),
        "declarer": None if result is None else result.contract.declarer.letter,
        "tricks": None if result is None else result.tricks,
        "vul": deal.vulnerability.value,
        "total": score.total,
        "side": None if score.side is None else str(score.side),
        "lines": [_line(line, score.side, wording) for line in score.lines],
    }
    if measured is not None:
        said["target"] = {
            "side": str(measured.side),
            "points": measured.target,
            "difference": measured.difference,
            "imps": measured.imps,
        }
    return said


def _contract(result: Result | None, *, level_counts: bool) -> str:
    if result is None:
        return PASSED_OUT
    return result.contract.name if level_counts else str(result.contract.strain)


def _line(line: ScoreLine, side: Side | None, wording: Wording) -> dict[str, object]:
    said: dict[str, object] = {"what": wording.render(line.what), "points": line.points}
    if line.place is not None and side is not None:
        said["place"] = line.place.value
        said["column"] = str(side if line.points >= 0 else side.other)
    return said
