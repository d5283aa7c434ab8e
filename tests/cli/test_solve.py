"""The verb solve: tables and par, in text, JSON lines and a file that is continued; a cluster in place of processes."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetutor.cli import solve
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.cardplay.double_dummy import Golden, golden

ROOT = Path(__file__).parents[2]
GOLDEN = golden()[:100:25]
BAD = BoardRecord(number=99, deal=Deal.parse("N:AKQ... - - -"))


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    solve.configure(parser)
    return solve.run(parser.parse_args(arguments), Wording.english())


def record(number: int, each: Golden) -> BoardRecord:
    return BoardRecord(number=number, dealer=each.dealer, vulnerability=each.vulnerability, deal=each.deal)


@pytest.fixture
def boards(tmp_path: Path) -> str:
    """Four golden boards, the third place taken by one that has no table."""
    records = [record(number, each) for number, each in enumerate(GOLDEN, start=1)]
    path = tmp_path / "boards.pbn"
    path.write_text(pbn.write([*records[:2], BAD, *records[2:]]), "utf-8")
    return str(path)


def check(rows: list[dict[str, object]]) -> None:
    """The rows are those of the golden boards, with an error in the third place."""
    assert [row["board"] for row in rows] == [1, 2, 99, 3, 4]
    bad = rows.pop(2)
    assert set(bad) == {"board", "deal", "error", "line"}
    for row, each in zip(rows, GOLDEN, strict=True):
        assert row["deal"] == str(each.deal)
        table = {s.letter: {str(x): each.table.won(x, s) for x in Strain} for s in Seat}
        assert row["table"] == table
        assert isinstance(row["par"], dict)
        assert row["par"]["score"] == each.par


def test_json_lines(boards: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards, "--jsonl", "--jobs", "2") == 1
    out, err = capsys.readouterr()
    rows = [json.loads(line) for line in out.splitlines()]
    assert rows[0]["par"] == {"score": -110, "contracts": ["2S by E =", "2S by W ="]}
    assert list(rows[0]["table"]["N"]) == ["S", "H", "D", "C", "NT"]
    check(rows)
    assert err == ""


def test_text(boards: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards) == 1
    paragraphs = capsys.readouterr().out.split("\n\n")
    assert paragraphs[0].splitlines() == [
        "Board 1   Dealer North   Vulnerable: neither side",
        "      NT   ♠   ♥   ♦   ♣",
        "   N   6   5   6   5   7",
        "   E   6   8   6   7   5",
        "   S   6   5   6   5   7",
        "   W   6   8   6   7   5",
        "Par for North-South: −110 (2♠ by East = or 2♠ by West =)",
    ]
    assert "A hand of this deal is not known" in paragraphs[2]


def test_a_file_is_continued_wherever_it_was_left(boards: str, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    assert run(boards, "--out", str(out)) == 1
    whole = out.read_bytes()
    check([json.loads(line) for line in whole.splitlines()])
    lines = whole.splitlines(keepends=True)
    for left in (lines[0] + lines[1][:40], b"".join(lines[:3]) + b"{", whole[:-1], whole):
        out.write_bytes(left)
        assert run(boards, "--out", str(out)) == 1
        assert out.read_bytes() == whole


def test_a_file_of_other_boards_is_left_alone(boards: str, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    for text in ('{"deal": "N:- - - -"}\n', "something else\n", "[]\n"):
        out.write_text(text, "utf-8")
        with pytest.raises(BridgeError, match=r"out\.jsonl"):
            run(boards, "--out", str(out))
        assert out.read_text("utf-8") == text


def test_a_file_of_more_boards_is_left_alone(tmp_path: Path) -> None:
    one = tmp_path / "one.pbn"
    one.write_text(pbn.write([record(1, GOLDEN[0])]), "utf-8")
    out = tmp_path / "out.jsonl"
    row = json.dumps({"deal": str(GOLDEN[0].deal)})
    out.write_text(f"{row}\n{row}\n", "utf-8")
    with pytest.raises(BridgeError, match="other boards"):
        run(str(one), "--out", str(out))


def test_no_boards_is_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.write_text("% nothing\n", "utf-8")
    with pytest.raises(BridgeError, match="no boards"):
        run(str(empty))


def test_jobs_are_counted_from_one(boards: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(boards, "--jobs", "0") == 2
    assert "from 1" in capsys.readouterr().err


def test_without_the_library_there_is_a_sentence(boards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "endplay", None)
    with pytest.raises(BridgeError, match="not installed"):
        run(boards)


def test_without_the_extra_a_cluster_is_a_sentence(boards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BridgeError, match="extra dask"):
        run(boards, "--cluster", "tcp://127.0.0.1:1")


CLUSTER = """
import sys
from distributed import LocalCluster
from bridgetutor.__main__ import main

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=None, silence_logs=50) as cluster:
        code = main(["solve", sys.argv[1], "--jsonl", "--cluster", cluster.scheduler_address])
    sys.exit(code)
"""


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="the extra dask is not installed")
def test_a_dask_cluster_of_two_workers(boards: str, tmp_path: Path) -> None:
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script), boards],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    check([json.loads(line) for line in done.stdout.splitlines()])
    assert done.returncode == 1
