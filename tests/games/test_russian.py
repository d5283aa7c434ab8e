""" "Russian Chicago": eight deals and on while level, real scores against targets, in IMPs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.russian import Russian
from bridgetutor.games.settlement import deals_of, enter, sheet_of
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.seats import Seat, Side
from tests.games.outcomes import outcomes, played

WE, THEY = Side.NORTH_SOUTH, Side.EAST_WEST
LEVEL = "pass points=20"


def test_vulnerable_are_one_side_the_other_none_both() -> None:
    deals = list(deals_of(Russian(), played(*[LEVEL] * 9)))
    assert [deal.vulnerability.value for deal in deals] == ["NS", "EW", "None", "All"] * 2 + ["NS"]
    assert [deal.dealer for deal in deals[:5]] == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH]
    other = list(deals_of(Russian(Seat.WEST), played(*[LEVEL] * 2)))
    assert [deal.vulnerability.value for deal in other] == ["EW", "NS"]


def test_a_level_score_goes_on_after_eight_deals() -> None:
    sheet = sheet_of(Russian(), played(*[LEVEL] * 8))
    assert not Russian().is_over(sheet)
    sheet = enter(Russian(), sheet, played("4S S 10 points=NS:20 fits=1")[0])
    assert Russian().is_over(sheet)
    with pytest.raises(BridgeError, match="over"):
        enter(Russian(), sheet, played(LEVEL)[0])


def test_a_lead_ends_it_after_eight_deals_and_not_before() -> None:
    sheet = sheet_of(Russian(), played("4S S 10 points=NS:20 fits=1", *[LEVEL] * 6))
    assert not Russian().is_over(sheet)
    assert Russian().is_over(enter(Russian(), sheet, played(LEVEL)[0]))


@pytest.mark.parametrize(
    ("line", "we", "they"),
    [
        ("4S S 10 points=NS:25 fits=1", 1, 0),  # vulnerable: 620 against 600
        ("2NT N 8 points=NS:24 fits=0", 0, 0),  # 270 against 270
        ("3NT W 9 points=EW:25 fits=0", 0, 5),  # not vulnerable: 400 against 190
        ("4S S 9 points=NS:26 fits=1", 0, 12),  # -100 against 610
        ("1NT E 6 points=NS:22 fits=0", 0, 1),  # 50 against 80
        ("pass points=EW:30 fits=2", 14, 0),  # 0 against 950
        ("2S S 8 points=20", 3, 0),  # 110 against nothing
        ("2S E 8 points=20", 0, 3),
        ("4S S 10 honours=E:100 points=NS:25 fits=1", 0, 2),  # 520 against 600
    ],
)
def test_imps(line: str, we: int, they: int) -> None:
    sheet = sheet_of(Russian(), played(line))
    assert [sheet.total(side) for side in Side] == [we, they]


def test_a_deal_is_explained() -> None:
    (entry,) = sheet_of(Russian(), played("4S S 9 points=NS:26 fits=1")).entries
    assert str(entry.says) == "EW: -100 for NS against a target of 610: 12 IMPs"
    assert [(str(line.what), line.points) for line in entry.because] == [
        ("1 undertrick at 100, vulnerable", -100),
        ("Target of NS with 26 points and 1 fit", -610),
    ]


def test_without_points_and_fits_there_is_no_target() -> None:
    with pytest.raises(BridgeError, match="target"):
        sheet_of(Russian(), played("4S S 10"))


@settings(max_examples=40)
@given(st.lists(outcomes(), max_size=8))
def test_the_reasons_add_up_to_the_imps(results: list[Outcome]) -> None:
    sheet = Sheet()
    for outcome in results:
        sheet = enter(Russian(), sheet, outcome)
    for entry in sheet.entries:
        assert abs(imps(sum(line.points for line in entry.because))) == entry.points
    assert sheet.difference == sum(entry.points * (1 if entry.side is WE else -1) for entry in sheet.entries)
    assert Russian().is_over(sheet) == (len(results) == 8 and sheet.difference != 0)
