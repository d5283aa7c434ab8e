"""Rules and agreements as values."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Forcing, Rung, rule
from bridgetutor.hands.claims import HEARTS, length
from bridgetutor.phrase import phrase
from tests.bidding.toy import call


def test_a_rule_is_about_its_last_call() -> None:
    answer = rule("1N - 2C - 2H", length(HEARTS, 4), rung=Rung.ANSWER)
    assert answer.call == call("2H")
    assert (answer.forcing, answer.artificial, answer.agreement) == (Forcing.NO, False, "")


def test_what_asks_is_artificial() -> None:
    assert rule("1N - 2C", length(HEARTS, 4), asks=phrase("asks")).artificial


def test_what_everyone_expects_may_ask_without_an_alert() -> None:
    double = rule("(1S) X", length(HEARTS, 4), artificial=False, asks=phrase("takeout"))
    assert (double.artificial, double.asks) == (False, phrase("takeout"))


def test_rules_know_where_they_stand() -> None:
    shared = rule("1H", length(HEARTS, 5))
    one, other = (Agreement(name, phrase("A"), (shared,)) for name in ("one", "other"))
    assert [each.agreement for each in (*one, *other)] == ["one", "other"]
    assert shared.agreement == ""


def test_rungs_are_in_the_order_of_preference() -> None:
    assert list(Rung) == sorted(Rung)
    assert Rung.ANSWER < Rung.SPECIAL < Rung.FIT < Rung.NATURAL < Rung.QUIET < Rung.LAST
