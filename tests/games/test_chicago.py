"""Chicago: four deals in the usual form, and by the laws with part scores carried over."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.games.chicago import Chicago, ChicagoByLaws, score_alone
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.settlement import deals_of, enter, sheet_of
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.games.outcomes import outcomes, played
from tests.rules.scoring.golden import made

WE, THEY = Side.NORTH_SOUTH, Side.EAST_WEST


@pytest.mark.parametrize(
    ("first", "middle"),
    [(Seat.NORTH, ("EW", "NS")), (Seat.EAST, ("NS", "EW"))],
)
def test_dealers_and_vulnerability(first: Seat, middle: tuple[str, str]) -> None:
    deals = list(deals_of(Chicago(first), played("pass", "1C S 7", "pass", "1C S 7")))
    assert [deal.dealer for deal in deals] == [first.after(i) for i in range(4)]
    assert [deal.vulnerability.value for deal in deals] == ["None", *middle, "All"]


def test_the_usual_form_is_scored_deal_by_deal() -> None:
    sheet = sheet_of(Chicago(), played("2S S 8 honours=S:100", "2S S 8", "4H S 10", "3NT W 9"))
    assert sheet.total(WE) == 110 + 110 + 620
    assert sheet.total(THEY) == 600
    assert sheet.games(WE) == 0
    assert Chicago().is_over(sheet)


def test_a_deal_passed_out_counts_in_the_usual_form() -> None:
    assert Chicago().is_over(sheet_of(Chicago(), played(*["pass"] * 4)))
    with pytest.raises(BridgeError, match="over"):
        sheet_of(Chicago(), played(*["pass"] * 5))


def test_by_the_laws_part_scores_carry_over() -> None:
    sheet = sheet_of(ChicagoByLaws(), played("2S S 8 honours=E:100", "1NT N 7"))
    assert sheet.total(WE) == 60 + 40 + 300
    assert sheet.total(THEY) == 100
    assert [sheet.games(side) for side in Side] == [1, 0]
    assert sheet.part_score(WE) == 0


def test_a_game_is_paid_by_the_vulnerability_of_the_deal_that_completes_it() -> None:
    sheet = sheet_of(ChicagoByLaws(), played("2S W 8", "1NT E 7"))
    assert sheet.total(THEY) == 60 + 40 + 500
    assert str(sheet.entries[-1].what) == "Game bonus, vulnerable"


def test_a_part_score_on_the_fourth_deal_earns_a_hundred() -> None:
    sheet = sheet_of(ChicagoByLaws(), played("2S S 8", "1C W 7", "1C E 7", "1NT W 8"))
    assert sheet.total(THEY) == 20 + 20 + 40 + 30 + 100
    assert sheet.total(WE) == 60
    assert str(sheet.entries[-1].says) == "EW, above the line: Part score on the last deal"


def test_a_game_completed_on_the_fourth_deal_earns_no_hundred_beside() -> None:
    sheet = sheet_of(ChicagoByLaws(), played("2S S 8", "1C W 7", "1C W 7", "1NT S 7"))
    assert sheet.total(WE) == 60 + 40 + 500


def test_a_deal_passed_out_is_dealt_again_by_the_same_dealer() -> None:
    deals = list(deals_of(ChicagoByLaws(), played("pass", "1C S 7", "pass", "1C S 7")))
    assert [deal.dealer for deal in deals] == [Seat.NORTH, Seat.NORTH, Seat.EAST, Seat.EAST]
    assert [deal.vulnerability.value for deal in deals] == ["None", "None", "EW", "EW"]
    assert not ChicagoByLaws().is_over(sheet_of(ChicagoByLaws(), [deal.outcome for deal in deals]))


def test_one_deal_by_the_laws() -> None:
    assert score_alone(made("4S", 10), Vulnerability.ALL, Honours(Seat.SOUTH, 100)).total == 720
    assert score_alone(made("3S", 9), Vulnerability.ALL).total == 90
    assert score_alone(made("4S", 9), Vulnerability.ALL).total == -100
    assert score_alone(None, Vulnerability.ALL).total == 0


@settings(max_examples=40)
@given(st.lists(outcomes(), min_size=4, max_size=4))
def test_the_usual_sheet_is_four_duplicate_scores(results: list[Outcome]) -> None:
    sheet = Sheet()
    expected = 0
    for i, outcome in enumerate(results):
        dealers = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)[i].side
        vulnerability = (
            Vulnerability.NONE,
            Vulnerability(str(dealers)),
            Vulnerability(str(dealers)),
            Vulnerability.ALL,
        )[i]
        expected += duplicate.score(outcome.result, vulnerability).points(WE)
        sheet = enter(Chicago(), sheet, outcome)
    assert sheet.difference == expected
