"""Tenaces of two hands: what is above, what is below, what can be led, and how often."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.entries import entries, entries_in
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.tenaces import Tenace, drop, onside, tenaces, to_play_now
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def outlook(north: str, south: str) -> Outlook:
    """South declares at notrump and is on lead, with these spades, and clubs or hearts beside them."""
    hands = {
        Seat.NORTH: Hand.parse(f"{north}..{'AKQJT98765432'[: 13 - len(north)]}."),
        Seat.SOUTH: Hand.parse(f"{south}...{'AKQJT98765432'[: 13 - len(south)]}"),
    }
    play = Play(Deal.of(hands), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH)
    return Outlook(PlayView(Seat.SOUTH, play, FULL_PACK))


def north(text: str) -> Tenace:
    """What North has about the highest missing spade."""
    mine, other = text.split("/")
    return next(each for each in tenaces(outlook(mine, other), Suit.SPADES) if each.holder is Seat.NORTH)


CAN_FINESSE = {
    "AQ/32": True,
    "AQJ/432": True,
    "A32/QJ4": True,
    "AJ2/QT3": True,
    "A32/Q54": False,
    "AK/JT54": False,
    "AK2/JT54": True,
    "A/QJT4": False,
    "AQ/JT54": True,
    "AJT/Q": True,
    "AK/32": False,
    "KQ2/543": False,
    "AQ/-": False,
}


@pytest.mark.parametrize("text", CAN_FINESSE)
def test_when_there_is_a_finesse_towards_north(text: str) -> None:
    assert north(text.replace("-", "")).can_finesse is CAN_FINESSE[text]


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("AQ2/543", 1),
        ("AQJ/432", 2),
        ("AQJ/2", 1),
        ("A432/QJT", 2),
        ("AQJT/32", 2),
        ("A2/QJT9", 1),
        ("AK2/JT9", 1),
        ("AQJ/T2", 2),
    ],
)
def test_how_often_it_can_be_taken(text: str, times: int) -> None:
    assert north(text).finesses == times


def test_the_defenders_before_and_after() -> None:
    tenace = north("AQ2/543")
    assert (tenace.other, tenace.before, tenace.after) == (Seat.SOUTH, Seat.WEST, Seat.EAST)


def test_small_cards_are_led_to_a_tenace_and_honours_are_let_run() -> None:
    low, high = outlook("AQ2", "543"), outlook("A32", "QJ4")
    assert str(to_play_now(low, north("AQ2/543"))) == "543..."
    assert str(to_play_now(high, north("A32/QJ4"))) == "QJ..."


def test_no_honour_is_led_that_must_fall_on_one_of_our_own() -> None:
    assert str(to_play_now(outlook("AQ", "JT54"), north("AQ/JT54"))) == "54..."
    assert str(to_play_now(outlook("AJT8", "Q954"), north("AJT8/Q954"))) == "Q9..."


def test_after_a_small_lead_the_lower_card_is_played() -> None:
    whole = Deal.parse("N:AQ2.K.A. 986.7.3. 543.2.9. KJT.8.7.")
    play = Play(whole, Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH).after(Card.parse("S4"), Card.parse("ST"))
    pack = Hand.of(card for hand in whole.known.values() for card in hand)
    seen = Play(
        whole.with_hand(Seat.EAST, None).with_hand(Seat.WEST, None),
        play.strain,
        Seat.SOUTH,
        Seat.SOUTH,
        play.cards,
    )
    now = Outlook(PlayView(Seat.SOUTH, seen, pack))
    tenace = next(each for each in tenaces(now, Suit.SPADES) if each.holder is Seat.NORTH)
    assert str(to_play_now(now, tenace)) == "Q..."


def test_chances_of_a_finesse_and_of_the_drop() -> None:
    seen = outlook("AQ432", "T987")
    tenace = next(each for each in tenaces(seen, Suit.SPADES) if each.holder is Seat.NORTH)
    assert onside(seen, tenace) == pytest.approx(0.5)
    assert drop(seen, tenace.missing) == pytest.approx(0.124, abs=0.001)


def test_the_middle_card_counts_only_below_one_that_cannot_be_caught() -> None:
    missing = [each.missing for each in tenaces(outlook("KJT", "432"), Suit.SPADES) if each.above]
    assert missing == [Card.parse("SQ")]
    assert all(each.missing.rank.letter == "K" for each in tenaces(outlook("AQT", "432"), Suit.SPADES))


def test_entries_need_a_lower_card_opposite() -> None:
    seen = outlook("AK32", "54")
    assert list(map(str, entries_in(seen, Seat.NORTH, Suit.SPADES))) == ["SA", "SK"]
    assert entries(seen, Seat.NORTH, beside=Suit.SPADES) == ()
    assert entries_in(outlook("AK2", "5"), Seat.NORTH, Suit.SPADES) == (Card.parse("SA"),)
    assert entries_in(outlook("A2", ""), Seat.NORTH, Suit.SPADES) == ()
