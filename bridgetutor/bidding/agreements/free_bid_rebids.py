"""Opener after partner's new suit when they have come in: as without them, but notrump needs their suit stopped.

Minimum up to 15, medium 16–18, maximum from 19. Where partner must be answered something is always bid, with a hand too
strong for anything else their suit; where the hand behind has come in a minimum may pass (standard American texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.forced_in_competition import STOPPER
from bridgetutor.bidding.contests import (
    AFTER_A_DOUBLE,
    FREE_AT_ONE,
    FREE_AT_THREE,
    FREE_AT_TWO,
    Answered,
)
from bridgetutor.bidding.ladder import MAJORS, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import balanced, dummy_points, length, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

STRONG = phrase("strong: forces to game")


def their_suits_stopped(place: Answered) -> Claim:
    """A stopper in each suit they have bid."""
    return every(stopper(suit) for suit in place.theirs)


def raises(place: Answered) -> Iterator[Rule]:
    """Of a suit answered at the one level: two 10–15, three 16–18, a game 19, shortness counted."""
    suit, cheap = place.suit, place.cheap(place.suit)
    fit = length(suit, place.trumps)
    game = points(14) & dummy_points(suit, 19) & fit
    for major in {suit} & set(MAJORS):
        yield rule(f"{place} 4{major}", game, rung=Rung.FIT)
    low, jump = RAISES[cheap.level]
    yield rule(f"{place} {raised(cheap)}", fit & points(11) & dummy_points(suit, jump, 18), rung=Rung.FIT)
    minimum = dummy_points(suit, low, jump - 1) | (points(10, 12) & dummy_points(suit, low))
    yield rule(f"{place} {cheap}", fit & minimum, rung=Rung.FIT)


RAISES = {2: (10, 16), 3: (14, 17)}
"""The points for the cheapest raise and for a jump, by the level of the first."""


def second_suits(place: Answered) -> Iterator[Rule]:
    """Six cards again; four of another suit, above the first and at the three level on a strong hand only."""
    opened, cheap = place.opened, place.cheap(place.opened)
    six = length(opened, 6)
    medium = points(16, 18) & six | points(14, 15) & length(opened, 7)
    yield rule(f"{place} {raised(cheap)}", medium)
    for suit in place.left:
        bid = place.cheap(suit)
        low = least_for_a_second(place, suit)
        strong = {True: Forcing.ROUND, False: Forcing.NO}[low > 12]
        hand = points(low, 21) & length(suit, 4) & length(opened, 4) & ~balanced()
        yield rule(f"{place} {bid}", hand, forcing=strong)
    yield rule(f"{place} {cheap}", points(10, 15) & six)


LEAST_FOR_A_SECOND = {1: 10, 2: 10, 3: 17, 4: 17, 5: 18}
"""The points for a second suit by its level, one more where it is above the first."""


def least_for_a_second(place: Answered, suit: Suit) -> int:
    """The points for a second suit: more at the three level, and where partner cannot go back at no cost."""
    bid = place.cheap(suit)
    return LEAST_FOR_A_SECOND[bid.level + (bid > place.cheap(place.opened))]


def _answer_one(place: Answered) -> Iterator[Rule]:
    yield from raises(place)
    stopped = their_suits_stopped(place)
    long_suit = length(place.opened, 5) & quality(place.opened, 7) & length(place.suit, 1)
    yield rule(f"{place} 3N", points(19, 21) & stopped & long_suit)
    yield rule(f"{place} 2N", points(18, 19) & stopped & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{place} 1N", points(11, 14) & stopped & balanced())
    yield from second_suits(place)
    three = length(place.suit, 3, 3) & points(10, 16) & ~balanced()
    yield rule(f"{place} 2{place.suit}", three, rung=Rung.QUIET)
    yield from _strong(place)
    yield from _for_want_of_better(place)


def _answer_two(place: Answered) -> Iterator[Rule]:
    """Partner has ten points or more and five cards."""
    suit, stopped = place.suit, their_suits_stopped(place)
    fit = length(suit, 3)
    for major in {suit} & set(MAJORS):
        yield rule(f"{place} 4{major}", points(12) & dummy_points(suit, 15) & fit, rung=Rung.FIT)
        yield rule(f"{place} 3{major}", dummy_points(suit, 10, 14) & fit, rung=Rung.FIT)
    yield rule(f"{place} 3N", points(15, 21) & stopped & length(suit, 1, 3) & length(place.opened, 3, 6))
    yield rule(f"{place} 2N", points(10, 14) & stopped & balanced())
    yield from second_suits(place)
    for minor in {suit} - set(MAJORS):
        yield rule(f"{place} 3{minor}", points(10, 16) & fit)
    yield from _strong(place)
    yield from _for_want_of_better(place)


NEW_SUIT = {3: points(10, 21), 4: points(13, 21)}
"""A second suit over a force to game: past three notrump it shows more than a minimum."""
CUE_BELOW_GAME = {3: points(10, 21), 4: points(18, 21)}


def _answer_three(place: Answered) -> Iterator[Rule]:
    """Partner has forced to game."""
    suit, opened = place.suit, place.opened
    for major in {suit} & set(MAJORS):
        yield rule(f"{place} 4{major}", length(major, 3), rung=Rung.FIT)
    yield rule(f"{place} {place.cheap(opened)}", points(10, 21) & length(opened, 6))
    yield rule(f"{place} 3N", points(10, 21) & their_suits_stopped(place) & length(opened, 3, 5))
    for bid in (place.cheap(other) for other in place.left):
        yield rule(f"{place} {bid}", NEW_SUIT[bid.level] & length(Suit(bid.strain), 4))
    for minor in {suit} - set(MAJORS):
        yield rule(f"{place} 4{minor}", points(10, 21) & length(minor, 3), rung=Rung.QUIET)
    for bid in (place.cheap(theirs) for theirs in place.theirs):
        asks = CUE_BELOW_GAME[bid.level] & length(opened, 3, 5)
        yield rule(f"{place} {bid}", asks, rung=Rung.QUIET, forcing=Forcing.ROUND, asks=STOPPER)
    yield rule(f"{place} {place.cheap(opened)}", points(10, 21) & length(opened, 5), rung=Rung.QUIET)
    yield rule(f"{place} 3N", points(10, 21) & length(opened, 3, 4), rung=Rung.LAST)


def _strong(place: Answered) -> Iterator[Rule]:
    for theirs in place.theirs:
        cue = place.cheap(theirs)
        yield rule(f"{place} {cue}", points(19), rung=Rung.QUIET, forcing=Forcing.GAME, asks=STRONG)


def _for_want_of_better(place: Answered) -> Iterator[Rule]:
    opened, notrump = place.opened, place.cheap(Strain.NOTRUMP)
    again, support = place.cheap(opened), place.cheap(place.suit)
    yield rule(f"{place} {again}", points(10, 16) & length(opened, 5), rung=Rung.QUIET)
    five = points(17, 19) & their_suits_stopped(place) & length(opened, 0, 5)
    yield rule(f"{place} {raised(notrump)}", five, rung=Rung.QUIET)
    yield rule(f"{place} {raised(again)}", points(16, 19) & length(opened, 5) & ~balanced(), rung=Rung.QUIET)
    yield rule(f"{place} {support}", points(10, 16) & length(place.suit, 3), rung=Rung.LAST)
    yield rule(f"{place} {raised(notrump)}", points(16, 19), rung=Rung.LAST)
    yield rule(f"{place} {notrump}", points(10, 15) & length(place.suit, 0, 3), rung=Rung.LAST)
    yield rule(f"{place} {again}", points(10) & length(opened, 4), rung=Rung.LAST)
    yield rule(f"{place} {notrump}", points(11), rung=Rung.LAST)


FREE_BID_REBIDS = Agreement(
    "free_bid_rebids",
    phrase("Opener's rebid after a free bid"),
    (
        *(each for place in (*FREE_AT_ONE, *AFTER_A_DOUBLE) for each in _answer_one(place)),
        *(each for place in FREE_AT_TWO for each in _answer_two(place)),
        *(each for place in FREE_AT_THREE for each in _answer_three(place)),
    ),
)
