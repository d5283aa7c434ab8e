"""Running accounts: sheets that are filled are entered once, outlive the program, and add up to a balance."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

from bridgetutor.games.catalogue import CHICAGO, game_named
from bridgetutor.progress.learners import LEARNER
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import PASS
from bridgetutor.session.choice import Action
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening import accounts
from bridgetutor.session.evening.accounts import (
    Settled,
    account,
    enter,
    settle,
    settled_sheets,
    settlement_of,
    strike,
    told,
)
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.screen import AskCall, AskCard
from bridgetutor.wording import Wording
from tests.session.evening.evenings import GAME_FOR_US, NOON, AtOnce, as_a_robot, sat_down, surroundings

WON, LOST = Settled("rubber", "a.7", 1120), Settled("chicago", "b.4", -340)


def test_a_sheet_that_is_filled_is_settled_and_no_other_is() -> None:
    walk = EveningWalk(game_named("chicago"), Random(3), Arrangement("chicago"))
    conductor = Conductor(walk, surroundings(), AtOnce())
    screen = conductor.open()
    settled: list[Settled] = []
    while not settled:
        assert not screen.ends_a_sheet
        if isinstance(screen.ask, AskCall):
            screen = conductor.choose(PASS)
        elif isinstance(screen.ask, AskCard):
            screen = conductor.choose(next(iter(screen.table.playable)))
        else:
            screen = conductor.choose(Action.NEXT)
        settled = [each for each in (settlement_of(conductor.state, "s"),) if each is not None]
    assert screen.ends_a_sheet
    we, they = screen.totals
    assert settled == [Settled("chicago", f"s.{conductor.state.dealt}", we - they)]


def test_each_sheet_is_entered_once_and_outlives_the_program(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path, now=NOON) as store:
        assert settled_sheets(store, LEARNER) == ()
        for settled in (WON, LOST, WON):
            assert enter(settled, surroundings(store)) is None
    with Store.open(path, now=NOON) as store:
        assert settled_sheets(store, LEARNER) == (WON, LOST)
        assert account(settled_sheets(store, LEARNER)) == 11 - 3


def test_a_last_hand_played_once_more_settles_the_same_sheet(tmp_path: Path) -> None:
    again = Settled(WON.game, WON.sheet, 900)
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        for settled in (WON, LOST, again, WON):
            enter(settled, surroundings(store))
        assert settled_sheets(store, LEARNER) == (WON, LOST)


def test_what_cannot_be_read_in_the_book_is_passed_over(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        enter(WON, surroundings(store))
        book = store.latest_sitting("learner", accounts.BOOK)
        assert book is not None
        store.record(book.id, 1, "a line of a later version")
        assert settled_sheets(store, LEARNER) == (WON,)


def test_without_a_record_nothing_is_kept() -> None:
    assert enter(WON, surroundings()) is None
    assert settled_sheets(None, LEARNER) == ()


def test_the_balance_is_told_first_then_the_latest_sheets() -> None:
    assert told(()) == ()
    says = [Wording.english().render(each) for each in told((WON, LOST))]
    assert says == [
        "Running account: you and North have each won 8 hundreds.",
        "Chicago: lost by 340 points, 3 hundreds",
        "Rubber bridge: won by 1120 points, 11 hundreds",
    ]
    assert len(told((WON, LOST) * 5)) == 1 + accounts.LATEST


def test_a_full_sheet_that_is_undone_is_struck_and_can_be_settled_again(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        enter(LOST, surroundings(store))
        enter(WON, surroundings(store))
        strike(WON.game, WON.sheet, surroundings(store))
        strike(WON.game, "of nobody", surroundings(store))
        assert settled_sheets(store, LEARNER) == (LOST,)
        enter(WON, surroundings(store))
        assert settled_sheets(store, LEARNER) == (LOST, WON)


def test_a_sheet_undone_at_the_table_and_given_up_leaves_no_entry(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        world = surroundings(store)
        conductor = sat_down(GAME_FOR_US, game=CHICAGO, store=store)
        while not conductor.screen.ends_a_sheet:
            conductor.choose(as_a_robot(conductor))
        settle(conductor.state, conductor.sitting, world)
        assert len(settled_sheets(store, LEARNER)) == 1
        for action in (Action.UNDO, Action.SHOW):
            conductor.choose(action)
            settle(conductor.state, conductor.sitting, world)
        assert settled_sheets(store, LEARNER) == ()


def test_the_books_of_two_machines_are_one_once_their_records_are_merged(tmp_path: Path) -> None:
    out = io.StringIO()
    with Store.open(tmp_path / "one.db", now=NOON) as store:
        enter(WON, surroundings(store))
        store.export_json(out)
    with Store.open(tmp_path / "other.db", now=NOON) as store:
        enter(LOST, surroundings(store))
        store.import_json(out.getvalue())
        store.import_json(out.getvalue())
        assert set(settled_sheets(store, LEARNER)) == {WON, LOST}
        enter(WON, surroundings(store))
        assert len(settled_sheets(store, LEARNER)) == 2
