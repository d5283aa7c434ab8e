"""Deals to order on the desktop: looked for in another process, thought of ahead, and never told to who has left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.services.dealer import TOPIC, Dealer
from bridgetutor.desktop.services.solving import Solving
from bridgetutor.phrase import Phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.dealing import DealWanted

PATIENCE = 60_000

Found = list[Deal | Phrase]


@pytest.fixture
def solving(qapp: object) -> Iterator[Solving]:
    """A service that is ended after the test."""
    made = Solving()
    yield made
    made.end()


def wanted(seed: int, **wishes: str) -> DealWanted:
    wishes = wishes or {"want": "South: 20+ points"}
    return DealWanted(Arrangement("single", **wishes), Seat.NORTH, Vulnerability.NONE, 0, seed)  # type: ignore[arg-type]


def test_a_deal_is_the_one_that_the_question_answers(solving: Solving, qtbot: QtBot) -> None:
    dealer, found = Dealer(solving), Found()
    dealer.deal(wanted(1), found.append)
    assert not found, "the window does not wait"
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE)
    assert found == [wanted(1).answer()]


def test_what_was_foreseen_is_there_at_once(solving: Solving, qtbot: QtBot) -> None:
    dealer, found = Dealer(solving), Found()
    with qtbot.waitSignals([solving.solved, solving.solved], timeout=PATIENCE):
        dealer.foresee([wanted(1), wanted(2)])
    dealer.foresee([wanted(1), wanted(2)])  # the same again, as after each choice of the learner's
    dealer.deal(wanted(2), found.append)
    assert found == [wanted(2).answer()]


def test_another_deal_than_the_foreseen_is_not_kept_waiting(solving: Solving, qtbot: QtBot) -> None:
    dealer, found = Dealer(solving), Found()
    dealer.foresee([wanted(1)])
    dealer.deal(wanted(3), found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE)
    assert found == [wanted(3).answer()]


def test_what_cannot_be_found_is_told_and_can_be_asked_again(solving: Solving, qtbot: QtBot) -> None:
    dealer, found = Dealer(solving), Found()
    gone = wanted(1, boards="/nowhere/evening.pbn")
    with qtbot.waitSignal(solving.failed, timeout=PATIENCE):
        dealer.foresee([gone])
    for times in (1, 2):
        dealer.deal(gone, found.append)
        qtbot.waitUntil(lambda times=times: len(found) == times, timeout=PATIENCE)  # type: ignore[misc]
    assert all("evening.pbn cannot be opened" in str(says) for says in found)


def test_nobody_is_told_who_has_left(solving: Solving, qtbot: QtBot) -> None:
    dealer, found = Dealer(solving), Found()
    dealer.deal(wanted(1), found.append)
    dealer.drop()
    with qtbot.waitSignal(solving.solved, timeout=PATIENCE):
        solving.ask(f"not {TOPIC}", wanted(2))
    assert not found
