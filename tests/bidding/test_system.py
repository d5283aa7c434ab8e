"""Which rules speak in a situation, and in what order."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.bidding.system import System
from bridgetutor.hands.claims import ALWAYS, CLUBS, NEVER, length, points
from bridgetutor.phrase import phrase
from tests.bidding.toy import TOY, after, call


def system(*rules: str, rungs: dict[str, Rung] | None = None) -> System:
    listed = tuple(rule(text, points(5), rung=(rungs or {}).get(text, Rung.NATURAL)) for text in rules)
    return System.of("t", phrase("T"), (Agreement("a", phrase("A"), listed),))


def spoken(bids: System, auction: str) -> list[str]:
    return [str(reading.rule.pattern) for reading in bids.readings(after(auction))]


def test_the_lower_rung_first_then_the_order_of_the_list() -> None:
    bids = system("1N - 2C", "1N - 2D", "1N - 2H", rungs={"1N - 2H": Rung.SPECIAL})
    assert spoken(bids, "1N P") == ["1N - 2H", "1N - 2C", "1N - 2D"]


def test_only_legal_calls_speak() -> None:
    assert spoken(system("... 2C", "... X", "... P"), "2D P") == ["... P"]
    assert spoken(system("... 2C", "... X", "... P"), "1D") == ["... 2C", "... X", "... P"]


def test_an_exact_rule_silences_wide_ones_about_its_call() -> None:
    bids = system("... 2C", "... 2D", "1N - 2C")
    assert spoken(bids, "1N P") == ["... 2D", "1N - 2C"]
    assert spoken(bids, "1H P") == ["... 2C", "... 2D"]


def test_a_place_with_alternatives_is_found_once() -> None:
    assert spoken(system("... *|1H - 2H"), "1H P") == ["... *|1H - 2H"]


def test_a_promise_that_no_hand_can_keep_does_not_speak() -> None:
    both = Agreement("a", phrase("A"), (rule("1N", NEVER), rule("1C", ALWAYS)))
    assert spoken(System.of("t", phrase("T"), (both,)), "") == ["1C"]


def test_the_meaning_of_a_call_is_any_of_its_rules() -> None:
    two = Agreement("a", phrase("A"), (rule("1C", points(16)), rule("1C", length(CLUBS, 5))))
    meaning = System.of("t", phrase("T"), (two,)).meaning(after(""), call("1C"))
    assert str(meaning.describe()) == "16+ points or 5+ clubs"


def test_a_call_without_a_rule_has_no_meaning() -> None:
    meaning = TOY.meaning(after("1N P"), call("2H"))
    assert not meaning.is_agreed
    assert meaning.claim == ALWAYS
    assert str(meaning.describe()) == "no agreement"


def test_what_was_worked_out_is_kept() -> None:
    situation = after("1N P")
    assert TOY.spoken(situation) is TOY.spoken(situation)
    assert TOY.meaning(situation, call("2C")) is TOY.meaning(situation, call("2C"))
