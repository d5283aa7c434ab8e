"""The verb score, called directly: its words, its JSON, what it refuses."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from bridgetutor.cli import main, score
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
        ("3C --by S --tricks 9 --form whist", "no form of scoring “whist”; there is: duplicate, rubber"),
        ("3C --by S --tricks 9 --form rubber --laws", "The form “rubber” has no option “laws”"),
        ("3C --by S --tricks 9 --honours N:100", "Honours do not count in the form “duplicate”"),
        ("3C --by S --tricks 9 --form rubber --honours N:90", "Honours earn 100 or 150"),
        ("3C --by S --tricks 9 --form rubber --broken-off", "Only the sheet of a rubber"),
        ("3C --by S --tricks 9 --form rubber --small-slam-750", "rules of 1945"),
        ("3CX --by S --tricks 9 --form minibridge", "no auction"),
        ("3C --by S --tricks 9 --points 24 --fits 1", "points=NS:24"),
        ("S --by S --tricks 9", "is not a contract"),
        ("- --form rubber --by S", "In a list each line says"),
        ("- --form rubber --vul All", "has no option “vulnerability”"),
        ("- --form chicago --broken-off", "Only the sheet of a rubber"),
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


RUBBER = """# an evening
2S S 8 honours=N:100
1C W 7
2NT N 8

3NT E 10
4S S 10
"""


@pytest.fixture
def rubber(tmp_path: Path) -> str:
    """A file with a whole rubber."""
    path = tmp_path / "evening.txt"
    path.write_text(RUBBER, "utf-8")
    return str(path)


def test_a_rubber_deal_by_deal_as_on_paper(rubber: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"--form rubber {rubber}") == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["We", "│", "They"]
    assert out[-3].split() == ["850", "│", "150"]
    assert out[-1] == "North–South win by 700 points: 7 hundreds"


def test_a_list_from_standard_input(
    rubber: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(f"--form rubber {rubber}")
    expected = capsys.readouterr().out
    for words in ("--form rubber", "--form rubber -"):
        monkeypatch.setattr("sys.stdin", io.StringIO(RUBBER))
        assert run(words) == 0
        assert capsys.readouterr().out == expected


def test_a_sheet_as_json(rubber: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"--form rubber {rubber} --json") == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["form"], said["over"], said["total"], said["side"]) == (
        "rubber",
        True,
        {"NS": 850, "EW": 150},
        "NS",
    )
    for side in ("NS", "EW"):
        assert sum(line["points"] for line in said["lines"] if line["side"] == side) == said["total"][side]


@pytest.mark.parametrize(
    ("words", "text", "last"),
    [
        ("--form rubber", "2S S 8", "East deals next; vulnerable: neither side"),
        ("--form rubber --broken-off", "2S S 8", "North–South win by 160 points: 2 hundreds"),
        ("--form rubber --rules-of-1945", RUBBER, "North–South win by 800 points: 8 hundreds"),
        ("--form rubber --dealer W", "pass", "North deals next; vulnerable: neither side"),
        ("--form chicago", "2S S 8", "East deals next; vulnerable: East–West"),
        ("--form chicago --laws", "pass", "North deals next; vulnerable: neither side"),
        (
            "--form russian",
            "4S W 10 points=EW:20 fits=0\n" + 7 * "pass points=20\n",
            "East–West win by 9 IMPs",
        ),
        ("--form single --vul All", "4S S 10", "North–South win by 620 points"),
        ("--form first-lessons", "1S S 10", "East deals next; vulnerable: North–South"),
    ],
)
def test_the_end_of_a_sheet(
    words: str, text: str, last: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run(words) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last


def test_a_sheet_explained(rubber: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"--form rubber {rubber} --explain") == 0
    assert "  North–South, above the line: Rubber won by two games to one: 500\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"2S S 8\n# 9S\n9S S 8\n", "Line 3: “9S” is not a contract"),
        (b"4S S 10\n4S S 10\n\n1C S 7\n", "Line 4: The game is over"),
        (b"2S S 8\xff\n", "is not a text in UTF-8"),
    ],
)
def test_a_bad_list_ends_in_one_sentence(
    text: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(text)
    assert main(["score", "--form", "rubber", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_a_list_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "--form", "rubber", str(tmp_path / "none.txt")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_first_lessons_need_no_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("N --by S --tricks 9 --form first-lessons") == 0
    title, *rows = capsys.readouterr().out.splitlines()
    assert title == "Notrump by South: 9 tricks"
    assert rows[-1].split()[-1] == "300"
    assert run("s --by S --tricks 9 --form first-lessons --json") == 0
    assert json.loads(capsys.readouterr().out)["contract"] == "S"
