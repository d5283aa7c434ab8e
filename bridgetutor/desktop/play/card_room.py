"""The games one can sit down to, and the table one plays them at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.play.page import PlayPage
    from bridgetutor.games.game import Game
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening


class CardRoom:
    """Shows the games and their table on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def show(self) -> None:
        """The games one can sit down to."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.play.games_page import GamesPage, Offer
            from bridgetutor.games.catalogue import GAMES

            page = GamesPage(
                self._desk.look, tuple(Offer(game, self._evening(game).left()) for game in GAMES)
            )
            page.game_chosen.connect(self._play)
            page.left.connect(self._desk.lessons.show)
            return page

        self._desk.window.show_page(make)

    def go_on(self) -> None:
        """The game that was left last, or the first one."""
        from bridgetutor.games.catalogue import GAMES

        self._play(max(GAMES, key=self._begun), afresh=False)

    def _begun(self, game: Game) -> float:
        """When its last sheet was begun, in seconds; 0 where none was."""
        if self._desk.store is None:
            return 0.0
        sitting = self._desk.store.latest_sitting(self._desk.learner, self._evening(game).walk.id)
        return 0.0 if sitting is None else sitting.begun.timestamp()

    def _play(self, game: Game, afresh: bool) -> None:  # what the signal carries
        """The game where it was left, or with a fresh sheet."""
        self._desk.leave_table()
        conductor = self._evening(game)
        conductor.open(afresh=afresh)
        self._desk.lead(conductor)

        self._desk.window.show_page(lambda: self._play_page(conductor))

    def _play_page(self, conductor: Conductor[Evening, EveningScreen]) -> PlayPage:
        from bridgetutor.desktop.play.page import PlayPage

        page = PlayPage(self._desk.look, conductor, bidding=self._desk.bidding)
        page.left.connect(self.show)
        page.troubled.connect(self._desk.trouble)
        page.look_back_wanted.connect(
            lambda moment: self._desk.look_back(moment, lambda: self._play_page(conductor))
        )
        return page

    def _evening(self, game: Game) -> Conductor[Evening, EveningScreen]:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.evening.walk import EveningWalk

        return Conductor(EveningWalk(game, SystemRandom()), self._desk.world(), self._desk.others())
