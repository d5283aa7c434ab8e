"""A wrong call beside the right one."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.bidding.contrast import Contrast, contrast, possible
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.faults import IllegalCall
from bridgetutor.rules.hands import FULL_PACK
from tests.bidding.toy import READER, after, call, hand


def beside(cards: str, auction: str, tried: str) -> Contrast:
    return contrast(hand(cards), after(auction), READER, call(tried), Random(1))


def test_what_it_promises_what_is_broken_and_what_partner_would_do() -> None:
    wrong = beside("AQ32.K53.QJ4.A92", "", "1S")
    assert not wrong.is_best
    assert not wrong.is_playable
    assert [str(sentence) for sentence in wrong.sentences()] == [
        "1S would show: 12–21 points, 5+ spades",
        "5+ spades: you hold 4 spades",
        f"Partner, believing it, would mostly call {wrong.reply.call if wrong.reply else ''}",
    ]
    assert wrong.reply is not None
    assert wrong.reply.share > 0.2
    assert not any(card in hand("AQ32.K53.QJ4.A92") for card in wrong.reply.hand)


def test_partner_answers_what_was_asked() -> None:
    wrong = beside("AQ3.K532.QJ4.J92", "1N P", "2C")
    assert [str(broken.claimed) for broken in wrong.broken] == ["4+ spades"]
    assert wrong.reply is not None
    assert wrong.reply.call in {call("2D"), call("2S")}
    assert wrong.reply.meaning.agreements == ("answers",)


def test_a_playable_call() -> None:
    other = beside("AQJ32.K53.Q4.A92", "", "1S")
    assert other.is_playable
    assert other.broken == ()


def test_the_best_call_has_no_reply_to_fear() -> None:
    best = beside("AQ32.K53.QJ4.A92", "", "1N")
    assert best.is_best
    assert [str(sentence) for sentence in best.sentences()] == ["1N would show: 15–17 points, balanced"]


def test_a_call_without_a_meaning() -> None:
    first, *_ = beside("AQ32.K53.QJ4.A92", "", "7N").sentences()
    assert str(first) == "No agreement says what 7N would mean here"


def test_after_the_last_pass_nobody_answers() -> None:
    assert contrast(hand("AQ32.K53.QJ4.A92"), after("1S P 2S P"), READER, PASS, Random(1)).reply is None


def test_an_illegal_call_is_refused() -> None:
    with pytest.raises(IllegalCall):
        beside("AQ32.K53.QJ4.A92", "1N P", "1S")


def test_hands_that_somebody_may_hold() -> None:
    shown = after("1N").picture[after("").me]
    found = [each for each, _ in zip(possible(FULL_PACK, shown, Random(2)), range(20), strict=False)]
    assert len(found) == 20
    assert all(shown.admits(each) and len(each) == 13 for each in found)
