"""The verb explain, called directly."""

from __future__ import annotations

import argparse
import json

import pytest

from bridgetutor.cli import explain
from bridgetutor.wording import Wording


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    explain.configure(parser)
    return explain.run(parser.parse_args(words), Wording.english())


def test_every_call_every_seat_and_what_may_come(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("1N P 2C P") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "North  1NT  15–17 points, balanced, at most 4 spades"
    assert lines[2].startswith("South  2♣   asks for a four-card major")
    assert lines[2].endswith(" (alert) [forcing]")
    assert "Shown so far:" in lines
    assert "North may call next:" in lines


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("1N P 2C P", "--dealer", "E", "--vul", "All", "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert [each["seat"] for each in said["calls"]] == ["E", "S", "W", "N"]
    opening, _, asks, _ = said["calls"]
    assert (opening["call"], opening["means"], opening["alert"], opening["forcing"]) == (
        "1N",
        "15–17 points, balanced, at most 4 spades",
        False,
        None,
    )
    assert (asks["agreement"], asks["alert"], asks["forcing"]) == ("stayman", True, "round")
    assert said["shown"]["E"]["points"] == [15, 17]
    assert set(said["shown"]) == set("NESW")
    assert [each["call"] for each in said["next"] if each["call"] in {"2D", "2H", "2S"}]
    assert sum(each["share"] for each in said["next"]) == pytest.approx(1, abs=0.01)


def test_before_the_first_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("", "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["calls"] == []
    assert said["shown"]["N"]["text"] == "any hand"
    assert said["next"][0]["call"] == "P"


def test_after_the_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("1N P P P", "--json") == 0
    assert json.loads(capsys.readouterr().out)["next"] == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("1N P 1C",), "Call 3 of the auction, 1C by South: 1♣ is not enough"),
        (("1N ? 2C",), "Call 2 of the auction, ? by East"),
        (("1N", "--system", "acoll"), "There is no system “acoll”"),
    ],
)
def test_bad_words_are_one_sentence(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
