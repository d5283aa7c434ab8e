"""Playing on without looking: a guess that is put off is not guessed right for that."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.robots import Aim, ChooseCard
from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.nodes import priced
from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.cardplay.verdicts.blind import played_blind
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.robots.positions import at
from tests.cardplay.verdicts.positions import SMALL, half_played

GUESS = at("N:2.KJ.. 3.Q4.. A.52.. 4.A6..", "1N by S", "S4 S2 S3 SA")
"""South leads a heart to dummy's king and jack; ace and queen are out, with one defender each as often as not."""


def both(play: Play, card: str) -> tuple[float, float]:
    """Declarer's tricks on the average: played blind, and double-dummy."""
    view = PlayView.of(play, play.player)
    question = ChooseCard(view, Aim.tricks(), effort=SMALL)
    layouts, index = question.layouts(), Card.parse(card).index
    blind = played_blind(layouts, index, question)
    solved = [each[index] for each in priced([layout.node for layout in layouts], question.side)]
    return _mean(layouts, blind), _mean(layouts, solved)


def _mean(layouts: list[Layout], tricks: list[int]) -> float:
    return sum(layout.weight * won for layout, won in zip(layouts, tricks, strict=False))


def test_a_guess_is_right_half_the_time() -> None:
    blind, solved = both(GUESS, "H5")
    # Of six layouts one defender has both honours in two: nothing with east, a trick with west. Else it is a guess.
    assert solved - blind == pytest.approx(2 / 6, abs=0.01)


@pytest.mark.parametrize("seed", range(4))
def test_no_card_does_better_blind_than_with_all_cards_in_sight(seed: int) -> None:
    play, told, aim = half_played(seed, 28)
    question = ChooseCard(PlayView.of(play, play.player), aim, told, effort=SMALL)
    layouts = question.layouts()
    sign = 1 if play.turn.side is question.side else -1
    results = priced([layout.node for layout in layouts], question.side)
    for card in play.legal_cards:
        for blind, solved in zip(played_blind(layouts, card.index, question), results, strict=False):
            assert sign * blind <= sign * solved[card.index]


def test_the_last_card_needs_no_thought() -> None:
    play = at("N:2.K.. 3.Q.. A.5.. 4.A..", "1N by S", "S4 S2 S3 SA")
    view = PlayView.of(play, Seat.SOUTH)
    layouts = drawn(view, Seat.SOUTH.side, count=10, random=Random(1))
    question = ChooseCard(view, Aim.tricks(), effort=SMALL)
    tricks = played_blind(layouts, Card.parse("H5").index, question)
    assert sorted(tricks) == [1, 1]
