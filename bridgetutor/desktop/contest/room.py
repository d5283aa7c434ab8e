"""Duplicate against robots: which contest, its table, its results, and files of sets from and for friends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bridgetutor.phrase import phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bridgetutor.desktop.contest.comparing import Comparing
    from bridgetutor.desktop.contest.page import ContestPage
    from bridgetutor.desktop.contest.results_page import ResultsPage
    from bridgetutor.desktop.contest.setup_page import Order
    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.services.other_tables import OtherTables
    from bridgetutor.games.contest import Way
    from bridgetutor.session.conductor import Conductor
    from bridgetutor.session.contest.choices import Elsewhere, LaidOut
    from bridgetutor.session.contest.state import Competing
    from bridgetutor.session.evening.screen import EveningScreen


class ContestRoom:
    """Shows contests on a desk. The other tables play on as long as the contest is open, whatever page is shown."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._conductor: Conductor[Competing, EveningScreen] | None = None
        self._others: OtherTables | None = None
        self._comparing: Comparing | None = None

    def show(self) -> None:
        """Which contest to play."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.contest.setup_page import Offer, SetupPage
            from bridgetutor.games.contest import Way

            offers = tuple(Offer(way, self._led(way).left()) for way in Way)
            page = SetupPage(self._desk.look, offers)
            page.begun.connect(self.begin)
            page.resumed.connect(lambda way: self._sit_down(self._led(way)))
            page.file_wanted.connect(self._ask_for_file)
            page.left.connect(self._desk.games.show)
            return page

        self._desk.window.show_page(make)

    def entrance(self) -> QWidget:
        """The way in, for the page of all games."""
        from bridgetutor.desktop.contest.entrance import Entrance
        from bridgetutor.games.contest import Way

        under_way = tuple(way for way in Way if self._led(way).is_under_way)
        made = Entrance(self._desk.look, under_way)
        made.entered.connect(self.show)
        return made

    def leave(self) -> None:
        """Nothing is played or compared for a contest that is no longer there."""
        self._conductor = None
        if self._others is not None and self._comparing is not None:
            self._others.drop()
            self._comparing.drop()

    def open_file(self, path: Path) -> None:
        """A friend's set from its first board; what is no such file is declined in a sentence."""
        from bridgetutor.rules.notation import pbn
        from bridgetutor.rules.notation.source import decode
        from bridgetutor.session.contest import on_paper
        from bridgetutor.session.contest.choices import LaidOut

        try:
            boards = pbn.read(decode(path.read_bytes())).boards
            begins = on_paper.read(boards, path.name.removesuffix(on_paper.ENDING))
        except (OSError, BridgeError) as error:
            self.show()
            why = error.fault.says if isinstance(error, BridgeError) else phrase("it cannot be read")
            self._desk.say(phrase("{file} cannot be played: {why}.", file=path.name, why=why))
            return
        laid_out = begins[0]
        assert isinstance(laid_out, LaidOut)
        self._sit_down(self._led(laid_out.way, begins), afresh=True)

    def begin(self, order: Order) -> None:
        """A fresh set."""
        from random import SystemRandom

        from bridgetutor.dealing.constraint import ANY_DEAL
        from bridgetutor.dealing.drawing import Source
        from bridgetutor.session.contest.choices import LaidOut

        drawn = Source(ANY_DEAL).deals(SystemRandom())
        deals = tuple(next(drawn) for _ in range(order.boards))
        laid_out = LaidOut(order.way, deals, ("",) * order.tables)
        self._sit_down(self._led(order.way, (laid_out,)), afresh=True)

    def _led(
        self, way: Way, begins: Sequence[LaidOut | Elsewhere] = ()
    ) -> Conductor[Competing, EveningScreen]:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.contest.walk import ContestWalk

        walk = ContestWalk(way, begins, random=SystemRandom())
        return Conductor(walk, self._desk.world(), self._desk.others())

    def _sit_down(self, conductor: Conductor[Competing, EveningScreen], *, afresh: bool = False) -> None:
        from bridgetutor.desktop.contest.comparing import Comparing
        from bridgetutor.desktop.services.other_tables import OtherTables

        self._desk.leave_table()
        conductor.open(afresh=afresh)
        self._desk.lead(conductor)
        self._conductor = conductor
        if self._others is None or self._comparing is None:
            robots = self._desk.others()
            self._others = OtherTables(self._desk.solving, lambda: robots.is_waited_for, self._desk)
            self._others.came.connect(self._came)
            self._comparing = Comparing(self._desk.solving, self._desk)
        self._play_elsewhere()
        view = conductor.screen.contest
        if view is not None and view.results is not None:
            self._show_results()
        else:
            self._desk.window.show_page(self._table)

    def _play_elsewhere(self) -> None:
        contest = None if self._conductor is None else self._conductor.state.contest
        if self._others is not None and contest is not None:
            self._others.play(contest)

    def _came(self, result: Elsewhere) -> None:
        """It is kept among the choices, whatever page is shown."""
        from bridgetutor.desktop.contest.page import ContestPage
        from bridgetutor.desktop.contest.results_page import ResultsPage

        page = self._desk.window.page
        if isinstance(page, ContestPage | ResultsPage):
            page.note(result)
        elif self._conductor is not None:
            self._conductor.choose(result)
        self._play_elsewhere()

    def _table(self) -> ContestPage:
        from bridgetutor.desktop.contest.page import ContestPage

        assert self._conductor is not None
        assert self._others is not None
        assert self._comparing is not None
        page = ContestPage(
            self._desk.look,
            self._conductor,
            bidding=self._desk.bidding,
            others=self._others,
            comparing=self._comparing,
        )
        page.left.connect(self.show)
        page.troubled.connect(self._desk.trouble)
        page.ended.connect(self._show_results)
        page.look_back_wanted.connect(lambda moment: self._desk.look_back(moment, self._table))
        return page

    def _show_results(self) -> None:
        self._desk.window.show_page(self._results)

    def _results(self) -> ResultsPage:
        from bridgetutor.desktop.contest.results_page import ResultsPage

        assert self._conductor is not None
        assert self._others is not None
        assert self._comparing is not None
        page = ResultsPage(self._desk.look, self._conductor, self._others, self._comparing)
        page.left.connect(self.show)
        page.again.connect(self.show)
        page.save_wanted.connect(self._ask_where_to_save)
        return page

    def _ask_for_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        words = self._desk.look.wording
        title, kind = words.say("Play a friend's set"), words.say("Sets of boards (*.pbn)")
        name, _ = QFileDialog.getOpenFileName(self._desk.window, title, "", kind)
        if name:
            self.open_file(Path(name))

    def _ask_where_to_save(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from bridgetutor.session.contest.on_paper import ENDING

        words = self._desk.look.wording
        title, kind = words.say("Save the set"), words.say("Sets of boards (*.pbn)")
        usual = words.say("my table") + ENDING
        name, _ = QFileDialog.getSaveFileName(self._desk.window, title, usual, kind)
        if name:
            self.save(Path(name))

    def save(self, path: Path) -> None:
        """The set with all results; what goes wrong is said."""
        from bridgetutor.rules.notation import pbn
        from bridgetutor.rules.notation.source import encode
        from bridgetutor.session.contest import on_paper

        contest = None if self._conductor is None else self._conductor.state.contest
        if contest is None:
            return
        try:
            put_file(path, encode(pbn.write(on_paper.records(contest))))
        except BridgeError as error:
            self._desk.say(error.fault.says)
        else:
            self._desk.say(phrase("The set is saved as {file}.", file=path.name))
