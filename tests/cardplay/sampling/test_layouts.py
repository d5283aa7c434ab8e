"""Layouts hold what is unseen and nothing else, fit what is known, and never come from hidden cards."""

from __future__ import annotations

from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.sampling import Layouts, layouts
from bridgetutor.cardplay.sampling.places import hidden_places
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.claims import balanced, length, points
from bridgetutor.hands.picture import Picture
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.hands.region import Range, Region, box, region
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.sampling.brute import every_way
from tests.cardplay.swaps import swapped
from tests.strategies import contracts, deals, plays, seats, suits, unhurried

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
CONTRACT = Contract(3, Strain.NOTRUMP, Seat.SOUTH)
BEFORE_THE_LEAD = Play.of(DEAL, CONTRACT)
AFTER_THE_LEAD = BEFORE_THE_LEAD.after(Card.parse("HK"))


@st.composite
def some_promises(draw: st.DrawFn) -> Promises:
    """Regions of up to three boxes, that overlap or not, true or not."""
    north, east, south, west = (draw(regions) for _ in Seat)
    claims = ((points(6, 15) & length(Suit.HEARTS, 2),), (balanced(),), (), (points(0, 9), balanced()))
    return Promises(Picture((north, east, south, west)), claims if draw(st.booleans()) else SILENCE.claims)


def _region(bounds: list[tuple[int, int, Suit, int, int]]) -> Region:
    return region(
        box(Range(low, low + more), {suit: Range(few, few + some)}) for low, more, suit, few, some in bounds
    )


regions = st.lists(
    st.tuples(st.integers(0, 20), st.integers(1, 12), suits, st.integers(0, 6), st.integers(1, 5)),
    min_size=1,
    max_size=3,
).map(_region)


def endings() -> st.SearchStrategy[Play]:
    """Moments of plays that began with few cards, with declarer or without."""
    return st.integers(1, 5).flatmap(deals).flatmap(_ending)


@st.composite
def _ending(draw: st.DrawFn, deal: Deal) -> Play:
    contract = draw(contracts)
    declarer = contract.declarer if draw(st.booleans()) else None
    play = Play(deal, contract.strain, draw(seats) if declarer is None else contract.leader, declarer)
    choice = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 4 * play.size - 1))):
        play = play.after(choice.choice(tuple(play.legal_cards)))
    return play


def made(view: PlayView, promises: Promises = SILENCE, count: int = 20, seed: int = 1) -> Layouts:
    return layouts(view, promises, count=count, random=Random(seed))


def check(view: PlayView, found: Layouts, count: int) -> None:
    """What is true of all layouts."""
    play = view.play
    assert 0 < len(found.hands) == len(found.weights) <= count
    assert len(set(found.hands)) == len(found.hands)
    assert sum(found.weights) == pytest.approx(1)
    assert 1 <= found.effective_size + 1e-9 <= len(found.hands) + 1e-6
    for hands in found.hands:
        hidden = 0
        for seat, bits in zip(Seat, hands, strict=True):
            held = view.held(seat)
            if held is not None:
                assert bits == held.bits
                continue
            assert bits & hidden == 0
            hidden |= bits
            assert bits.bit_count() == play.size - len(play.played_by(seat))
            assert not any(Hand(bits).length(suit) for suit in play.shown_out(seat))
        assert hidden == view.unseen.bits


@given(swapped(), some_promises())
@unhurried
def test_a_layout_fits_what_is_known(case: tuple[Play, Play, Seat], promises: Promises) -> None:
    play, _, seat = case
    view = PlayView.of(play, seat)
    check(view, made(view, promises), 20)


@given(swapped(), some_promises())
@unhurried
def test_what_is_hidden_does_not_change_the_layouts(
    case: tuple[Play, Play, Seat], promises: Promises
) -> None:
    play, other, seat = case
    first, second = (made(PlayView.of(each, seat), promises, 10) for each in (play, other))
    assert first == second


@given(endings(), seats, some_promises())
@unhurried
def test_an_ending_is_enumerated(play: Play, seat: Seat, promises: Promises) -> None:
    view = PlayView.of(play, seat)
    places = hidden_places(view, promises)
    every = set(every_way(view.unseen.bits, tuple(places.values()))) if len(view.unseen) <= 8 else None
    found = made(view, promises, 600)
    check(view, found, 600)
    assert found.relaxed == 0, "of fewer than thirteen cards nothing was promised"
    if every is not None:
        assert found.is_complete
        assert {tuple(hands[seat] for seat in places) for hands in found.hands} == every
        assert found.weights == pytest.approx([1 / len(every)] * len(every))


