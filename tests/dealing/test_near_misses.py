"""A near miss breaks one bound by one step, keeps all the rest, and says which bound it is."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from bridgetutor.dealing.constraint import ANY_DEAL, Constraint
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.named import NAMED
from bridgetutor.dealing.near_misses import NearMiss, NearMisses, steps_outside
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.hands.claims import HEARTS, SPADES
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.hands.claim_strategies import any_hands, claims

ENGLISH = Wording.english()


def found(text: str, count: int) -> list[NearMiss]:
    return list(islice(NearMisses(parse(text)).found(Random(1)), count))


@given(claims, any_hands)
def test_a_step_outside_breaks_the_claim_and_its_bound(claim: Claim, hand: Hand) -> None:
    for near, bound in steps_outside(claim):
        if near.holds(hand):
            assert not claim.holds(hand)
            assert not bound.holds(hand)


@pytest.mark.parametrize(
    ("claim", "near"),
    [
        (c.points(15, 17), [c.points(14, 14), c.points(18, 18)]),
        (c.points(12), [c.points(11, 11)]),
        (c.points(0, 9), [c.points(10, 10)]),
        (c.aces(0, 3), [c.aces(1), c.aces(2), c.aces(4)]),
        (c.balanced(), [c.shaped("4441", "5422", "5431", "6322", "6331")]),
        (c.stopper(HEARTS), [c.half_stopper(HEARTS) & ~c.stopper(HEARTS)]),
        (
            c.points(12) & c.length(HEARTS, 5, 5),
            [
                c.length(HEARTS, 5, 5) & c.points(11, 11),
                c.points(12) & c.length(HEARTS, 4, 4),
                c.points(12) & c.length(HEARTS, 6, 6),
            ],
        ),
        (
            c.length(HEARTS, 5) | c.length(SPADES, 5),
            [c.length(SPADES, 0, 4) & c.length(HEARTS, 4, 4), c.length(HEARTS, 0, 4) & c.length(SPADES, 4, 4)],
        ),
        (ALWAYS, []),
    ],
)  # fmt: skip
def test_steps_outside(claim: Claim, near: list[Claim]) -> None:
    assert [step.claim for step in steps_outside(claim)] == near


def test_named_hands_are_missed_by_their_bounds() -> None:
    for named in NAMED:
        assert [step.bound for step in steps_outside(named)] == [
            step.bound for step in steps_outside(named.claim)
        ]


TEXT = "South: 15-17 balanced; North: 8+ points, 4+ hearts, not 5+ spades"


def test_every_bound_is_missed_in_turn_and_all_else_is_kept() -> None:
    constraint, misses = parse(TEXT), found(TEXT, 24)
    said = Counter(ENGLISH.render(miss.says).replace(" shape", "") for miss in misses)
    of_shape = {key for key in said if "balanced" in key}
    assert of_shape <= {f"South: a {shape} instead of balanced" for shape in (4441, 5422, 5431, 6322, 6331)}
    assert {key: count for key, count in said.items() if key not in of_shape} == {
        "South: 14 points instead of 15–17 points": 4,
        "South: 18 points instead of 15–17 points": 4,
        "North: 7 points instead of 8+ points": 4,
        "North: 3 hearts instead of 4+ hearts": 4,
        "North: 5 spades instead of at most 4 spades": 4,
    }
    for miss in misses:
        broken = [
            each.claim
            for seat in (Seat.NORTH, Seat.SOUTH)
            for each in constraint[seat].broken_by(miss.deal.known[seat])
        ]
        assert broken == [miss.broken.claim]


def test_two_hands_together_are_missed_too() -> None:
    misses = found("North and South together: 33-35 points, 9+ spades", 9)
    assert Counter(ENGLISH.render(miss.says) for miss in misses) == {
        "North and South: 32 points instead of 33–35 points": 3,
        "North and South: 36 points instead of 33–35 points": 3,
        "North and South: 8 spades instead of 9+ spades": 3,
    }


def test_bounds_that_cannot_be_missed_are_left_out() -> None:
    """With 37 points no hand has three aces."""
    misses = found("South: 37 points, 4 aces", 3)
    assert {ENGLISH.render(miss.says) for miss in misses} == {"South: 36 points instead of 37 points"}


def test_without_bounds_there_is_nothing_to_miss() -> None:
    with pytest.raises(BridgeError, match="There is no bound to miss in: any deal"):
        NearMisses(ANY_DEAL)


def test_where_no_bound_can_be_missed_it_says_so() -> None:
    spades = c.length(SPADES, 13)
    impossible = Constraint((spades, spades, c.ALWAYS, c.ALWAYS))
    with pytest.raises(BridgeError, match="No deal misses this by one step alone"):
        next(NearMisses(impossible).found(Random(1)))
