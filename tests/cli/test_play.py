"""The verb play, called directly, with robots that think little."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bridgetutor.cli import play
from bridgetutor.cli.convert import read
from bridgetutor.cli.playing import PlayBoard, Played
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.wording import Wording

KEYS = [
    *("board", "auction", "contract", "declarer", "tricks", "score", "play", "dd_tricks"),
    *("lead_cost", "declarer_cost", "declarer_errors", "defence_cost", "defence_errors", "seconds"),
]

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
BOARD = f"""[Board "{{number}}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
"""
CONTRACT = """[Declarer "S"]
[Contract "3NT"]
"""
AUCTION = """[Auction "N"]
1C Pass 1NT Pass
3NT Pass Pass Pass
"""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.pbn"


def run(tmp_path: Path, text: str, *more: str) -> int:
    (tmp_path / "in.pbn").write_text(text)
    parser = argparse.ArgumentParser()
    play.configure(parser)
    words = [str(tmp_path / "in.pbn"), "--quick", "--out", str(tmp_path / "out.pbn"), *more]
    return play.run(parser.parse_args(words), Wording.english())


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_board_is_bid_played_and_counted(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, BOARD.format(number=1)) == 0
    (line,) = printed(capsys)
    assert list(line) == KEYS
    played, tricks = line["play"], line["tricks"]
    assert isinstance(played, list)
    assert isinstance(tricks, int)
    deal = Deal.parse(DEAL)
    assert len(set(played)) == 52
    costs = {key: line[key] for key in KEYS if key.endswith("_cost") or key == "dd_tricks"}
    assert tricks == costs["dd_tricks"] + costs["lead_cost"] + costs["defence_cost"] - costs["declarer_cost"]  # type: ignore[operator]
    (record,) = read(str(out)).boards
    assert (record.deal, record.tricks, [str(card) for card in record.cards]) == (deal, tricks, played)
    assert record.auction is not None
    assert [str(call) for call in record.auction.calls] == line["auction"]


def test_the_contract_of_the_file_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boards = "\n".join((BOARD.format(number=1) + CONTRACT, BOARD.format(number=2) + CONTRACT + AUCTION))
    assert run(tmp_path, boards, "--contract-from-file") == 0
    alone, bid = printed(capsys)
    assert (alone["contract"], alone["declarer"], alone["auction"]) == ("3NT", "S", [])
    assert (bid["contract"], bid["auction"]) == ("3NT", ["1C", "P", "1N", "P", "3N", "P", "P", "P"])


def test_a_bad_board_is_said_and_the_others_are_played(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = BOARD.format(number=1).replace(" J982.KQJT9.43.J8", " -") + CONTRACT
    bare = BOARD.format(number=2)
    wrong = BOARD.format(number=3).replace("J982.KQJT9", "J9832.KQJT") + CONTRACT
    good = BOARD.format(number=4) + CONTRACT
    assert run(tmp_path, "\n".join((hidden, bare, wrong, good)), "--contract-from-file") == 1
    lines = printed(capsys)
    assert [line["board"] for line in lines] == [1, 2, 3, 4]
    assert ["error" in line for line in lines] == [True, True, True, False]
    assert lines[0]["error"] == "This board cannot be played: a hand is not known"
    assert lines[1]["error"] == "This board cannot be played: its file says no contract"
    assert lines[0]["line"] == 1
    assert [record.number for record in read(str(out)).boards] == [4]


def test_a_board_passed_out_has_no_play(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flat = "N:K953.J92.Q84.K72 QT6.Q84.KJ5.Q843 J842.K53.A72.J95 A7.AT76.T963.AT6"
    assert all(len(hand or Hand()) == 13 for hand in Deal.parse(flat).hands)
    text = BOARD.format(number=1).replace(DEAL, flat) + '[Contract "Pass"]\n'
    assert run(tmp_path, text, "--contract-from-file") == 0
    (line,) = printed(capsys)
    assert list(line) == KEYS
    assert (line["contract"], line["score"], line["play"], line["dd_tricks"]) == (None, 0, [], None)
    (record,) = read(str(out)).boards
    assert record.passed_out


def test_the_same_seed_plays_the_same_cards_in_two_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    boards = "\n".join(BOARD.format(number=number) + CONTRACT for number in (1, 2))
    found = []
    for jobs in ("1", "2"):
        assert run(tmp_path, boards, "--contract-from-file", "--seed", "5", "--jobs", jobs) == 0
        found.append([line["play"] for line in printed(capsys)])
    assert found[0] == found[1]
    assert found[0][0] == found[0][1]


@pytest.mark.parametrize(
    ("more", "says"),
    [(["--system-ew", "acoll"], "There is no system “acoll”"), (["--jobs", "0"], "Jobs are counted from 1")],
)
def test_bad_words_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], says: str
) -> None:
    assert run(tmp_path, BOARD.format(number=1), *more) == 2
    assert says in capsys.readouterr().err


def test_a_run_that_was_broken_off_goes_on_where_it_was(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = "\n".join(BOARD.format(number=number) + CONTRACT for number in (1, 2))
    assert run(tmp_path, boards, "--contract-from-file") == 0
    whole, file = printed(capsys), out.read_bytes()
    out.unlink()

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(play, "put_file", full_disk)
        with pytest.raises(OSError, match="No space"):
            run(tmp_path, boards, "--contract-from-file")
    capsys.readouterr()
    unfinished = Path(f"{out}.part")
    lines = unfinished.read_bytes().splitlines(keepends=True)
    unfinished.write_bytes(lines[0] + lines[1][:20])

    asked: list[int | None] = []
    answer = PlayBoard.answer

    def counted(question: PlayBoard) -> Played:
        asked.append(question.record.number)
        return answer(question)

    monkeypatch.setattr(play, "Children", InThisProcess)
    monkeypatch.setattr(PlayBoard, "answer", counted)
    assert run(tmp_path, boards, "--contract-from-file") == 0
    assert asked == [2]
    again = printed(capsys)
    assert [{**line, "seconds": 0} for line in again] == [{**line, "seconds": 0} for line in whole]
    assert out.read_bytes() == file
    assert not unfinished.exists()


def test_an_unfinished_run_of_other_boards_is_no_beginning(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(f"{out}.part").write_text('{"board": 1, "asked": "another"}\n')
    assert run(tmp_path, BOARD.format(number=1) + CONTRACT, "--contract-from-file") == 0
    (line,) = printed(capsys)
    assert list(line) == KEYS


class InThisProcess(ThreadPoolExecutor):
    """In place of children, so that what is asked can be counted."""

    def __init__(self, jobs: int, seconds: float) -> None:
        super().__init__(1)
