"""The verb gaps, called directly."""

from __future__ import annotations

import argparse
import json

import pytest

from bridgetutor.cli import gaps
from bridgetutor.wording import Wording


def run(text: str) -> int:
    parser = argparse.ArgumentParser()
    gaps.configure(parser)
    return gaps.run(parser.parse_args(text.split()), Wording.english())


def test_shares_and_auctions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sayc -n 20") in {0, 1}
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("20 deals, ")
    assert any(line.startswith("Gaps where the opponents pass: ") for line in lines)
    assert any(line.startswith("Broken promises: ") for line in lines)


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code = run("sayc -n 20 --seed 3 --json")
    found = json.loads(capsys.readouterr().out)
    assert set(found) >= {"calls", "gaps", "broken", "passed_forcing", "loose"}
    assert found["calls"]["free"] > 0
    assert 0 <= found["gaps"]["free"] <= found["calls"]["free"]
    assert code == bool(found["broken"] or found["passed_forcing"] or found["failed"])


def test_the_same_whatever_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gaps, "SLICE", 4)
    one, two = (gaps.surveyed("natural", 8, 5, jobs) for jobs in (1, 2))
    assert one == two
    assert one.boards == 8


def test_the_boards_of_a_seed_do_not_change() -> None:
    (board,) = gaps.boards(1, 2, 1)
    assert board.number == 2
    assert str(board.deal).startswith("N:AJ83.K74.KT9.A32 Q.T963.A32.KJT94")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("acoll", "There is no system “acoll”"),
        ("sayc -n 0", "Deals and jobs are counted from 1"),
        ("sayc --jobs 0", "Deals and jobs are counted from 1"),
    ],
)
def test_bad_words_are_one_sentence(text: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(text) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
