"""Minibridge at the window for the tests: sit down, play to a place, see what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from bridgetutor.desktop.play.page import PlayPage
from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskCard
from tests.desktop.driving import page, press
from tests.session.evening.evenings import way_on

if TYPE_CHECKING:
    from bridgetutor.desktop.desk import Desk

ENTER = Qt.Key.Key_Return
CONTROL = Qt.KeyboardModifier.ControlModifier


def at_play(desk: Desk) -> PlayPage:
    """The table."""
    return page(desk, PlayPage)


def sit_down(desk: Desk) -> PlayPage:
    """The first game of the page of games, at its first question."""
    press(desk, Qt.Key.Key_F6)
    press(desk, ENTER)
    return at_play(desk)


def until_card(desk: Desk, tricks: int = 0) -> PlayPage:
    """On, as one plays who never thinks, to a card of the learner's after so many tricks."""
    while not (
        isinstance(at_play(desk).moment.ask, AskCard) and sum(at_play(desk).moment.table.tricks) >= tricks
    ):
        at_play(desk).choose(way_on(at_play(desk).moment))
    return at_play(desk)


def until_action(desk: Desk, action: Action) -> PlayPage:
    """On to where this can be done."""
    while action not in at_play(desk).moment.actions:
        at_play(desk).choose(way_on(at_play(desk).moment))
    return at_play(desk)


def to_the_end(desk: Desk) -> PlayPage:
    """To the end of the board."""
    while at_play(desk).moment.score is None:
        at_play(desk).choose(way_on(at_play(desk).moment))
    return at_play(desk)
