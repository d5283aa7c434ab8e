"""What a trick more or less is worth."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.strategies import contracts, vulnerabilities

GAME = Contract(4, Strain.SPADES, Seat.SOUTH)


@given(contracts, vulnerabilities)
def test_more_tricks_are_never_worth_less(contract: Contract, vulnerability: Vulnerability) -> None:
    for aim in (Aim.contract(contract, vulnerability), Aim.tricks(contract)):
        assert len(aim.worth) == 14
        assert all(less <= more for less, more in pairwise(aim.worth))


def test_the_tenth_trick_of_a_game_is_worth_more_than_all_overtricks() -> None:
    worth = Aim.contract(GAME).worth
    # Made against made 0, against one down 10 IMPs (420 and 50); an overtrick is 1 more.
    assert worth[10] - worth[9] == 10
    assert worth[13] - worth[10] < worth[10] - worth[9]


def test_at_matchpoints_every_trick_counts_the_same() -> None:
    assert {more - less for less, more in pairwise(Aim.tricks(GAME).worth)} == {1.0}


@pytest.mark.parametrize(("aim", "made"), [(Aim.tricks(), False), (Aim.tricks(GAME), True)])
def test_only_a_contract_is_made(aim: Aim, made: bool) -> None:
    assert aim.is_made(10) is made
    assert not aim.is_made(9)
