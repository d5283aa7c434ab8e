"""Deals are drawn as at random: compared with deals thrown away, and with counts that are known."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from bridgetutor.dealing import drawing
from bridgetutor.dealing.constraint import ANY_DEAL
from bridgetutor.dealing.drawing import Source, ways
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.ways.by_hands import ByHands
from bridgetutor.dealing.ways.by_honours import ByHonours
from bridgetutor.dealing.ways.by_suits import BySuits
from bridgetutor.dealing.ways.way import ALL_DEALS, Way
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat
from tests.dealing.chance import LOOKS, surprise, thrown

DRAWN = 800
TOO_UNLIKE = 4.5
"""Once in three hundred thousand times by chance, and the seeds are fixed."""

FREQUENT = (
    "any deal",
    "South: 12+ points, 4+ hearts; North: not 5+ spades",
    "South: balanced, 11-18 points; East: 0-11 points",
    "North and South together: 22+ points, 8+ spades; East: at most 5 clubs",
    "North and East together: 18-24 points, at most 8 hearts; South: at most 3 aces",
    "West: can overcall or can open; South: 8+ points",
    "North: a stopper in spades, 5-8 losers, no ♣Q; South: ♥A",
    "South: 15+ points; or 5+ spades",
)


@pytest.mark.parametrize("text", FREQUENT)
def test_every_way_draws_as_if_the_others_were_thrown_away(text: str) -> None:
    constraint = parse(text)
    by_throwing = list(islice(thrown(constraint, Random(text)), DRAWN))
    for way in ways(constraint):
        if way.total > 2 * ALL_DEALS:
            continue  # never taken, and slower than throwing away
        deals = list(islice(Source(constraint, way).deals(Random(1)), DRAWN))
        assert all(map(constraint.holds, deals))
        assert not any(deal.faults() for deal in deals[:50])
        for name, look in LOOKS.items():
            unlike = surprise(map(look, deals), map(look, by_throwing))
            assert unlike < TOO_UNLIKE, (type(way).__name__, name, unlike)


def test_the_comparison_sees_a_slant() -> None:
    """A lot of which half is drawn from hands of eight points or more: one point more on the average."""
    half = DRAWN // 2
    slanted = [
        *islice(thrown(parse("East: 8+ points"), Random(2)), half),
        *islice(thrown(ANY_DEAL, Random(3)), half),
    ]
    look = LOOKS["points of East"]
    plain = islice(thrown(ANY_DEAL, Random(1)), DRAWN)
    assert surprise(map(look, slanted), map(look, plain)) > TOO_UNLIKE


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("any deal", ByHands),
        ("North and South together: 33+ points, 9+ spades", ByHonours),
        ("North and South together: 11+ spades, 8+ hearts", BySuits),
        ("South: 7+ spades; East: 6+ hearts; North: 6+ clubs; West: 5+ diamonds", BySuits),
        ("South: 22+ points, 7+ spades", ByHands),
        ("South: 20+ points, 8+ spades; North: 15+ points, 7+ hearts", ByHands),
        ("South: 0-1 points; North: 0-1 points; East: 19-20 points", ByHonours),
    ],
)
def test_the_rarest_part_is_counted(text: str, kind: type[Way]) -> None:
    constraint = parse(text)
    source = Source(constraint)
    assert isinstance(source.way, kind)
    assert source.way.total == min(way.total for way in ways(constraint))
    assert all(map(constraint.holds, islice(source.deals(Random(1)), 5)))


@pytest.mark.parametrize(
    "text",
    [
        "South: 37 points",
        "South: 13 spades; West: 13 hearts",
        "North and South together: 40 points",
        "South: ♠A, ♠K, ♠Q, ♠J, ♥A, ♥K, ♥Q, 5+ hearts",
        "South: 5=5=3=0, 20+ points; North: 0=3=5=5, at most 3 points; East: 6=3=3=1",
        "South: 8=5=0=0, 10 points, no ♠A; West: 5 diamonds, 5 clubs",
    ],
)
def test_the_rarest_deals_are_found(text: str) -> None:
    constraint = parse(text)
    deals = list(islice(Source(constraint).deals(Random(1)), 3))
    assert all(map(constraint.holds, deals))


@pytest.mark.parametrize(
    "text",
    [
        "South: 37 points, 5+ spades",
        "South: 30+ points, 8+ spades",
        "South: 7+ spades; North: 7+ spades",
        "North and South together: 13 spades; West: 1+ spades",
        "South: 21+ points; East: 20+ points",
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    constraint = parse(text)
    with pytest.raises(BridgeError, match="No deal is like this: "):
        next(Source(constraint).deals(Random(1)))


def test_what_only_trying_shows_to_be_impossible_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_TRIES", 50)
    with pytest.raises(BridgeError, match="Of 50 deals that were drawn none is like this"):
        next(Source(parse("South: 4 aces; North: ♠A")).deals(Random(1)))


def test_the_same_seed_gives_the_same_deals() -> None:
    constraint = parse("South: 15-17 balanced; North: 4+ hearts")
    one, other, third = (list(islice(Source(constraint).deals(Random(seed)), 20)) for seed in (7, 7, 8))
    assert one == other
    assert one != third
    assert len(set(one)) == len(one)


def test_all_seats_are_served_alike() -> None:
    """A constraint on one seat turned round the table: the counts of the ways turn with it."""
    totals = Counter(
        Source(parse(f"{seat.name}: 20+ points, 6+ spades; {seat.partner.name}: 4+ spades")).way.total
        for seat in Seat
    )
    assert len(totals) == 1
