"""Ruffing and discarding."""

from __future__ import annotations

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def _after(ending: str, strain: Strain, leader: Seat, cards: str) -> Habit:
    """What the next player plays; South declares, North is dummy."""
    play = Play(Deal.parse(ending), strain, leader, Seat.SOUTH).after(*map(Card.parse, cards.split()))
    return habit(PlayView.of(play, play.player))


def _is(found: Habit, card: str, why: str) -> bool:
    return (found.card, str(found.why)) == (Card.parse(card), why)


def test_a_small_trump_is_enough() -> None:
    ending = "N:.KQ2..3 62...75 .A53..4 .JT9..2"
    assert _is(_after(ending, Strain.SPADES, Seat.NORTH, "HK"), "S2", "ruff with a small trump")


def test_a_ruff_is_ruffed_higher() -> None:
    ending = "N:5..2.93 62...75 .A5..42 .JT9..8"
    assert _is(_after(ending, Strain.SPADES, Seat.WEST, "HJ S5"), "S6", "ruff with a small trump")


def test_partners_winner_is_not_ruffed() -> None:
    ending = "N:.432..9 62...75 .Q65..8 .AKJ..T"
    found = _after(ending, Strain.SPADES, Seat.WEST, "HA H2")
    assert _is(found, "C5", "a small card from a long suit that takes no trick")


def test_dummy_leaves_the_trick_to_declarers_master() -> None:
    ending = "N:62...75 .432..9 .A65..8 .KQJ..T"
    assert _after(ending, Strain.SPADES, Seat.WEST, "HK").card == Card.parse("C5")


def test_honours_stay_guarded() -> None:
    """The clubs are the longer suit, but the queen needs both of her small cards."""
    ending = "N:32..AK.A 4..T9.J9 AK..Q.K7 ..76.Q65"
    found = _after(ending, Strain.NOTRUMP, Seat.NORTH, "S3 S4 SA")
    assert _is(found, "D6", "a small card from a long suit that takes no trick")


def test_where_every_card_is_of_use_the_least_is_lost() -> None:
    found = _after("N:32... 4...5 AK... ..A.K", Strain.NOTRUMP, Seat.NORTH, "S2 S4 SA")
    assert _is(found, "CK", "every card is of use: this one you can best spare")


def test_the_last_trumps_are_played_small_first() -> None:
    ending = "N:43.2.. .A5..4 .K3..5 Q52..."
    found = _after(ending, Strain.SPADES, Seat.EAST, "HA H3")
    assert _is(found, "S2", "only trumps are left: the smallest")
