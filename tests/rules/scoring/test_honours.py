"""Honours in one hand: found in a deal, written short."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.scoring.honours import Honours, honours
from bridgetutor.rules.seats import Seat
from tests.strategies import deals, seats, strains


def deal(**hands: str) -> Deal:
    return Deal.of({Seat.parse(name): Hand.parse(text) for name, text in hands.items()})


@pytest.mark.parametrize(
    ("hand", "strain", "points"),
    [
        ("AKQJT.2.2.2", Strain.SPADES, 150),
        ("AKQJ.2.2.2", Strain.SPADES, 100),
        ("KQJT9.2.2.2", Strain.SPADES, 100),
        ("AKQ98.2.2.2", Strain.SPADES, None),
        ("AKQJT.2.2.2", Strain.HEARTS, None),
        ("AKQJT.2.2.2", Strain.NOTRUMP, None),
        ("2.2.2.AQJT", Strain.CLUBS, 100),
        ("A.A.A.A", Strain.NOTRUMP, 150),
        ("A.A.A.K", Strain.NOTRUMP, None),
        ("A.A.A.A", Strain.CLUBS, None),
    ],
)
def test_what_counts(hand: str, strain: Strain, points: int | None) -> None:
    expected = None if points is None else Honours(Seat.NORTH, points)
    assert honours(deal(north=hand), strain) == expected


@given(deals(), strains)
def test_at_most_one_player_holds_them(deal: Deal, strain: Strain) -> None:
    found = honours(deal, strain)
    if found is not None:
        held = deal[found.holder]
        assert held is not None
        suits = [strain.suit] if strain.suit is not None else list(Suit)
        top = [Card(suit, rank) for suit in suits for rank in Rank if rank.is_honour]
        assert sum(card in held for card in top) >= 4


@given(seats, st.sampled_from([100, 150]))
def test_written_and_read(seat: Seat, points: int) -> None:
    assert Honours.parse(str(Honours(seat, points))) == Honours(seat, points)


@pytest.mark.parametrize(
    "text", ["", "N", "N:", ":100", "X:100", "N:90", "N:1000000", "N:-100", "N:²", "100"]
)
def test_what_is_not_honours(text: str) -> None:
    with pytest.raises(BridgeError):
        Honours.parse(text)
