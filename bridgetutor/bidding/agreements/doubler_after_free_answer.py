"""The doubler's next call when partner has answered freely: 6 to 9 at the two level, so 18 and a fit are a game.

Source: standard texts. A new suit shows 17 points and five cards, their suit 19 and asks; with less the doubler has
said all that there is to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import they_bid
from bridgetutor.bidding.ladder import (
    bids_between,
    bids_of,
    by_them,
    majors_of,
    minors_of,
    others,
    over,
    raised,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import Claim, dummy_points, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

THEY_BID = by_them(bids_between("1D", "3H"))
ASKS = phrase("very strong: asks partner to say more")


class Worth(NamedTuple):
    """What an invitation and a game take opposite a free answer, and three notrump without a fit."""

    invites: tuple[int, int]
    game: int
    notrump: Claim


WORTH = {
    1: Worth((17, 18), 19, points(19, 21)),
    2: Worth((16, 17), 18, points(18, 20)),
    3: Worth((15, 15), 16, points(16, 19)),
}
"""By the level of the answer: five to eight points, six to nine, eight to eleven."""


def _fit(before: str, answer: Bid) -> Iterator[Rule]:
    suit, worth = Suit(answer.strain), WORTH[answer.level]
    low, high = worth.invites
    four = length(suit, 4)
    good = points(15) & four
    for major in majors_of(suit):
        yield rule(f"{before} 4{major}", four & dummy_points(major, worth.game), rung=Rung.FIT)
        for _ in range(answer.level, 3):
            yield rule(f"{before} 3{major}", good & dummy_points(major, low, high), rung=Rung.FIT)
    for minor in minors_of(suit):
        yield rule(f"{before} {raised(answer)}", good & dummy_points(minor, low), rung=Rung.QUIET)


def _own_suit(before: str, theirs: Suit, answer: Bid) -> Iterator[Rule]:
    answered = Suit(answer.strain)
    for suit in majors_of(*others(theirs, answered)):
        long = points(18) & length(suit, 6) & longest(suit)
        yield rule(f"{before} 4{suit}", long, when=~they_bid(suit), rung=Rung.SPECIAL)
    for suit in others(theirs, answered):
        own = points(17) & length(suit, 5) & longest(suit)
        bid = over(answer, suit)
        yield rule(f"{before} {bid}", own, when=~they_bid(suit), forcing=Forcing.ROUND)


def _the_rest(before: str, theirs: Suit, answer: Bid) -> Iterator[Rule]:
    few = length(Suit(answer.strain), 0, 3)
    strong = WORTH[answer.level].notrump & stopper(theirs) & few
    yield rule(f"{before} 3N", strong, rung=Rung.QUIET)
    cue = over(answer, theirs)
    yield rule(f"{before} {cue}", points(19), rung=Rung.LAST, forcing=Forcing.ROUND, asks=ASKS)


def _rules() -> Iterator[Rule]:
    for theirs in Suit:
        for answer in (bid for suit in others(theirs) for bid in bids_of(suit, 1, 3)):
            # An open start leaves room for games on shape, which take fewer points.
            before = f"... (1{theirs}) X {THEY_BID} {answer} -"
            yield from _fit(before, answer)
            yield from _own_suit(before, theirs, answer)
            yield from _the_rest(before, theirs, answer)


DOUBLER_AFTER_FREE_ANSWER = Agreement(
    "doubler_after_free_answer", phrase("The doubler after a free answer"), possible(_rules())
)
