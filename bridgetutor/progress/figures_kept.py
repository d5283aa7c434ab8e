"""The figures as they are kept beside the log: days as numbers, so that a long log is read in a moment."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, tzinfo

from bridgetutor.progress.figures import FORMULA, NOTHING, Figures, SkillOf, Tally, tallied
from bridgetutor.progress.folding import Entry

Coded = dict[str, list[float]]


@dataclass(frozen=True, slots=True)
class Counting:
    """A `Fold`: the figures. `skills` is a fingerprint of `skill_of`; the zone does not change with the season."""

    skill_of: SkillOf
    skills: str
    zone: tzinfo
    what = "figures"
    in_order = False
    nothing = NOTHING

    @property
    def formula(self) -> str:
        """Another one when skills are named otherwise, or days begin at another hour."""
        return f"{FORMULA} {self.skills} {self.zone}"

    def on(self, known: Figures, entries: Iterable[Entry]) -> Figures:
        """With these attempts."""
        return tallied(entries, self.skill_of, self.zone, known)

    def written(self, value: Figures) -> str:
        """As JSON."""
        found = {
            "days": _coded(value.days),
            "weeks": {skill: _coded(weeks) for skill, weeks in value.weeks.items()},
            "mistakes": [[wanted, given, n] for (wanted, given), n in value.mistakes.items()],
            "exercises": {skill: sorted(names) for skill, names in value.exercises.items()},
        }
        return json.dumps(found, ensure_ascii=False)

    def read(self, text: str) -> Figures:
        """What `written` wrote."""
        found = json.loads(text)
        return Figures(
            _tallies(found["days"]),
            {str(skill): _tallies(weeks) for skill, weeks in found["weeks"].items()},
            {(str(wanted), str(given)): int(n) for wanted, given, n in found["mistakes"]},
            {str(skill): frozenset(names) for skill, names in found["exercises"].items()},
        )


def _coded(tallies: Mapping[date, Tally]) -> Coded:
    return {str(day.toordinal()): list(tally) for day, tally in tallies.items()}


def _tallies(found: Coded) -> dict[date, Tally]:
    return {
        date.fromordinal(int(day)): Tally(int(answers), int(first), int(right), float(seconds))
        for day, (answers, first, right, seconds) in found.items()
    }
