"""A layout in which somebody has thrown a trick away is less likely."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.plausible import ERROR, weighed
from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.double_dummy import by_trying, ending
from tests.cardplay.robots.positions import at

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"


def layouts(play: Play, seat: Seat) -> list[Layout]:
    return drawn(PlayView.of(play, seat), seat.side, count=20, random=Random(1))


def test_the_first_tricks_tell_nothing() -> None:
    play = at(DEAL, "3N by S", "HK H5 H2 H4 HQ H7 H3 H6")
    found = layouts(play, Seat.NORTH.partner)
    assert weighed(PlayView.of(play, Seat.SOUTH), found) == found


@pytest.mark.parametrize("seed", range(3))
def test_each_trick_thrown_away_makes_a_layout_less_likely(seed: int) -> None:
    """Endings of five cards: what the others' cards to the fourth trick cost in each layout is found by trying."""
    random = Random(seed)
    play = _after(ending(random, 5), 16, random)
    seat = play.turn
    before = drawn(PlayView.of(play, seat), seat.side, count=8, random=random)
    after = weighed(PlayView.of(play, seat), before)
    likely = [one.weight * ERROR ** _cost(play, one, seat) for one in before]
    assert [each.weight for each in after] == pytest.approx([each / sum(likely) for each in likely])


def test_some_cards_do_tell_something() -> None:
    costs = set()
    for seed in range(3):
        random = Random(seed)
        play = _after(ending(random, 5), 16, random)
        found = drawn(PlayView.of(play, play.turn), play.turn.side, count=8, random=random)
        costs |= {_cost(play, each, play.turn) for each in found}
    assert {0, 1} <= costs


def _after(play: Play, count: int, random: Random) -> Play:
    for _ in range(count):
        play = play.after(random.choice(tuple(play.legal_cards)))
    return play


def _cost(play: Play, layout: Layout, seat: Seat) -> int:
    """What the cards of the other three to the fourth trick have cost, were this the layout."""
    held = {
        each: Hand(bits) | Hand.of(play.played_by(each))
        for each, bits in zip(Seat, layout.node.position.hands, strict=True)
    }
    now, cost = Play(Deal.of(held), play.strain, play.leader, cards=play.cards[:12]), 0
    for card in play.cards[12:]:
        worth = by_trying(now)
        cost += 0 if now.turn is seat else max(worth.values()) - worth[card]
        now = now.after(card)
    return cost
