"""Responsive doubles: they raise the suit that partner doubled or overcalled, and our double is for takeout too.

After a takeout double it shows two suits of four, over a major the minors; after an overcall the two suits nobody has
bid. An option, off on the standard card (F. Fielding-Reid).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import other_majors, other_minors, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every, some
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

RESPONSIVE = phrase("takeout, responsive: two suits to choose from")
LEAST = {2: 6, 3: 9}
"""The points for it by the level of their raise."""


def _after_a_double(theirs: Suit) -> Iterator[Rule]:
    for level, low in LEAST.items():
        hand = points(low, 12) & TWO_SUITS[theirs.is_major](theirs) & length(theirs, 0, 3)
        yield _double(f"(1{theirs}) X ({level}{theirs})", hand)


def _minors(theirs: Suit) -> Claim:
    """With four of the other major one bids it."""
    no_major = every(length(major, 0, 3) for major in other_majors(theirs))
    return no_major & every(length(minor, 4) for minor in other_minors(theirs))


def _majors(theirs: Suit) -> Claim:
    return every(length(major, 4) for major in other_majors(theirs))


TWO_SUITS = {True: _minors, False: _majors}


def _after_an_overcall(theirs: Suit) -> Iterator[Rule]:
    for ours in others(theirs):
        for level, low in LEAST.items():
            unbid = every(length(suit, 4) for suit in others(theirs, ours))
            longer = some(length(suit, 5) for suit in others(theirs, ours))
            hand = points(low + 1) & unbid & (longer | points(low + 2)) & length(ours, 0, 2)
            yield _double(f"(1{theirs}) {over(f'1{theirs}', ours)} ({level}{theirs})", hand)


def _double(before: str, hand: Claim) -> Rule:
    return rule(
        f"{before} X", hand, rung=Rung.SPECIAL, forcing=Forcing.ROUND, artificial=False, asks=RESPONSIVE
    )


RESPONSIVE_DOUBLES = Agreement(
    "responsive_doubles",
    phrase("Responsive doubles"),
    tuple(each for theirs in Suit for part in (_after_a_double, _after_an_overcall) for each in part(theirs)),
)
