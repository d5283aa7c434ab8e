"""Layouts come with the chances of an honest deal: chi-square against hands dealt until they fit."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import sqrt
from random import Random

import pytest

from bridgetutor.cardplay.sampling import layouts
from bridgetutor.cardplay.sampling.places import hidden_places
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.picture import BLANK, Picture
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import EVERYWHERE, Range, box, region
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.sampling.brute import dealt_until_it_fits

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
BEFORE_THE_LEAD = Play.of(DEAL, Contract(3, Strain.NOTRUMP, Seat.SOUTH))
AFTER_THE_LEAD = BEFORE_THE_LEAD.after(Card.parse("HK"))
EAST_HAS_SHOWN_OUT = AFTER_THE_LEAD.after(
    *map(Card.parse, ("H5", "H2", "H4", "HQ", "H7", "H3", "HA", "C9", "C8", "C6", "CT", "S4"))
)
OVERLAPPING = region(
    [
        box(Range(3, 9), {Suit.HEARTS: Range(2, 4)}),
        box(Range(6, 14), {Suit.HEARTS: Range(1, 3), Suit.SPADES: Range(3, 5)}),
        box(Range(0, 20), {Suit.CLUBS: Range(5, 13)}),
    ]
)
STRONG_NOTRUMP = region(
    box(Range(15, 17), {suit: Range(2, 5) for suit in Suit} | {doubleton: Range(2, 2)}) for doubleton in Suit
)
MODERATE = region([box(Range(7, 12), {Suit.SPADES: Range(0, 3)})])

SAMPLE = 1000


def kind_of(hands: list[Hand]) -> tuple[int, ...]:
    """What is compared: points and two suits of the first hand, points of the second."""
    one, other = hands[:2]
    return (
        high_card_points(one) // 2,
        min(one.length(Suit.SPADES), 5),
        one.length(Suit.DIAMONDS) // 2,
        high_card_points(other) // 4,
    )


def chi_square(
    found: Mapping[tuple[int, ...], float], honest: Mapping[tuple[int, ...], float]
) -> tuple[float, int]:
    """For two samples of one size, rare kinds taken together; and the degrees of freedom."""
    pairs = [(found.get(kind, 0.0), honest.get(kind, 0.0)) for kind in sorted({*found, *honest})]
    common = [pair for pair in pairs if sum(pair) >= 16]
    rare = [pair for pair in pairs if sum(pair) < 16]
    common.append((sum(one for one, _ in rare), sum(other for _, other in rare)))
    terms = [(one - other) ** 2 / (one + other) for one, other in common if one + other]
    return sum(terms), len(terms) - 1


@pytest.mark.parametrize(
    ("play", "seat", "picture"),
    [
        pytest.param(AFTER_THE_LEAD, Seat.SOUTH, BLANK, id="declarer, nothing known"),
        pytest.param(EAST_HAS_SHOWN_OUT, Seat.WEST, BLANK, id="a defender later on"),
        pytest.param(
            AFTER_THE_LEAD, Seat.SOUTH, Picture().with_region(Seat.WEST, OVERLAPPING), id="overlapping boxes"
        ),
        pytest.param(
            AFTER_THE_LEAD,
            Seat.EAST,
            Picture((EVERYWHERE, EVERYWHERE, STRONG_NOTRUMP, OVERLAPPING)),
            id="both hands promised something",
        ),
        pytest.param(BEFORE_THE_LEAD, Seat.WEST, BLANK, id="the leader, nothing known"),
        pytest.param(
            BEFORE_THE_LEAD,
            Seat.WEST,
            Picture((MODERATE, EVERYWHERE, STRONG_NOTRUMP, EVERYWHERE)),
            id="the leader, the opponents have bid",
        ),
        pytest.param(
            BEFORE_THE_LEAD,
            Seat.WEST,
            Picture((MODERATE, OVERLAPPING, STRONG_NOTRUMP, EVERYWHERE)),
            id="the leader, all have bid",
        ),
    ],
)
def test_against_hands_dealt_until_they_fit(play: Play, seat: Seat, picture: Picture) -> None:
    view, promises = PlayView.of(play, seat), Promises(picture)
    places = hidden_places(view, promises)
    found = layouts(view, promises, count=SAMPLE, random=Random(7))
    assert found.relaxed == 0
    assert found.effective_size > 0.85 * SAMPLE
    mine: dict[tuple[int, ...], float] = defaultdict(float)
    for hands, weight in zip(found.hands, found.weights, strict=True):
        mine[kind_of([Hand(hands[each]) for each in places])] += weight * SAMPLE
    dealt = dealt_until_it_fits(view.unseen.bits, tuple(places.values()), SAMPLE, Random(9))
    honest = Counter(kind_of([Hand(bits) for bits in held]) for held in dealt)
    value, freedom = chi_square(mine, honest)
    assert freedom > 8
    assert value < freedom + 3 * sqrt(2 * freedom), "a chance of one in several hundred"
    assert value > freedom - 4 * sqrt(2 * freedom), "too good to be true"
