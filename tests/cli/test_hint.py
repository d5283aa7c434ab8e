"""The verb hint, called directly: a call or a card by degrees, its JSON, what it refuses."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bridgetutor.cli import hint
from bridgetutor.rules.faults import BridgeError
from bridgetutor.wording import Wording

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"

BOARDS = f"""[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Auction "N"]
1C Pass 1D 1H Pass Pass 3NT Pass Pass Pass
[Play "W"]
HK H5 H2 H4
HQ H7 H3 *

[Board "2"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
"""


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    path = tmp_path / "boards.pbn"
    path.write_text(BOARDS, encoding="utf-8")
    return path


def run(path: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    hint.configure(parser)
    return hint.run(parser.parse_args([str(path), *words]), Wording.english())


def test_a_card_by_degrees(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:2] for line in lines] == ["1.", "2.", "3.", "4."]
    assert "♥" in lines[2]


def test_a_call_by_degrees(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards, "--board", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1. Partner has said nothing yet. Is your hand worth a bid of its own?"
    assert lines[3].startswith("4. 1♦:")


def test_an_earlier_moment(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards, "--calls", "2") == 0
    assert "Partner has shown" in capsys.readouterr().out
    assert run(boards, "--cards", "0") == 0
    assert "beat this contract" in capsys.readouterr().out.splitlines()[0]


def test_json_for_programs(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"degrees", "card", "technique", "chances", "layouts"}
    assert found["card"] in {each["card"] for each in found["chances"]}
    assert all(0 <= each["makes"] <= 1 for each in found["chances"])
    assert run(boards, "--board", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out)["call"] == "1D"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--board", "7"), "There is no board 7 in the file"),
        (("--calls", "10"), "is over"),
        (("--board", "2", "--cards", "0"), "Board 2 has no contract to be played"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    boards: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert run(boards, *words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises((BridgeError, OSError)):
        run(tmp_path / "none.pbn")
