"""What is wrong with a system, found from its rules and by trying hands."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import Card, NotrumpDefence, OverInterference, SlamQuestion, Stayman
from bridgetutor.bidding.catalogue import SYSTEMS, Entry
from bridgetutor.bidding.checks import FaultySystem, auction_of, faults, possible
from bridgetutor.bidding.continuations import stops
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.system import System
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.cli.gaps import hands
from bridgetutor.hands.claims import ALWAYS, aces, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.seats import Seat
from tests.bidding.toy import ANSWERS, OPENINGS, TOY

CARDS = (
    *(Card(stayman=form) for form in Stayman),
    *(Card(slam_question=question) for question in SlamQuestion),
    Card(over_interference=OverInterference.STEPS),
    Card(jacoby_2nt=False, negative_doubles=False, notrump_defence=NotrumpDefence.NATURAL),
    Card(splinters=True, drury=True, lebensohl=True, support_doubles=True, responsive_doubles=True),
)


def said(*rules: Rule) -> list[str]:
    return [str(fault) for fault in faults([Agreement("a", phrase("A"), rules)])]


@pytest.mark.parametrize(
    ("pattern", "says"),
    [
        ("1N 2C", "“1N” is not a call of the side whose turn it is there"),
        ("1N - - 2C", "“-” is not a call of the side whose turn it is there"),
        ("1N P 2C", "“P” is not a call of the side whose turn it is there"),
        ("1N (2C|2D) X", "“(2C” is not a call of the side whose turn it is there"),
        ("2N - 2C", "the Laws do not allow the calls in this order"),
        ("1N - X", "the Laws do not allow the calls in this order"),
        ("1N (X) X", "the Laws do not allow the calls in this order"),
        ("(1S) P - P", None),
        ("1N - P - 2C", "the Laws do not allow the calls in this order"),
        ("1C|1D|1H|1S - 1H", None),
        ("1N (X) XX", None),
        ("... * (*) X", None),
    ],
)
def test_calls_are_in_turn_and_legal(pattern: str, says: str | None) -> None:
    found = said(rule(pattern, points(5)))
    assert found == ([] if says is None else [f"a: {rule(pattern, ALWAYS).pattern}: {says}"])


def test_an_artificial_call_says_what_it_asks() -> None:
    assert said(rule("1N - 2C", points(8), artificial=True)) == [
        "a: 1N - 2C: an artificial call must say what it asks or shows"
    ]
    assert said(rule("1N - 2C", points(8), asks=phrase("asks"))) == []


def test_an_answer_needs_no_more_words_than_its_promise() -> None:
    assert said(rule("4N - 5C", aces(0, 4), rung=Rung.ANSWER, artificial=True)) == []


def test_what_a_loop_wrote_down_too_many_is_left_out() -> None:
    rules = [rule(f"1H - {bid}", points(6)) for bid in ("1C", "1S", "2C")]
    assert [str(each.pattern) for each in possible(rules[:1], rules[1:])] == ["1H - 1S", "1H - 2C"]


def test_names_are_given_once() -> None:
    same = Agreement("a", phrase("A"), ())
    assert [str(fault) for fault in faults([same, same])] == ["Two agreements are named “a”"]


def test_a_faulty_system_is_not_built() -> None:
    wrong = Agreement("a", phrase("A"), (rule("1N 2C", points(8)),))
    with pytest.raises(FaultySystem, match="a: 1N 2C"):
        System.of("t", phrase("T"), (wrong,))


@pytest.mark.parametrize("entry", SYSTEMS, ids=[entry.name for entry in SYSTEMS])
def test_every_system_can_be_built(entry: Entry) -> None:
    assert list(entry.build(entry.card).rules)


@pytest.mark.parametrize("card", CARDS, ids=range(len(CARDS)))
def test_standard_american_can_be_built_with_every_option(card: Card) -> None:
    assert list(sayc(card).rules)


def test_an_auction_from_a_key() -> None:
    assert auction_of(("(1H)", "1S", "-")) == Auction.parse(Seat.NORTH, "1H 1S P")
    assert auction_of(("1N", "(1S)")) is None


def test_a_forcing_call_that_is_not_continued_is_found() -> None:
    found = {str(stop.auction): stop for stop in stops(TOY, hands(500))}
    assert "1N P 2C P" not in found
    assert 0 < len(found["1S X P"].without) < found["1S X P"].hands
    assert "1N P 2C X" in found


def test_a_continued_call_is_not() -> None:
    rest = Agreement("rest", phrase("Rest"), (rule("(1S) X - 1N", ALWAYS, rung=Rung.LAST),))
    system = System.of("t", phrase("T"), (OPENINGS, ANSWERS, rest))
    assert "1S X P" not in {str(stop.auction) for stop in stops(system, hands(300))}
