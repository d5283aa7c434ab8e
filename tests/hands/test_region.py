"""Regions as sets of hands: meeting, joining, and never more boxes than are allowed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import HEARTS, SPADES, balanced, length, longest, points
from bridgetutor.hands.region import EVERYWHERE, MOST_BOXES, NOWHERE, Box, Range, Region, box, region
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from tests.hands.claim_strategies import any_hands, claims


def _ranges(most: int) -> st.SearchStrategy[Range]:
    numbers = st.integers(0, most)
    return st.builds(Range, numbers, numbers)


boxes = st.builds(
    box,
    _ranges(37),
    st.dictionaries(st.sampled_from(Suit), st.builds(Range, st.integers(0, 5), st.integers(3, 13))),
)
regions = st.lists(boxes, max_size=40).map(region)


@given(st.lists(boxes, max_size=40), any_hands)
def test_a_region_admits_what_its_boxes_admit(parts: list[Box | None], hand: Hand) -> None:
    whole = region(parts)
    assert len(whole.boxes) <= MOST_BOXES
    if any(part is not None and part.admits(hand) for part in parts):
        assert whole.admits(hand)
        assert whole.bounds is not None
        assert whole.bounds.admits(hand)


@given(claims, claims, any_hands)
def test_meeting_and_joining_lose_no_hand(one: Claim, other: Claim, hand: Hand) -> None:
    here, there = one.region(), other.region()
    if here.admits(hand) or there.admits(hand):
        assert here.join(there).admits(hand)
    if here.admits(hand) and there.admits(hand):
        assert here.meet(there).admits(hand)


@given(regions)
def test_no_box_is_empty_or_within_another(whole: Region) -> None:
    assert whole == region(whole.boxes)
    assert all(box(each.points, dict(zip(Suit, each.lengths, strict=True))) == each for each in whole.boxes)


def test_lengths_are_drawn_in_to_thirteen_cards() -> None:
    drawn = box(lengths={SPADES: Range(6, 13), HEARTS: Range(5, 13)})
    assert drawn is not None
    assert [drawn.length(suit) for suit in Suit] == [Range(0, 2), Range(0, 2), Range(5, 7), Range(6, 8)]


def test_ranges_without_a_hand_are_no_box() -> None:
    assert box(Range(12, 11)) is None
    assert box(lengths=dict.fromkeys(Suit, Range(0, 3))) is None
    assert box(lengths=dict.fromkeys(Suit, Range(4, 13))) is None
    assert region([None]) == NOWHERE
    assert NOWHERE.is_empty
    assert NOWHERE.bounds is None


def test_the_region_of_a_notrump_opening_is_exact() -> None:
    shown = (points(15, 17) & balanced()).region()
    assert shown.bounds == box(Range(15, 17), dict.fromkeys(Suit, Range(2, 5)))
    assert shown.admits(Hand.parse("AQ32.K53.QJ4.A92"))
    assert not shown.admits(Hand.parse("AQ32.K542.QJ43.A"))
    assert not shown.admits(Hand.parse("AQ432.K5432.Q.A9"))


def test_a_longest_suit_has_four_cards() -> None:
    bounds = longest(HEARTS).region().bounds
    assert bounds is not None
    assert bounds.length(HEARTS) == Range(4, 13)
    assert bounds.length(SPADES) == Range(0, 6)


@pytest.mark.parametrize("claim", [length(HEARTS, 5), points(12)])
def test_everywhere_changes_nothing_it_meets_and_swallows_what_it_joins(claim: Claim) -> None:
    assert claim.region().meet(EVERYWHERE) == claim.region()
    assert claim.region().join(EVERYWHERE) == EVERYWHERE
