"""The verb convert: formats by name and by looks, faults on standard error, and files that are never harmed."""

from __future__ import annotations

import argparse
import errno
import io
import os
from pathlib import Path

import pytest

from bridgetutor.__main__ import main
from bridgetutor.cli import convert
from bridgetutor.cli.board_text import text
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.formats import FORMATS, Format, by_ending, by_looks
from bridgetutor.wording import Wording

GOLDEN = Path(__file__).parents[1] / "golden" / "pbn"
YOUTH, WRONG = GOLDEN / "youth-teams.pbn", GOLDEN / "three-events.pbn"


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    convert.configure(parser)
    return convert.run(parser.parse_args([*arguments]), Wording.english())


@pytest.mark.parametrize("ending", [ending for known in FORMATS for ending in known.endings])
def test_there_and_back_in_every_format(ending: str, tmp_path: Path) -> None:
    there, back = tmp_path / f"boards{ending}", tmp_path / "back.pbn"
    assert run(str(YOUTH), str(there)) == 0
    assert run(str(there), str(back)) == 0
    before, after = (pbn.read(source.decode(path.read_bytes())).boards for path in (YOUTH, back))
    assert [(b.deal, b.auction, b.cards, b.tricks) for b in after] == [
        (b.deal, b.auction, b.cards, b.tricks) for b in before
    ]


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_formats_are_known_by_their_looks_and_their_ends(known: Format) -> None:
    boards = pbn.read(source.decode(YOUTH.read_bytes())).boards
    assert by_looks(known.write(boards)) is known
    assert by_ending(f"a.b{known.endings[0].upper()}") is known


def test_what_has_no_format() -> None:
    assert by_looks("words") is None
    assert by_ending("a.doc") is None


def test_text_for_people(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    assert run(str(YOUTH), str(out)) == 0
    lines = out.read_text("utf-8").splitlines()
    assert lines[0] == "Board 1   Open   Dealer North   Vulnerable: neither side"
    assert lines[4:6] == ["              ♠ 10 3 2", "              ♥ A K Q 7"]
    assert "W Player1                   E Player3" in lines
    assert "              1♣            1♠            2♥" in lines
    assert "5♥ by South: 10 tricks" in lines
    assert " 1  W  ♦Q    ♦3    ♦4    ♦2" in lines


def test_text_of_a_board_of_which_nothing_is_known() -> None:
    (board,) = pbn.read('[North "Ann"]').boards
    assert text(board, Wording.english()) == "North: Ann\n"


def test_every_fault_is_named_and_the_boards_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.pbn"
    assert run(str(WRONG), str(out)) == 1
    assert capsys.readouterr().err == f"{WRONG}:78: board 1: A brace closes no comment\n"
    assert len(pbn.read(out.read_text("utf-8")).boards) == 3


def test_a_board_without_number_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.pbn"
    path.write_text('[Board "9"]\n\n[Dealer "Black"]\n', "utf-8")
    assert run(str(path), str(tmp_path / "out.json")) == 1
    assert ":3: board 2: “Black” is not a seat" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((str(YOUTH), "out.doc"), "has no format known here"),
        ((str(YOUTH), "out.pdf"), "PDF are not there yet"),
        ((str(YOUTH.with_name("README.md")), "out.lin"), "has no format known here"),
    ],
)
def test_what_is_refused(arguments: tuple[str, str], says: str) -> None:
    with pytest.raises(BridgeError, match=says):
        run(*arguments)


def test_a_file_without_boards_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.touch()
    with pytest.raises(BridgeError, match="no boards"):
        run(str(empty), str(tmp_path / "out.lin"))


def test_a_file_that_is_there_is_left_alone_unless_told(tmp_path: Path) -> None:
    out = tmp_path / "out.lin"
    out.write_text("mine")
    with pytest.raises(BridgeError, match="--force"):
        run(str(YOUTH), str(out))
    assert out.read_text() == "mine"
    assert run(str(YOUTH), str(out), "--force") == 0
    assert out.read_text() != "mine"


def test_a_full_disk_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    out = tmp_path / "out.lin"
    out.write_text("mine")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(
        BridgeError, match=r"was not written: No space left on device\. What was there is unharmed"
    ):
        run(str(YOUTH), str(out), "--force")
    assert [path.name for path in tmp_path.iterdir()] == ["out.lin"]
    assert out.read_text() == "mine"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BridgeError, match="was not written"):
        run(str(YOUTH), str(tmp_path), "--force", "--to", "pbn")


def test_standard_input_and_output(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(YOUTH.read_bytes())))
    assert main(["convert", "-", "-"]) == 0
    out = capfdbinary.readouterr().out.splitlines()
    assert len(out) == 2
    assert all(line.startswith(b"https://") for line in out)


def test_a_file_that_is_not_there_ends_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", "/no/such/file.pbn", "-"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
