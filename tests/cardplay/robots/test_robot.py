"""A robot at the table, with the solver and without."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.robots import Aim, ChooseCard
from bridgetutor.cardplay.robots.robot import robot_card
from bridgetutor.cardplay.solver import Candidates
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from tests.cardplay.robots.positions import TINY, at

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"


def question(cards: str) -> ChooseCard:
    play = at(DEAL, "3N by S", cards)
    return ChooseCard(PlayView.of(play, play.player), Aim.tricks(), effort=TINY)


def test_it_is_the_answer_to_the_question() -> None:
    assert robot_card(question("HK")) == question("HK").answer()


def test_without_the_solver_habit_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(self: Candidates) -> None:
        raise BridgeError(phrase("The solver is not installed"))

    monkeypatch.setattr(Candidates, "answer", missing)
    asked = question("HK H5")
    found, usual = robot_card(asked), habit(asked.view)
    assert found.card == usual.card
    assert str(found.why).startswith("by habit (The solver is not installed): ")
    assert found.candidates == ()
