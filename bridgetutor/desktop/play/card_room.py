"""The games one can sit down to, and the table one plays them at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bridgetutor.desktop import actions
from bridgetutor.desktop.waiting_page import WaitingPage
from bridgetutor.session.choice import Action, GoTo

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

    def _play(self, game: Game, afresh: bool) -> None:  # what the signal carries
        """The game where it was left, or with a fresh sheet, once what is needed for it has been built."""
        from bridgetutor.games.phases import Bidding
        from bridgetutor.session.evening.bidding import SYSTEM

        self._desk.leave_table()
        bids = any(isinstance(phase, Bidding) for phase in game.phases)
        later = partial(self._sit_down_if_wanted, game, afresh)
        if not bids or self._desk.bidding.is_ready(SYSTEM, later):
            self._sit_down(game, afresh)
        else:
            self._desk.window.show_page(self._waiting_page)

    def _waiting_page(self) -> WaitingPage:
        words = self._desk.look.wording
        page = WaitingPage(
            self._desk.look, words.say("The bidding system is being built …"), place=actions.PLAY.name
        )
        page.left.connect(self.show)
        return page

    def _sit_down_if_wanted(self, game: Game, afresh: bool) -> None:
        """Unless the learner has gone elsewhere while they waited."""
        if isinstance(self._desk.window.page, WaitingPage):
            self._sit_down(game, afresh)

    def _sit_down(self, game: Game, afresh: bool) -> None:
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
            lambda moment: self._desk.look_back(
                moment, lambda: self._play_page(conductor), partial(_try_from, conductor)
            )
        )
        return page

    def _evening(self, game: Game) -> Conductor[Evening, EveningScreen]:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.evening.walk import EveningWalk

        return Conductor(EveningWalk(game, SystemRandom()), self._desk.world(), self._desk.others())


def _try_from(conductor: Conductor[Evening, EveningScreen], card: int) -> None:
    """Another line from that card of the board on the table."""
    conductor.choose(GoTo(card + 1))
    conductor.choose(Action.TRY)
