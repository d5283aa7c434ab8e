"""The tables of first calls: each suit stands where a bid of it is as cheap as the table says."""

from __future__ import annotations

from bridgetutor.bidding.starts import JUMP_SHIFTS, ONE_NOTRUMP, ONE_OVER_ONE, REVERSES, TWO_OVER_ONE, others
from bridgetutor.rules.cards import Suit


def test_after_one_over_one_every_other_suit_has_its_place() -> None:
    for start in ONE_OVER_ONE:
        assert start.opened < start.answered
        assert all(suit > start.answered for suit in start.cheap)
        assert all(suit < start.opened for suit in start.lower)
        assert all(start.opened < suit < start.answered for suit in start.reverses)
        shown = {*start.cheap, *start.lower, *start.reverses}
        assert shown == set(others(start.opened, start.answered))


def test_after_two_over_one_every_other_suit_has_its_place() -> None:
    for start in TWO_OVER_ONE:
        assert start.opened > start.answered
        assert all(start.answered < suit < start.opened for suit in start.lower)
        assert all(suit > start.opened for suit in start.reverses)
        assert all(suit < start.answered for suit in start.high)
        shown = {*start.lower, *start.reverses, *start.high}
        assert shown == set(others(start.opened, start.answered))


def test_after_one_notrump_every_other_suit_has_its_place() -> None:
    for start in ONE_NOTRUMP:
        assert all(suit < start.opened for suit in start.lower)
        assert all(suit > start.opened for suit in start.reverses)
        assert {*start.lower, *start.reverses} == set(others(start.opened))


def test_the_reverses_are_those_of_one_over_one() -> None:
    expected = [(s.opened, s.answered, suit) for s in ONE_OVER_ONE for suit in s.reverses]
    assert sorted(expected) == sorted((r.opened, r.answered, r.shown) for r in REVERSES)
    for reverse in REVERSES:
        assert {reverse.opened, reverse.answered, reverse.shown, reverse.fourth} == set(Suit)
        assert reverse.fourth_bid == f"{2 + (reverse.fourth < reverse.shown)}{reverse.fourth}"


def test_the_cheapest_rebid_after_a_jump_shift() -> None:
    jumps = {str(jump): jump for jump in JUMP_SHIFTS}
    assert jumps["1D - 2S"].cheapest(Suit.DIAMONDS) == "3D"
    assert jumps["1D - 2H"].cheapest(Suit.SPADES) == "2S"
    assert jumps["1H - 3C"].cheapest(Suit.HEARTS) == "3H"
