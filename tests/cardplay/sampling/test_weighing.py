"""Layouts weigh less for a promise that is broken, and by the likelihood of what was seen."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.sampling import Likelihood, layouts
from bridgetutor.cardplay.sampling.weighing import BROKEN, effective_size, thinned
from bridgetutor.cardplay.solver import Bits
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.claims import holding
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
AFTER_THE_LEAD = Play.of(DEAL, Contract(3, Strain.NOTRUMP, Seat.SOUTH)).after(Card.parse("HK"))
VIEW = PlayView.of(AFTER_THE_LEAD, Seat.SOUTH)
ENDING = Play.of(
    Deal.parse("N:A2... K3... Q4... J5..."), Contract(1, Strain.SPADES, Seat.SOUTH), [Card.parse("S5")]
)


def holds(card: str) -> int:
    return 1 << Card.parse(card).index


def share(card: str, seat: Seat, promises: Promises = SILENCE, *seen: Likelihood) -> float:
    """The weight of the layouts in which a seat holds a card."""
    found = layouts(VIEW, promises, count=300, random=Random(3), likelihoods=seen)
    return sum(w for w, hands in zip(found.weights, found.hands, strict=True) if hands[seat] & holds(card))


def test_the_fine_print_of_a_promise_is_mostly_kept() -> None:
    promises = Promises(claims=((), (), (), (holding(Card.parse("DA")),)))
    # West holds the ace in 12 of 25 places: that against the 13 others, which weigh less.
    expected = 12 / (12 + 13 * BROKEN)
    assert share("DA", Seat.WEST, promises) == pytest.approx(expected, abs=0.03)


def test_promises_are_about_the_cards_that_were_dealt() -> None:
    promises = Promises(claims=((), (), (), (holding(Card.parse("HK")),)))
    found = layouts(VIEW, promises, count=50, random=Random(3))
    assert found.effective_size == pytest.approx(50)
    assert len(found.hands) == 50


def test_likelihoods_are_multiplied_and_see_the_dealt_cards() -> None:
    asked = set()

    def with_the_ace(seat: Seat, dealt: Bits) -> float:
        asked.add((seat, dealt.bit_count(), bool(dealt & holds("HK"))))
        return 3.0 if seat is Seat.WEST and dealt & holds("DA") else 1.0

    odds = 9 * 12 / (9 * 12 + 13)
    assert share("DA", Seat.WEST, SILENCE, with_the_ace, with_the_ace) == pytest.approx(odds, abs=0.03)
    assert asked == {(Seat.WEST, 13, True), (Seat.EAST, 13, False)}


@pytest.mark.parametrize("card", ["SA", "D7"])
def test_likelihoods_of_three_hidden_hands(card: str) -> None:
    """Each of the three has the card in a third of the deals; that weighs three times as much with North or South."""

    def not_east(seat: Seat, dealt: Bits) -> float:
        return 3.0 if seat in (Seat.NORTH, Seat.SOUTH) and dealt & holds(card) else 1.0

    view = PlayView.of(AFTER_THE_LEAD.before(0), Seat.WEST)
    found = layouts(view, SILENCE, count=600, random=Random(3), likelihoods=[not_east])
    pairs = list(zip(found.weights, found.hands, strict=True))
    for seat, odds in ((Seat.NORTH, 3 / 7), (Seat.EAST, 1 / 7), (Seat.SOUTH, 3 / 7)):
        share = sum(weight for weight, hands in pairs if hands[seat] & holds(card))
        assert share == pytest.approx(odds, abs=0.05)


def test_what_is_impossible_does_not_come() -> None:
    def never_the_ace(seat: Seat, dealt: Bits) -> float:
        return 0.0 if seat is Seat.EAST and dealt & holds("DA") else 1.0

    assert share("DA", Seat.WEST, SILENCE, never_the_ace) == pytest.approx(1)


def test_what_explains_nothing_is_ignored() -> None:
    def never(seat: Seat, dealt: Bits) -> float:
        return 0.0

    found = layouts(VIEW, SILENCE, count=30, random=Random(3), likelihoods=[never])
    assert found.weights == pytest.approx([1 / 30] * 30)


def test_a_few_layouts_are_weighed_exactly() -> None:
    def likes_the_king(seat: Seat, dealt: Bits) -> float:
        return 5.0 if seat is Seat.EAST and dealt & holds("SK") else 1.0

    view = PlayView.of(ENDING, Seat.NORTH)
    found = layouts(view, SILENCE, count=100, random=Random(3), likelihoods=[likes_the_king])
    weights = {
        hands[Seat.EAST] & holds("SK") > 0: weight
        for hands, weight in zip(found.hands, found.weights, strict=True)
    }
    assert found.is_complete
    assert weights[True] == pytest.approx(5 * weights[False])


weights = st.lists(st.floats(0.001, 1000), min_size=1, max_size=30)


@given(weights, st.integers(1, 30), st.randoms(use_true_random=False))
def test_a_pool_is_thinned_to_as_many_as_are_wanted(pool: list[float], count: int, random: Random) -> None:
    kept = thinned(dict(enumerate(pool)), count, random)
    assert len(kept) <= min(count, len(pool)) + 1e-9
    assert sum(kept.values()) == pytest.approx(1)


def test_thinning_changes_no_weight_on_the_average() -> None:
    random = Random(4)
    pool = {n: random.expovariate(1) ** 2 for n in range(12)}
    whole, tries = sum(pool.values()), 6000
    sums = dict.fromkeys(pool, 0.0)
    for _ in range(tries):
        for item, weight in thinned(pool, 5, random).items():
            sums[item] += weight
    for item, weight in pool.items():
        assert sums[item] / tries == pytest.approx(weight / whole, abs=0.01)


def test_the_effective_size() -> None:
    assert effective_size([0.25] * 4) == pytest.approx(4)
    assert effective_size([1.0, 0.0, 0.0]) == pytest.approx(1)
    assert effective_size([]) == 0
