"""A board that is done: stepped through, and played on from any card without a word of it on the sheet."""

from __future__ import annotations

import pytest

from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, GoTo
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import AskCard
from tests.session.evening.evenings import EASTS, NORTHS, SOUTHS, again, sat_down, to_the_end, way_on


def to_the_end_again(conductor: Conductor[Evening, EveningScreen]) -> EveningScreen:
    """The trial when it is over."""
    while str(conductor.screen.next_label) != "Return":
        conductor.choose(way_on(conductor.screen))
    return conductor.screen


@pytest.mark.parametrize("deal", [SOUTHS, EASTS, NORTHS])
def test_a_board_is_stepped_through_with_every_hand_open(deal: str) -> None:
    conductor = sat_down(deal)
    end = to_the_end(conductor)
    screen = end
    for left in reversed(range(52)):
        screen = conductor.choose(Action.BACK)
        assert screen.steps_through == left
        assert sum(len(hand.cards or ()) for hand in screen.table.hands) == 52 - left
        assert screen.ask is None
        assert screen.sheet == end.sheet
    assert Action.BACK not in screen.actions
    for _ in range(52):
        screen = conductor.choose(Action.NEXT)
    assert screen.table == end.table
    assert screen.step == 1


def test_any_card_is_reached_at_once() -> None:
    conductor = sat_down(SOUTHS)
    end = to_the_end(conductor)
    screen = conductor.choose(GoTo(21))
    assert screen.steps_through == 20
    assert sum(screen.table.tricks) == 5
    assert str(screen.says[-1]).startswith("Trick 6: ")
    assert conductor.choose(GoTo(90)).table == end.table


def test_before_its_end_no_board_is_stepped_through_or_tried() -> None:
    conductor = sat_down(SOUTHS)
    for _ in range(6):
        conductor.choose(way_on(conductor.screen))
    before = conductor.screen
    assert not {Action.BACK, Action.TRY} & set(before.actions)
    for choice in (GoTo(1), Action.TRY, Action.BACK):
        assert conductor.choose(choice).table == before.table
    assert again(conductor).tried is None


@pytest.mark.parametrize("cards", [0, 3, 4, 17, 40])
def test_another_line_is_tried_from_any_card_and_nothing_of_it_is_written(cards: int) -> None:
    conductor = sat_down(SOUTHS)
    end = to_the_end(conductor)
    conductor.choose(GoTo(cards + 1))
    screen = conductor.choose(Action.TRY)
    assert screen.is_trial
    assert "nothing of it is written" in " ".join(map(str, screen.says))
    play = again(conductor).board.play
    assert play is not None
    assert cards <= len(play.cards) <= cards + 3, (
        "others may have played up to the learner or the trick's end"
    )
    over = to_the_end_again(conductor)
    assert over.score is None
    assert over.sheet == end.sheet
    assert "You try another line: nothing of it is written." in map(str, over.announcements)
    back = conductor.choose(Action.NEXT)
    assert (back.table, back.sheet, back.score) == (end.table, end.sheet, end.score)
    assert conductor.choose(Action.NEXT).step == 2


def test_what_is_tried_is_left_at_any_card() -> None:
    conductor = sat_down(SOUTHS)
    end = to_the_end(conductor)
    conductor.choose(Action.TRY)
    conductor.choose(way_on(conductor.screen))
    assert conductor.choose(Action.BACK).table == end.table


def test_a_second_trial_keeps_the_board_as_it_was_first_played() -> None:
    conductor = sat_down(SOUTHS)
    end = to_the_end(conductor)
    conductor.choose(Action.TRY)
    to_the_end_again(conductor)
    conductor.choose(GoTo(9))
    conductor.choose(Action.TRY)
    assert conductor.choose(Action.BACK).table == end.table


def test_a_hand_given_up_lies_open_and_is_not_written() -> None:
    conductor = sat_down(SOUTHS, EASTS)
    while not isinstance(conductor.screen.ask, AskCard):
        conductor.choose(way_on(conductor.screen))
    conductor.choose(way_on(conductor.screen))
    before = conductor.screen
    screen = conductor.choose(Action.SHOW)
    assert all(hand.cards is not None for hand in screen.table.hands)
    assert screen.sheet == ()
    assert screen.ask is None
    assert "nothing of it is written" in " ".join(map(str, screen.says))
    assert conductor.choose(Action.UNDO).table == before.table
    conductor.choose(Action.SHOW)
    conductor.choose(Action.TRY)
    again = conductor.choose(Action.BACK)
    assert again.table == screen.table
    following = conductor.choose(Action.NEXT)
    assert following.sheet == ()
    assert following.table.dealer is Seat.NORTH, "the same dealer deals again"


def test_an_evening_left_while_a_line_is_tried_goes_on_there() -> None:
    conductor = sat_down(SOUTHS)
    to_the_end(conductor)
    conductor.choose(GoTo(13))
    conductor.choose(Action.TRY)
    evening = again(conductor)
    assert evening.tried is not None
    assert conductor.walk.screen(evening, (), None).table == conductor.screen.table
