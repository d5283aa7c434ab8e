"""An evening of bridge: robots bid by the system, the learner is asked for calls, and sheets come to an end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetutor.games.catalogue import CHICAGO, RUBBER, SINGLE
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.choice import Action, format_choice, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import AskCall, AskCard, Tone
from tests.session.evening.evenings import (
    GAME_FOR_US,
    LEVEL,
    AtOnce,
    again,
    as_a_robot,
    sat_down,
    surroundings,
)

NOBODYS = "N:Q432.J54.Q32.J54 J765.Q32.J54.Q32 K98.K876.K876.98 AT.AT9.AT9.AKT76"


def play_on(conductor: Conductor[Evening, EveningScreen]) -> EveningScreen:
    """To the end of the board."""
    screen = conductor.screen
    while not conductor.state.board.is_over:
        screen = conductor.choose(as_a_robot(conductor))
    return screen


def test_who_calls_before_the_learner_has_called_and_the_learner_is_asked() -> None:
    screen = sat_down(GAME_FOR_US, game=SINGLE).screen
    assert isinstance(screen.ask, AskCall)
    assert screen.ask.wanted is not None
    assert screen.table.auction is not None
    assert len(screen.table.auction.calls) == 2
    assert screen.table.remarks


def test_the_whole_board_is_bid_and_played_and_scored() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    screen = play_on(conductor)
    board = conductor.state.board
    assert board.contract is not None
    assert board.contract.declarer.side is Side.NORTH_SOUTH
    assert screen.score is not None
    assert len(screen.sheet) == 1
    after = conductor.choose(Action.NEXT)
    assert after.step == 2
    assert after.table.dealer is Seat.EAST


def test_an_illegal_call_is_refused_in_a_sentence() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    before = len(conductor.choices)
    screen = conductor.choose(parse_choice("XX"))
    assert screen.feedback is not None
    assert screen.feedback.tone is Tone.NOTE
    assert isinstance(screen.ask, AskCall)
    assert len(conductor.choices) == before + 1


def test_a_call_is_taken_back_with_those_that_followed() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    before = conductor.screen.table.auction
    conductor.choose(parse_choice("1H"))
    assert conductor.screen.table.auction != before
    assert conductor.choose(Action.UNDO).table.auction == before


def test_the_first_card_is_taken_back_to_the_last_call() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    asks: list[type] = []
    while AskCard not in asks:
        asks.append(type(conductor.choose(as_a_robot(conductor)).ask))
    while asks[-1] is AskCard:
        asks.append(type(conductor.choose(Action.UNDO).ask))
    assert asks[-1] is AskCall


def test_hints_go_by_degrees_and_end_with_the_call() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    said = [conductor.choose(Action.HINT).feedback for _ in range(4)]
    assert all(feedback is not None and feedback.tone is Tone.HINT for feedback in said)
    assert len({str(feedback.body) for feedback in said if feedback is not None}) == 4
    assert Action.HINT not in conductor.screen.actions


def test_four_passes_are_written_as_such() -> None:
    conductor = sat_down(LEVEL, game=SINGLE)
    while not conductor.state.board.is_over:
        conductor.choose(PASS)
    assert conductor.screen.score is not None
    assert conductor.screen.score.total == 0
    assert conductor.choose(Action.NEXT).step == 2


def test_the_play_knows_what_was_bid() -> None:
    others = AtOnce()
    play_on(sat_down(GAME_FOR_US, game=SINGLE, others=others))
    told = others.asked[0].promises
    assert told is not None
    assert told.of(Seat.NORTH) or told.of(Seat.SOUTH)


def test_chicago_is_over_after_four_hands_and_begins_anew() -> None:
    conductor = sat_down(GAME_FOR_US, LEVEL, game=CHICAGO)
    for hand in range(4):
        assert conductor.screen.step == hand + 1
        while not conductor.state.board.is_over:
            conductor.choose(PASS if isinstance(conductor.screen.ask, AskCall) else as_a_robot(conductor))
        assert conductor.state.is_over is (hand == 3)
        conductor.choose(Action.NEXT)
    assert conductor.screen.step == 1
    assert conductor.screen.sheet == ()


def test_a_rubber_makes_vulnerable_who_has_a_game() -> None:
    conductor = sat_down(GAME_FOR_US, game=RUBBER)
    play_on(conductor)
    evening = conductor.state
    games = [evening.sheet.games(side) for side in Side]
    after = conductor.choose(Action.NEXT)
    assert [after.table.vulnerability.includes(side) for side in Side] == [count > 0 for count in games]


@pytest.mark.parametrize("steps", [1, 5, 20])
def test_an_evening_left_anywhere_goes_on_there(tmp_path: Path, steps: int) -> None:
    with Store.open(tmp_path / "progress.db", now=surroundings().clock()) as store:
        first = sat_down(GAME_FOR_US, game=SINGLE, store=store)
        for _ in range(steps):
            first.choose(as_a_robot(first))
        again = sat_down(GAME_FOR_US, game=SINGLE, store=store)
        assert again.screen.table == first.screen.table
        assert all(format_choice(parse_choice(choice)) == choice for choice in first.choices)


def test_no_hidden_card_is_on_the_screen() -> None:
    conductor = sat_down(NOBODYS, GAME_FOR_US, game=SINGLE)
    for _ in range(2):
        while not conductor.state.board.is_over:
            evening, screen = conductor.state, conductor.screen
            allowed = evening.seats | {evening.learner} | evening.board.faced
            assert {view.seat for view in screen.table.hands if view.cards is not None} <= allowed
            conductor.choose(as_a_robot(conductor))
        conductor.choose(Action.NEXT)


class Unhurried(AtOnce):
    """Robots that call when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[], None]] = []

    def in_time(self, then: Callable[[], None]) -> None:
        self.waiting.append(then)


def test_robots_call_in_their_own_time_and_each_call_is_shown() -> None:
    others, shown = Unhurried(), list[EveningScreen]()
    conductor = sat_down(GAME_FOR_US, game=SINGLE, others=others)
    conductor.changed = shown.append
    assert conductor.screen.ask is None
    assert conductor.screen.table.turn is Seat.NORTH
    others.waiting.pop()()
    assert [screen.table.turn for screen in shown] == [Seat.EAST]
    others.waiting.pop()()
    assert isinstance(shown[-1].ask, AskCall)
    assert others.waiting == []


def test_a_call_is_taken_back_before_the_next_player_calls() -> None:
    others = Unhurried()
    conductor = sat_down(GAME_FOR_US, game=SINGLE, others=others)
    for _ in range(2):
        others.waiting.pop()()
    before = conductor.screen.table
    assert conductor.choose(PASS).is_slip
    late = others.waiting.pop()
    assert conductor.choose(Action.UNDO).table == before
    late()
    assert conductor.screen.table == before


def test_a_hand_can_be_given_up_in_the_auction_and_that_can_be_taken_back() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    while not isinstance(conductor.screen.ask, AskCall):
        conductor.choose(Action.NEXT)
    before = conductor.screen
    assert Action.SHOW in before.actions
    screen = conductor.choose(Action.SHOW)
    assert screen.ask is None
    assert all(hand.cards is not None for hand in screen.table.hands)
    assert screen.table.turn is None
    assert again(conductor) == conductor.state
    assert conductor.choose(Action.UNDO).ask == before.ask
    conductor.choose(Action.SHOW)
    screen = conductor.choose(Action.NEXT)
    assert isinstance(screen.ask, AskCall)
    assert screen.sheet == ()
