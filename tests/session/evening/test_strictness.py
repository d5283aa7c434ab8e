"""The strict table offers less; what is chosen means the same at every table."""

from __future__ import annotations

from bridgetutor.games.catalogue import SINGLE
from bridgetutor.session.choice import Action, GoTo, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening.screen import AskContract, EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.strictness import strictly
from bridgetutor.session.screen import AskCard
from tests.session.evening.evenings import GAME_FOR_US, SOUTHS, Never, again, sat_down, to_the_end, way_on


def until_card(conductor: Conductor[Evening, EveningScreen]) -> EveningScreen:
    while not isinstance(conductor.screen.ask, AskCard):
        conductor.choose(way_on(conductor.screen))
    return conductor.screen


def hints_taken(conductor: Conductor[Evening, EveningScreen]) -> int:
    """How many hints the strict table gives."""
    taken = 0
    while Action.HINT in strictly(conductor.screen).actions:
        conductor.choose(Action.HINT)
        taken += 1
    return taken


def test_once_others_have_acted_nothing_is_taken_back() -> None:
    conductor = sat_down(SOUTHS)
    until_card(conductor)
    screen = conductor.choose(way_on(conductor.screen))
    assert not screen.is_slip
    assert Action.UNDO in screen.actions
    assert Action.UNDO not in strictly(screen).actions


def test_a_slip_is_taken_back_until_the_next_player_acts() -> None:
    conductor = sat_down(SOUTHS, others=Never())
    conductor.choose(Action.NEXT)
    before = conductor.screen
    screen = conductor.choose(parse_choice("3N"))
    assert screen.table.thinking
    assert Action.UNDO in strictly(screen).actions
    assert conductor.choose(Action.UNDO).table == before.table


def test_a_hand_is_neither_given_up_nor_played_again_for_the_sheet() -> None:
    conductor = sat_down(SOUTHS)
    screen = until_card(conductor)
    assert Action.SHOW in screen.actions
    assert Action.SHOW not in strictly(screen).actions
    end = to_the_end(conductor)
    assert Action.REPLAY in end.actions
    assert {Action.REPLAY, Action.UNDO}.isdisjoint(strictly(end).actions)


def test_the_program_does_not_count_for_the_learner() -> None:
    screen = sat_down(SOUTHS).screen
    assert Action.NEXT in screen.actions
    assert Action.NEXT not in strictly(screen).actions


def test_a_number_for_a_claim_leaves_the_way_on_as_it_is() -> None:
    conductor = sat_down(SOUTHS)
    while Action.CLAIM not in conductor.screen.actions:
        conductor.choose(way_on(conductor.screen))
    screen = conductor.choose(Action.CLAIM)
    assert Action.BACK in strictly(screen).actions


def test_hints_stop_short_of_the_contract_and_of_the_card() -> None:
    conductor = sat_down(SOUTHS)
    conductor.choose(Action.NEXT)
    assert isinstance(conductor.screen.ask, AskContract)
    assert hints_taken(conductor) == 1
    until_card(conductor)
    assert hints_taken(conductor) == 2
    assert conductor.screen.hints_left > 0


def test_hints_stop_short_of_the_call() -> None:
    conductor = sat_down(GAME_FOR_US, game=SINGLE)
    total = conductor.screen.hints_left
    assert hints_taken(conductor) == total - 1
    assert conductor.screen.hints_left > 0


def test_where_another_line_is_tried_everything_is_offered() -> None:
    conductor = sat_down(SOUTHS)
    to_the_end(conductor)
    conductor.choose(GoTo(9))
    conductor.choose(Action.TRY)
    screen = conductor.choose(way_on(conductor.screen))
    assert strictly(screen) == screen


def test_what_was_taken_back_before_is_taken_back_in_the_record_too() -> None:
    conductor = sat_down(SOUTHS)
    until_card(conductor)
    for _ in range(3):
        conductor.choose(way_on(conductor.screen))
    conductor.choose(Action.UNDO)
    assert conductor.walk.screen(again(conductor), (), None).table == conductor.screen.table
