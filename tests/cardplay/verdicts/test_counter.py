"""A counter-layout keeps all that was seen and promised, and shows what it says when it is played out."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bridgetutor.cardplay.robots import ChooseCard
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.robots.layouts import Told, promised
from bridgetutor.cardplay.solver import Trace
from bridgetutor.cardplay.verdicts import CounterLayout, Line
from bridgetutor.cardplay.verdicts.counter import counter_layout
from bridgetutor.cardplay.verdicts.knowledge import Knowledge
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.verdicts.positions import (
    KING_EAST,
    KING_WEST,
    SMALL,
    after_the_four,
    half_played,
    judging,
)

MOMENTS = [
    (number % 4, cards)
    for number, cards in enumerate((1, 5, 10, 14, 17, 18, 20, 23, 26, 27, 29, 31, 32, 35, 38, 41))
]


@lru_cache
def found_at(seed: int, cards: int) -> list[tuple[Play, Told, Card, Card, CounterLayout]]:
    """The counter-layouts of a moment: of every card that is behind the best one."""
    play, told, aim = half_played(seed, cards)
    known = Knowledge.of(ChooseCard(PlayView.of(play, play.player), aim, told, effort=SMALL))
    prices = known.prices
    first, *others = sorted(groups(known.question.view), key=lambda group: -prices[group[0].index].worth)
    found = []
    for other in others:
        counter = counter_layout(known, other[0], first[0])
        if counter is not None:
            found.append((play, told, other[0], first[0], counter))
    return found


@pytest.mark.parametrize(("seed", "cards"), MOMENTS)
def test_what_was_seen_is_kept_and_no_promise_is_broken(seed: int, cards: int) -> None:
    for play, told, chosen, better, counter in found_at(seed, cards):
        assert PlayView.of(counter.play, play.player) == PlayView.of(play, play.player)
        assert not counter.play.deal.faults()
        assert (counter.chosen.card, counter.better.card) == (chosen, better)
        promises = promised(told)
        for seat in Seat:
            if PlayView.of(play, play.player).held(seat) is None:
                hand = counter.play.deal[seat] or Hand()
                assert promises.picture[seat].admits(hand)
                assert all(claim.holds(hand) for claim in promises.of(seat))


@pytest.mark.parametrize(("seed", "cards"), MOMENTS)
def test_played_out_the_card_fails_and_the_better_one_works(seed: int, cards: int) -> None:
    for play, _, _, _, counter in found_at(seed, cards):
        check_line(counter, counter.chosen)
        check_line(counter, counter.better)
        less, more = counter.won(counter.chosen), counter.won(counter.better)
        assert less < more
        if counter.needed is not None:
            needed = counter.needed if counter.is_declarers else play.size - counter.needed + 1
            assert less < needed <= more


def check_line(counter: CounterLayout, line: Line) -> None:
    """It is played to the end, nobody could have done better, and the part that tells ends with what it tells."""
    over = counter.after(line)
    assert over.is_over
    assert over.declarer is not None
    assert over.tricks_won(over.declarer.side) == line.tricks
    played = (*counter.play.cards, line.card)
    assert Trace(over.deal, over.strain, over.leader, played).answer()[-1] == line.tricks
    part = counter.telling_part(line)
    assert line.cards[: len(part)] == part
    assert len(counter.play.after(*part).cards) % 4 == 0


@pytest.mark.parametrize(("seed", "cards"), MOMENTS[4::4])
def test_without_being_played_out_it_comes_to_the_same(seed: int, cards: int) -> None:
    play, told, aim = half_played(seed, cards)
    known = Knowledge.of(ChooseCard(PlayView.of(play, play.player), aim, told, effort=SMALL))
    for _, _, chosen, better, whole in found_at(seed, cards):
        short = counter_layout(known, chosen, better, plays_out=False)
        assert short is not None
        assert (short.play, short.needed) == (whole.play, whole.needed)
        assert [(line.cards, line.tricks) for line in (short.chosen, short.better)] == [
            ((line.card,), line.tricks) for line in (whole.chosen, whole.better)
        ]


def test_there_are_such_layouts() -> None:
    """The tests above would pass if there were none."""
    found = [counter for moment in MOMENTS for *_, counter in found_at(*moment)]
    assert len(found) > 10
    assert {counter.settles_the_contract for counter in found} == {True, False}
    assert {counter.is_declarers for counter in found} == {True, False}


def test_where_a_card_is_never_worse_there_is_none() -> None:
    question = judging(after_the_four(KING_WEST, "SA"))
    view = PlayView.of(question.moment, Seat.SOUTH)
    known = Knowledge.of(ChooseCard(view, question.aim))
    ace = Card.parse("SA")
    assert counter_layout(known, ace, ace) is None


@pytest.mark.parametrize("deal", [KING_EAST, KING_WEST])
def test_it_is_the_layout_in_which_the_card_fails_wherever_the_cards_lay(deal: str) -> None:
    counter = judging(after_the_four(deal, "SQ")).answer().counter
    assert counter is not None
    assert Card.parse("SK") in (counter.play.deal[Seat.EAST] or ())
    assert [counter.won(line) for line in (counter.chosen, counter.better)] == [0, 2]
    assert counter.telling_part(counter.better) == counter.better.cards


def test_more_layouts_are_looked_through_where_the_first_do_not_show_it() -> None:
    play, told, aim = half_played(1, 9)
    known = Knowledge.of(ChooseCard(PlayView.of(play, play.player), aim, told, effort=SMALL))
    assert not known.is_complete
    larger = known.larger
    assert len(larger.solved.layouts) > len(known.solved.layouts)
    assert larger.solved.layouts[: len(known.solved.layouts)] != known.solved.layouts
