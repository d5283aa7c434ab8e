"""Forcing calls after which partner has nothing to say."""

from __future__ import annotations

from bridgetutor.bidding.continuations import Stop, stops
from tests.bidding.toy import TOY, hand

FOUR_SPADES, NO_FOUR_SPADES, NO_OPENING = "AQ32.K53.QJ4.A92", "AQ3.K532.QJ4.A92", "AQ32.K53.QJ4.J92"
WEAK, STRONG = "J32.KT53.J42.J92", "K32.AQT3.KQ4.J92"


def found(*sample: str) -> dict[str, Stop]:
    return {str(each.auction): each for each in stops(TOY, tuple(map(hand, sample)))}


def test_what_is_answered_is_no_stop() -> None:
    assert "1N P 2C P" not in found(FOUR_SPADES, NO_FOUR_SPADES)


def test_nobody_has_said_what_to_do_when_the_next_hand_comes_in() -> None:
    stopped = found(FOUR_SPADES, NO_FOUR_SPADES)
    for auction in ("1N P 2C X", "1N P 2C 2D"):
        assert stopped[auction].hands == 2
        assert len(stopped[auction].without) == 2
        assert stopped[auction].rule.agreement == "answers"


def test_only_hands_that_could_have_made_the_calls_are_tried() -> None:
    assert "1N P 2C X" not in found(NO_OPENING)


def test_hands_that_the_agreements_leave_out() -> None:
    """With the points for it there is three notrump, whatever the auction."""
    stopped = found(WEAK, STRONG)["1H X P"]
    assert [each.hand for each in stopped.without] == [hand(WEAK)]
    assert str(stopped).startswith("1H X P [")
    assert f"1 of 2, {WEAK}" in str(stopped)