@given(plays(full=True), st.integers(28, 51), seats)
@unhurried
def test_the_end_of_a_play_is_enumerated(play: Play, cards: int, seat: Seat) -> None:
    view = PlayView.of(play.before(cards), seat)
    places = hidden_places(view, SILENCE)
    found = made(view, count=300)
    check(view, found, 300)
    if len(view.unseen) <= 8:
        every = set(every_way(view.unseen.bits, tuple(places.values())))
        assert found.is_complete is (len(every) <= 300)
        if found.is_complete:
            assert {tuple(hands[seat] for seat in places) for hands in found.hands} == every


def test_when_all_is_played_nothing_is_left_to_guess() -> None:
    ending = Play.of(Deal.parse("N:A... K... Q... J..."), CONTRACT).after(
        *map(Card.parse, ("SJ", "SA", "SK", "SQ"))
    )
    found = made(PlayView.of(ending, Seat.WEST))
    assert found.hands == ((0, 0, 0, 0),)
    assert found.is_complete


def test_there_are_as_many_as_asked_for_while_more_are_left() -> None:
    for play in (BEFORE_THE_LEAD, AFTER_THE_LEAD):
        found = made(PlayView.of(play, Seat.WEST), count=50)
        assert len(found.hands) == 50
        assert found.effective_size == pytest.approx(50)
        assert not found.is_complete


def test_the_same_chance_makes_the_same_layouts_and_another_makes_others() -> None:
    view = PlayView.of(AFTER_THE_LEAD, Seat.SOUTH)
    assert made(view, seed=5) == made(view, seed=5)
    assert made(view, seed=5) != made(view, seed=6)


def test_in_mid_trick_the_cards_of_the_trick_are_gone() -> None:
    play = AFTER_THE_LEAD.after(Card.parse("H5"))
    for hands in made(PlayView.of(play, Seat.EAST)).hands:
        assert [bits.bit_count() for bits in hands] == [12, 13, 13, 12]


def test_what_was_played_counts_towards_what_was_promised() -> None:
    # West has led the king of hearts and promised six points and five hearts: three points and four hearts are left.
    west = region([box(Range(6, 6), {Suit.HEARTS: Range(5, 5)})])
    promises = Promises(Picture().with_region(Seat.WEST, west))
    view = PlayView.of(AFTER_THE_LEAD, Seat.SOUTH)
    for hands in made(view, promises).hands:
        held = Hand(hands[Seat.WEST])
        assert held.length(Suit.HEARTS) == 4
        assert west.admits(held | Hand.of([Card.parse("HK")]))


def test_hands_and_cards_that_do_not_add_up_are_refused() -> None:
    ending = Deal.of({Seat.WEST: Hand.parse("A.K.Q.J")})
    with pytest.raises(ValueError, match="more or fewer cards than are unseen"):
        made(PlayView(Seat.WEST, Play.of(ending, CONTRACT)))


def test_one_hidden_hand_has_what_is_unseen() -> None:
    three = DEAL.with_hand(Seat.EAST, None)
    view = PlayView(Seat.WEST, Play.of(three, CONTRACT))
    found = made(view)
    assert [Hand(bits) for bits in found.hands[0]] == list(DEAL.hands)
    assert found.is_complete


def test_a_five_two_split_moves_the_odds_of_another_suit() -> None:
    """West is known to have five of seven spades: eight vacant places against eleven."""
    north, south = Hand.parse("KQ32.A87.K76.A65"), Hand.parse("A4.K654.AJ32.K43")
    rest = Hand((1 << 52) - 1) - north - south
    west = Hand.of((*rest.cards(Suit.SPADES)[:5], *list(rest - Hand.of(rest.cards(Suit.SPADES)))[:8]))
    deal = Deal.of({Seat.NORTH: north, Seat.SOUTH: south, Seat.WEST: west, Seat.EAST: rest - west})
    assert not deal.faults()
    five = region([box(lengths={Suit.SPADES: Range(5, 5)})])
    promises = Promises(Picture().with_region(Seat.WEST, five))
    play = Play.of(deal, CONTRACT)
    view = PlayView.of(play.after(next(iter(west))), Seat.SOUTH)
    found = made(view, promises, 4000)
    queen = 1 << Card.parse("DQ").index
    share = sum(w for w, hands in zip(found.weights, found.hands, strict=True) if hands[Seat.WEST] & queen)
    assert share == pytest.approx(8 / 19, abs=0.025)
    # Six diamonds lie 3-3 in as many ways as there are for three of them among West's eight and East's eleven places.
    diamonds = [Hand(hands[Seat.WEST]).length(Suit.DIAMONDS) for hands in found.hands]
    even = comb(6, 3) * comb(13, 5) / comb(19, 8)
    assert diamonds.count(3) / len(diamonds) == pytest.approx(even, abs=0.025)
