"""The verb bid, called directly: its words, its JSON, its lines, what it refuses."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from bridgetutor.cli import bid, main
from bridgetutor.wording import Wording

NOTRUMP = "AQ32.K53.QJ4.A92"


def run(*words: str, wording: Wording | None = None) -> int:
    parser = argparse.ArgumentParser()
    bid.configure(parser)
    return bid.run(parser.parse_args(words), wording or Wording.english())


def test_the_call_its_agreement_and_why_not_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hand", NOTRUMP) == 0
    first, shows, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("1NT  (")
    assert shows == "  shows: 15–17 points, balanced, at most 4 spades"
    assert any(line.startswith("  also 1♣: ") for line in rest)
    assert "  not 2NT: 20–21 points: you hold 16 points" in rest


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hand", NOTRUMP, "--auction", "P P", "--dealer", "W", "--vul", "ns", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert {key: answer[key] for key in ("hand", "auction", "dealer", "vul", "system")} == {
        "hand": NOTRUMP,
        "auction": "P P",
        "dealer": "W",
        "vul": "ns",
        "system": "sayc",
    }
    assert (answer["call"], answer["rung"], answer["natural"]) == ("1N", "special", False)
    assert answer["shows"]["points"] == [15, 17]
    assert answer["shows"]["lengths"] == {"S": [2, 4], "H": [2, 5], "D": [2, 5], "C": [2, 5]}
    assert isinstance(answer["agreement"], str)
    assert {"call", "why"} == set(answer["also"][0])
    assert all(each["broken"] for each in answer["not"])


def test_a_file_of_questions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hands.jsonl"
    lines = (
        {"hand": NOTRUMP, "auction": "", "number": 7},
        {"hand": NOTRUMP, "auction": "1N P", "dealer": "S", "vul": "All", "system": "SAYC"},
    )
    path.write_text("\n\n".join(map(json.dumps, lines)), "utf-8")
    assert run("--jsonl", str(path)) == 0
    one, other = map(json.loads, capsys.readouterr().out.splitlines())
    assert (one["number"], one["call"], one["hand"]) == (7, "1N", NOTRUMP)
    assert (other["dealer"], other["system"]) == ("S", "SAYC")


def test_bad_lines_stand_in_their_places(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        json.dumps({"hand": NOTRUMP, "auction": ""}),
        "not json",
        "[]",
        json.dumps({"hand": "AKQJ2.AKQ2.AK2.A2", "auction": ""}),
        json.dumps({"auction": ""}),
        json.dumps({"hand": NOTRUMP, "auction": 5}),
        json.dumps({"hand": NOTRUMP, "auction": None}),
        json.dumps({"hand": NOTRUMP, "auction": "1N P 1C"}),
        json.dumps({"hand": NOTRUMP, "auction": "1N P P P"}),
        json.dumps({"hand": NOTRUMP, "auction": "", "system": "acoll"}),
        json.dumps({"hand": NOTRUMP, "auction": "", "dealer": "Q"}),
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert run("--jsonl", "-") == 1
    first, *bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["call"] == "1N"
    assert [each["line"] for each in bad] == list(range(2, 12))
    for each, says in zip(
        bad,
        (
            "not JSON",
            "not a JSON object",
            "14 cards instead of 13",
            "hand is missing",
            "auction must be a text, not 5",
            "auction must be a text, not null",
            "Call 3 of the auction, 1C by South",
            "is over",
            "no system “acoll”",
            "“Q” is not a seat",
        ),
        strict=True,
    ):
        assert says in each["error"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--hand AKQJ2.AKQ2.AK2.A2", "The hand AKQJ2.AKQ2.AK2.A2 has 14 cards instead of 13"),
        (f"--hand {NOTRUMP} --system acoll", "There is no system “acoll”"),
        (f"--hand {NOTRUMP} --vul some", "“some” is not a vulnerability"),
        (f"--hand {NOTRUMP} --dealer X", "“X” is not a seat"),
        ("--hand AQ32.K53.QJ4", "is not a hand"),
        ("--hand AQ32.K53.AJ4.AA2", "twice"),
        ("", "Which hand?"),
    ],
)
def test_bad_words_are_one_sentence(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_an_illegal_auction_names_the_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hand", NOTRUMP, "--auction", "1N P 1C") == 2
    assert "Call 3 of the auction, 1C by South: 1♣ is not enough" in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bid", "--jsonl", "no/such/file"]) == 1
    assert "no/such/file" in capsys.readouterr().err


def test_where_no_agreement_speaks_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--hand", "32.K5.QJ943.A982", "--auction", "7S X XX P P", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["call"] == "P"
    assert run("--hand", "32.K5.QJ943.A982", "--auction", "7S X XX P P") == 0
    assert ("common sense" in capsys.readouterr().out) is answer["natural"]


SUPPORT = "KT62.A854.KQ4.92"
"""Spades raised to three, or to two where that is a game."""


def test_a_part_score_makes_the_game_and_is_named_only_where_it_was_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rubber = ("--scoring", "rubber", "--part-score-ns", "40", "--part-score-ew", "0")
    assert run("--hand", SUPPORT, "--auction", "1S P", *rubber, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["call"], answer["scoring"]) == ("2S", "rubber")
    assert answer["part_scores"] == {"NS": 40, "EW": 0}
    assert run("--hand", SUPPORT, "--auction", "1S P", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["call"] == "2N"
    assert not {"scoring", "part_scores"} & set(answer)


def test_a_file_names_the_scoring_or_takes_that_of_the_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An opener with fourteen accepts vulnerable at IMPs."""
    question = {"hand": "K83.AJ964.Q9.KJ5", "auction": "1H P 3H P", "vul": "NS"}
    lines = (question, question | {"scoring": "matchpoints"}, question | {"scoring": "IMPs"})
    path = tmp_path / "hands.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert run("--jsonl", str(path)) == 0
    assert [json.loads(line)["call"] for line in capsys.readouterr().out.splitlines()] == ["P", "P", "4H"]
    assert run("--jsonl", str(path), "--scoring", "imps") == 0
    assert [json.loads(line)["call"] for line in capsys.readouterr().out.splitlines()] == ["4H", "P", "4H"]


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("scoring", "goulash", "There is no scoring “goulash”"),
        ("scoring", 5, "The scoring must be a text, not 5"),
        ("part_scores", {"NS": 40}, "Part scores are kept at rubber bridge alone"),
        ("part_scores", [40, 0], "The part scores must be points by side"),
        ("part_scores", {"NS": "40"}, "The part scores must be points by side"),
        ("part_scores", {"N": 40}, "The part scores must be points by side"),
        ("part_scores", None, "The part scores must be points by side"),
    ],
)
def test_scoring_that_cannot_be(
    key: str, value: object, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps({"hand": SUPPORT, "auction": "1S P", key: value})
    monkeypatch.setattr("sys.stdin", io.StringIO(line))
    assert run("--jsonl", "-") == 1
    assert json.loads(capsys.readouterr().out)["error"].startswith(says)
