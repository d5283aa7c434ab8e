"""Choosing a call, and why not another one."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.hands.claims import ALWAYS
from bridgetutor.rules.auction import PASS
from tests.bidding.toy import TOY, after, call, hand


def chosen(cards: str, auction: str = "") -> Choices:
    return choose(hand(cards), after(auction), TOY)


@pytest.mark.parametrize(
    ("cards", "auction", "best"),
    [
        ("AQ32.K53.QJ4.A92", "", "1N"),
        ("AQJ32.K5.Q42.Q92", "", "1S"),
        ("AQJ32.KQ53.QJ4.2", "", "1S"),
        ("AQ32.953.QJ4.J92", "", "P"),
        ("AQ32.953.QJ4.J92", "1N P", "2C"),
        ("AQ3.9532.QJ4.J92", "1N P", "3N"),
        ("AQ32.K53.QJ4.A92", "1N P 2C P", "2S"),
        ("AQ3.K532.QJ4.A92", "1N P 2C P", "2D"),
    ],
)
def test_the_first_rule_that_the_hand_keeps(cards: str, auction: str, best: str) -> None:
    assert chosen(cards, auction).call == call(best)


def test_other_calls_that_hold_are_playable_and_have_no_reason_against_them() -> None:
    choices = chosen("AQJ32.K53.Q4.A92")
    assert [str(reading.call) for reading in choices.ranked] == ["1N", "1S"]
    assert [str(reading.call) for reading in choices.playable] == ["1S"]
    assert choices.why_not(call("1S")) == ()


def test_a_wrong_call_breaks_a_promise() -> None:
    (broken,) = chosen("AQ32.K5.QJ43.A92").why_not(call("1S"))
    assert str(broken.says) == "5+ spades: you hold 4 spades"


def test_a_call_that_means_nothing_breaks_nothing() -> None:
    assert chosen("AQ32.K5.QJ43.A92").why_not(call("7N")) == ()


def test_a_forced_hand_without_a_rule_bids_its_longest_suit() -> None:
    choices = chosen("32.K5.QJ943.A982", "1S P 2N P")
    assert choices.by_principle
    assert choices.call == call("3D")
    assert choices.best.claim == ALWAYS


def test_an_unforced_hand_without_a_rule_passes() -> None:
    choices = chosen("32.K5.QJ943.A982", "1S P 2S P")
    assert choices.by_principle
    assert choices.call == PASS


def test_who_has_called_on_too_little_says_no_more() -> None:
    """Stayman with four points: partner's answer is passed, whatever was promised."""
    choices = choose(hand("J964.97532.T5.K8"), after("1N P 2C P 2H P"), sayc())
    assert choices.by_principle
    assert choices.call == PASS


def test_the_last_resort_tells_no_lie() -> None:
    """Too strong for the only pass there is, and nothing else to bid: what promises nothing."""
    choices = chosen("AK2.AK5.QJ92.A98", "P")
    assert choices.by_principle
    assert choices.call == call("1D")
    assert not TOY.meaning(after("P"), choices.call).is_agreed


def test_a_barred_pass_is_not_playable() -> None:
    forced = choose(hand("Q32.K5.QJ943.982"), after("1N P 2C P"), sayc())
    assert PASS not in [reading.call for reading in forced.ranked]
