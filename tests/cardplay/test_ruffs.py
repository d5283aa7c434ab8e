"""Ruffs to be had: rounds, losers and trumps of hands written down, and the chance that the first one stands."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, chance_of, ruffs
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

AFTER_THE_LEAD = "N:QT94.8.A752.K964 J3.QJ94.KQT6.QT3 AK865.A75.83.J85 72.KT632.J94.A72"
"""South plays in spades, West has led."""


def outlook(deal: str, *played: str) -> Outlook:
    """South's, in four spades."""
    play = Play.of(Deal.parse(deal), Contract.parse("4S by S"), map(Card.parse, played))
    return Outlook(PlayView.of(play, Seat.SOUTH))


def found(deal: str, *played: str) -> dict[Suit, Ruff]:
    return {ruff.suit: ruff for ruff in ruffs(outlook(deal, *played))}


def test_a_singleton_opposite_the_ace_and_two_small() -> None:
    ruff = found(AFTER_THE_LEAD, "D4")[Suit.HEARTS]
    assert (ruff.ruffer, ruff.rounds, ruff.lost) == (Seat.NORTH, 1, 0)
    assert (ruff.losers, ruff.trumps, ruff.number) == (2, 4, 2)
    assert ruff.is_short


def test_the_trick_that_has_begun_counts_as_played() -> None:
    """West has led a heart: dummy will be out of the suit after it, and South has one loser fewer."""
    ruff = found(AFTER_THE_LEAD, "H3")[Suit.HEARTS]
    assert ruff.rounds == 0
    assert ruff.loser is Seat.SOUTH


def test_the_long_trump_hand_can_ruff_but_gains_nothing() -> None:
    ruff = found(AFTER_THE_LEAD, "H3")[Suit.DIAMONDS]
    assert ruff.ruffer is Seat.SOUTH
    assert not ruff.is_short


@pytest.mark.parametrize(
    ("north", "south", "lost", "losers"),
    [
        ("5", "A32", 0, 2),
        ("5", "KQ3", 1, 0),
        ("5", "K32", 1, 1),
        ("54", "A32", 1, 1),
        ("A4", "K32", 0, 1),
        ("5", "432", 1, 2),
    ],
)
def test_one_suit_by_itself(north: str, south: str, lost: int, losers: int) -> None:
    """A king alone goes to the ace, and is high after it; AK opposite each other lose nothing."""
    deal = Deal.of({Seat.NORTH: Hand.parse(f"T94...{north}"), Seat.SOUTH: Hand.parse(f"AK865...{south}")})
    play = Play(deal, Strain.SPADES, Seat.WEST, Seat.SOUTH)
    (ruff,) = ruffs(Outlook(PlayView(Seat.SOUTH, play)))
    assert (ruff.lost, ruff.losers) == (lost, losers)


def test_a_ruff_is_safe_when_no_trumps_are_out() -> None:
    drawn = ["D4", "DA", "DT", "D3", "S4", "S3", "SA", "S2", "SK", "S7", "S9", "SJ"]
    after = outlook(AFTER_THE_LEAD, *drawn)
    assert not after.out(Suit.SPADES)
    assert chance_of(after, next(each for each in ruffs(after) if each.suit is Suit.HEARTS)) == 1


def test_the_chance_is_the_share_of_the_ways_in_which_nobody_can_ruff() -> None:
    """West has two of the jack of trumps, two hearts and a diamond: the jack may be without a heart on either side."""
    dealt = Deal.parse("N:2...2 J.K.. .3..3 .A.9.")
    known = Deal.of({seat: dealt[seat] for seat in (Seat.NORTH, Seat.SOUTH)})
    pack = Hand.of(card for hand in dealt.known.values() for card in hand)
    now = Outlook(PlayView(Seat.SOUTH, Play(known, Strain.SPADES, Seat.SOUTH, Seat.SOUTH), pack))
    (ruff,) = (each for each in ruffs(now) if each.suit is Suit.HEARTS)
    assert chance_of(now, ruff) == pytest.approx(4 / 6)


def test_at_notrump_there_is_none() -> None:
    play = Play.of(Deal.parse(AFTER_THE_LEAD), Contract.parse("3N by S"), [Card.parse("D4")])
    assert not list(ruffs(Outlook(PlayView.of(play, Seat.SOUTH))))
