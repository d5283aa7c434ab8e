"""The verb score, called directly: its words, its JSON, what it refuses."""

from __future__ import annotations

import argparse
import json

import pytest

from bridgetutor.cli import score
from bridgetutor.wording import Wording


def run(text: str, wording: Wording | None = None) -> int:
    parser = argparse.ArgumentParser()
    score.configure(parser)
    return score.run(parser.parse_args(text.split()), wording or Wording.english())


def test_a_score_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("3CX --by S --tricks 10 --vul All") == 0
    title, *rows = capsys.readouterr().out.splitlines()
    assert "South" in title
    assert "10 tricks" in title
    assert [row.split()[-1] for row in rows] == ["120", "200", "500", "50", "870"]
    assert [row.strip().split("  ")[0] for row in rows] == [
        "3 odd tricks in clubs at 20, doubled",
        "1 overtrick at 200, doubled, vulnerable",
        "Game bonus, vulnerable",
        "Contract made, doubled",
        "Total for North–South",
    ]


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("3N --by west --tricks 7 --vul ns --json") == 0
    assert json.loads(capsys.readouterr().out) == {
        "contract": "3NT",
        "declarer": "W",
        "tricks": 7,
        "vul": "NS",
        "total": -100,
        "side": "EW",
        "lines": [{"what": "2 undertricks at 50", "points": -100}],
    }


@pytest.mark.parametrize("text", ["Pass", "pass --vul All", "P --by N"])
def test_passed_out(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(text) == 0
    assert capsys.readouterr().out == "Passed out: no score\n"


def test_json_of_a_board_passed_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("Pass --vul EW --json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["contract"], answer["declarer"], answer["side"], answer["total"]) == (
        "Pass",
        None,
        None,
        0,
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("8C --by S --tricks 10", "is not a contract"),
        ("3C --tricks 10", "does not say who declares"),
        ("3C --by X --tricks 10", "is not a seat"),
        ("3C --by S", "How many tricks"),
        ("3C --by S --tricks 14", "0 to 13"),
        ("3C --by S --tricks ten", "0 to 13"),
        ("3C --by S --tricks 9 --vul maybe", "is not a vulnerability"),
        ("3C --by S --tricks 9 --form rubber", "no form of scoring “rubber”; there is: duplicate"),
        ("3C --by S --tricks 9 --form chicago", "no form of scoring “chicago”; there is: duplicate"),
    ],
)
def test_what_is_refused_is_said_in_one_sentence(
    text: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(text) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_words_come_from_the_wording(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("3C --by S --tricks 9", Wording.pseudo(right_to_left=False)) == 0
    assert all("⟦" in line for line in capsys.readouterr().out.splitlines())
