"""Contests at a table for the tests: conductors that play on by themselves, and results from elsewhere."""

from __future__ import annotations

from random import Random

from bridgetutor.games.contest import Way
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import PASS
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.contest.choices import Elsewhere, LaidOut
from bridgetutor.session.contest.state import Competing
from bridgetutor.session.contest.walk import ContestWalk
from bridgetutor.session.evening.screen import EveningScreen
from tests.games.contests import deals
from tests.session.evening.evenings import AtOnce, surroundings, way_on

Led = Conductor[Competing, EveningScreen]

MATCH = LaidOut(Way.TEAMS, deals(2), ("",))
PAIRS = LaidOut(Way.MATCHPOINTS, deals(2), ("", ""))
ALL_PASS = (PASS,) * 4


def passed(number: int, table: int = 1) -> Elsewhere:
    """The board was passed out at that table."""
    return Elsewhere(table, number, ALL_PASS)


def sat_down(laid_out: LaidOut, *results: Elsewhere, store: Store | None = None, afresh: bool = False) -> Led:
    """A conductor at the first board, or where it was left."""
    walk = ContestWalk(laid_out.way, laid_out, results, random=Random(1))
    led = Conductor(walk, surroundings(store), AtOnce())
    led.open(afresh=afresh)
    return led


def to_the_end_of_a_board(led: Led) -> EveningScreen:
    """The screen when the board on the table is over."""
    while led.screen.score is None:
        led.choose(way_on(led.screen))
    return led.screen
