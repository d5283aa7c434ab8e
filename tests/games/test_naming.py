"""The contract that a plain player names with both hands in sight."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.games.naming import GAME, game_level, named
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.scoring.prices import GAME as HUNDRED
from bridgetutor.rules.scoring.prices import NOTRUMP_EXTRA, trick_value
from bridgetutor.rules.seats import Seat
from tests.strategies import deals


@pytest.mark.parametrize(
    ("hand", "dummy", "contract", "says"),
    [
        ("AQ532 K53 QJ4 A9", "K964 A7 K852 J73", "4S", "9 S between them are a fit."),
        ("AQ32 K53 QJ4 A92", "K4 A742 K83 J753", "3N", "No suit has eight cards"),
        ("A2 K53 AQJ84 Q92", "K4 A74 K8532 J73", "3N", "notrump takes nine"),
        ("A2 953 AKJ84 AQ9", "K4 874 Q8532 K73", "1D", "10 D between them are a fit."),
        ("AQ32 K53 QJ4 A92", "J964 A742 83 J75", "1S", "8 S between them are a fit."),
        ("AQ532 K53 QJ4 A9", "K9764 A742 83 75", "1S", "Under 24 points"),
        ("AQ532 K5 QJ4 A93", "K9764 A742 8 Q75", "4S", "From 24 points on"),
        ("AKQ2 AK5 AJ4 A92", "J843 Q42 KQ3 K43", "6S", "From 33 points on"),
        ("AKQ2 AK5 AJ4 AK2", "J843 Q42 KQ3 Q43", "7S", "From 37 points on"),
        ("AKQ2 KQ5 2 AKJ92", "543 94 87654 Q43", "1C", "Under 25 points"),
        ("K4 874 Q8532 K73", "A2 953 AKJ84 AQ9", "1D", "Under 29 points"),
        ("AKQ2 KQ5 2 AKJ92", "J54 AJ 87653 QT3", "5C", "From 29 points on"),
    ],
)
def test_what_is_named_and_why(hand: str, dummy: str, contract: str, says: str) -> None:
    naming = named(*(Hand.parse(text) for text in (hand, dummy)))
    assert str(naming.bid) == contract
    assert says in " ".join(map(str, naming.why))


@given(deals())
def test_both_hands_name_the_same_and_points_alone_settle_between_game_and_less(deal: Deal) -> None:
    north, south = deal.known[Seat.NORTH], deal.known[Seat.SOUTH]
    naming = named(north, south)
    assert naming == named(south, north)
    points = high_card_points(north) + high_card_points(south)
    if naming.bid.strain is Strain.NOTRUMP:
        assert (naming.bid.level > 1) == (points >= GAME)
    assert naming.bid in {Bid(level, naming.bid.strain) for level in (1, game_level(naming.bid.strain), 6, 7)}


@pytest.mark.parametrize("strain", Strain)
def test_the_lowest_game_is_worth_a_hundred_and_no_level_below_it(strain: Strain) -> None:
    extra = NOTRUMP_EXTRA if strain is Strain.NOTRUMP else 0
    level = game_level(strain)
    assert trick_value(strain) * (level - 1) + extra < HUNDRED <= trick_value(strain) * level + extra
