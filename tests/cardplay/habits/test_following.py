"""Second hand low, third hand high, fourth hand cheap: each habit at work, and where it gives way."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

# South declares and North is dummy. In each ending the hands are spades and as many diamonds as are needed to fill up.


def _spades(north: str, east: str, south: str, west: str, *, leader: Seat, cards: str) -> Habit:
    """What the next player plays in an ending of spades and worthless diamonds, after these spades were led."""
    hands = [north, east, south, west]
    size = max(map(len, hands))
    filler = iter("23456789TJQKA")
    suits = [f"{spades}..{''.join(next(filler) for _ in range(size - len(spades)))}." for spades in hands]
    play = Play(Deal.parse("N:" + " ".join(suits)), Strain.NOTRUMP, leader, Seat.SOUTH)
    play = play.after(*(Card.parse(f"S{rank}") for rank in cards))
    return habit(PlayView.of(play, play.player))


def _is(found: Habit, rank: str, why: str) -> bool:
    return (found.card.rank.letter, str(found.why)) == (rank, why)


def test_second_hand_low() -> None:
    found = _spades("Q43", "A87", "J65", "KT2", leader=Seat.SOUTH, cards="5")
    assert _is(found, "2", "second hand low")
    assert _is(_spades("Q43", "A87", "J65", "KT2", leader=Seat.NORTH, cards="3"), "7", "second hand low")


def test_an_honour_from_dummy_is_covered() -> None:
    found = _spades("J43", "Q87", "AK6", "T92", leader=Seat.NORTH, cards="J")
    assert _is(found, "Q", "cover an honour with an honour")


def test_of_touching_honours_the_last_is_covered() -> None:
    assert _is(_spades("QJ4", "K87", "A65", "T92", leader=Seat.NORTH, cards="Q"), "7", "second hand low")


def test_an_honour_is_not_covered_where_nothing_can_be_promoted() -> None:
    """Every card from the ten down to the nine is dummy's own: the cover would set them up."""
    assert _is(_spades("JT98", "Q762", "AK53", "4", leader=Seat.NORTH, cards="J"), "2", "second hand low")


@pytest.mark.parametrize(("west", "rank"), [("KT2", "K"), ("K72", "2")])
def test_an_honour_from_the_closed_hand_is_covered_for_a_card_of_ones_own(west: str, rank: str) -> None:
    assert _spades("A43", "865", "QJ9", west, leader=Seat.SOUTH, cards="Q").card.rank.letter == rank


def test_touching_honours_are_split() -> None:
    found = _spades("AJ4", "876", "T95", "KQ2", leader=Seat.SOUTH, cards="5")
    assert _is(found, "Q", "touching honours: second hand plays the lowest")


def test_declarer_takes_in_second_hand_what_the_fourth_cannot_win() -> None:
    found = _spades("A43", "QT8", "765", "KJ9", leader=Seat.WEST, cards="J")
    assert _is(found, "A", "the hand opposite cannot win this trick")
    assert _is(_spades("A43", "T98", "Q65", "KJ7", leader=Seat.WEST, cards="J"), "3", "second hand low")


def test_third_hand_high() -> None:
    assert _is(_spades("843", "K92", "AQJ", "T65", leader=Seat.WEST, cards="53"), "K", "third hand high")


def test_no_higher_than_needed() -> None:
    """Dummy's queen has gone by: the jack does all that the king would. From touching cards the lowest."""
    why = "third hand high, but no higher than needed"
    assert _is(_spades("Q43", "KJ2", "A98", "T65", leader=Seat.WEST, cards="53"), "J", why)
    assert _is(_spades("843", "QJ2", "AK9", "T65", leader=Seat.WEST, cards="53"), "J", why)


def test_only_as_high_as_dummys_cards_demand() -> None:
    """East leads, dummy plays last: the ten beats all that dummy has."""
    why = "third hand high, but no higher than needed"
    assert _is(_spades("843", "965", "AQJ", "KT2", leader=Seat.EAST, cards="5J"), "K", "third hand high")
    assert _is(_spades("843", "965", "AQ7", "KT2", leader=Seat.EAST, cards="57"), "T", why)


def test_partners_honour_is_left_alone() -> None:
    found = _spades("843", "A92", "K75", "QJT", leader=Seat.WEST, cards="Q3")
    assert _is(found, "2", "partner's card is doing the work")


def test_declarer_finesses_where_one_card_is_missing() -> None:
    found = _spades("AQ3", "K98", "654", "JT7", leader=Seat.SOUTH, cards="47")
    assert _is(found, "Q", "a finesse: one card is missing, and it may lie in front")


def test_fourth_hand_wins_cheaply_or_leaves_the_trick_to_partner() -> None:
    why = "fourth hand wins as cheaply as it can"
    assert _is(_spades("A43", "Q65", "987", "KJ2", leader=Seat.NORTH, cards="358"), "J", why)
    found = _spades("A43", "Q65", "J97", "KT2", leader=Seat.NORTH, cards="3Q7")
    assert _is(found, "2", "partner is winning the trick")


def test_a_lost_trick_gets_the_smallest_card() -> None:
    found = _spades("A43", "865", "QJ9", "T72", leader=Seat.NORTH, cards="A59")
    assert _is(found, "2", "you cannot win this trick: your smallest card")
