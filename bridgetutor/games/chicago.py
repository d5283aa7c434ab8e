"""Chicago: four deals with the vulnerability laid down, so that nobody waits long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Entry, Item, Line, Sheet, entries
from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import duplicate, parts, rubber
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.score import Place, Score
from bridgetutor.rules.seats import Seat, Vulnerability

DEALS = 4
LAST_PART_SCORE = 100
"""For a part score on the fourth deal, in the form of the laws."""


def vulnerability_of_deal(number: int, dealer: Seat) -> Vulnerability:
    """Nobody on the first deal, dealer's side on the second and third, both on the fourth; `number` from 1."""
    match number:
        case 1:
            return Vulnerability.NONE
        case 2 | 3:
            return Vulnerability(str(dealer.side))
        case _:
            return Vulnerability.ALL


@dataclass(frozen=True, slots=True)
class Chicago:
    """The usual form: each deal is scored by itself, as at duplicate, and honours do not count. A `Settlement`."""

    first_dealer: Seat = Seat.NORTH

    def dealer(self, sheet: Sheet) -> Seat:
        """Each player deals once."""
        return self.first_dealer.after(len(sheet.outcomes))

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """By the number of the deal."""
        return vulnerability_of_deal(len(sheet.outcomes) + 1, self.dealer(sheet))

    def is_over(self, sheet: Sheet) -> bool:
        """After four deals; one that is passed out counts."""
        return len(sheet.outcomes) == DEALS

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The duplicate score of the deal."""
        yield from entries(
            duplicate.score(outcome.result, self.vulnerability(sheet)), len(sheet.outcomes) + 1
        )


@dataclass(frozen=True, slots=True)
class ChicagoByLaws:
    """The form of the laws (four-deal bridge): part scores carry over, honours count. A `Settlement`.

    A part score earns no bonus but on the fourth deal, and a deal passed out is dealt again by the same dealer.
    """

    first_dealer: Seat = Seat.NORTH

    def dealer(self, sheet: Sheet) -> Seat:
        """The next player, but the same again after four passes."""
        return self.first_dealer.after(_played(sheet))

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """By the number of the deals that were not passed out."""
        return vulnerability_of_deal(_played(sheet) + 1, self.dealer(sheet))

    def is_over(self, sheet: Sheet) -> bool:
        """After four deals that were not passed out."""
        return _played(sheet) == DEALS

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The deal as at rubber, with a bonus for the game it makes or completes, by the vulnerability of the deal."""
        result, deal = outcome.result, len(sheet.outcomes) + 1
        vulnerability = self.vulnerability(sheet)
        yield from entries(rubber.score(result, vulnerability, honours=outcome.honours), deal)
        if result is None or not result.is_made:
            return
        if sheet.completes_game(result):
            yield from _game(result, vulnerability, deal)
        elif _played(sheet) + 1 == DEALS:
            side = result.contract.declarer.side
            yield Entry(deal, side, phrase("Part score on the last deal"), LAST_PART_SCORE, Place.ABOVE)


def score_alone(result: Result | None, vulnerability: Vulnerability, honours: Honours | None = None) -> Score:
    """What the form of the laws gives for one deal, without what part scores before it would add."""
    scored = rubber.score(result, vulnerability, honours=honours)
    if result is None or not result.is_made or not parts.is_game(result.contract):
        return scored
    bonus = parts.game_bonus(vulnerable=vulnerability.includes(result.contract.declarer.side))
    return Score(scored.side, (*scored.lines, bonus.at(Place.ABOVE)))


def _game(result: Result, vulnerability: Vulnerability, deal: int) -> Iterator[Item]:
    side = result.contract.declarer.side
    bonus = parts.game_bonus(vulnerable=vulnerability.includes(side))
    yield Entry(deal, side, bonus.what, bonus.points, Place.ABOVE)
    yield Line(deal, side)


def _played(sheet: Sheet) -> int:
    return sum(outcome.result is not None for outcome in sheet.outcomes)
