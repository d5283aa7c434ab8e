"""The table of a contest: a game's table, and under the column the traveller and how far the others are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from bridgetutor.desktop.contest.elsewhere import ElsewherePanel
from bridgetutor.desktop.contest.traveller import TravellerPanel
from bridgetutor.desktop.play.page import PlayPage

if TYPE_CHECKING:
    from bridgetutor.desktop.contest.comparing import Comparing
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.bidding_engine import BiddingEngine
    from bridgetutor.desktop.services.other_tables import OtherTables
    from bridgetutor.desktop.walk_page import Driver
    from bridgetutor.session.contest.choices import Elsewhere
    from bridgetutor.session.evening.screen import EveningScreen


class ContestPage(PlayPage):
    """`ended` when the learner has gone on from the last board."""

    ended = Signal()
    traveller: TravellerPanel | None = None
    elsewhere: ElsewherePanel | None = None

    def __init__(
        self,
        look: Look,
        driver: Driver[EveningScreen],
        *,
        bidding: BiddingEngine,
        others: OtherTables,
        comparing: Comparing,
    ) -> None:
        super().__init__(look, driver, bidding=bidding)
        self.traveller = TravellerPanel(look, comparing)
        self.elsewhere = ElsewherePanel(look, others)
        for panel in (self.traveller, self.elsewhere):
            self.column.add_below(panel)
        self._show_contest()

    def note(self, result: Elsewhere) -> None:
        """A result has come in from elsewhere: the table and the focus stay as they are."""
        self.moment = self._driver.choose(result)
        self.column.show_standing(self.moment)
        self._show_contest()

    def _turn(self, before: EveningScreen) -> None:
        if self.moment.contest is not None and self.moment.contest.results is not None:
            self.ended.emit()
        else:
            super()._turn(before)

    def _show(self) -> None:
        super()._show()
        self._show_contest()

    def _show_contest(self) -> None:
        """Once the panels are there."""
        view = self.moment.contest
        if self.traveller is not None and self.elsewhere is not None:
            self.traveller.show_traveller(None if view is None else view.traveller)
            self.elsewhere.show_view(view)
