"""Forms by name, their options, one deal in words and JSON, and how the end is told."""

from __future__ import annotations

import pytest

from bridgetutor.games.chicago import Chicago, ChicagoByLaws
from bridgetutor.games.forms import FORMS, Options, form
from bridgetutor.games.in_json import sheet_as_json
from bridgetutor.games.one_deal import ScoredDeal, in_json, in_words
from bridgetutor.games.result_list import outcome
from bridgetutor.games.rubber import RULES_OF_1945, Rubber
from bridgetutor.games.settlement import deals_of, sheet_of
from bridgetutor.games.sheet import Sheet
from bridgetutor.games.verdicts import in_hundreds, in_imps, in_points, next_deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording
from tests.games.outcomes import played

ENGLISH = Wording.english()


def total(name: str, line: str, options: Options | None = None, vulnerability: str = "None") -> int:
    return form(name, options).score(outcome(line), Vulnerability(vulnerability)).total


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("duplicate", Options(), 1430),
        ("single", Options(), 1430),
        ("chicago", Options(), 1430),
        ("chicago", Options(laws=True), 1580),
        ("rubber", Options(), 1080),
        ("rubber", Options(rules_of_1945=True), 1030),
        ("rubber", Options(rules_of_1945=True, small_slam_750=True), 1080),
        ("russian", Options(), 1580),
        ("minibridge", Options(), 1430),
        ("minibridge", Options(simple=True), 380),
        ("first-lessons", Options(), 380),
    ],
)
def test_one_result_in_every_form(name: str, options: Options, expected: int) -> None:
    assert total(name, "6S S 12 honours=S:150", options, "NS") == expected
    assert name in FORMS


def test_the_settlement_has_the_options() -> None:
    assert form("chicago").settlement == Chicago(Seat.NORTH)
    assert form("chicago", Options(dealer=Seat.WEST, laws=True)).settlement == ChicagoByLaws(Seat.WEST)
    assert form("rubber").settlement == Rubber()
    assert form("rubber", Options(rules_of_1945=True)).settlement == RULES_OF_1945


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("duplicate", Options(dealer=Seat.NORTH)),
        ("duplicate", Options(laws=True)),
        ("rubber", Options(laws=True)),
        ("rubber", Options(vulnerability=Vulnerability.NONE)),
        ("chicago", Options(rules_of_1945=True)),
        ("rubber", Options(small_slam_750=True)),
        ("first-lessons", Options(simple=True)),
        ("whist", Options()),
    ],
)
def test_what_a_form_does_not_have(name: str, options: Options) -> None:
    with pytest.raises(BridgeError):
        form(name, options)


def test_one_deal_in_words() -> None:
    scored = ScoredDeal.of(form("rubber"), outcome("4H E 9 honours=E:100"), Vulnerability.NONE)
    assert in_words(scored, ENGLISH).splitlines() == [
        "4♥ by East: 9 tricks",
        "  North–South, above the line: 1 undertrick at 50                  50",
        "  East–West, above the line: Four trump honours in East's hand    100",
        "  Total for East–West                                              50",
    ]


def test_a_target_beside_an_ordinary_score() -> None:
    scored = ScoredDeal.of(form("duplicate"), outcome("4S S 10 points=NS:25 fits=1"), Vulnerability.NONE)
    assert [line.split()[-1] for line in in_words(scored, ENGLISH).splitlines()[1:]] == [
        "120",
        "300",
        "420",
        "400",
        "20",
        "1",
    ]
    assert in_json(scored, ENGLISH)["target"] == {"side": "NS", "points": 400, "difference": 20, "imps": 1}


def test_one_deal_as_json_says_where_the_points_stand() -> None:
    scored = ScoredDeal.of(form("rubber"), outcome("1S S 6 honours=S:100"), Vulnerability.ALL)
    assert in_json(scored, ENGLISH) == {
        "contract": "1S",
        "declarer": "S",
        "tricks": 6,
        "vul": "All",
        "total": 0,
        "side": "NS",
        "lines": [
            {"what": "1 undertrick at 100, vulnerable", "points": -100, "place": "above", "column": "EW"},
            {"what": "Four trump honours in South's hand", "points": 100, "place": "above", "column": "NS"},
        ],
    }


def test_a_sheet_as_json() -> None:
    sheet = sheet_of(Rubber(), played("4S S 10", "1N W 7"))
    said = sheet_as_json(tuple(deals_of(Rubber(), sheet.outcomes)), sheet, ENGLISH)
    assert said["total"] == {"NS": 120, "EW": 40}
    assert said["games"] == {"NS": 1, "EW": 0}
    assert said["part_score"] == {"NS": 0, "EW": 40}
    assert (said["difference"], said["side"]) == (80, "NS")
    assert said["lines"] == [
        {"deal": 1, "side": "NS", "place": "below", "what": "4 odd tricks in spades at 30", "points": 120},
        {
            "deal": 1,
            "side": "NS",
            "place": "line",
            "what": "Game to North–South: a line is drawn",
            "points": 0,
        },
        {"deal": 2, "side": "EW", "place": "below", "what": "First odd trick at notrump at 40", "points": 40},
    ]
    deals = said["deals"]
    assert isinstance(deals, list)
    assert deals[1] == {
        "deal": 2,
        "dealer": "E",
        "vul": "NS",
        "contract": "1NT",
        "declarer": "W",
        "tricks": 7,
        "honours": None,
    }


def test_how_the_end_is_told() -> None:
    sheet = sheet_of(Chicago(), played("4S W 10", "1C S 7"))
    assert str(in_hundreds(sheet)) == "EW win by 350 points: 4 hundreds"
    assert str(in_points(sheet)) == "EW win by 350 points"
    assert str(in_imps(sheet)) == "EW win by 350 IMPs"
    assert {str(told(Sheet())) for told in (in_hundreds, in_points, in_imps)} == {"The sides are level"}
    assert str(next_deal(Chicago(), sheet)) == "S deals next; vulnerable: NS"
