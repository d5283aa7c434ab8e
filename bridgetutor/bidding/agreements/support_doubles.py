"""Support doubles: the hand behind overcalls below two of partner's major, and opener's double shows three cards of it.

A redouble says the same over a double; a raise then promises four. An option, off on the standard card (Eric Rodwell).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.contests import DOUBLED_AFTER, OVERCALLED_AFTER, Answered
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import dummy_points, length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain

SUPPORT = phrase("three cards of partner's suit")


def _opener(place: Answered, call: str) -> Rule:
    three = length(place.suit, 3, 3) & points(10)
    return rule(f"{place} {call}", three, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=SUPPORT)


def _responder(place: Answered) -> Iterator[Rule]:
    """Game or an invitation on five trumps, notrump with a stopper, else the cheapest suit that both hold."""
    before, suit = f"{place} X -", place.suit
    five, again = length(suit, 5), place.cheap(suit)
    yield rule(f"{before} 4{suit}", five & points(9) & dummy_points(suit, 13), rung=Rung.FIT)
    yield rule(f"{before} 3{suit}", five & points(8) & dummy_points(suit, 10, 12), rung=Rung.FIT)
    yield rule(f"{before} {again}", five & dummy_points(suit, 5, 9), rung=Rung.FIT)
    notrump = place.cheap(Strain.NOTRUMP)
    for theirs in place.theirs:
        yield rule(f"{before} 3N", points(13) & stopper(theirs))
        yield rule(f"{before} {notrump}", points(7, 12) & stopper(theirs))
        cue = place.cheap(theirs)
        yield rule(f"{before} {cue}", points(12), rung=Rung.QUIET, forcing=Forcing.GAME, asks=STRONG)
    opened = place.cheap(place.opened)
    yield rule(f"{before} {opened}", points(5, 11) & length(place.opened, 4), rung=Rung.QUIET)
    yield rule(f"{before} {again}", points(5, 11) & length(suit, 4), rung=Rung.LAST)


STRONG = phrase("strong: forces to game")

BELOW_TWO = tuple(
    place
    for place, is_low in ((place, place.last < Bid(2, place.answer.strain)) for place in OVERCALLED_AFTER)
    for _ in range(is_low and place.suit.is_major)
)
DOUBLED = tuple(place for place in DOUBLED_AFTER for _ in range(place.suit.is_major))

SUPPORT_DOUBLES = Agreement(
    "support_doubles",
    phrase("Support doubles"),
    (
        *(_opener(place, "X") for place in BELOW_TWO),
        *(_opener(place, "XX") for place in DOUBLED),
        *(each for place in BELOW_TWO for each in _responder(place)),
    ),
)
