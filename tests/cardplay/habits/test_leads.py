"""What is led: the card of a suit, and the suit."""

from __future__ import annotations

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def _lead(hand: str, strain: Strain) -> Habit:
    deal = Deal.of({Seat.WEST: Hand.parse(hand)})
    return habit(PlayView.of(Play.of(deal, Contract(3, strain, Seat.SOUTH)), Seat.WEST))


def test_the_top_of_a_sequence() -> None:
    found = _lead("K763.QJT.A52.J84", Strain.NOTRUMP)
    assert (found.card, str(found.why)) == (Card.parse("HQ"), "the top of a sequence")


def test_else_a_small_card_from_the_longest_suit() -> None:
    found = _lead("Q8652.K74.A52.J8", Strain.NOTRUMP)
    assert (found.card, str(found.why)) == (Card.parse("S5"), "from your longest suit")


def test_not_away_from_an_ace_where_there_are_trumps() -> None:
    assert _lead("A8652.Q743.52.J8", Strain.NOTRUMP).card == Card.parse("S5")
    assert _lead("A8652.Q743.52.J8", Strain.CLUBS).card.suit is not Suit.SPADES


def test_trumps_are_led_when_there_is_nothing_else() -> None:
    assert _lead("65432...", Strain.SPADES).card.suit is Suit.SPADES


def _after(deal: str, strain: Strain, cards: str) -> Habit:
    played = map(Card.parse, cards.split())
    play = Play.of(Deal.parse(deal), Contract(3, strain, Seat.SOUTH), played)
    return habit(PlayView.of(play, play.player))


RETURN = "N:K7.A765.QJT9.K62 64.Q832.A765.T54 AQ532.94.K82.973 JT98.KJT.43.AQJ8"


def test_partners_suit_is_returned() -> None:
    found = _after(RETURN, Strain.NOTRUMP, "SJ S7 S6 SQ D2 D3 D9 DA")
    assert (found.card, str(found.why)) == (Card.parse("S4"), "return partner's suit")


def test_an_established_suit_is_cashed() -> None:
    ending = "N:.32..432 .54..765 .QJ..KQJ .AK..A98"
    found = _after(ending, Strain.NOTRUMP, "")
    assert (found.card, str(found.why)) == (
        Card.parse("HA"),
        "cash the winners of a suit that is established",
    )


def test_declarer_draws_trumps_towards_the_higher_ones() -> None:
    deal = "N:AK32.A65.QJ98.62 65.QJT9.K76.QT54 QJT98.K4.A52.A93 74.8732.T43.KJ87"
    found = _after(deal, Strain.SPADES, "H2 H5 HQ HK")
    assert (found.card, str(found.why)) == (Card.parse("S8"), "draw trumps")


def test_declarer_plays_on_the_longest_suit() -> None:
    deal = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
    found = _after(deal, Strain.NOTRUMP, "HK H5 H2 HA")
    assert (found.card, str(found.why)) == (Card.parse("D2"), "the longest suit of the two hands")
