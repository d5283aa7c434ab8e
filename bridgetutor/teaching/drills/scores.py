"""Scoring drills: what a result is worth at duplicate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import CountExercise, Mark, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

COMMON = (-2, -1, 0, 0, 0, 1, 1, 2)
"""How many tricks more or fewer than the contract asks for, as often as they stand here."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """A `Maker`: the points of a contract made or beaten."""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is `made`, `down` or `doubled`."""
        tried = probe or random.choice(("made", "down", "doubled"))
        result, vulnerability = _result(tried, random), random.choice((Vulnerability.NONE, Vulnerability.ALL))
        worked_out = score(result, vulnerability)
        total = abs(worked_out.points(result.contract.declarer.side))
        lines = [
            wording.say("{what}: {points}.", what=line.what, points=abs(line.points))
            for line in worked_out.lines
        ]
        question = wording.say(
            "{contract}, {tricks} tricks, {vulnerability} vulnerable. How many points are written, for whichever side?",
            contract=result.contract,
            tricks=result.tricks,
            vulnerability=vulnerability,
        )
        reply = Reply(Mark.RIGHT, (total,), Prose(_summed(lines, total, wording)))
        undertricks = wording.say("Each undertrick has its price, and it is higher vulnerable.")
        hints = (Prose(lines[0] if len(lines) > 1 else undertricks),)
        exercise = CountExercise(named(self.concept, tried), Prose(question), None, (reply,), hints=hints)
        return Item(self.concept, tried, exercise)


def _summed(lines: list[str], total: int, wording: Wording) -> str:
    """Line by line, and together."""
    together = [wording.say("Together {total}.", total=total)] if len(lines) > 1 else []
    return " ".join([*lines, *together])


SCORING = Scoring("scoring", phrase("Scoring"))


def _result(probe: Probe, random: Random) -> Result:
    risk = Risk.DOUBLED if probe == "doubled" else Risk.UNDOUBLED
    contract = Contract(random.randint(1, 6), random.choice(tuple(Strain)), random.choice(tuple(Seat)), risk)
    more = random.choice([each for each in COMMON if probe == "doubled" or (each >= 0) == (probe == "made")])
    return Result(contract, min(13, contract.tricks_needed + more))
