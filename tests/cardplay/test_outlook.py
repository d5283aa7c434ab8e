"""What a player sees, needs and can reckon."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bridgetutor.cardplay.combinations import splits
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import swapped
from tests.strategies import contracts, plays, unhurried

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
CONTRACT = Contract.parse("3N by S")
LEAD = Play.of(DEAL, CONTRACT).after(Card.parse("HK"))


def outlook(seat: Seat, play: Play = LEAD) -> Outlook:
    return Outlook(PlayView.of(play, seat), contract=CONTRACT)


def test_declarer_counts_both_hands() -> None:
    declarer = outlook(Seat.SOUTH)
    assert declarer.is_declarers
    assert declarer.needed == 9
    assert [declarer.sure_tricks(suit) for suit in Suit] == [2, 0, 1, 3]
    assert declarer.winners == 6
    assert declarer.needs_more
    assert declarer.spare == 4
    assert declarer.masters(Seat.NORTH, Suit.CLUBS) == (Card.parse("CA"), Card.parse("CK"))


def test_defender_counts_the_tricks_that_beat_the_contract() -> None:
    defender = outlook(Seat.EAST)
    assert not defender.is_declarers
    assert defender.needed == 5
    assert not defender.is_master(Card.parse("D7"))
    assert defender.is_master(Card.parse("DA"))


def test_needed_counts_down_with_the_tricks_won() -> None:
    after = LEAD.after(*map(Card.parse, ("H5", "H2", "HA", "SA", "S2", "S3", "S4")))
    assert outlook(Seat.SOUTH, after).needed == 7
    assert outlook(Seat.SOUTH, after).tricks_left == 11


@unhurried
@given(plays(), contracts)
def test_needed_and_spare_are_the_tricks_left(play: Play, contract: Contract) -> None:
    """Until one of the sides has all it wants, the two sides' needs are one more than the tricks that are left."""
    assert play.declarer is not None
    contract = Contract(contract.level, play.strain, play.declarer)
    ours = Outlook(PlayView.of(play, play.declarer), contract=contract)
    theirs = Outlook(PlayView.of(play, play.declarer.next), contract=contract)
    assert ours.needed is not None
    assert theirs.needed is not None
    assume(ours.needed and theirs.needed)
    assert ours.needed + theirs.needed == ours.tricks_left + 1
    assert ours.spare == theirs.needed - 1


@unhurried
@given(plays(), st.sampled_from(Seat))
def test_the_cards_are_somewhere(play: Play, seat: Seat) -> None:
    seen = Outlook(PlayView.of(play, seat))
    held = [seen.hand(each) for each in Seat]
    assert sum(map(len, held)) + len(seen.unseen) + len(play.cards) == 52
    for suit in Suit:
        assert all(card in seen.unseen for card in seen.out(suit))
        for card in seen.hand(seat).cards(suit):
            higher = [each for each in seen.against.cards(suit) if each.rank > card.rank]
            assert seen.is_master(card) is not bool(higher)


@unhurried
@given(swapped())
def test_hidden_hands_swapped_make_no_difference(plays_and_seat: tuple[Play, Play, Seat]) -> None:
    play, moved, seat = plays_and_seat
    one, other = (Outlook(PlayView.of(each, seat), contract=CONTRACT) for each in (play, moved))
    assert one == other
    assert one.unseen == other.unseen
    assert [one.sure_tricks(suit) for suit in Suit] == [other.sure_tricks(suit) for suit in Suit]


@unhurried
@given(plays())
def test_vacant_places_give_the_lengths_of_a_suit(play: Play) -> None:
    """Two ways of reckoning: by places alone, and by all ways of dealing the unseen cards."""
    assert play.declarer is not None
    assume(play.cards and not play.is_over)
    seen = Outlook(PlayView.of(play, play.declarer))
    for suit in Suit:
        out = seen.unseen.length(suit)
        by_split = {split.east: split.chance for split in splits(out, seen.places(suit))}
        east = seen.odds.lengths(play.declarer.next.partner, suit)
        assert [by_split.get(held, 0.0) for held in range(out + 1)] == pytest.approx(list(east))
