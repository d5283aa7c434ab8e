"""Cards at which a club player winces: each was played once, and is no more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Leads
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.strategies import hands

SUITS_AND_NOTRUMP = st.sampled_from(Strain)


def _after(ending: str, strain: Strain, leader: Seat, cards: str = "") -> Habit:
    """What the next player plays; South declares, North is dummy."""
    play = Play(Deal.parse(ending), strain, leader, Seat.SOUTH).after(*map(Card.parse, cards.split()))
    return habit(PlayView.of(play, play.player))


def _opening(hand: str | Hand, strain: Strain) -> Habit:
    held = Hand.parse(hand) if isinstance(hand, str) else hand
    play = Play.of(Deal.of({Seat.WEST: held}), Contract(3, strain, Seat.SOUTH))
    return habit(PlayView.of(play, Seat.WEST))


@given(hands(), SUITS_AND_NOTRUMP)
def test_no_small_card_is_led_away_from_an_ace_against_trumps(hand: Hand, strain: Strain) -> None:
    card = _opening(hand, strain).card
    plain = strain.suit not in {None, card.suit}
    assert not (plain and Card(card.suit, Rank.ACE) in hand and card.rank < Rank.KING)


@pytest.mark.parametrize(
    "hand", ["972.QJT4.K862.85", "972.AK4.8632.J85", "97.8653.T862.T85", "9743.Q5.KQJ2.852"]
)
def test_trumps_are_not_led_by_habit(hand: str) -> None:
    assert _opening(hand, Strain.SPADES).card.suit is not Suit.SPADES


def test_a_lone_ace_is_not_cashed_early() -> None:
    ending = "N:32..K53. 54..J72. 76..QT4. A.KJ3.9."
    assert _after(ending, Strain.NOTRUMP, Seat.WEST).card != Card.parse("SA")


def test_an_ace_is_no_lead_in_mid_play() -> None:
    """Against trumps the long suit with the ace at its head waits; the jack from jack-ten gives nothing away."""
    ending = "N:K53.Q4.5. 72.86.86. QJ4.K9.7. A986.J.T."
    assert _after(ending, Strain.CLUBS, Seat.WEST).card.suit is not Suit.SPADES


def test_dummys_weakness_is_led_up_to() -> None:
    """East leads, dummy plays last: hearts, where dummy has nothing, rather than spades to its king-queen."""
    ending = "N:KQ5.863.. T73.Q72.. AJ4.K95.. 962.AJT.."
    assert _after(ending, Strain.NOTRUMP, Seat.EAST).card.suit is Suit.HEARTS


def test_partner_gets_the_ruff() -> None:
    """West threw a club on the ace of diamonds and has a trump."""
    found = _after("N:3.4.52. 8.7.A9. K.9.KQ. 2.T..54", Strain.SPADES, Seat.EAST, "DA DQ C4 D2")
    assert (found.card, str(found.why)) == (Card.parse("D9"), "partner can ruff this suit")


def test_the_queen_wins_where_the_ace_is_not_needed() -> None:
    ending = "N:K43..2. AQ2..3. J95..4. T86..5."
    assert _after(ending, Strain.NOTRUMP, Seat.WEST, "S6 S3").card == Card.parse("SQ")
    assert _after(ending, Strain.NOTRUMP, Seat.SOUTH, "S9 S6 S3").card == Card.parse("SQ")


def test_declarer_finesses_with_the_first_hand_to_play() -> None:
    ending = "N:AQ3..2. T98..3. 764..4. KJ2..5."
    found = _after(ending, Strain.NOTRUMP, Seat.WEST, "S2")
    assert (found.card, str(found.why)) == (
        Card.parse("SQ"),
        "a finesse: one card is missing, and it may lie in front",
    )


@pytest.mark.parametrize(("led", "card"), [("SQ", "S4"), ("ST", "S4"), ("S5", "SK")])
def test_the_king_is_not_thrown_under_the_ace(led: str, card: str) -> None:
    """Nobody leads an honour under the ace against trumps: so the ace lies behind the king."""
    ending = "N:K64.Q2.. A3.765.. 98.KJT.. QJT5.4.."
    assert _after(ending, Strain.HEARTS, Seat.WEST, led).card == Card.parse(card)


def test_an_ace_alone_wins_at_once_against_ruffs() -> None:
    ending = "N:A53.2.. T98.3.. 764.4.. KQ2.5.."
    assert _after(ending, Strain.HEARTS, Seat.WEST, "S2").card == Card.parse("SA")


@pytest.mark.parametrize(("dummy", "card"), [("5.T4.", "SA"), ("5..T4", "S2")])
def test_dummys_singleton_is_not_let_through(dummy: str, card: str) -> None:
    ending = f"N:{dummy}. A92... KQ7... JT8..."
    assert _after(ending, Strain.HEARTS, Seat.NORTH, "S5").card == Card.parse(card)


def test_near_the_end_there_is_no_ducking() -> None:
    ending = "N:5..2. A2... K7... J8..."
    assert _after(ending, Strain.NOTRUMP, Seat.NORTH, "S5").card == Card.parse("SA")


def test_the_auction_and_the_agreements_count_for_the_lead() -> None:
    promises = Promises(BLANK.with_claim(Seat.EAST, length(Suit.HEARTS, 5)))
    deal = Deal.of({Seat.WEST: Hand.parse("Q8653.AK4.T2.J82")})
    view = PlayView.of(Play.of(deal, Contract(4, Strain.CLUBS, Seat.SOUTH)), Seat.WEST)
    assert habit(view, promises, Carding(Leads.FOURTH_BEST)).card == Card.parse("HK")
    assert habit(view, promises).card == Card.parse("HA")
