"""Whatever the size and the hands: all inside, nothing overlaps, and of each card enough stays to see and to hit."""

from __future__ import annotations

from itertools import accumulate, combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.desktop.table import fans, layout
from bridgetutor.desktop.table.boxes import Box, Place, around
from bridgetutor.desktop.table.layout import Plan, Room

# The smallest window leaves some 560 by 600; at 150 % labels and facts are half as large again.
TYPES = {100: (24, 20, 35), 150: (36, 33, 67)}


@st.composite
def lengths(draw: st.DrawFn) -> tuple[int, ...]:
    """The suits of a hand of up to thirteen cards."""
    left = draw(st.integers(1, 13))
    cuts = sorted(draw(st.tuples(*[st.integers(0, left)] * 3)))
    return cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], left - cuts[2]


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    """Four hands, each seen or hidden, in any size from the smallest to 4K."""
    label, count, band = TYPES[draw(st.sampled_from(sorted(TYPES)))]
    width, height = draw(st.integers(560, 3800)), draw(st.integers(600, 2100))
    seen = draw(st.sets(st.sampled_from(Place)))
    return Room(
        width,
        height,
        {place: draw(lengths()) for place in seen},
        backs=frozenset(Place) - seen,
        labels=dict.fromkeys(Place, label),
        label_width=min(round(label * 6.2), max(84, (width - 24) // 5)),
        count_height=count,
        facts=draw(st.sampled_from([(0, 0), (label * 7, label * 5)])),
        band=band,
    )


def parts(plan: Plan) -> dict[str, Box]:
    """All that must not touch."""
    hands = {f"hand {p.value}": around(spot.card for spot in spots) for p, spots in plan.spots.items()}
    labels = {f"label {p.value}": box for p, box in plan.labels.items()}
    backs = {f"back {p.value}": box for p, box in plan.backs.items()}
    trick = {"trick": around(plan.trick.values()), "facts": plan.facts}
    return {name: box for name, box in (hands | labels | backs | trick).items() if box.width and box.height}


@settings(max_examples=300, deadline=None)
@given(rooms())
def test_nothing_overlaps_and_all_is_inside(room: Room) -> None:
    found = parts(layout.arrange(room))
    table = Box(0, 0, room.width, room.height)
    assert [name for name, box in found.items() if not table.holds(box)] == []
    assert [(a, b) for (a, one), (b, other) in combinations(found.items(), 2) if one.meets(other)] == []


@given(rooms())
def test_of_every_card_a_strip_stays_to_hit(room: Room) -> None:
    for spots in layout.arrange(room).spots.values():
        for spot in spots:
            assert spot.card.holds(spot.strip)
            assert spot.strip.width >= fans.STRIP
            assert spot.strip.height >= fans.ROW
        for one, other in combinations(spots, 2):
            assert not one.strip.meets(other.strip)


@given(rooms())
def test_of_every_card_the_index_is_seen(room: Room) -> None:
    for spots in layout.arrange(room).spots.values():
        assert all(spot.strip.width >= spot.card.width * 0.25 for spot in spots)


@given(rooms())
def test_each_hand_is_laid_whole(room: Room) -> None:
    plan = layout.arrange(room)
    assert {place: len(spots) for place, spots in plan.spots.items()} == {
        place: sum(suits) for place, suits in room.hands.items()
    }


@pytest.mark.parametrize("size", [(560, 600), (820, 740), (1400, 1000)])
@pytest.mark.parametrize("type_size", [100, 150])
def test_the_bidding_box_keeps_its_size_and_lies_clear_of_the_hand(
    size: tuple[int, int], type_size: int
) -> None:
    label, count, _ = TYPES[type_size]
    least = (5 * 48 + 40, 8 * 40 + 60 + count)
    room = Room(
        *size,
        {Place.BOTTOM: (4, 4, 3, 2)},
        labels={Place.BOTTOM: label},
        count_height=count,
        band=35,
        auction=(330, 250),
        box=(330, 480),
        least_box=least,
    )
    plan = layout.arrange(room)
    assert plan.auction is not None
    assert plan.box is not None
    assert plan.box.width >= least[0]
    assert plan.box.height >= least[1]
    assert plan.auction.width >= 4 * 44
    hand = around(spot.card for spot in plan.spots[Place.BOTTOM])
    everything = [plan.auction, plan.box, hand, plan.labels[Place.BOTTOM], plan.facts]
    assert not any(
        one.meets(other) for one, other in combinations(everything, 2) if one.width and other.width
    )


@given(st.lists(st.integers(0, 13), min_size=4, max_size=4), st.integers(300, 3000))
def test_suits_part_in_a_fan(suits: list[int], across: int) -> None:
    box = Box(0, 0, across, 200)
    spots = fans.fan(suits, box, 60)
    steps = [b.card.x - a.card.x for a, b in pairwise(spots)]
    ends = {sum(suits[: i + 1]) - 1 for i in range(4)}
    inside = [step for i, step in enumerate(steps) if i not in ends]
    between = [step for i, step in enumerate(steps) if i in ends]
    assert not inside or not between or min(between) >= max(inside)


@pytest.mark.parametrize("lengths", [(3, 3, 2, 2), (4, 2, 2, 1), (2, 2, 2, 2), (3, 2, 1, 1)])
@pytest.mark.parametrize("facts", [(170, 110), (210, 150)])
def test_the_corner_of_facts_never_closes_up_the_suits_of_dummy(
    lengths: tuple[int, ...], facts: tuple[int, int]
) -> None:
    hands = {Place.TOP: lengths, Place.BOTTOM: (4, 3, 3, 3)}
    labels = dict.fromkeys(Place, 24)
    spots = layout.arrange(Room(810, 700, hands, labels=labels, facts=facts, band=30)).spots[Place.TOP]
    ends = list(accumulate(lengths))[:-1]
    assert all(spots[end].card.x - spots[end - 1].card.right >= 10 for end in ends)


@pytest.mark.parametrize("width", [170, 240, 400])
def test_the_corner_of_facts_leaves_the_label_at_the_top_its_line(width: int) -> None:
    hands = {Place.TOP: (1,), Place.BOTTOM: (1,)}
    labels = dict.fromkeys((Place.TOP, Place.BOTTOM), 24)
    room = Room(554, 582, hands, labels=labels, top_label=width, facts=(165, 110), band=30)
    plan = layout.arrange(room)
    assert plan.labels[Place.TOP].width >= width
    assert plan.facts_in_corner is (width == 170)
