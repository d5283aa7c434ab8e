"""Lists of results: what a line says, and which line is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.result_list import outcome, sheet_from
from bridgetutor.games.rubber import Rubber
from bridgetutor.games.settlement import sheet_of
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.target import Strength
from bridgetutor.rules.seats import Seat, Side
from tests.games.outcomes import played
from tests.rules.scoring.golden import made

DEAL = "N:AKQJ2.K53.QJ4.A9 T9.AQ2.K32.87654 8765.J64.A65.KQJ 43.T987.T987.T32"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2S S 8", Outcome(made("2S", 8))),
        ("2♠ by south 8", Outcome(made("2S", 8))),
        ("4hx e 9 honours=N:100", Outcome(made("4HX", 9, Seat.EAST), Honours(Seat.NORTH, 100))),
        ("pass", Outcome()),
        ("P", Outcome()),
        (
            "3NT W 10 points=EW:26 fits=1",
            Outcome(made("3N", 10, Seat.WEST), None, Strength(Side.EAST_WEST, 26, 1)),
        ),
        (
            "1N N 7 points=NS:20 fits=0",
            Outcome(made("1N", 7, Seat.NORTH), None, Strength(Side.NORTH_SOUTH, 20, 0)),
        ),
        ("1N N 7 points=20", Outcome(made("1N", 7, Seat.NORTH), None, Strength(None))),
        (
            f"4S S 10 deal={DEAL}",
            Outcome(made("4S", 10), Honours(Seat.NORTH, 100), Strength(Side.NORTH_SOUTH, 31, 1)),
        ),
        (f"pass deal={DEAL}", Outcome(None, None, Strength(Side.NORTH_SOUTH, 31, 1))),
    ],
)
def test_what_a_line_says(line: str, expected: Outcome) -> None:
    assert outcome(line) == expected


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("2S", "is not a result"),
        ("2S S", "is not a result"),
        ("2S S 8 9", "is not a result"),
        ("honours=N:100", "is not a result"),
        ("8S S 8", "is not a contract"),
        ("2S Q 8", "is not a seat"),
        ("2S S 14", "from 0 to 13"),
        ("2S S eight", "not a number of tricks"),
        ("2S S -1", "not a number of tricks"),
        ("2S S ²", "not a number of tricks"),
        ("2S S 8 honours=N", "no honours"),
        ("2S S 8 honours=N:90", "100 or 150"),
        ("3N S 9 honours=N:100", "four aces"),
        ("pass honours=N:100", "passed out"),
        ("2S S 8 honors=N:100", "is not noted"),
        ("2S S 8 points=NS:24", "fits=1"),
        ("2S S 8 points=24 fits=1", "fits=1"),
        ("2S S 8 points=20 fits=1", "fits=1"),
        ("2S S 8 fits=1", "fits=1"),
        ("2S S 8 points=NS:14 fits=1", "20 to 40"),
        ("2S S 8 points=NS:24 fits=5", "0 to 3"),
        ("2S S 8 deal=N:AK", "four hands"),
        ("2S S 8 deal=N:AK.AK.AK.AK - - -", "13"),
        (f"2S S 8 honours=N:100 deal={DEAL}", "by itself"),
    ],
)
def test_what_is_wrong_is_said_with_the_number_of_the_line(line: str, says: str) -> None:
    with pytest.raises(BridgeError, match=says):
        outcome(line)
    with pytest.raises(BridgeError, match=f"^Line 4: .*{says}"):
        sheet_from(Rubber(), f"# first\n2S S 8\n\n{line}\n1C S 7\n")


def test_a_list_is_a_sheet() -> None:
    text = "\ufeff# an evening\r\n\r\n  2S S 8\r\n#\r\nPASS\r\n1NT E 7"
    assert sheet_from(Rubber(), text) == sheet_of(Rubber(), played("2S S 8", "pass", "1NT E 7"))
    assert sheet_from(Rubber(), "") == sheet_of(Rubber(), [])


def test_a_result_too_many_is_a_wrong_line() -> None:
    with pytest.raises(BridgeError, match=r"^Line 3: The game is over"):
        sheet_from(Rubber(), "4S S 10\n4S S 10\n4S S 10")


@given(st.text("24SNHX 8=:,pas#honurdel\n\t♠", max_size=40))
def test_whatever_is_written_only_a_bridge_error_is_raised(text: str) -> None:
    try:
        found = str(sheet_from(Rubber(), text))
    except BridgeError as error:
        found = str(error)
    assert found.startswith(("Line ", "Sheet("))
