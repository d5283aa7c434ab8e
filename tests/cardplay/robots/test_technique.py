"""The rules that decide among cards worth the same know what the robot knows: auction, level, agreements."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.robots.technique import Known, among
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding, Leads
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.robots.positions import at

DOUBLED = "N:K8543.QT7.98765. 2.A93.KJ.AQT9862 AQJ76.652.QT2.J4 T9.KJ84.A43.K753"
"""West is on lead against South's spades, and has four suits to choose from."""

CLUBS = Promises(BLANK.with_claim(Seat.EAST, length(Suit.CLUBS, 6)))


def chosen(play: Play, known: Known) -> Card:
    view = PlayView.of(play, play.player)
    return among(view, groups(view), known)[0]


def test_the_suit_that_partner_has_bid_is_led() -> None:
    play = at(DOUBLED, "4S by S")
    assert chosen(play, Known(CLUBS, 4)) == Card.parse("C3")
    assert chosen(play, Known(SILENCE, 4)).suit is not Suit.CLUBS


@pytest.mark.parametrize(("leads", "card"), [(Leads.FOURTH_BEST, "HK"), (Leads.BRITISH, "HA")])
def test_the_card_is_the_agreed_one(leads: Leads, card: str) -> None:
    play = at("N:Q54.QJ2.KJ63.A64 T98.976.T54.K973 AKJ72.T5.AQ9.QT5 63.AK843.872.J82", "4S by S")
    assert chosen(play, Known(SILENCE, 4, Carding(leads))) == Card.parse(card)


def test_the_level_counts() -> None:
    """Against a slam at notrump nobody leads away from a lone king, as against three."""
    play = at("N:AQ5.KJ4.AK32.T64 J9874.972.J5.973 K3.AQT.QT98.AKQ2 T62.8653.764.J85", "6N by S")
    king = at("N:AQ5.AJ4.AK32.T64 JT984.972.J5.Q73 73.QT.QT98.AKJ82 K62.K8653.764.95", "6N by S")
    assert chosen(play, Known(SILENCE, 6, STANDARD)) in play.legal_cards
    assert chosen(king, Known(SILENCE, 3)).suit is Suit.HEARTS
    assert chosen(king, Known(SILENCE, 6)).suit is not Suit.HEARTS
