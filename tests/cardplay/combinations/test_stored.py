"""The table of standard combinations: it says what the search says, of any cards that lie alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetutor import places
from bridgetutor.cardplay.combinations import BestLines, Combination, Stored, best_lines, told
from bridgetutor.cardplay.combinations.stored import FILE_NAME, row_of
from bridgetutor.wording import Wording

FILE = places.own_folder("resources") / FILE_NAME


@pytest.fixture(scope="module")
def table() -> Stored:
    return Stored(FILE)


def rows() -> list[str]:
    return FILE.read_text("utf-8").splitlines()


def as_told(best: BestLines) -> list[tuple[tuple[float, ...], str]]:
    lines = (*best.by_tricks, best.on_average)
    return [(line.chances, Wording.english().render(told(line.plan))) for line in lines]


def test_it_has_the_standard_combinations() -> None:
    assert len(rows()) > 500
    assert FILE.stat().st_size < 250_000


@pytest.mark.parametrize("row", rows()[::25], ids=lambda row: str(json.loads(row)["suit"]))
def test_it_says_what_the_search_says(row: str, table: Stored) -> None:
    suit = Combination.parse(json.loads(row)["suit"])
    found = table.best_lines(suit)
    assert found is not None
    assert found == best_lines(suit, width=None)
    assert json.loads(row) == row_of(suit, found)


@pytest.mark.parametrize("text", ["AQT/xxx", "AJT/xxx", "KQT9/xxx", "AKJxx/xxx", "KJxx/Txxx"])
def test_either_hand_may_come_first(text: str, table: Stored) -> None:
    suit = Combination.parse(text)
    found, turned = table.best_lines(suit), table.best_lines(suit.turned)
    assert found is not None
    assert turned is not None
    assert as_told(found) == as_told(turned)


def test_spots_do_not_matter_but_are_named_as_they_are(table: Stored) -> None:
    jack_ten, ten_nine = (table.best_lines(Combination.parse(text)) for text in ("KJx/xxx", "KJ2/543"))
    assert jack_ten is not None
    assert jack_ten == ten_nine
    high, low = (table.best_lines(Combination.parse(text)) for text in ("AJT2/543", "AJT3/542"))
    assert high is not None
    assert low is not None
    assert as_told(high) == as_told(low)


def test_what_it_does_not_have(table: Stored) -> None:
    assert table.best_lines(Combination.parse("A8642/7")) is None
    assert table.best_lines(Combination.parse("AQ/xx", "K")) is None


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="combinations"):
        Stored(tmp_path / FILE_NAME).best_lines(Combination.parse("AQ/xx"))
