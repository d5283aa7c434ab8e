"""Every agreement has its golden triples: hands that it has a call for, and hands that just miss one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from bridgetutor.bidding import principles
from bridgetutor.bidding.card import PLAIN, Card
from bridgetutor.bidding.options import Option
from bridgetutor.bidding.shortfall import shortfall
from bridgetutor.bidding.systems.sayc import AGREEMENTS
from bridgetutor.rules.hands import Hand
from tests.bidding.at_the_table import choices

MADE, MISSED = 4, 4
"""So many of either at least."""

SAID_OF_ANY_HAND = {principles.NAME, "sign_offs", "contested_silence"}
"""Agreements without bounds: a pass that ends the auction, and what is left where nothing else speaks."""
ELSEWHERE = {"part_scores", "vulnerable_games", "matchpoint_contracts"}
"""Their tables say besides what is at stake."""

NAMES = [(each.agreement if isinstance(each, Option) else each).name for each in AGREEMENTS]
MODULES = sorted(
    path.stem for path in Path(__file__).parent.glob("test_*.py") if path.stem != Path(__file__).stem
)


class Triple(NamedTuple):
    """A row of a golden table; its last part, the call, stands in the table itself."""

    module: str
    auction: str
    hand: str
    vulnerable: str
    card: Card


def triples() -> Iterator[Triple]:
    """The rows of all tables beside this file, played by the card that their module names."""
    for name in MODULES:
        module = import_module(f"{__package__}.{name}" if __package__ else name)
        card = getattr(module, "CARD", PLAIN)
        marks = (mark for test in vars(module).values() for mark in getattr(test, "pytestmark", ()))
        for mark in marks:
            for row in mark.args[1] if {"auction", "hand"} <= set(mark.args[0]) else ():
                given = dict(zip(mark.args[0], row, strict=True))
                if "below" not in given:
                    yield Triple(
                        name, given["auction"], given["hand"], str(given.get("vulnerable", "None")), card
                    )


@cache
def _counted() -> tuple[Counter[str], Counter[str]]:
    """By agreement: the triples whose call it makes, and those that break just one promise of a call it has there."""
    made, missed = Counter[str](), Counter[str]()
    for _, auction, hand, vulnerable, card in triples():
        chosen = choices(hand, auction, vulnerable, card)
        made[chosen.best.rule.agreement] += 1
        missed.update(
            {
                reading.rule.agreement
                for reading in chosen.others
                if len(shortfall(reading.call, [reading.claim], chosen.hand)) == 1
            }
        )
    return made, missed


def test_every_hand_has_thirteen_cards() -> None:
    short = [each for each in triples() if sum(Hand.parse(each.hand).lengths) != 13]
    assert short == []


@pytest.mark.parametrize("name", [each for each in NAMES if each not in SAID_OF_ANY_HAND | ELSEWHERE])
def test_hands_that_make_a_call_and_hands_that_miss_it(name: str) -> None:
    made, missed = _counted()
    assert (made[name] >= MADE, missed[name] >= MISSED) == (True, True), (made[name], missed[name])
