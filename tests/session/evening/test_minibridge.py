"""An evening of minibridge: points said, declarer found, dummy faced, contract named, tricks played, points written."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.catalogue import MINIBRIDGE
from bridgetutor.progress.store import Store
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, Theirs, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening import turns
from bridgetutor.session.evening.screen import AskContract, EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.screen import AskCard, AskNumber, Tone
from tests.session.evening.evenings import (
    EASTS,
    LEVEL,
    NOON,
    NORTHS,
    SOUTHS,
    WESTS,
    AtOnce,
    Dealt,
    Never,
    again,
    chosen,
    sat_down,
    surroundings,
    to_the_end,
    way_on,
)
from tests.strategies import deals, unhurried


def seen(screen: EveningScreen) -> set[Seat]:
    return {hand.seat for hand in screen.table.hands if hand.cards is not None}


def spoken(screen: EveningScreen) -> str:
    return " ".join(map(str, screen.announcements))


def test_who_speaks_before_the_learner_is_heard_and_the_learner_is_asked() -> None:
    screen = sat_down(SOUTHS).screen
    assert screen.table.announced == ((Seat.NORTH, 11), (Seat.EAST, 6))
    assert isinstance(screen.ask, AskNumber)
    assert seen(screen) == {Seat.SOUTH}


def test_a_wrong_number_is_not_said_and_is_helped_by_degrees() -> None:
    conductor = sat_down(SOUTHS)
    first = chosen(conductor, "=12")
    assert first.feedback is not None
    assert first.feedback.tone is Tone.WRONG
    assert "a king 3" in str(first.feedback.body[0])
    second = chosen(conductor, "=14")
    assert second.feedback is not None
    assert str(second.feedback.body[0]) == "6 in S, 4 in H, 5 in D, 0 in C. Together?"
    assert len(second.table.announced) == 2
    said = chosen(conductor, "=15")
    assert said.feedback is None
    assert len(said.table.announced) == 4


@pytest.mark.parametrize("said", ["=11", "next"])
def test_dummy_is_faced_before_the_contract_is_named(said: str) -> None:
    screen = chosen(sat_down(NORTHS), said)
    assert isinstance(screen.ask, AskContract)
    assert seen(screen) == {Seat.NORTH, Seat.SOUTH}
    assert next(hand for hand in screen.table.hands if hand.is_dummy).seat is Seat.SOUTH


def test_where_partner_declares_the_learner_takes_that_chair_and_plays_both_hands() -> None:
    conductor = sat_down(NORTHS)
    screen = chosen(conductor, "next", "3N")
    assert [hand.seat for hand in screen.table.hands if hand.is_learner] == [Seat.NORTH]
    assert screen.table.contract is not None
    assert screen.table.contract.declarer is Seat.NORTH
    assert isinstance(screen.ask, AskCard)
    assert screen.ask.seat is Seat.SOUTH
    assert screen.table.trick is not None
    assert screen.table.trick.leader is Seat.EAST


def test_the_others_name_their_contract_with_reasons_and_the_learner_leads_with_dummy_in_sight() -> None:
    screen = chosen(sat_down(EASTS), "next")
    assert screen.table.contract is not None
    assert str(screen.table.contract) == "3NT by E"
    assert "26 points together" in " ".join(map(str, screen.says))
    assert "a game is likely" in str(screen.says[-1])
    assert isinstance(screen.ask, AskCard)
    assert seen(screen) == {Seat.SOUTH, Seat.WEST}
    assert screen.table.trick is None


def test_a_contract_of_others_lies_until_the_learner_has_seen_it() -> None:
    conductor = sat_down(WESTS)
    screen = chosen(conductor, "next")
    assert str(screen.table.contract) == "3NT by W"
    assert Action.NEXT in screen.actions
    assert (screen.table.trick, screen.ask) == (None, None)
    trick = chosen(conductor, "next").table.trick
    assert trick is not None
    assert trick.leader is Seat.NORTH


def test_level_points_are_dealt_again_and_nothing_is_written() -> None:
    conductor = sat_down(LEVEL, SOUTHS)
    screen = chosen(conductor, "next")
    assert str(screen.next_label) == "Deal again"
    assert screen.sheet == ()
    assert seen(screen) == set(Seat)
    again = chosen(conductor, "next")
    assert again.step == 1
    assert again.table.announced == ((Seat.NORTH, 11), (Seat.EAST, 6))


def test_the_board_is_scored_line_by_line_and_the_next_one_turns_dealer_and_vulnerability() -> None:
    conductor = sat_down(SOUTHS)
    over = to_the_end(conductor)
    assert over.score is not None
    assert sum(line.points for line in over.score.lines) == over.score.total
    assert over.sheet[0].points == over.totals[0] - over.totals[1]
    assert seen(over) == set(Seat)
    after = chosen(conductor, "next")
    assert (after.step, after.table.dealer) == (2, Seat.EAST)
    assert after.table.vulnerability.includes(Seat.SOUTH.side)
    assert after.score is None
    assert len(after.sheet) == 1


def test_robots_see_dummy_before_the_lead_and_know_what_was_said() -> None:
    robots = AtOnce()
    chosen(sat_down(SOUTHS, others=robots), "next", "3N")
    lead = robots.asked[0]
    assert not lead.view.play.cards
    assert lead.view.dummy_hand is not None
    assert set(lead.view.play.deal.known) == {lead.view.seat, lead.view.play.dummy}
    assert lead.promises is not None
    assert [lead.promises.picture[seat].boxes[0].points for seat in Seat] == [
        (11, 11),
        (6, 6),
        (15, 15),
        (8, 8),
    ]


def test_undo_takes_back_the_card_of_dummy_too_then_the_contract_and_no_further() -> None:
    conductor = sat_down(SOUTHS)
    named = chosen(conductor, "next", "3N")
    first = next(iter(named.table.playable))
    after_dummy = chosen(conductor, str(first))
    own = next(iter(after_dummy.table.playable))
    chosen(conductor, str(own))
    assert chosen(conductor, "undo").table == after_dummy.table
    back = chosen(conductor, "undo")
    assert back.table == named.table
    again = chosen(conductor, "undo")
    assert isinstance(again.ask, AskContract)
    assert Action.UNDO not in again.actions
    assert chosen(conductor, "4N", "undo").table == again.table


def test_a_defender_takes_back_the_own_card_alone() -> None:
    conductor = sat_down(EASTS)
    before = chosen(conductor, "next")
    assert Action.UNDO not in before.actions
    lead = next(iter(before.table.playable))
    chosen(conductor, str(lead))
    assert chosen(conductor, "undo").table == before.table


def test_a_finished_board_can_be_played_again_from_its_contract() -> None:
    conductor = sat_down(SOUTHS)
    over = to_the_end(conductor)
    assert Action.REPLAY in over.actions
    again = chosen(conductor, "replay")
    assert isinstance(again.ask, AskContract)
    assert again.sheet == ()


def test_a_card_that_the_laws_refuse_is_refused_in_the_second_person() -> None:
    conductor = sat_down(EASTS)
    before = chosen(conductor, "next")
    refused = chosen(conductor, "SA")
    assert refused.feedback is not None
    assert refused.table == before.table


def test_nothing_is_played_while_another_seat_thinks() -> None:
    conductor = sat_down(SOUTHS, others=Never())
    waiting = chosen(conductor, "next", "3N")
    assert waiting.table.thinking
    assert waiting.ask is None
    assert replace(chosen(conductor, "S3"), announcements=()) == replace(waiting, announcements=())


@pytest.mark.parametrize("choice", ["goto:3", "#1", "X", "P", "why", "answer", "back", "~S3", f"~{LEVEL}"])
def test_choices_that_are_not_open_change_nothing(choice: str) -> None:
    evening = again(sat_down(SOUTHS))
    assert turns.submit(evening, parse_choice(choice)).state is evening


def test_what_is_said_aloud_names_points_declarer_contract_and_cards() -> None:
    conductor = sat_down(SOUTHS)
    assert "N: 11 points." in spoken(conductor.screen)
    assert "26 points together" in spoken(chosen(conductor, "next"))
    assert "leads the" in spoken(chosen(conductor, "3N"))
    assert "points" in spoken(to_the_end(conductor))


def test_hints_at_the_contract_go_by_degrees_and_end_with_the_level() -> None:
    conductor = sat_down(SOUTHS)
    screen = chosen(conductor, "next")
    assert screen.hints_left == 3
    given = [chosen(conductor, "hint").feedback for _ in range(3)]
    assert all(each is not None and each.tone is Tone.HINT for each in given)
    assert Action.HINT not in conductor.screen.actions
    assert "game" in str(given[-1])


def test_hints_at_a_card_go_by_degrees_and_are_gone_with_it() -> None:
    conductor = sat_down(SOUTHS)
    screen = chosen(conductor, "next", "3N")
    left = screen.hints_left
    hinted = chosen(conductor, "hint")
    assert hinted.feedback is not None
    assert hinted.feedback.tone is Tone.HINT
    assert hinted.hints_left == left - 2, "by habit there is no layout to show"
    assert chosen(conductor, str(next(iter(hinted.table.playable)))).feedback is None


def test_without_dice_nothing_is_dealt() -> None:
    conductor = Conductor(EveningWalk(MINIBRIDGE, None), surroundings(), AtOnce())
    assert conductor.open().table.hands == ()


@unhurried
@given(deals(), st.integers(0, 3))
def test_the_screen_holds_no_hidden_card(deal: Deal, boards: int) -> None:
    """The other two hands exchanged, and all the learner sees stays as it was, up to what is said of points."""
    evening = Evening.begin(MINIBRIDGE)
    for _ in range(boards):
        evening = evening.at_next_board()
    turn = turns.submit(evening, Theirs(deal))
    screen = EveningWalk(MINIBRIDGE, Random(1)).screen(turn.state, (), None)
    shown = Hand()
    for hand in screen.table.hands:
        shown |= hand.cards or Hand()
    assert shown == deal[Seat.SOUTH]


@pytest.mark.parametrize("deal", [SOUTHS, NORTHS, EASTS, WESTS])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 8, 13, 21, 34, 55])
def test_an_evening_left_anywhere_goes_on_at_the_very_card(tmp_path: Path, deal: str, steps: int) -> None:
    with Store.open(tmp_path / "progress.sqlite", now=NOON) as store:
        left = sat_down(deal, store=store)
        for _ in range(steps):
            left.choose(way_on(left.screen))
        found = Conductor(Dealt(LEVEL), surroundings(store), Never())
        found.open()
        assert replace(found.screen, announcements=()) == replace(left.screen, announcements=())
        assert found.choices == left.choices


KILLED = """
import os, signal
from pathlib import Path
from bridgetutor.progress.store import Store
from tests.session.evening.evenings import NOON, SOUTHS, sat_down, way_on
with Store.open(Path({path!r}), now=NOON) as store:
    conductor = sat_down(SOUTHS, store=store)
    for _ in range(20):
        conductor.choose(way_on(conductor.screen))
    print(*conductor.choices, sep="|", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such end here")
def test_a_program_that_is_killed_has_kept_every_card(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    done = subprocess.run(
        [sys.executable, "-c", KILLED.format(path=str(path))], capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    with Store.open(path, now=NOON) as store:
        found = Conductor(Dealt(LEVEL), surroundings(store), Never())
        found.open()
    assert found.choices == tuple(done.stdout.strip().split("|"))
    assert any(choice.startswith("~H") for choice in found.choices)
    assert found.screen.table.contract is not None


def test_an_evening_under_other_rules_is_begun_anew(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.sqlite", now=NOON) as store:
        to_the_end(sat_down(SOUTHS, store=store))
        walk = Dealt(SOUTHS)
        walk.fingerprint = "0"
        found = Conductor(walk, surroundings(store), AtOnce())
        assert found.open().sheet == ()


def test_the_same_dice_deal_the_same_evening() -> None:
    one, other, third = (
        Conductor(EveningWalk(MINIBRIDGE, Random(seed)), surroundings(), AtOnce()).open()
        for seed in (5, 5, 6)
    )
    assert one == other != third
