"""The verb `progress`, called as the command line calls it."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bridgetutor.cli import progress
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.store import Store
from bridgetutor.wording import Wording

NOW = datetime(2026, 3, 1, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of two learners: one lesson finished, one begun."""
    path = tmp_path / "progress.sqlite"
    with Store.open(path, now=NOW) as store:
        store.begin(Sitting("s1", "me", "hold-up", "f", NOW, ("next",), True))
        store.begin(Sitting("s2", "you", "finesse", "f", NOW))
        attempt = Attempt("a1", "you", NOW, 1.0, "s2", Answer("e", "f", "H4", Grade.RIGHT))
        store.record("s2", 0, "H4", [attempt])
    return path


def call(path: Path, *arguments: object) -> int:
    """The exit code of `bridgetutor progress ARGUMENTS` with the record at `path`."""
    parser = argparse.ArgumentParser()
    progress.configure(parser)
    return progress.run(parser.parse_args(["--file", str(path), *map(str, arguments)]), Wording.english())


def test_show(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(path, "show") == 0
    assert capsys.readouterr().out == "1 answer recorded\nfinesse: begun\nhold-up: finished\n"


def test_show_as_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(path, "show", "--json") == 0
    finesse = {"id": "finesse", "finished": False, "sittings": 1}
    hold_up = {"id": "hold-up", "finished": True, "sittings": 1}
    assert json.loads(capsys.readouterr().out) == {
        "attempts": 1,
        "lessons": [finesse, hold_up],
        "skills": [],
        "due": 0,
    }
    assert call(path, "show", "--json", "--learner", "me") == 0
    assert json.loads(capsys.readouterr().out)["lessons"] == [hold_up]


def test_what_is_exported_can_be_imported_elsewhere(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, other = tmp_path / "out.json", tmp_path / "other" / "progress.sqlite"
    assert call(path, "export", "--out", out) == 0
    assert call(other, "import", out) == 0
    assert call(other, "import", out) == 0
    assert capsys.readouterr().out.splitlines() == [
        *("1 new answer", "2 new sittings"),
        *("0 new answers", "0 new sittings"),
    ]


def test_export_to_standard_output(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(path, "export", "--format", "csv") == 0
    header, row = capsys.readouterr().out.splitlines()
    assert header.startswith("id,learner,when,")
    assert row.startswith("a1,you,2026-03-01T00:00:00+00:00,1.0,s2,e,f,H4,right,1,0")


def test_anki_is_refused_in_a_sentence(path: Path) -> None:
    with pytest.raises(StoreFault, match="Anki"):
        call(path, "export", "--format", "anki")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe"])
def test_a_file_of_another_kind_is_refused(path: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "wrong").write_bytes(content)
    with pytest.raises(StoreFault):
        call(path, "import", tmp_path / "wrong")


def test_backup_and_check(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite"
    assert call(path, "backup", copy) == 0
    assert call(copy, "check") == 0
    assert capsys.readouterr().out.splitlines() == [f"The copy is in {copy}.", f"{copy} is sound."]


@pytest.mark.parametrize("damage", [b"not a database" * 100, None])
def test_check_finds_damage_and_changes_nothing(
    path: Path, capsys: pytest.CaptureFixture[str], damage: bytes | None
) -> None:
    content = path.read_bytes()
    damaged = damage or content[:4096] + bytes(len(content) - 4096)
    path.write_bytes(damaged)
    assert call(path, "check") == 1
    assert capsys.readouterr().err == f"{path} is damaged.\n"
    assert path.read_bytes() == damaged


def test_check_begins_no_record(tmp_path: Path) -> None:
    assert call(tmp_path / "none.sqlite", "check") == 0
    assert list(tmp_path.iterdir()) == []


def test_what_must_be_said_of_the_file_goes_to_standard_error(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(b"not a database" * 100)
    assert call(path, "show") == 0
    said = capsys.readouterr()
    assert said.out == "0 answers recorded\n"
    assert "was damaged" in said.err


def test_the_whole_program_keeps_to_the_folder_it_is_given(tmp_path: Path) -> None:
    code = "import sys; from bridgetutor.cli import main; sys.exit(main(sys.argv[1:]))"
    ran = subprocess.run(
        [sys.executable, "-c", code, "progress", "show", "--json"],
        env={"BRIDGETUTOR_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert (tmp_path / "data" / "progress.sqlite").exists()


def test_the_help_has_examples() -> None:
    parser = argparse.ArgumentParser()
    progress.configure(parser)
    assert "bridgetutor progress export" in parser.format_help()


def test_what_was_learned(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store.open(path, now=NOW) as store:
        missed = Attempt("a2", "you", NOW, 1.0, "s2", Answer("drill/losers/", "", "=3", Grade.WRONG))
        store.record("s2", 1, "=3", [missed])
    assert call(path, "show", "--json", "--learner", "you") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["skills"] == [{"skill": "losers", "asked": 1, "right": 0, "mastery": 0.0, "due": True}]
    assert found["due"] == 1
    assert call(path, "show", "--json", "--learner", "me") == 0
    assert json.loads(capsys.readouterr().out)["skills"] == []


def test_learners(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store.open(path, now=NOW) as store:
        store.name_learner(Learner("you", "Anna"))
        store.choose_learner("you", now=NOW)
    assert call(path, "learners") == 0
    assert capsys.readouterr().out == "you 1 Anna\nme 0 \n"


def test_a_deck_for_anki(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("genanki", reason="the extra anki is not installed")
    with Store.open(path, now=NOW) as store:
        store.record("s2", 1, "posed:7:losers")
        answer = Answer("drill/losers/", "", "=12", Grade.WRONG, wanted="=7")
        store.record("s2", 2, "=12", [Attempt("a2", "you", NOW, 1.0, "s2", answer)])
    out = tmp_path / "deck.apkg"
    assert call(path, "export", "--to", "anki", "--learner", "you", "--out", out) == 0
    assert capsys.readouterr().out == f"1 card in {out}\n"
    with pytest.raises(StoreFault, match="name it with --out"):
        call(path, "export", "--format", "anki")
