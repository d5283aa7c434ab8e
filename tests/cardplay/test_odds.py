"""Chances of hidden holdings: the exact ones against every way of dealing a small ending; samples beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.odds import ByPlaces, BySample, LengthsBySuit, odds
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import with_hidden_cards_moved
from tests.strategies import contracts, deals, unhurried

ENDING = 4
"""Cards a hand: at most 70 ways to deal the unseen ones."""


@st.composite
def endings(draw: st.DrawFn) -> tuple[Play, Seat]:
    """A play of few cards, begun, and a seat that sees two hands."""
    play = Play.of(draw(deals(ENDING)), draw(contracts))
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(1, 4 * ENDING - 1))):
        play = play.after(chance.choice(tuple(play.legal_cards)))
    seat = draw(st.sampled_from([each for each in Seat if each is not play.dummy]))
    return play, seat


def ways(view: PlayView) -> Iterator[dict[Seat, Hand]]:
    """Every way in which the unseen cards can lie, by hand."""
    one, other = (seat for seat in Seat if view.play.deal[seat] is None)
    unseen = tuple(view.unseen)
    size = view.play.size - len(view.play.played_by(one))
    for chosen in combinations(unseen, size):
        hands = {one: Hand.of(chosen), other: view.unseen - Hand.of(chosen)}
        if all(not hands[seat].length(suit) for seat in hands for suit in view.play.shown_out(seat)):
            yield hands


@unhurried
@given(endings())
def test_exact_chances_are_shares_of_all_ways_of_dealing(ending: tuple[Play, Seat]) -> None:
    play, seat = ending
    view = PlayView.of(play, seat)
    every = list(ways(view))
    reckoned = odds(view)
    assert isinstance(reckoned, ByPlaces)
    for hidden in every[0]:
        for suit in Suit:
            share = [
                sum(hands[hidden].length(suit) == n for hands in every) / len(every)
                for n in range(view.unseen.length(suit) + 1)
            ]
            assert reckoned.lengths(hidden, suit) == pytest.approx(share)
            top = Hand.of(view.unseen.cards(suit)[:2])
            held = sum(hands[hidden] & top == top for hands in every) / len(every)
            assert reckoned.holds(hidden, top) == pytest.approx(held)
            odd = sum(hands[hidden].length(suit) % 2 == 1 for hands in every) / len(every)
            assert reckoned.chance(lambda cards: len(cards) % 2 == 1, hidden, suit) == pytest.approx(odd)
            longer = sum(
                hands[hidden].length(suit) > hands[hidden].length(Suit.SPADES) and hands[hidden] & top == top
                for hands in every
            )
            shape = reckoned.shape(partial(_is_longer_than_spades, suit), hidden, top)
            assert shape == pytest.approx(longer / len(every))


@unhurried
@given(endings(), st.randoms(use_true_random=False))
def test_hidden_hands_swapped_make_no_difference(ending: tuple[Play, Seat], chance: Random) -> None:
    play, seat = ending
    view = PlayView.of(play, seat)
    one, other = odds(view), odds(PlayView.of(with_hidden_cards_moved(play, seat, chance), seat))
    hidden = next(each for each in Seat if view.play.deal[each] is None)
    assert [one.lengths(hidden, suit) for suit in Suit] == [other.lengths(hidden, suit) for suit in Suit]


@given(deals())
def test_what_one_hand_has_the_other_lacks(deal: Deal) -> None:
    play = Play.of(deal, Contract.parse("3N by S"))
    play = play.after(next(iter(play.legal_cards)))
    view = PlayView.of(play, Seat.SOUTH)
    reckoned = odds(view)
    for suit in Suit:
        west, east = (reckoned.lengths(seat, suit) for seat in (Seat.WEST, Seat.EAST))
        assert sum(west) == pytest.approx(1)
        assert west == pytest.approx(east[::-1])
        for card in view.unseen.cards(suit):
            both = sum(reckoned.holds(seat, Hand.of([card])) for seat in (Seat.WEST, Seat.EAST))
            assert both == pytest.approx(1)


def _is_longer_than_spades(suit: Suit, lengths: LengthsBySuit) -> bool:
    return lengths[suit] > lengths[Suit.SPADES]


PUBLISHED = {
    2: (0.24, 0.52),
    3: (0.11, 0.39),
    4: (0.0478, 0.2487, 0.4070),
    5: (0.0196, 0.1413, 0.3391),
    6: (0.0075, 0.0727, 0.2422, 0.3553),
}
"""Splits of so many missing cards, by the length of one defender, from 0: the tables of any book on percentages."""


@pytest.mark.parametrize("missing", PUBLISHED)
def test_splits_before_a_card_tells_anything(missing: int) -> None:
    """With 13 vacant places each, as when the lead is in another suit and nothing has been learnt of it."""
    spades = "AKQJT98765432"
    ours = spades[missing:]
    north = f"{ours[: len(ours) // 2]}...{'AKQJT98765432'[: 13 - len(ours) // 2]}"
    south = f"{ours[len(ours) // 2 :]}..{'AKQJT98765432'[: 13 - (len(ours) - len(ours) // 2)]}."
    deal = Deal.parse(f"N:{north} - {south} -")
    view = PlayView(Seat.SOUTH, Play(deal, Contract.parse("3N by S").strain, Seat.WEST, Seat.SOUTH))
    found = ByPlaces(view, Seat.WEST, Seat.EAST).lengths(Seat.WEST, Suit.SPADES)
    assert found[: len(PUBLISHED[missing])] == pytest.approx(PUBLISHED[missing], abs=0.0051)


def test_a_promise_is_kept_by_the_sample() -> None:
    deal = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
    view = PlayView.of(Play.of(deal, Contract.parse("3N by S")).after(Card.parse("HK")), Seat.SOUTH)
    silent = odds(view)
    told = odds(view, Promises(BLANK.with_claim(Seat.WEST, length(Suit.HEARTS, 6))))
    assert isinstance(told, BySample)
    six_less_the_king = 5
    assert sum(told.lengths(Seat.WEST, Suit.HEARTS)[six_less_the_king:]) == pytest.approx(1)
    assert sum(silent.lengths(Seat.WEST, Suit.HEARTS)[six_less_the_king:]) < 0.5
    for suit in Suit:
        assert sum(told.lengths(Seat.EAST, suit)) == pytest.approx(1)
    queen = Hand.of([Card.parse("HQ")])
    assert told.holds(Seat.WEST, queen) + told.holds(Seat.EAST, queen) == pytest.approx(1)
    assert told.holds(Seat.WEST, queen) > silent.holds(Seat.WEST, queen)
    west = told.lengths(Seat.WEST, Suit.CLUBS)
    assert told.shape(lambda lengths: lengths[Suit.CLUBS] == 2, Seat.WEST) == pytest.approx(west[2])
    assert told.chance(lambda held: len(held) == 2, Seat.WEST, Suit.CLUBS) == pytest.approx(west[2])


def test_three_hidden_hands_are_too_many() -> None:
    deal = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
    with pytest.raises(ValueError, match="two hidden hands"):
        odds(PlayView.of(Play.of(deal, Contract.parse("3N by S")), Seat.WEST))
