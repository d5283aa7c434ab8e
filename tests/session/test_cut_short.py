"""The program is ended at any moment: from what is on the disk by then, a game goes on where it was."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING

import pytest

from bridgetutor.games.catalogue import RUBBER, SINGLE
from bridgetutor.progress.store import Store
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.contest.walk import ContestWalk
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.screen import AskCall, AskCard
from tests.session.contest.contesting import MATCH, passed
from tests.session.evening.evenings import AtOnce, surroundings, way_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridgetutor.session.contest.state import Competing
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.session.evening.state import Evening

    Led = Conductor[Evening, EveningScreen] | Conductor[Competing, EveningScreen]

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
GAMES: tuple[tuple[str, Callable[[Store], Led]], ...] = (
    ("single", lambda store: Conductor(EveningWalk(SINGLE, Random(3)), surroundings(store), AtOnce())),
    ("rubber", lambda store: Conductor(EveningWalk(RUBBER, Random(3)), surroundings(store), AtOnce())),
    (
        "contest",
        lambda store: Conductor(
            ContestWalk(MATCH.way, MATCH, (passed(2),), random=Random(3)), surroundings(store), AtOnce()
        ),
    ),
)


def opened(path: Path) -> Store:
    return Store.open(path, now=NOON)


def as_on_disk(folder: Path, to: Path) -> Store:
    """The record as a program finds it that starts after the other one was ended, which has closed nothing."""
    shutil.copytree(folder, to)
    return opened(to / "progress.db")


def in_the_auction(screen: EveningScreen) -> bool:
    return isinstance(screen.ask, AskCall)


def in_a_trick(screen: EveningScreen) -> bool:
    """Somebody has played to the trick, and the learner is to."""
    trick = screen.table.trick
    is_begun = trick is not None and not trick.is_complete
    return isinstance(screen.ask, AskCard) and is_begun and sum(screen.table.tricks) > 1


@pytest.mark.parametrize("moment", [in_the_auction, in_a_trick])
@pytest.mark.parametrize("make", [make for _, make in GAMES], ids=[name for name, _ in GAMES])
def test_a_game_goes_on_at_the_very_call_or_card(
    make: Callable[[Store], Led], moment: Callable[[EveningScreen], bool], tmp_path: Path
) -> None:
    folder = tmp_path / "before"
    folder.mkdir()
    with opened(folder / "progress.db") as store:
        led = make(store)
        led.open()
        while not moment(led.screen):
            led.choose(way_on(led.screen))
        with as_on_disk(folder, tmp_path / "after") as found:
            again = make(found)
            again.open()
            assert again.choices == led.choices
            assert again.state == led.state
            while again.screen.score is None:
                again.choose(way_on(again.screen))
            assert again.screen.step == 1
