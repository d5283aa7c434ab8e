"""What a hand breaks of the promise of a call, told in what is true of the call."""

from __future__ import annotations

from hypothesis import given

from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.shortfall import nearest, shortfall
from bridgetutor.bidding.systems.natural import natural
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import CLUBS, HEARTS, SPADES, good_suit, length, longer, points
from bridgetutor.rules.auction import parse_call
from bridgetutor.rules.hands import Hand
from tests.bidding.toy import after, hand
from tests.strategies import hands

SIXTEEN = "AQ32.K53.QJ4.A92"


def said(call: str, *meanings: Claim, cards: str = SIXTEEN) -> list[str]:
    return [str(each.claimed) for each in shortfall(parse_call(call), meanings, hand(cards))]


def test_the_nearest_way_to_keep_a_promise() -> None:
    claim = (points(15, 17) & length(SPADES, 5)) | (points(8, 10) & length(HEARTS, 6) & length(SPADES, 2, 2))
    says = [str(broken.says) for broken in nearest(claim, hand(SIXTEEN))]
    assert says == ["5+ spades: you hold 4 spades"]
    either = length(SPADES, 5) | length(HEARTS, 5)
    assert [str(each.claimed) for each in nearest(either, hand(SIXTEEN))] == ["5+ spades or 5+ hearts"]
    assert nearest(claim, hand("AQ932.K53.QJ.A92")) == ()


def test_of_ways_that_break_in_as_many_parts_the_nearer_one_in_points_and_cards() -> None:
    far, near = length(SPADES, 8), length(SPADES, 5) & longer(SPADES, CLUBS) & length(HEARTS, 3)
    assert [str(each.claimed) for each in nearest(far | near, hand("AQ32.K53.QJ.A932"))][:1] == ["5+ spades"]


def test_of_a_call_with_several_meanings_the_least_length_is_said() -> None:
    strong, weak = points(17, 21) & length(SPADES, 7), points(6, 9) & length(SPADES, 6)
    assert said("2S", strong, weak) == ["17–21 points", "6+ spades"]
    assert said("2S", strong, weak, cards="AQ9732.K53.Q.A92") == ["6–9 points"]
    assert said("2S", strong, weak, cards="AK975.K53.QJ.A92") == ["6+ spades"]


def test_what_is_said_of_a_suit_as_one_thing_or_another_is_left_out_too() -> None:
    claim = length(SPADES, 5) & (points(18) | length(SPADES, 6)) & (points(12) | good_suit(SPADES))
    assert said("4S", claim, cards="9532.K5432.QJ4.9") == ["5+ spades"]


def test_of_a_suit_of_the_wrong_length_nothing_else_is_said() -> None:
    claim = length(SPADES, 6) & good_suit(SPADES) & longer(SPADES, HEARTS) & good_suit(CLUBS)
    assert said("2S", claim, cards="9532.K5432.QJ4.9") == [
        "6+ spades",
        "two of the top three C or three of the top five",
    ]


def test_nothing_is_broken_where_one_of_the_meanings_is_kept_or_there_is_none() -> None:
    assert said("1N", points(20, 21), points(15, 17)) == []
    assert said("1N") == []


def test_one_club_never_promises_six() -> None:
    choices = choose(hand("AQJ84.K72.A95.83"), after(""), natural())
    assert [str(each.says) for each in choices.why_not(parse_call("1C"))][:1] == [
        "3+ clubs: you hold 2 clubs"
    ]


@given(hands())
def test_what_is_said_is_broken_by_the_hand(held: Hand) -> None:
    choices = choose(held, after(""), natural())
    for call in map(parse_call, ("1C", "1D", "1H", "1S", "1N", "2C", "2H", "3S")):
        assert not any(each.claim.holds(held) for each in choices.why_not(call))
