"""The verb deal, called directly: PBN and JSON lines, near misses, agreements, what it refuses."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bridgetutor.cli import deal, main
from bridgetutor.cli.convert import read
from bridgetutor.dealing.language import parse
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation import pbn
from bridgetutor.wording import Wording

WANT = "South: 15-17 balanced; North: 8+ points, 4+ hearts"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    deal.configure(parser)
    return deal.run(parser.parse_args(words), Wording.english())


def test_deals_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deals.pbn"
    assert run("--want", WANT, "-n", "6", "--seed", "4", "--out", str(out)) == 0
    assert capsys.readouterr() == ("", "")
    file = read(str(out))
    assert file.faults == ()
    assert [(b.number, str(b.dealer)) for b in file.boards] == list(enumerate("NESWNE", 1))
    for board in file.boards:
        assert board.deal is not None
        assert parse(WANT).holds(board.deal)
        assert board.comments == ()


def test_standard_output_has_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deals.pbn"
    assert run("--want", WANT, "-n", "3", "--out", str(out)) == 0
    assert run("--want", WANT, "-n", "3") == 0
    assert capsys.readouterr().out == out.read_text("utf-8")


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--want", WANT, "-n", "2", "--jsonl", "--dealer", "w", "--vul", "both") == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 2
    for row in rows:
        assert list(row) == ["deal", "dealer", "vul"]
        assert (row["dealer"], row["vul"]) == ("W", "All")
        assert parse(WANT).holds(Deal.parse(row["deal"]))


def test_the_seed_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("1", "1", "2"):
        assert run("--want", WANT, "--jsonl", "--seed", seed) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


def test_near_misses_name_their_bound(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--want", "South: 12-14 points", "--near-miss", "-n", "2", "--jsonl") == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(row["near_miss"]["held"] for row in rows) == ["11 points", "15 points"]
    assert all(row["near_miss"]["seats"] == ["S"] for row in rows)
    assert all(row["near_miss"]["wanted"] == "12–14 points" for row in rows)
    assert run("--want", "South: 12-14 points", "--near-miss") == 0
    (board,) = pbn.read(capsys.readouterr().out).boards
    assert board.comments[0].text in {f"South: {n} points instead of 12–14 points" for n in (11, 15)}


def test_an_agreement_with_its_auction(capsys: pytest.CaptureFixture[str]) -> None:
    want = "South: 15-17 balanced; North: 8+ points, 4 hearts; EW: 0-8 points"
    assert run("--want", want, "--agreement", "stayman", "--jsonl", "--phase", "response") == 0
    (row,) = map(json.loads, capsys.readouterr().out.splitlines())
    shows = row["shows"]
    assert list(shows) == ["agreement", "seat", "auction", "phase", "difficulty"]
    assert (shows["agreement"], shows["seat"], shows["phase"]) == ("stayman", "N", "response")
    assert [call for call in shows["auction"] if call != "P"] == ["1N", "2C"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "What deals? Say --want, --agreement or --technique"),
        (["--near-miss"], "What deals? Say --want, --agreement or --technique"),
        (["--want", "South: 15-17 ponits"], "Column 14, “ponits”: did you mean “points”?"),
        (["--want", WANT, "-n", "0"], "Deals are counted from 1"),
        (["--want", WANT, "--dealer", "X"], "“X” is not a seat"),
        (["--want", WANT, "--vul", "some"], "“some” is not a vulnerability"),
        (["--agreement", "staiman"], "There is no agreement “staiman” in sayc; there is: stayman"),
        (["--agreement", "stayman", "--system", "acoll"], "There is no system “acoll”"),
        (["--phase", "ending"], "There is no phase “ending”"),
        (["--difficulty", "tricky"], "There is no difficulty “tricky”"),
        (["--contract", "8S"], "“8S” is no contract: write 4S, 7, or one of part-score, game"),
    ],
)
def test_bad_words_are_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_every_fault_of_a_constraint_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--want", "South: 15-17 ponits; X: 4+ hearts; N: 14 spades") == 2
    assert [line.partition(":")[0] for line in capsys.readouterr().err.splitlines()] == [
        "Column 14, “ponits”",
        "Column 22, “X”",
        "Column 39, “14”",
    ]


def test_what_cannot_be_is_one_sentence_and_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "deals.pbn"
    assert main(["deal", "--want", "South: 37 points, 5 hearts", "--out", str(out)]) == 1
    assert main(["deal", "--want", "South: 37 points, 5 hearts"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "No deal is like this: South: 37 points, 5 hearts\n" * 2
    assert not out.exists()
