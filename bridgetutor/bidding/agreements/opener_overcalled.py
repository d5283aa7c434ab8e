"""Opener when the hand behind comes in over one over one: four trumps, two suits, their suit stopped, or a pass.

Nothing need be bid now: partner has another turn. A double is for penalties, as all doubles are once two of our suits
are bid (standard texts; as support doubles where the card says so).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.forced_in_competition import STOPPER
from bridgetutor.bidding.agreements.free_bid_rebids import (
    least_for_a_second,
    raises,
    second_suits,
    their_suits_stopped,
)
from bridgetutor.bidding.contests import DOUBLED_AFTER, OVERCALLED_AFTER, Answered
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, length, points, quality
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain


def _over_an_overcall(place: Answered) -> Iterator[Rule]:
    yield from raises(place)
    stopped, notrump = their_suits_stopped(place), place.cheap(Strain.NOTRUMP)
    yield rule(f"{place} 3N", points(19, 21) & stopped & length(place.opened, 5))
    yield from _notrump(place)
    for theirs in place.theirs:
        trumps = length(theirs, 4) & quality(theirs, 8) & points(12)
        yield rule(f"{place} X", trumps & length(place.suit, 0, 2))
    yield from second_suits(place)
    yield rule(f"{place} {notrump}", points(18, 21) & stopped, rung=Rung.QUIET)
    three = length(place.suit, 3, 3) & points(12, 18) & ~balanced()
    yield rule(f"{place} {place.cheap(place.suit)}", three, rung=Rung.QUIET)
    for theirs in place.theirs:
        cue = place.cheap(theirs)
        yield rule(f"{place} {cue}", points(18), rung=Rung.LAST, forcing=Forcing.ROUND, asks=STOPPER)
    yield rule(f"{place} P", points(10, 18), rung=Rung.LAST)


def _notrump(place: Answered) -> Iterator[Rule]:
    stopped = their_suits_stopped(place)
    for level, strength in ((2, points(18, 19)), (1, points(11, 14)))[
        : 3 - place.cheap(Strain.NOTRUMP).level
    ]:
        yield rule(f"{place} {level}N", strength & stopped & balanced())


def _over_a_double(place: Answered) -> Iterator[Rule]:
    yield from raises(place)
    yield rule(f"{place} XX", points(17) & length(place.suit, 0, 3))
    yield rule(f"{place} 2N", points(18, 19) & balanced())
    six = length(place.opened, 6)
    yield rule(f"{place} 2{place.opened}", points(10, 15) & six)
    yield rule(f"{place} 3{place.opened}", points(16, 18) & six)
    for suit in place.left:
        shape = length(suit, 4) & length(place.opened, 5) & length(place.suit, 0, 2)
        yield rule(f"{place} {place.cheap(suit)}", points(least_for_a_second(place, suit), 18) & shape)
    yield rule(f"{place} P", points(10, 16), rung=Rung.LAST)


OPENER_OVERCALLED = Agreement(
    "opener_overcalled",
    phrase("Opener when the hand behind comes in"),
    (
        *(each for place in OVERCALLED_AFTER for each in _over_an_overcall(place)),
        *(each for place in DOUBLED_AFTER for each in _over_a_double(place)),
    ),
)
