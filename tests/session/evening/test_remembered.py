"""Tables that are remembered: of each game the last, and of all the one that was begun last."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random

from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import LEARNER
from bridgetutor.progress.store import Store
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.remembered import last_tables, latest
from bridgetutor.session.evening.setting import game_of
from bridgetutor.session.evening.walk import RULES, EveningWalk
from tests.session.evening.evenings import NOON, AtOnce, surroundings


def test_the_last_table_of_each_game_is_remembered(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        assert last_tables(store, LEARNER) == {}
        assert latest({}) is None
        for arrangement in (Arrangement("rubber", theirs="silent"), Arrangement("minibridge")):
            walk = EveningWalk(game_of(Arrangement(arrangement.game)), Random(1), arrangement)
            Conductor(walk, surroundings(store), AtOnce()).open(afresh=True)
        later = ("arranged:game=single&ours=natural", "~2C")
        store.begin(Sitting("f" * 32, LEARNER, "game:single", RULES, NOON + timedelta(hours=1)))
        for n, choice in enumerate(later):
            store.record("f" * 32, n, choice)
        tables = last_tables(store, LEARNER)
        assert {name: sat.arrangement for name, sat in tables.items()} == {
            "rubber": Arrangement("rubber", theirs="silent"),
            "minibridge": Arrangement("minibridge"),
            "single": Arrangement("single", ours="natural"),
        }
        assert tables["single"].choices == later
        assert latest(tables) == tables["single"]


def test_an_unreadable_arrangement_is_a_usual_one(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db", now=NOON) as store:
        for n, (game, choice) in enumerate(
            (("single", "arranged:game=single&colour=red"), ("chicago", "arranged:game=rubber"))
        ):
            name = f"{n:032x}"
            store.begin(Sitting(name, LEARNER, f"game:{game}", RULES, NOON))
            store.record(name, 0, choice)
        found = last_tables(store, LEARNER)
        assert {name: sat.arrangement for name, sat in found.items()} == {
            name: Arrangement(name) for name in ("single", "chicago")
        }


def test_without_a_record_nothing_is_remembered() -> None:
    class Broken:
        def latest_sitting(self, _learner: str, _lesson: str) -> Sitting | None:
            raise StoreFault(phrase("The record is locked"))

    assert last_tables(None, LEARNER) == {}
    assert last_tables(Broken(), LEARNER) == {}  # type: ignore[arg-type]
