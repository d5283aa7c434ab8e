"""Declarer's next choice is one choice for all layouts that look the same by then."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.lookahead import worth
from bridgetutor.cardplay.robots.pricing import prices
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.robots.positions import at

GUESS = at("N:2.KJ.. 3.Q4.. A.52.. 4.A6..", "1N by S", "S4 S2 S3 SA")
"""South leads a heart to dummy's king and jack; ace and queen are out, with one defender each as often as not."""


def seen_and_solved(play: Play, *cards: str) -> tuple[dict[str, float], dict[str, float]]:
    """What the cards are worth by the look ahead, and double-dummy, over all layouts."""
    view, side = PlayView.of(play, play.player), Seat.SOUTH.side
    layouts = drawn(view, side, count=100, random=Random(1))
    indices = [Card.parse(card).index for card in cards]
    ahead, solved = worth(layouts, indices, Aim.tricks(), side), prices(layouts, indices, Aim.tricks(), side)
    return (
        {card: ahead[index] for card, index in zip(cards, indices, strict=True)},
        {card: solved[index].worth for card, index in zip(cards, indices, strict=True)},
    )


def test_a_guess_is_not_always_guessed_right() -> None:
    ahead, solved = seen_and_solved(GUESS, "H5", "H2")
    assert solved["H5"] == pytest.approx(solved["H2"])
    # Of six layouts one defender has both honours in two: nothing with east, a trick with west. Else it is a guess.
    assert solved["H5"] - ahead["H5"] == pytest.approx(2 / 6, abs=0.01)


def test_nothing_is_worth_more_than_double_dummy() -> None:
    deal = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
    play = at(deal, "3N by S", "HK H5 H2 H4 HQ H7 H3 H6 HJ S3 H8 HA D2 D3 D9 D6")
    ahead, solved = seen_and_solved(play, "DQ", "SK", "C2")
    assert all(ahead[card] <= solved[card] + 1e-9 for card in ahead)


def test_a_single_card_needs_no_look() -> None:
    view = PlayView.of(GUESS, Seat.SOUTH)
    layouts = drawn(view, Seat.SOUTH.side, count=10, random=Random(1))
    assert worth(layouts, [Card.parse("H5").index], Aim.tricks(), Seat.SOUTH.side) == {}
