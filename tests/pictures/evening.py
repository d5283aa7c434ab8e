"""The pages of an evening: the games, a table arranged, played at and looked back at, a rubber's sheet, a contest."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING
from unittest.mock import patch

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetutor.dealing.drawing import Source
from bridgetutor.desktop import actions
from bridgetutor.desktop.contest.page import ContestPage
from bridgetutor.desktop.contest.results_page import ResultsPage
from bridgetutor.desktop.contest.setup_page import Order
from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.desktop.review.page import ReviewPage
from bridgetutor.desktop.services import other_tables, robots
from bridgetutor.games.catalogue import RUBBER, SINGLE
from bridgetutor.games.contest import Way, is_over
from bridgetutor.rules.auction import PASS, parse_call
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.session.choice import Action
from bridgetutor.session.contest.choices import Elsewhere
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.screen import AskCall, AskCard
from tests.cardplay.solving.questions import Echo

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.games.contest import Contest
    from bridgetutor.rules.notation.record import BoardRecord

DEALS = (
    "N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8",
    "N:AQ5.A64.KQ52.973 T64.832.A76.QT54 K73.75.JT98.AK62 J982.KQJT9.43.J8",
)
LEARNER = tuple(map(parse_call, ("1N", "3N")))
"""What South says, where it may be said; then Pass."""


class EveningPictures:
    """`take` keeps a picture of what the desk shows now, under a name."""

    def __init__(self, desk: Desk, take: Callable[[str], None]) -> None:
        self._desk, self._take = desk, take

    def run(self) -> None:
        """Every page once, on known deals, with robots that play by habit."""
        cycle = itertools.cycle(map(Deal.parse, DEALS))
        with (
            patch.object(Source, "deals", lambda *_: cycle),
            patch.object(robots, "is_available", lambda: False),
            patch.object(other_tables, "question_of", _played_at_once),
        ):
            self._single_hand()
            self._rubber()
            self._contest()
            self._desk.games.show()
            self._take("games")
            self._desk.games.arrange()
            self._take("arrange")

    def _single_hand(self) -> None:
        self._sit_down(SINGLE.name)
        self._take("table-auction")
        self._to_play()
        self._take("table-play")
        self._tricks(3)
        self._on()
        self._until(lambda: self._page.moment.table.has_earlier_trick)
        self._page.perform(actions.LAST_TRICK)
        self._take("table-last-trick")
        if self._page.perform(actions.CLAIM):
            self._take("table-claim")
            self._page.perform(actions.LEAVE)
        self._to_the_end()
        self._take("table-score")
        self._page.perform(actions.BACK)
        self._take("table-stepping")
        self._page.perform(actions.LOOK_BACK)
        self._take("review-begins")
        review = self._desk.window.page
        assert isinstance(review, ReviewPage)
        self._until(lambda: bool(review.moment.rows) or review.moment.next_question is None)
        review.perform(actions.NEXT)
        self._take("review")

    def _rubber(self) -> None:
        self._sit_down(RUBBER.name)
        self._to_the_end()
        self._take("rubber-score")
        self._page.perform(actions.NEXT)
        self._take("rubber-second")

    def _contest(self) -> None:
        contests = self._desk.contests
        contests.show()
        self._take("contest-setup")
        contests.begin(Order(Way.MATCHPOINTS, 2, 3))
        self._until(lambda: isinstance(self._desk.window.page, ContestPage))
        self._take("contest-table")
        for number in (1, 2):
            self._to_the_end()
            self._take(f"contest-traveller-{number}")
            self._page.perform(actions.NEXT)
        self._until(lambda: isinstance(self._desk.window.page, ResultsPage))
        self._take("contest-results")

    def _sit_down(self, game: str) -> None:
        self._desk.games.begin(Arrangement(game))
        self._until(lambda: isinstance(self._desk.window.page, PlayPage))

    @property
    def _page(self) -> PlayPage:
        page = self._desk.window.page
        assert isinstance(page, PlayPage)
        return page

    def _to_play(self) -> None:
        while not isinstance(self._page.moment.ask, AskCard):
            self._on()

    def _tricks(self, count: int) -> None:
        while sum(self._page.moment.table.tricks) < count or not isinstance(self._page.moment.ask, AskCard):
            self._on()

    def _to_the_end(self) -> None:
        while self._page.moment.score is None:
            self._on()

    def _on(self) -> None:
        """Game at notrump, the first card there is, and on."""
        ask = self._page.moment.ask
        if isinstance(ask, AskCall):
            self._page.choose(next((call for call in LEARNER if call in ask.legal), PASS))
        elif isinstance(ask, AskCard):
            self._page.choose(next(iter(self._page.moment.table.playable)))
        elif Action.NEXT in self._page.moment.actions:
            self._page.choose(Action.NEXT)
        else:
            QTest.qWait(20)

    def _until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            QTest.qWait(50)
        QApplication.processEvents()


def _played_at_once(contest: Contest, table: int, place: int, _record: BoardRecord | None) -> Echo:
    """Each table in a notrump contract of its own height, with the first card there is."""
    auction = tuple(map(parse_call, (f"{table}N", "P", "P", "P")))
    blank = Elsewhere(table, place + 1, auction, (), 0).record(contest)
    assert blank.contract is not None
    assert blank.deal is not None
    play = Play.of(blank.deal, blank.contract)
    while not play.is_over:
        play = play.after(next(iter(play.legal_cards)))
    cards, tricks = play.cards, play.tricks_won(blank.contract.declarer.side)
    record = Elsewhere(table, place + 1, auction, cards, tricks).record(contest)
    assert is_over(record)
    return Echo(record)
