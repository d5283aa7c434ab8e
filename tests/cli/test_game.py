"""A game in the terminal: said, named, played, left and come back to; and a report of one acted out again."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetutor.__main__ import main
from bridgetutor.cli.game_text import page
from bridgetutor.wording import Wording
from tests.session.contest import contesting
from tests.session.evening.evenings import SOUTHS, chosen, sat_down, to_the_end

Terminal = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """What `bridgetutor game …` prints when these lines are typed; the end of input comes after them."""

    def run(*lines: str, arguments: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["game", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_choices_are_gone_through_and_nothing_is_kept(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["game", "--seed", "7", "--choices", "=3 next 3N"]) == 0
    shown = capsys.readouterr().out
    assert "✕ Not 3." in shown
    assert "North–South have 30 points together." in shown
    assert "The contract is 3NT by North." in shown
    assert not home.exists()


def test_a_table_is_arranged_in_a_word(typed: Terminal) -> None:
    told = typed("", "quit", arguments=("--seed", "1", "single", "--arranged", "part=play&theirs=silent"))
    assert "East: pass" in told
    assert "Your call" not in told


def test_a_table_that_cannot_be_is_refused_with_each_fault(capsys: pytest.CaptureFixture[str]) -> None:
    for wishes, says in (("want=South: 4%2B hartes", "“hartes”"), ("colour=red", "no arrangement")):
        assert main(["game", "single", "--arranged", wishes]) == 2
        assert says in capsys.readouterr().err


def test_said_named_left_and_found_again(typed: Terminal) -> None:
    first = typed("15", "", "4q", "3n", "quit", arguments=("--seed", "7"))
    assert "How many?" in first
    assert "Your contract (such as 1H, 4S, 3N)?" in first
    assert "“4q” is none of the words in brackets." in first
    assert "Your place is kept." in first
    again = typed("quit")
    assert "Contract: 3NT by North" in again
    assert "How many points" in typed("quit", arguments=("--afresh",))


def test_a_hand_is_told_to_its_end_line_by_line(wording: Wording) -> None:
    conductor = sat_down(SOUTHS)
    before = chosen(conductor, "next", "3N")
    told = page(to_the_end(conductor), wording, before)
    assert "Total for" in told
    assert "lead by" in told
    assert page(conductor.screen, wording, conductor.screen) != told


def test_a_report_of_a_game_is_acted_out_with_its_own_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    conductor = sat_down(SOUTHS)
    chosen(conductor, "next", "3N")
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"lesson": "game:minibridge", "path": "", "choices": conductor.choices}))
    assert main(["replay", str(report)]) == 0
    shown = capsys.readouterr().out
    assert f"> ~{SOUTHS}" in shown
    assert "Contract: 3NT by South" in shown
    assert "Trick: West" in shown


def test_a_report_of_a_contest_is_acted_out_with_its_own_boards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    led = contesting.sat_down(contesting.MATCH)
    contesting.to_the_end_of_a_board(led)
    led.choose(contesting.passed(1))
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"lesson": led.walk.id, "path": "", "choices": led.choices}))
    assert main(["replay", str(report)]) == 0
    shown = capsys.readouterr().out
    assert f"> {contesting.MATCH}" in shown
    assert "> ~elsewhere:1:1:" in shown
    assert "Total for" in shown
