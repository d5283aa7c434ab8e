"""Contests for the tests: shuffled deals and results written short."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bridgetutor.bidding.robots import dealt
from bridgetutor.games.contest import Contest, Way
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat


def deals(count: int) -> tuple[Deal, ...]:
    """Always the same."""
    random = Random(7)
    return tuple(dealt(number + 1, random).deal for number in range(count))


def contest(way: Way, *, boards: int = 2, names: tuple[str, ...] = ("", "")) -> Contest:
    """Nothing is played yet."""
    return Contest.of(way, deals(boards), names)


def result(kind: Contest, place: int, said: str) -> BoardRecord:
    """A board that came to 4S S 10, or to pass."""
    blank = kind.blank(place)
    if said == "pass":
        return replace(blank, passed_out=True)
    contract, declarer, tricks = said.split()
    return replace(blank, contract=Contract.parse(contract, Seat.parse(declarer)), tricks=int(tricks))


def played(kind: Contest, *tables: str) -> Contest:
    """With these results, table by table, the learner's first; a board not over there is -."""
    for table, boards in enumerate(tables):
        for place, said in enumerate(boards.split(", ")):
            if said != "-":
                kind = kind.with_result(table, place, result(kind, place, said))
    return kind
