"""What comes by itself: only where the settings say so, and never what the learner has to choose."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bridgetutor.desktop.table_clock import BEFORE_A_SINGLETON, LOOK_AT_A_TRICK, by_itself
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action
from bridgetutor.session.screen import AskCard, AskNumber, TableView
from bridgetutor.settings import Settings

TRICK = Trick(Seat.WEST, tuple(map(Card.parse, ("S2", "S3", "S4", "SA"))))
SINGLE = Card.parse("HK")


@dataclass(frozen=True)
class Moment:
    ask: object = None
    table: TableView | None = None
    trick_lies: bool = False


def to_play(*cards: Card, trick: Trick | None = None) -> Moment:
    return Moment(AskCard(Seat.SOUTH), TableView((), trick=trick, playable=Hand.of(cards)))


@pytest.mark.parametrize(
    ("seconds", "found"), [(0, None), (1, (Action.NEXT, 1000)), (4, (Action.NEXT, 4000))]
)
def test_a_trick_lies_as_long_as_is_set(seconds: int, found: object) -> None:
    assert by_itself(Moment(trick_lies=True), Settings(collect_after=seconds), singles=False) == found


@pytest.mark.parametrize(
    ("moment", "settings", "singles", "found"),
    [
        (to_play(SINGLE), Settings(play_single=True), True, (SINGLE, BEFORE_A_SINGLETON)),
        (to_play(SINGLE), Settings(), True, None),
        (to_play(SINGLE), Settings(play_single=True), False, None),
        (to_play(SINGLE, Card.parse("H2")), Settings(play_single=True), True, None),
        (to_play(SINGLE, trick=TRICK), Settings(play_single=True), True, (SINGLE, LOOK_AT_A_TRICK)),
        (to_play(SINGLE, trick=TRICK), Settings(play_single=True, collect_after=2), True, (SINGLE, 2000)),
        (Moment(AskNumber(0, 3), to_play(SINGLE).table), Settings(play_single=True), True, None),
    ],
)
def test_a_singleton_plays_itself_where_it_is_wished(
    moment: Moment, settings: Settings, singles: bool, found: object
) -> None:
    assert by_itself(moment, settings, singles=singles) == found
