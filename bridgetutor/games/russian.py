""" "Russian Chicago": eight deals at one table, each score laid beside a target, the difference turned into IMPs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Entry, Item, Sheet
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.russian import score
from bridgetutor.rules.scoring.target import Yardstick, beside
from bridgetutor.rules.seats import Seat, Vulnerability

DEALS = 8


@dataclass(frozen=True, slots=True)
class Russian:
    """Vulnerable in turn are one side, the other, none, both: the first dealer's side first. A `Settlement`.

    The sheet is in IMPs; each entry tells by which points it came about.
    """

    first_dealer: Seat = Seat.NORTH

    def dealer(self, sheet: Sheet) -> Seat:
        """The deal passes clockwise."""
        return self.first_dealer.after(len(sheet.outcomes))

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """By the number of the deal, every four deals anew."""
        first = self.first_dealer.side
        turns = (
            Vulnerability(str(first)),
            Vulnerability(str(first.other)),
            Vulnerability.NONE,
            Vulnerability.ALL,
        )
        return turns[len(sheet.outcomes) % len(turns)]

    def is_over(self, sheet: Sheet) -> bool:
        """After eight deals, or the first later one that leaves the sides not level."""
        return len(sheet.outcomes) >= DEALS and sheet.leader is not None

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The IMPs of the deal. A deal passed out is no points for the stronger side, which had a target.

        Raises `BridgeError` where the strength of the hands is not known.
        """
        if outcome.strength is None:
            raise BridgeError(
                phrase("For the target, say which side had more points and how many fits it had")
            )
        vulnerability = self.vulnerability(sheet)
        scored = score(outcome.result, vulnerability, honours=outcome.honours)
        measured = beside(scored, outcome.strength, vulnerability)
        because = (*scored.lines_for(measured.side), outcome.strength.line(vulnerability))
        winner = measured.side if measured.imps >= 0 else measured.side.other
        yield Entry(len(sheet.outcomes) + 1, winner, _says(measured), abs(measured.imps), because=because)


def _says(measured: Yardstick) -> Phrase:
    return counted(
        "{score} for {side} against a target of {target}: {n} IMP",
        "{score} for {side} against a target of {target}: {n} IMPs",
        n=abs(measured.imps),
        score=measured.score,
        side=measured.side,
        target=measured.target,
    )
