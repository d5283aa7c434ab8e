"""Responder when they come in behind him and opener passes: with ten points or more they do not play it in peace.

Notrump with their suit held, else a double for takeout, for which opener has an opening bid and no more to say yet
(standard texts). Opener answers with three cards of responder's suit, notrump, or the best suit left.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_doubles import takeout_double
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.contests import OVERCALLED_AFTER, Answered
from bridgetutor.bidding.ladder import lower, others, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import length, points, quality, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit

LEAST = {1: 10, 2: 10, 3: 11}
"""The points for a double by the level of their bid."""

OVER_TWO_OVER_ONE = tuple(
    Answered(f"1{opened} - 2{suit} ({bid})", opened, Bid(2, suit.strain), (theirs,), bid, 3)
    for opened in Suit
    for suit in lower(opened)
    for theirs in others(opened, suit)
    for bid in (over(Bid(2, suit.strain), theirs),)
)
PLACES = (*OVERCALLED_AFTER, *OVER_TWO_OVER_ONE)


def _responder(place: Answered, theirs: Suit) -> Iterator[Rule]:
    held = stopper(theirs) & length(theirs, 0, 4)
    for level, strength in ((3, points(13, 16)), (2, points(11, 12)), (1, points(8, 10))):
        yield rule(f"{place} P - {level}N", strength & held)
    takeout = points(LEAST[place.last.level]) & length(theirs, 0, 3)
    yield takeout_double(f"{place} P - X", takeout, rung=Rung.LAST)


def _opener(place: Answered, theirs: Suit) -> Iterator[Rule]:
    before = f"{place} P - X -"
    yield rule(f"{before} P", length(theirs, 4) & quality(theirs, 6), rung=Rung.SPECIAL)
    yield rule(f"{before} {place.cheap(place.suit)}", length(place.suit, 3), rung=Rung.FIT)
    notrump = place.cheap(Strain.NOTRUMP)
    yield rule(f"{before} {notrump}", points(10, 14) & stopper(theirs))
    yield rule(f"{before} {raised(notrump)}", points(15, 18) & stopper(theirs))
    for suit in place.left:
        yield rule(f"{before} {place.cheap(suit)}", length(suit, 4))
    yield rule(f"{before} {place.cheap(place.opened)}", length(place.opened, 5), rung=Rung.QUIET)
    yield rule(f"{before} {place.cheap(place.suit)}", length(place.suit, 2), rung=Rung.LAST)
    yield rule(f"{before} {place.cheap(place.opened)}", length(place.opened, 4), rung=Rung.LAST)


RESPONDER_REOPENS = Agreement(
    "responder_reopens",
    phrase("Responder when they come in and opener passes"),
    possible(
        each
        for place in PLACES
        for theirs in place.theirs
        for each in (*_responder(place, theirs), *_opener(place, theirs))
    ),
)
