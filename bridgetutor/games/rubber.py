"""Rubber bridge: the side that first wins two games wins the rubber (Laws of Rubber Bridge)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Entry, Item, Line, Sheet, entries
from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring import prices
from bridgetutor.rules.scoring.prices import Prices
from bridgetutor.rules.scoring.rubber import score
from bridgetutor.rules.scoring.score import Place
from bridgetutor.rules.seats import Seat, Side, Vulnerability

GAMES_TO_WIN = 2
RUBBER_BONUS = (700, 500)
"""For a rubber won by two games to none, to one."""

ONLY_GAME, ONLY_PART_SCORE = 300, 100
"""In a rubber broken off."""

_VULNERABILITIES = {
    (False, False): Vulnerability.NONE,
    (True, False): Vulnerability.NORTH_SOUTH,
    (False, True): Vulnerability.EAST_WEST,
    (True, True): Vulnerability.ALL,
}


@dataclass(frozen=True, slots=True)
class Rubber:
    """A rubber under a code of laws: a `Settlement`.

    `game_premium` is written below the line for each game won, as the line is drawn, and never counts towards the
    next. `bonus_place` is where the bonus for the rubber stands.
    """

    first_dealer: Seat = Seat.NORTH
    prices: Prices = prices.LAWS
    game_premium: int = 0
    bonus_place: Place = Place.ABOVE

    def dealer(self, sheet: Sheet) -> Seat:
        """The deal passes clockwise, also after four passes."""
        return self.first_dealer.after(len(sheet.outcomes))

    def vulnerability(self, sheet: Sheet) -> Vulnerability:
        """A side with a game is vulnerable."""
        north_south, east_west = (sheet.games(side) > 0 for side in Side)
        return _VULNERABILITIES[north_south, east_west]

    def is_over(self, sheet: Sheet) -> bool:
        """Two games are a rubber."""
        return any(sheet.games(side) == GAMES_TO_WIN for side in Side)

    def written(self, sheet: Sheet, outcome: Outcome) -> Iterator[Item]:
        """The score of the deal, and the game and the rubber where it wins them."""
        deal, result = len(sheet.outcomes) + 1, outcome.result
        vulnerability = self.vulnerability(sheet)
        yield from entries(score(result, vulnerability, honours=outcome.honours, prices=self.prices), deal)
        if result is not None and sheet.completes_game(result):
            yield from self._game(sheet, result, deal)

    def _game(self, sheet: Sheet, result: Result, deal: int) -> Iterator[Item]:
        side = result.contract.declarer.side
        if self.game_premium:
            yield Entry(deal, side, phrase("Game won"), self.game_premium, Place.BELOW, premium=True)
        yield Line(deal, side)
        if sheet.games(side) + 1 == GAMES_TO_WIN:
            yield self._bonus(side, deal, lost=sheet.games(side.other))

    def _bonus(self, side: Side, deal: int, *, lost: int) -> Entry:
        one, none = phrase("Rubber won by two games to one"), phrase("Rubber won by two games to none")
        return Entry(deal, side, one if lost else none, RUBBER_BONUS[lost], self.bonus_place, premium=True)

    def broken_off(self, sheet: Sheet) -> Sheet:
        """The sheet of a rubber that will not be finished: 300 for the only game, 100 for the only part score.

        A rubber that is over stays as it is.
        """
        if self.is_over(sheet) or sheet.closed:
            return sheet
        return replace(sheet.with_items(_consolations(sheet)), closed=True)


RULES_OF_1945 = Rubber(prices=prices.RULES_OF_1945, game_premium=100, bonus_place=Place.BELOW)
"""The rules of an older text: its prices, 100 for each game won, and the bonus for the rubber below the line."""


def _consolations(sheet: Sheet) -> Iterator[Entry]:
    deal = len(sheet.outcomes)
    for side in Side:
        if sheet.games(side) and not sheet.games(side.other):
            what = phrase("The only game of an unfinished rubber")
            yield Entry(deal, side, what, ONLY_GAME, Place.ABOVE)
        if sheet.part_score(side) and not sheet.part_score(side.other):
            what = phrase("The only part score of an unfinished game")
            yield Entry(deal, side, what, ONLY_PART_SCORE, Place.ABOVE)
