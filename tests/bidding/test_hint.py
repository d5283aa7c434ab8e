"""Hints in the auction: four degrees, the call last, nothing of it from hands that are not seen."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.hint import DEGREES, hint
from bridgetutor.bidding.reader import Reader
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

SAYC = system("sayc")


def degrees(hand: str, calls: str) -> list[str]:
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    situation = Reader.both(SAYC).read(auction, Vulnerability.NONE)
    return [Wording.english().render(each) for each in hint(Hand.parse(hand), situation, SAYC)]


def test_an_opening() -> None:
    first, second, third, last = degrees("AQ32.K53.QJ4.A92", "")
    assert first == "Partner has said nothing yet. Is your hand worth a bid of its own?"
    assert second == "You hold 16 points and 4 spades. Is that worth a bid, and which one tells it?"
    assert "1NT" not in first + second
    assert third == "These calls promise nothing that you do not hold: 1♣ and 1NT."
    assert last.startswith("1NT: it shows 15–17")


def test_what_partner_has_shown_comes_first() -> None:
    first, second, *_, last = degrees("KJ932.A5.8432.93", "1N P")
    assert first.startswith("Partner has shown 15–17")
    assert (
        second == "You hold 8 points, 5 spades and 4 diamonds. Is that worth a bid, and which one tells it?"
    )
    assert last.startswith("2♥")


def test_a_pass_of_partners_is_not_much_to_go_by() -> None:
    first, *_ = degrees("AQ32.K53.QJ4.A92", "P P")
    assert first == "Partner has passed, with at most 13 points. Is your hand worth a bid of its own?"


def test_after_a_pass_of_partners_the_last_of_theirs_to_bid_is_told_of() -> None:
    first, *_ = degrees("Q862.Q95.T6532.7", "P P P 1H P 1N P 2D")
    assert first.startswith("Partner has passed, and an opponent has shown")
    assert "5+ hearts, 4–6 diamonds" in first


def test_a_pass_with_nothing_to_say_claims_nothing() -> None:
    *_, last = degrees("432.8765.943.J82", "")
    assert last == "Pass: no bid here promises what you hold."


def test_who_has_passed_is_asked_what_is_new() -> None:
    _, second, third, _ = degrees("Q862.Q95.T6532.7", "P P P 1H P P")
    assert (
        second
        == "You have passed with 4 points, 4 spades and 5 diamonds. Has the bidding since made it worth more?"
    )
    assert third.startswith("If you pass here, the auction is over.")


def test_of_a_flat_hand_only_what_is_told_is_said() -> None:
    first, *_ = degrees("73.K8542.T2.QJT7", "1D P 1H P 2N P")
    assert first.startswith("Partner has shown 18–19 points, 2–3 hearts, 4–5 diamonds, no suit shorter")


def test_a_question_is_named() -> None:
    first, *_, last = degrees("AQ32.K53.QJ4.A92", "1N P 2C P")
    assert first.startswith("Partner's call has a meaning of its own – ")
    assert last.startswith("2♠")


def test_against_an_opponent() -> None:
    first, *_ = degrees("KQJ72.A53.84.K92", "1D")
    assert first.startswith("Partner has said nothing; an opponent has shown 10–21")


def test_an_answer_of_partners_is_no_question() -> None:
    first, *_ = degrees("3.AQT64.Q854.T87", "1N P 2D P 2H P")
    assert first.startswith("You asked, and partner has answered: 15–17 points")


def test_who_is_asked_is_asked_about_that() -> None:
    first, second, *_ = degrees("AQ32.K53.QJ4.A92", "1N P 2C P")
    assert first.endswith("You are the one asked: what is your answer?")
    assert second == "You hold 4 spades. Does partner ask about any of that?"


def test_over_a_game_of_partners_the_question_is_whether_to_go_on() -> None:
    _, second, *_ = degrees("K764.AQT64.54.83", "1H P 4H P")
    assert second == "You hold 9 points and 4 spades. Does that speak for bidding on over 4♥?"


def test_a_note_on_a_natural_call_stands_beside_what_it_shows() -> None:
    first, *_ = degrees("86.KT9863.K.JT82", "P 1C 1S X")
    assert first.startswith("Partner has shown 8–16 points, 4+ spades (")


@pytest.mark.parametrize("calls", ["", "1D", "1N P", "1H P 2H P", "1S X P", "P P P"])
@pytest.mark.parametrize(
    "hand", ["AQ32.K53.QJ4.A92", "KJ932.A5.8432.93", "2.AKQJ8765.K4.32", "432.8765.943.J82"]
)
def test_the_last_degree_alone_names_the_call(hand: str, calls: str) -> None:
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    situation = Reader.both(SAYC).read(auction, Vulnerability.NONE)
    call = choose(Hand.parse(hand), situation, SAYC).call
    named = f"{Wording.english().say('{call}', call=call)}:"
    *before, last = degrees(hand, calls)
    assert len(before) + 1 == DEGREES
    assert last.startswith(named)
    assert all(named not in each for each in before)
