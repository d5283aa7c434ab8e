"""The verb combo, called directly: its words, its JSON, what it refuses."""

from __future__ import annotations

import argparse
import json

import pytest

from bridgetutor.cli import combo
from bridgetutor.wording import Wording


def run(text: str, wording: Wording | None = None) -> int:
    parser = argparse.ArgumentParser()
    combo.configure(parser)
    return combo.run(parser.parse_args(text.split()), wording or Wording.english())


def test_a_line_and_a_chance_for_each_number_of_tricks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("AQJ/xxx") == 0
    assert capsys.readouterr().out.splitlines() == [
        "AQJ opposite 432, missing KT98765",
        "Splits: 4-3 62.2 %, 5-2 30.5 %, 6-1 6.8 % and 7-0 0.5 %",
        "3 tricks   50.0 %  Lead low to the queen; if it wins, lead low to the jack.",
        "2 tricks  100.0 %  The same.",
        "1 trick   100.0 %  The same.",
        "average 2.50       The same.",
    ]


def test_a_line_for_each_aim(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("AJxxx/KT") == 0
    most, safe, *_ = capsys.readouterr().out.splitlines()[2:]
    assert most == "5 tricks   25.8 %  Lead low to the ten, then play the suit from the top."
    assert safe.startswith("4 tricks   86.4 %  Cash the king, then lead the ten and let it run")


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("AQ/xx --missing KT9 --places 2-1 --json") == 0
    line = {"line": "Lead low to the queen.", "average": 1.666667, "chances": [1.0, 0.666667]}
    assert json.loads(capsys.readouterr().out) == {
        "north": "AQ",
        "south": "32",
        "missing": "KT9",
        "places": {"W": 2, "E": 1},
        "splits": [{"W": 2, "E": 1, "chance": 1.0}],
        "tricks": [{"tricks": 1, "chance": 1.0} | line, {"tricks": 2, "chance": 0.666667} | line],
        "average": line,
        "exact": True,
    }


def test_places_weigh_the_splits(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("KJxx/AT9x --places 6-12") == 0
    out = capsys.readouterr().out
    assert "0-5" in out
    assert "5-0" in out
    assert out.index("1-4") < out.index("3-2")


def test_a_search_that_was_cut_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("KJ85/T62") == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Not all lines could be searched")


def test_no_card_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("AKQJT98765432/-") == 0
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "AKQJT98765432 opposite -, missing -"
    assert second == "13 tricks 100.0 %  Play the suit from the top."


@pytest.mark.parametrize(
    "text",
    [
        "AQT9",
        "AQ/AT",
        "AQ/Z",
        "/",
        "xxxxxxxx/xxxxxxxx",
        "AQ/xx --missing A",
        "AQ/xx --places 13",
        "AQ/xx --places 14-12",
        "AQ/xx --places 4-4",
        "AQ/xx --places 13--13",
    ],
)
def test_a_fault_is_one_sentence(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(text) == 2
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.strip().splitlines()) == 1
