"""The next question of a drill is made while the learner thinks, and given up when the drill is left."""

from __future__ import annotations

import itertools
import threading
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from bridgetutor.desktop.services import ahead as service
from bridgetutor.desktop.services.ahead import Ahead, Dice, Stopped
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import Posed
from bridgetutor.session.drill_walk import made
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from bridgetutor.teaching.drills.item import Item

WORDS = Wording.english()


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    del qtbot  # there must be an application
    return QObject()


@pytest.fixture
def open_ahead(parent: QObject) -> Iterator[Callable[..., Ahead]]:
    opened: list[Ahead] = []

    def open_one(*concepts: str) -> Ahead:
        asked, seeds = itertools.cycle(concepts), itertools.count()
        opened.append(Ahead(lambda _unanswered: Posed(next(seeds), next(asked)), WORDS, parent))
        return opened[-1]

    yield open_one
    for each in opened:
        each.drop()


def test_questions_come_in_turn_and_are_those_of_their_numbers(open_ahead: Callable[..., Ahead]) -> None:
    ahead = open_ahead("points", "stayman")
    for number, concept in enumerate(("points", "stayman", "points")):
        posed = ahead.wanted()
        while posed is None:
            posed = ahead.wanted()
        assert posed == Posed(number, concept)
        assert ahead.of(posed) == made(posed, WORDS, Random(posed.seed))


def test_the_question_after_it_is_chosen_as_if_this_one_were_answered(parent: QObject) -> None:
    unanswered: list[Posed | None] = []

    def choose(before: Posed | None) -> Posed:
        unanswered.append(before)
        return Posed(len(unanswered), "points")

    ahead = Ahead(choose, WORDS, parent)
    first = ahead.wanted()
    ahead.drop()
    assert unanswered == [None, first]


def test_one_that_takes_long_is_told_of(
    open_ahead: Callable[..., Ahead], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow(posed: Posed, wording: Wording, dice: Random) -> Item:
        gate.wait(5)
        return made(posed, wording, dice)

    monkeypatch.setattr(service, "made", slow)
    monkeypatch.setattr(service, "PATIENCE", 0.01)
    ahead = open_ahead("points")
    assert ahead.wanted() is None
    with qtbot.waitSignal(ahead.ready, timeout=5000):
        gate.set()
    assert ahead.wanted() == Posed(0, "points")


def test_a_question_that_cannot_be_made_gives_way_to_another(
    open_ahead: Callable[..., Ahead], monkeypatch: pytest.MonkeyPatch
) -> None:
    def choosy(posed: Posed, wording: Wording, dice: Random) -> Item:
        if posed.seed < 3:
            raise BridgeError(phrase("None"))
        return made(posed, wording, dice)

    monkeypatch.setattr(service, "made", choosy)
    assert open_ahead("points").wanted() == Posed(3, "points")


def test_where_no_question_can_be_made_it_is_a_fault(
    open_ahead: Callable[..., Ahead], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_posed: Posed, _wording: Wording, _dice: Random) -> Item:
        raise BridgeError(phrase("None"))

    monkeypatch.setattr(service, "made", never)
    with pytest.raises(BridgeError, match="No question"):
        open_ahead("points").wanted()


def test_dice_that_are_taken_away_stop_whoever_throws_them() -> None:
    dice = Dice(7)
    plain = Random(7)
    assert [dice.randint(1, 6) for _ in range(20)] == [plain.randint(1, 6) for _ in range(20)]
    dice.taken.set()
    with pytest.raises(Stopped):
        dice.randint(1, 6)
    with pytest.raises(Stopped):
        dice.random()


def test_leaving_ends_the_thread_though_it_is_in_the_middle_of_a_question(
    open_ahead: Callable[..., Ahead], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def endless(_posed: Posed, _wording: Wording, dice: Random) -> Item:
        while True:
            dice.random()
            begun.set()

    monkeypatch.setattr(service, "made", endless)
    monkeypatch.setattr(service, "PATIENCE", 0.01)
    ahead = open_ahead("points")
    assert ahead.wanted() is None
    assert begun.wait(5)
    ahead.drop()
    assert not [each for each in threading.enumerate() if each.name.startswith("drill")]
