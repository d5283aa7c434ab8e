"""The search for golden positions: what it finds is what the golden tests ask for, and never a deal twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.techniques import Technique, found, nearly
from tests.benchmarks.techniques import main
from tests.cardplay.techniques.golden import KINDS, NEAR, REFUTED, THERE, Golden, golden

FINESSE = Technique.FINESSE


def searched(folder: Path, *more: str) -> tuple[Golden, ...]:
    """What the command has written there by now."""
    assert main(["--find", FINESSE.value, "--into", str(folder), *more]) == 0
    return golden(FINESSE, folder)


def test_one_of_each_kind_is_found_and_holds(tmp_path: Path) -> None:
    positions = {each.kind: each for each in searched(tmp_path, "--kind", *KINDS, "-n", "1")}
    assert set(positions) == set(KINDS)
    assert any(map(positions[THERE].fits, found(positions[THERE].outlook)))
    assert any(map(positions[NEAR].fits, nearly(positions[NEAR].outlook)))
    refuted = positions[REFUTED]
    (scores,) = Candidates((Position.of(refuted.play),)).answer()
    wanted, tricks = refuted.outlook.needed, scores.by_card()
    assert wanted is not None
    assert refuted.instead is not None
    assert tricks[refuted.instead] < wanted <= min(tricks[card] for card in refuted.cards)


def test_the_next_search_finds_other_deals(tmp_path: Path) -> None:
    once = searched(tmp_path, "-n", "2")
    twice = searched(tmp_path, "-n", "2")
    assert twice[:2] == once
    assert len({each.play.deal for each in twice}) == 4


def test_with_our_own_auctions_the_lines_tell_them(tmp_path: Path) -> None:
    (position,) = searched(tmp_path, "-n", "1", "--auctions")
    assert position.told is not None
    assert any(map(position.fits, found(position.outlook)))


def test_without_a_folder_the_lines_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--find", FINESSE.value, "-n", "1"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert Golden.parse(line, FINESSE).kind == THERE
