"""Duplicate against robots: which contest, its table, its results, and files of sets from and for friends."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from bridgetutor.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime
    from pathlib import Path

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

    Led: TypeAlias = Conductor[Competing, EveningScreen]


class ContestRoom:
    """Shows contests on a desk. The other tables play on as long as the contest is open, whatever page is shown."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._conductor: Led | None = None
        self._others: OtherTables | None = None
        self._comparing: Comparing | None = None

    def show(self) -> None:
        """Which contest to play."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.contest.setup_page import Offer, SetupPage
            from bridgetutor.games.contest import Way

            led = {way: self._led(way) for way in Way}
            offers = tuple(Offer(way, each.left(), each.was_finished) for way, each in led.items())
            page = SetupPage(self._desk.look, offers)
            page.begun.connect(self.begin)
            page.resumed.connect(self.resume)
            page.looked_at.connect(lambda way: self._sit_down(self._led(way), finished=True))
            page.file_wanted.connect(self._ask_for_file)
            page.left.connect(self._desk.games.show)
            return page

        self._desk.window.show_page(make)

    def entrance(self) -> QWidget:
        """The way in, for the page of all games."""
        from bridgetutor.desktop.contest.entrance import Entrance

        made = Entrance(self._desk.look, tuple(self._under_way()))
        made.entered.connect(self.show)
        return made

    def left_last(self) -> tuple[datetime, Way] | None:
        """Of the contests that can be gone on with the one that was begun last, and when that was."""
        return max(
            ((begun, way) for way, begun in self._under_way().items()), default=None, key=itemgetter(0)
        )

    def _under_way(self) -> dict[Way, datetime]:
        from bridgetutor.games.contest import Way

        since = {way: self._led(way).under_way_since for way in Way}
        return {way: begun for way, begun in since.items() if begun is not None}

    def resume(self, way: Way) -> None:
        """Go on with a contest where it was left."""
        self._sit_down(self._led(way))

    @property
    def is_open(self) -> bool:
        """Whether a contest is on the table, or its results are looked at."""
        return self._conductor is not None

    def leave(self) -> None:
        """Nothing is played or compared for a contest that is no longer there."""
        self._conductor = None
        if self._others is not None:
            self._others.drop()
        if self._comparing is not None:
            self._comparing.drop()

    def open_file(self, path: Path) -> None:
        """A friend's set from its first board; what is no such file is declined in a sentence."""
        from bridgetutor.desktop.contest import files

        found = files.read(path)
        if isinstance(found, Phrase):
            self.show()
            self._desk.say(found)
            return
        laid_out, results = found
        self._sit_down(self._led(laid_out.way, laid_out, results), afresh=True)

    def begin(self, order: Order) -> None:
        """A fresh set."""
        from random import SystemRandom

        from bridgetutor.dealing.constraint import ANY_DEAL
        from bridgetutor.dealing.drawing import Source
        from bridgetutor.session.contest.choices import LaidOut

        drawn = Source(ANY_DEAL).deals(SystemRandom())
        deals = tuple(next(drawn) for _ in range(order.boards))
        laid_out = LaidOut(order.way, deals, ("",) * order.tables)
        self._sit_down(self._led(order.way, laid_out), afresh=True)

    def _led(self, way: Way, laid_out: LaidOut | None = None, results: Sequence[Elsewhere] = ()) -> Led:
        from random import SystemRandom

        from bridgetutor.session.conductor import Conductor
        from bridgetutor.session.contest.walk import ContestWalk

        walk = ContestWalk(way, laid_out, results, random=SystemRandom())
        return Conductor(walk, self._desk.world(), self._desk.others())

    def _sit_down(self, conductor: Led, *, afresh: bool = False, finished: bool = False) -> None:
        self._desk.leave_table()
        conductor.open(afresh=afresh, finished=finished)
        self._desk.lead(conductor)
        self._conductor = conductor
        self._play_elsewhere(conductor)
        view = conductor.screen.contest
        if view is not None and view.results is not None:
            self._show_results(conductor)
        else:
            self._desk.window.show_page(partial(self._table, conductor))

    def _play_elsewhere(self, conductor: Led) -> None:
        contest = conductor.state.contest
        if contest is not None:
            self._elsewhere().play(contest)

    def _elsewhere(self) -> OtherTables:
        """The other tables, from the first contest on."""
        from bridgetutor.desktop.services.other_tables import OtherTables

        if self._others is None:
            robots = self._desk.others()
            self._others = OtherTables(self._desk.elsewhere, lambda: robots.is_waited_for, self._desk)
            self._others.came.connect(self._came)
        return self._others

    def _compared(self) -> Comparing:
        """Where differences came from, from the first contest on."""
        from bridgetutor.desktop.contest.comparing import Comparing

        if self._comparing is None:
            self._comparing = Comparing(self._desk.solving, self._desk)
        return self._comparing

    def _came(self, result: Elsewhere) -> None:
        """It is kept among the choices, whatever page is shown."""
        from bridgetutor.desktop.contest.page import ContestPage
        from bridgetutor.desktop.contest.results_page import ResultsPage

        if self._conductor is None:
            return
        page = self._desk.window.page
        if isinstance(page, ContestPage | ResultsPage):
            page.note(result)
        else:
            self._conductor.choose(result)
        self._play_elsewhere(self._conductor)

    def _table(self, conductor: Led) -> ContestPage:
        from bridgetutor.desktop.contest.page import ContestPage

        page = ContestPage(
            self._desk.look,
            conductor,
            bidding=self._desk.bidding,
            others=self._elsewhere(),
            comparing=self._compared(),
        )
        page.left.connect(self.show)
        page.troubled.connect(self._desk.trouble)
        page.ended.connect(partial(self._show_results, conductor))
        page.save_wanted.connect(self._ask_where_to_save)
        back = partial(self._table, conductor)
        page.look_back_wanted.connect(lambda moment: self._desk.look_back(moment, back))
        return page

    def _show_results(self, conductor: Led) -> None:
        self._desk.window.show_page(partial(self._results, conductor))

    def _results(self, conductor: Led) -> ResultsPage:
        from bridgetutor.desktop.contest.results_page import ResultsPage

        page = ResultsPage(self._desk.look, conductor, self._elsewhere(), self._compared())
        page.left.connect(self.show)
        page.again.connect(self.show)
        page.save_wanted.connect(self._ask_where_to_save)
        return page

    def _ask_for_file(self) -> None:
        from bridgetutor.desktop.contest import files

        path = files.ask_for_file(self._desk.window, self._desk.look.wording)
        if path is not None:
            self.open_file(path)

    def _ask_where_to_save(self) -> None:
        from bridgetutor.desktop.contest import files

        path = files.ask_where_to_save(self._desk.window, self._desk.look.wording)
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """The set with all results; what has come of that is said."""
        from bridgetutor.desktop.contest import files

        contest = None if self._conductor is None else self._conductor.state.contest
        if contest is not None:
            self._desk.say(files.save(contest, path))
