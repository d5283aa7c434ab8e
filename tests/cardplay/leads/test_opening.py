"""Which suit is led at trick one."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.leads.worth import Role
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from tests.strategies import hands, strains


def _leads(hand: str, strain: Strain, promises: Promises = SILENCE, level: int | None = None) -> list[Card]:
    table = Table.of(strain, Seat.WEST, promises, level)
    return [lead.card for lead in opening_leads(Hand.parse(hand), table, STANDARD)]


def _shown(**suits: Suit) -> Promises:
    """Each of the named seats has promised five cards of a suit."""
    picture = BLANK
    for seat, suit in suits.items():
        picture = picture.with_claim(Seat[seat.upper()], length(suit, 5))
    return Promises(picture)


@pytest.mark.parametrize(
    ("hand", "strain", "card"),
    [
        ("QJT4.A62.K73.852", Strain.NOTRUMP, "SQ"),
        ("KJ852.Q3.964.732", Strain.NOTRUMP, "S5"),
        ("KQJ4.7532.A4.852", Strain.HEARTS, "SK"),
        ("AK74.7532.Q4.852", Strain.HEARTS, "SK"),
        ("AQ74.532.7.98652", Strain.HEARTS, "D7"),
    ],
)
def test_sequences_long_suits_and_singletons(hand: str, strain: Strain, card: str) -> None:
    assert _leads(hand, strain)[0] == Card.parse(card)


def test_a_tenace_is_led_from_last_against_trumps() -> None:
    assert _leads("KJ74.532.9843.T6", Strain.HEARTS)[-1].suit in {Suit.SPADES, Suit.HEARTS}
    assert _leads("AQ74.532.9843.T6", Strain.HEARTS)[0].suit is not Suit.SPADES


def test_partners_suit_comes_first() -> None:
    hand = "Q8653.K74.T2.J82"
    assert _leads(hand, Strain.NOTRUMP)[0] == Card.parse("S5")
    assert _leads(hand, Strain.NOTRUMP, _shown(east=Suit.HEARTS))[0] == Card.parse("H4")


@pytest.mark.parametrize("seat", ["north", "south"])
def test_the_opponents_suits_are_avoided(seat: str) -> None:
    hand = "Q8653.K743.T2.J8"
    assert _leads(hand, Strain.NOTRUMP, _shown(**{seat: Suit.SPADES}))[0].suit is Suit.HEARTS


def test_a_singleton_asks_for_trumps_that_would_not_win_anyway() -> None:
    assert _leads("Q974.632.7.KJ852", Strain.HEARTS)[0] == Card.parse("D7")
    with_natural_trump = _leads("KT94.Q3.7.QJT852", Strain.HEARTS)
    assert with_natural_trump[0] == Card.parse("CQ")


def test_against_a_slam_at_notrump_nothing_is_given_away() -> None:
    hand = "K8532.T97.865.97"
    assert _leads(hand, Strain.NOTRUMP)[0].suit is Suit.SPADES
    assert _leads(hand, Strain.NOTRUMP, level=6)[0].suit is not Suit.SPADES


def test_each_lead_has_its_reason() -> None:
    table = Table.of(Strain.HEARTS, Seat.WEST, _shown(east=Suit.CLUBS))
    leads = opening_leads(Hand.parse("AQ74.532.7.98652"), table, STANDARD)
    assert {str(lead.card): str(lead.why) for lead in leads} == {
        "C5": "partner's suit",
        "D7": "a singleton: partner may give you a ruff",
        "H2": "a trump: it gives nothing away and may stop a ruff",
        "SA": "the ace, since a small card from it could lose it",
    }


def test_the_auction_is_read_from_the_regions() -> None:
    table = Table.of(
        Strain.HEARTS, Seat.WEST, _shown(east=Suit.CLUBS, north=Suit.DIAMONDS, south=Suit.SPADES)
    )
    assert table.roles == (Role.PARTNERS, Role.DUMMYS, Role.TRUMPS, Role.DECLARERS)


@given(hands(), strains)
def test_the_shares_add_up_and_every_card_is_held(hand: Hand, strain: Strain) -> None:
    leads = opening_leads(hand, Table.of(strain, Seat.WEST, SILENCE), STANDARD)
    assert sum(lead.share for lead in leads) == pytest.approx(1)
    assert all(lead.card in hand and lead.share > 0 for lead in leads)
    assert len({lead.card.suit for lead in leads}) == len(leads)
