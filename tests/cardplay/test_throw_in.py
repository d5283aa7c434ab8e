"""Throw-ins: which suits are better led by the defenders, up to which hand, and what the chance is made of."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.throw_in import target_in, throw_ins
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def outlook(north: str, south: str) -> Outlook:
    """South's in spades, with these hands."""
    deal = Deal.of({Seat.NORTH: Hand.parse(north), Seat.SOUTH: Hand.parse(south)})
    return Outlook(PlayView(Seat.SOUTH, Play(deal, Strain.SPADES, Seat.WEST, Seat.SOUTH)))


@pytest.mark.parametrize(
    ("north", "south", "holder", "missing"),
    [
        ("AQ", "43", Seat.NORTH, "K"),
        ("43", "AQ", Seat.SOUTH, "K"),
        ("K2", "43", Seat.NORTH, "A"),
        ("Q32", "J54", None, "AK"),
    ],
)
def test_suits_that_they_should_lead(north: str, south: str, holder: Seat | None, missing: str) -> None:
    target = target_in(outlook(f"A2..{north}.", f"K3..{south}."), Suit.DIAMONDS)
    assert target is not None
    assert target.holder is holder
    assert "".join(card.rank.letter for card in target.missing) == missing


@pytest.mark.parametrize(
    ("north", "south"),
    [("AK", "43"), ("KQ", "32"), ("A2", "43"), ("AQ", "4"), ("Q2", "J5"), ("T32", "J54"), ("", "A")],
)
def test_suits_that_gain_nothing(north: str, south: str) -> None:
    """Solid, driven out, without a middle card, a loser that can be ruffed, honours without their guards."""
    assert target_in(outlook(f"A2..{north}.", f"K3..{south}."), Suit.DIAMONDS) is None


def ending(deal: str) -> Outlook:
    """South's, with all that is left of the pack."""
    play = Play(Deal.parse(deal), Strain.SPADES, Seat.SOUTH, Seat.SOUTH)
    return Outlook(
        PlayView(Seat.SOUTH, Play(_seen(play.deal), Strain.SPADES, Seat.SOUTH, Seat.SOUTH), _pack(play.deal))
    )


def _seen(deal: Deal) -> Deal:
    return Deal.of({seat: deal[seat] for seat in (Seat.NORTH, Seat.SOUTH)})


def _pack(deal: Deal) -> Hand:
    return Hand.of(card for hand in deal.known.values() for card in hand)


def test_the_chance_is_that_of_the_finesse_and_of_the_right_defender_in() -> None:
    """AQ in North, and a heart to be lost: East, who would lead up to North, has both hearts, or West the king."""
    now = ending("N:A2.4.AQ. 54.6.K5. K3.5.43. 6.7.98.A")
    (found,) = (each for each in throw_ins(now) if each.target is Suit.DIAMONDS)
    assert (found.holder, found.exit, found.victims) == (Seat.NORTH, Suit.HEARTS, (Seat.EAST,))
    assert found.alone == pytest.approx(1 / 2)
    king_and_hearts = 21 / 252
    assert found.chance == pytest.approx(1 / 2 + king_and_hearts)


def test_the_winners_of_the_exit_suit_are_cashed_before() -> None:
    now = ending("N:A2.A4.AQ. 54.6T.K5. K3.95.43. 6.7J.98.A")
    (found,) = (each for each in throw_ins(now) if each.target is Suit.DIAMONDS)
    assert list(found.beaters) == [Card(Suit.HEARTS, Rank.JACK), Card(Suit.HEARTS, Rank.TEN)]


def test_whoever_wins_has_to_lead_a_frozen_suit() -> None:
    now = ending("N:A2.4.Q32. 54.6.K96. K3.5.J54. 6.7.A87.A")
    found = next(each for each in throw_ins(now) if each.target is Suit.DIAMONDS)
    assert (found.chance, found.victims) == (1, (Seat.EAST, Seat.WEST))
