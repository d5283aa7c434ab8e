"""Evenings for the tests: known deals, robots that answer when they are asked, and ways to the end of a hand."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from random import Random

from bridgetutor.games.catalogue import MINIBRIDGE
from bridgetutor.games.game import Game
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.session.choice import Action, Choice, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.screen import AskContract, EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.kept import Surroundings
from bridgetutor.session.others import Others, Quick
from bridgetutor.session.screen import AskCall, AskCard
from bridgetutor.session.wanted import CardWanted

SOUTHS = "N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8"
"""26 points and no fit but in a minor; South, with 15 of them, declares."""
NORTHS = "N:AQ5.A64.KQ52.973 T64.832.A76.QT54 K73.75.JT98.AK62 J982.KQJT9.43.J8"
"""The same with the hands exchanged."""
EASTS = "N:J982.KQJT9.43.J8 K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973"
"""East and West have 13 each; East speaks first, and South leads."""
WESTS = "N:J982.KQJT9.43.J8 K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973"
"""West has the most, and North leads."""
LEVEL = "N:AKQJ.432.432.432 T98.AKQJ.765.765 765.T98.AKQJ.T98 432.765.T98.AKQJ"
"""Ten points everywhere."""
GAME_FOR_US = "N:KQ3.75.JT98.AK62 T64.832.A76.QT54 A75.A64.KQ52.973 J982.KQJT9.43.J8"
"""26 points; North, who deals, opens, and the contract is theirs."""

BOARDS = """\
[Board "1"]
[Dealer "E"]
[Vulnerable "All"]
[Deal "N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:K73.75.JT98.AK62A T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8"]

[Board "3"]
[Dealer "W"]
[Vulnerable "None"]
[Deal "N:AQ5.A64.KQ52.973 T64.832.A76.QT54 K73.75.JT98.AK62 J982.KQJT9.43.J8"]
"""
"""A file of three boards, the second with a hand of fourteen cards."""

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
IDS = itertools.count()


def surroundings(store: Store | None = None) -> Surroundings:
    return Surroundings(store, lambda: NOON, lambda: f"{next(IDS):032x}")


class Dealt(EveningWalk):
    """A game with these deals, again and again."""

    def __init__(self, *deals: str, game: Game = MINIBRIDGE) -> None:
        super().__init__(game, Random(1))
        self._deals: Iterator[Deal] = itertools.cycle(map(Deal.parse, deals))


class AtOnce(Quick):
    """Robots that play the last legal card, and remember what they were shown."""

    def __init__(self) -> None:
        self.asked: list[CardWanted] = []

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        self.asked.append(wanted)
        then(list(wanted.view.legal_cards)[-1])


class Never(Quick):
    """Robots that never come to an end."""

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        """Think."""


def sat_down(
    *deals: str, game: Game = MINIBRIDGE, store: Store | None = None, others: Others | None = None
) -> Conductor[Evening, EveningScreen]:
    """A conductor at its first board."""
    conductor = Conductor(Dealt(*deals, game=game), surroundings(store), others or AtOnce())
    conductor.open()
    return conductor


def chosen(conductor: Conductor[Evening, EveningScreen], *choices: str) -> EveningScreen:
    """The screen after these choices."""
    for text in choices:
        conductor.choose(parse_choice(text))
    return conductor.screen


def again(conductor: Conductor[Evening, EveningScreen]) -> Evening:
    """The evening as its choices tell it."""
    return conductor.walk.replay(tuple(map(parse_choice, conductor.choices)))


def way_on(screen: EveningScreen) -> Choice:
    """What a learner does who never thinks: pass, game at notrump, the first card there is, and on."""
    if isinstance(screen.ask, AskCall):
        return PASS
    if isinstance(screen.ask, AskContract):
        return parse_choice("3N")
    if isinstance(screen.ask, AskCard):
        return next(iter(screen.table.playable))
    return Action.NEXT


def as_a_robot(conductor: Conductor[Evening, EveningScreen]) -> Choice:
    """What a learner does who calls as a robot would, and never thinks of anything else."""
    if isinstance(conductor.screen.ask, AskCall):
        return bidding.robots_call(conductor.state)
    return way_on(conductor.screen)


def to_the_end(conductor: Conductor[Evening, EveningScreen]) -> EveningScreen:
    """The screen when the board is over."""
    while conductor.screen.score is None:
        conductor.choose(way_on(conductor.screen))
    return conductor.screen
