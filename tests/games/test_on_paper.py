"""Sheets in plain text against the golden ones, and the words below them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.games.boards import Boards
from bridgetutor.games.chicago import Chicago, ChicagoByLaws
from bridgetutor.games.on_paper import explained, paper, tally
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.result_list import sheet_from
from bridgetutor.games.rubber import RULES_OF_1945, Rubber
from bridgetutor.games.russian import Russian
from bridgetutor.games.settlement import Settlement, deals_of, enter, sheet_of
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.seats import Side
from bridgetutor.wording import Wording
from tests.games.outcomes import outcomes, played

SHEETS = sorted((Path(__file__).parents[1] / "golden" / "scoring" / "sheets").glob("*.txt"))
ENGLISH = Wording.english()


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_golden_sheets(path: Path) -> None:
    text, _, expected = path.read_text("utf-8").partition("----\n")
    settlement = RULES_OF_1945 if path.stem.endswith("1945") else Rubber()
    assert paper(sheet_from(settlement, text), ENGLISH) == expected.rstrip("\n")


def test_there_are_golden_sheets() -> None:
    assert sorted(path.stem for path in SHEETS) == [
        "game-and-rubber",
        "game-and-rubber-1945",
        "long-rubber",
        "part-score-unfinished",
    ]


def test_an_empty_sheet_has_its_lines() -> None:
    assert paper(Sheet(), ENGLISH).count("═╪═") == 2
    assert paper(Sheet(), ENGLISH).splitlines()[-1].split() == ["0", "│", "0"]


@settings(max_examples=25)
@given(st.lists(outcomes(), max_size=10), st.sampled_from([Rubber(), RULES_OF_1945]))
def test_the_numbers_on_paper_add_up_to_the_totals(results: list[Outcome], settlement: Rubber) -> None:
    sheet = Sheet()
    for outcome in results:
        if not settlement.is_over(sheet):
            sheet = enter(settlement, sheet, outcome)
    rows = [line.split("│") for line in paper(sheet, ENGLISH).splitlines()[2:] if "│" in line]
    for side in Side:
        *points, total = (int(row[side].strip() or 0) for row in rows)
        assert sum(points) == total == sheet.total(side)


def words(settlement: Settlement, *lines: str) -> tuple[list[str], list[str]]:
    sheet = sheet_of(settlement, played(*lines))
    deals = tuple(deals_of(settlement, sheet.outcomes))
    return tally(deals, sheet, ENGLISH).splitlines(), explained(deals, sheet, ENGLISH).splitlines()


def test_a_form_without_a_line_has_a_row_for_each_deal() -> None:
    rows, _ = words(Chicago(), "4S S 10", "pass", "3NT W 8")
    assert [row.split() for row in rows] == [
        ["Deal", "Vulnerable", "Result", "We", "They"],
        ["1", "None", "4♠", "by", "South:", "10", "tricks", "420"],
        ["2", "E–W", "passed", "out"],
        ["3", "N–S", "3NT", "by", "West:", "8", "tricks", "50"],
        ["Total", "470", "0"],
    ]
    ends = [len(row) for row in rows]
    assert ends[0] == ends[-1]


def test_every_entry_is_explained() -> None:
    _, said = words(ChicagoByLaws(), "2S S 8 honours=E:100", "2S N 8")
    assert said == [
        "Deal 1: 2♠ by South: 8 tricks",
        "  North–South, below the line: 2 odd tricks in spades at 30: 60",
        "  East–West, above the line: Four trump honours in East's hand: 100",
        "Deal 2: 2♠ by North: 8 tricks",
        "  North–South, below the line: 2 odd tricks in spades at 30: 60",
        "  North–South, above the line: Game bonus: 300",
        "  Game to North–South: a line is drawn",
    ]


def test_a_target_is_explained() -> None:
    _, said = words(Russian(), "3NT W 9 points=EW:25 fits=0")
    assert said == [
        "Deal 1: 3NT by West: 9 tricks",
        "    First odd trick at notrump at 40: 40",
        "    2 more odd tricks at 30: 60",
        "    Game bonus: 300",
        "    Target of East–West with 25 points and 0 fits: -190",
        "  East–West: 400 for East–West against a target of 190: 5 IMPs: 5",
    ]


def test_in_another_language_no_english_is_left() -> None:
    pseudo = Wording.pseudo(right_to_left=False)
    sheet = sheet_of(Rubber(), played("4S S 10", "1N W 6"))
    deals = tuple(deals_of(Rubber(), sheet.outcomes))
    assert "We" not in paper(sheet, pseudo)
    assert all("⟦" in line for line in explained(deals, sheet, pseudo).splitlines())
    assert "Deal " not in tally(tuple(deals_of(Boards(), sheet.outcomes)), sheet, pseudo)
