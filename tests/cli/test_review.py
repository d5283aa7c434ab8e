"""The verb review, called directly: its words, its JSON, what it refuses."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bridgetutor.cardplay import solver
from bridgetutor.cli import review
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play
from bridgetutor.wording import Wording

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
CARDS = ("HK", "H5", "H2", "H4", "HQ", "H7", "H3", "HA", "D2", "D3", "DQ", "D6", "CA", "CT", "C3", "C8")
"""Declarer knocks out the ace of diamonds, is let, and cashes a club instead of going on."""

BOARD = f"""[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
"""
PLAY = """[Play "W"]
HK H5 H2 H4
HQ H7 H3 HA
D3 DQ D6 D2
C8 CA CT C3
*
"""


def run(tmp_path: Path, text: str, *more: str) -> int:
    (tmp_path / "in.pbn").write_text(text)
    parser = argparse.ArgumentParser()
    review.configure(parser)
    return review.run(parser.parse_args([str(tmp_path / "in.pbn"), *more]), Wording.english())


def test_json_has_every_card_of_the_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, BOARD + PLAY, "--board", "3", "--seat", "S", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["board"] == 3
    assert [card["card"] for card in found["cards"]] == ["H5", "H4", "H7", "HA", "D2", "DQ", "CA", "C3"]
    assert {card["player"] for card in found["cards"]} == {"S"}
    assert [card["seat"] for card in found["cards"]] == ["N", "S", "N", "S", "S", "N", "N", "S"]
    for card in found["cards"]:
        for option in card["options"]:
            assert list(option) == ["cards", "known", "there"]
            assert list(option["known"]) == ["makes", "tricks", "behind", "error"]
        if card["counter"] is not None:
            check_counter(card)


def check_counter(card: dict[str, object]) -> None:
    """The layout can be played out as it stands."""
    counter, at = card["counter"], card["at"]
    assert isinstance(counter, dict)
    assert isinstance(at, int)
    play = Play.of(Deal.parse(counter["deal"]), Contract.parse("3N by S"), map(Card.parse, CARDS[:at]))
    for line in (counter["chosen"], counter["better"]):
        assert play.after(*map(Card.parse, line["cards"])).is_over
    assert counter["chosen"]["tricks"] < counter["better"]["tricks"]


def test_the_technique_that_was_missed_is_named_with_its_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = BOARD + PLAY.replace("HK H5 H2 H4\nHQ H7 H3 HA\nD3 DQ D6 D2\nC8 CA CT C3\n", "HK H5 H2 HA\n")
    assert run(tmp_path, text, "--seat", "S") == 0
    assert (
        "  The technique: the hold-up, in hearts. Lesson: The hold-up (the-hold-up)"
        in capsys.readouterr().out
    )
    run(tmp_path, text, "--seat", "S", "--json")
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert [card["technique"] for card in cards] == [None, "hold-up"]


def test_a_reader_gets_the_board_the_cards_that_mattered_and_the_sum(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, BOARD + PLAY, "--seat", "W") == 0
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert lines[0] == "Board 3   Dealer South   Vulnerable: East–West"
    assert lines[-1].startswith("4 cards looked at: ")
    assert not said.err


def test_the_same_seed_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for seed in ("1", "1", "2"):
        assert run(tmp_path, BOARD + PLAY, "--seat", "E", "--seed", seed, "--json") == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize(
    ("text", "more", "says"),
    [
        (BOARD, (), "This board cannot be looked back at: its file has no play"),
        (BOARD + PLAY, ("--board", "4"), "There is no board 4 in "),
        (BOARD + PLAY, ("--seat", "N"), "N was dummy: S chose the cards"),
        (
            BOARD.replace(DEAL, DEAL[: DEAL.rindex(" ")] + " -").replace("J982", "-") + PLAY,
            (),
            "a hand is not known",
        ),
        ("% nothing\n", (), "There are no boards in "),
    ],
)
def test_what_cannot_be_looked_back_at_is_one_sentence(
    tmp_path: Path, text: str, more: tuple[str, ...], says: str
) -> None:
    with pytest.raises(BridgeError, match=says):
        run(tmp_path, text, *more)


@pytest.mark.parametrize(
    ("more", "says"),
    [(("--seat", "Q"), "“Q” is not a seat"), (("--system", "acoll"), "There is no system “acoll”")],
)
def test_words_that_are_off_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...], says: str
) -> None:
    assert run(tmp_path, BOARD + PLAY, *more) == 2
    assert says in capsys.readouterr().err


def test_without_the_solver_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "is_available", lambda: False)
    with pytest.raises(BridgeError, match="solver is not installed"):
        run(tmp_path, BOARD + PLAY)
