"""The games one can sit down to, the table as one arranges it, and the table one plays at."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetutor.desktop import actions
from bridgetutor.desktop.waiting_page import WaitingPage
from bridgetutor.phrase import counted, phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import Action, GoTo

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.play.arrange_page import ArrangePage
    from bridgetutor.desktop.play.games_page import Offer
    from bridgetutor.desktop.play.page import PlayPage
    from bridgetutor.games.game import Game
    from bridgetutor.rules.notation.record import BoardRecord
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.evening.arrangement import Arrangement
    from bridgetutor.session.evening.remembered import Sat
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening

    Left = tuple[tuple[str, ...], EveningScreen | None]
    """The choices that were made, and what the learner saw after them."""


class CardRoom:
    """Shows the games and their table on a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._table: tuple[Game, Conductor[Evening, EveningScreen]] | None = None
        self._left: dict[str, Left] = {}
        """How each game was left, as far as that has been looked up; evenings are long."""

    def show(self) -> None:
        """The games one can sit down to. The systems are built meanwhile: the first call would wait for them."""
        self._desk.leave_table()
        self._get_systems_ready()
        self._remember_table()

        def make() -> Page:
            from bridgetutor.desktop.play.games_page import GamesPage
            from bridgetutor.session.evening.accounts import settled_sheets, told

            page = GamesPage(
                self._desk.look, self._offers(), told(settled_sheets(self._desk.store, self._desk.learner))
            )
            page.add_entrance(self._desk.contests.entrance())
            page.game_chosen.connect(self._chosen)
            page.arranging_wanted.connect(self.arrange)
            page.left.connect(self._desk.home.show)
            return page

        self._desk.window.show_page(make)

    def forget(self) -> None:
        """How games were left is another matter for another learner."""
        self._table = None
        self._left.clear()

    def go_on(self) -> None:
        """The game or contest that was begun last, or the first game."""
        from bridgetutor.games.catalogue import GAMES, game_named
        from bridgetutor.session.evening.arrangement import Arrangement
        from bridgetutor.session.evening.remembered import latest

        last, contest = latest(self._tables()), self._desk.contests.left_last()
        if contest is not None and (last is None or last.begun < contest[0]):
            self._desk.contests.resume(contest[1])
            return
        arrangement = Arrangement(GAMES[0].name) if last is None else last.arrangement
        self._play(game_named(arrangement.game), arrangement, afresh=False)

    def _tables(self) -> dict[str, Sat]:
        """The tables this learner sat at."""
        from bridgetutor.session.evening.remembered import last_tables

        return last_tables(self._desk.store, self._desk.learner)

    def _get_systems_ready(self) -> None:
        from bridgetutor.bidding.catalogue import SYSTEMS

        for system in SYSTEMS:
            self._desk.bidding.get_ready(system.name)

    def _offers(self) -> tuple[Offer, ...]:
        """Each game as it was left; Enter goes on with the one that was begun last."""
        from bridgetutor.desktop.play.games_page import Offer
        from bridgetutor.games.catalogue import GAMES
        from bridgetutor.session.evening.arrangement import Arrangement
        from bridgetutor.session.evening.remembered import latest

        tables = self._tables()
        last = latest(tables)
        main = GAMES[0].name if last is None else last.arrangement.game
        usual = {game.name: Arrangement(game.name) for game in GAMES}
        arranged = usual | {name: sat.arrangement for name, sat in tables.items()}
        return tuple(
            Offer(
                game,
                self._screen_left(game, tables.get(game.name)),
                arranged[game.name],
                is_main=game.name == main,
            )
            for game in GAMES
        )

    def _remember_table(self) -> None:
        """What the learner saw last at the table that is left now."""
        if self._table is not None:
            game, conductor = self._table
            self._left[game.name] = conductor.choices, conductor.screen
        self._table = None

    def _screen_left(self, game: Game, sat: Sat | None) -> EveningScreen | None:
        if sat is None:
            return None
        choices, screen = self._left.get(game.name, ((), None))
        if choices != sat.choices:
            screen = self._evening(game).left()
            self._left[game.name] = sat.choices, screen
        return screen

    def arrange(self, arrangement: Arrangement | None = None) -> None:
        """The table to be arranged: like this, or as it was last."""
        from bridgetutor.games.catalogue import SINGLE
        from bridgetutor.session.evening.arrangement import Arrangement
        from bridgetutor.session.evening.remembered import latest

        self._desk.leave_table()
        self._get_systems_ready()
        tables = self._tables()
        last = latest(tables)
        offered = arrangement or (Arrangement(SINGLE.name) if last is None else last.arrangement)
        waiting = self._desk.drills.mistakes_to_play()
        page: ArrangePage | None = None

        def make() -> Page:
            from bridgetutor.desktop.play.arrange_page import ArrangePage

            nonlocal page
            shown = offered if page is None else page.arrangement
            page = ArrangePage(self._desk.look, shown, frozenset(tables), waiting)
            page.begun.connect(self.begin)
            page.left.connect(self.show)
            return page

        self._desk.window.show_page(make)

    def play_boards(self, path: Path, first: int) -> None:
        """Arrange a table with the boards of a file, from that one on."""
        from bridgetutor.games.catalogue import SINGLE
        from bridgetutor.session.evening.arrangement import Arrangement

        self.arrange(Arrangement(SINGLE.name, boards=str(path), first=first))

    def _chosen(self, offer: Offer, afresh: bool) -> None:  # what the signal carries
        """The game where it was left, or with a fresh sheet at a table arranged like the last one.

        Other mistakes wait by now than those of the last one.
        """
        if afresh and offer.arrangement.mistakes:
            self.arrange(offer.arrangement)
            return
        self._play(offer.game, offer.arrangement, afresh=afresh)

    def begin(self, arrangement: Arrangement) -> None:
        """A fresh sheet at this table."""
        from bridgetutor.games.catalogue import game_named

        self._play(game_named(arrangement.game), arrangement, afresh=True)

    def _play(self, game: Game, arrangement: Arrangement, *, afresh: bool) -> None:
        """The game where it was left, or with a fresh sheet, once the systems for it have been built."""
        from bridgetutor.session.evening.setting import has_auction

        self._desk.leave_table()
        later = partial(self._sit_down_if_wanted, game, arrangement, afresh=afresh)
        systems = arrangement.ours, arrangement.theirs
        if not has_auction(game) or self._desk.bidding.is_ready(systems, later):
            self._sit_down(game, arrangement, afresh=afresh)
        else:
            self._desk.window.show_page(self._waiting_page)

    def _waiting_page(self) -> WaitingPage:
        words = self._desk.look.wording
        page = WaitingPage(
            self._desk.look, words.say("The bidding system is being built …"), place=actions.PLAY.name
        )
        page.left.connect(self.show)
        return page

    def _sit_down_if_wanted(self, game: Game, arrangement: Arrangement, *, afresh: bool) -> None:
        """Unless the learner has gone elsewhere while they waited."""
        if isinstance(self._desk.window.page, WaitingPage):
            self._sit_down(game, arrangement, afresh=afresh)

    def _sit_down(self, game: Game, arrangement: Arrangement, *, afresh: bool) -> None:
        conductor = self._evening(game, arrangement)
        conductor.open(afresh=afresh)
        self._table = game, conductor
        self._desk.lead(conductor)
        self._settle(conductor)
        self._desk.window.show_page(lambda: self._play_page(conductor))

    def _play_page(self, conductor: Conductor[Evening, EveningScreen]) -> PlayPage:
        from bridgetutor.desktop.play.page import PlayPage

        page = PlayPage(self._desk.look, conductor, bidding=self._desk.bidding)
        page.left.connect(self.show)
        page.troubled.connect(self._desk.trouble)
        page.save_wanted.connect(lambda: self._ask_where_to_save(conductor))
        page.sheet_settled.connect(lambda: self._settle(conductor))
        page.look_back_wanted.connect(
            lambda moment: self._desk.look_back(
                moment, lambda: self._play_page(conductor), partial(_try_from, conductor)
            )
        )
        return page

    def _ask_where_to_save(self, conductor: Conductor[Evening, EveningScreen]) -> None:
        from bridgetutor.desktop.save_dialog import ask_where
        from bridgetutor.session.evening import on_paper

        words, boards = self._desk.look.wording, tuple(on_paper.records(conductor.state))
        if not boards:
            self._desk.say(phrase("Nothing to save yet: no board of this sheet is over."))
            return
        kinds, usual = {".pbn": words.say("Files of boards")}, words.say("my boards") + ".pbn"
        path = ask_where(self._desk.window, words.say("Save the boards"), kinds, usual=usual)
        if path is not None:
            self._save(boards, path)

    def _save(self, boards: tuple[BoardRecord, ...], path: Path) -> None:
        """The boards with auctions, cards and results; what goes wrong is said."""
        from bridgetutor.rules.notation import pbn
        from bridgetutor.rules.notation.source import encode

        try:
            put_file(path, encode(pbn.write(boards)))
        except BridgeError as error:
            self._desk.say(error.fault.says)
        else:
            self._desk.say(
                counted(
                    "{n} board is saved as {file}.",
                    "{n} boards are saved as {file}.",
                    n=len(boards),
                    file=path.name,
                )
            )

    def _settle(self, conductor: Conductor[Evening, EveningScreen]) -> None:
        """The running accounts have what a full sheet came to, and nothing of one that was undone."""
        from bridgetutor.session.evening import accounts

        trouble = accounts.settle(conductor.state, conductor.sitting, self._desk.world())
        self._desk.trouble(trouble or conductor.trouble)

    def _evening(
        self, game: Game, arrangement: Arrangement | None = None
    ) -> Conductor[Evening, EveningScreen]:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.evening.walk import EveningWalk

        walk = EveningWalk(game, SystemRandom(), arrangement)
        return Conductor(walk, self._desk.world(), self._desk.others())


def _try_from(conductor: Conductor[Evening, EveningScreen], card: int) -> None:
    """Another line from that card of the board on the table."""
    conductor.choose(GoTo(card + 1))
    conductor.choose(Action.TRY)
