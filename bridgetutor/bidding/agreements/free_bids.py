"""Free bids over an overcall: new suits, notrump with their suit stopped, and what a pass denies.

A new suit is forcing: four cards and six points at the one level, five and ten at the two level (eleven in a major), at
the three level it forces to game (SAYC booklet). Notrump: one 7–10, two 11–12, three 13–16.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.contests import (
    HIGH_CONTESTS,
    LOW_CONTESTS,
    ONE_LEVEL_CONTESTS,
    THREE_LEVEL_CONTESTS,
    Contest,
)
from bridgetutor.bidding.ladder import MAJORS, higher, lower, other_majors
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import (
    at_least_as_long,
    balanced,
    length,
    longer,
    points,
    quality,
    quick_tricks,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _first(contest: Contest, suit: Suit) -> Claim:
    """The longest of the unbid suits, the higher of two of five."""
    bid = contest.opened, contest.theirs
    over = (at_least_as_long(suit, other) for other in lower(suit, *bid))
    under = (longer(suit, other) for other in higher(suit, *bid))
    return every((*over, *under))


def _suits(contest: Contest) -> Iterator[Rule]:
    for suit in contest.at(1):
        five = points(6) & length(suit, 5) & _first(contest, suit)
        yield from _forcing(f"{contest} 1{suit}", five, Forcing.ROUND)
    for suit in contest.at(2):
        enough = points(10 + suit.is_major) | (points(10) & length(suit, 6))
        hand = enough & length(suit, 5) & _first(contest, suit)
        yield from _forcing(f"{contest} 2{suit}", hand, Forcing.ROUND)
    for suit in contest.at(3):
        hand = points(12) & length(suit, 5) & _first(contest, suit) & _no_major(contest, suit)
        yield from _forcing(f"{contest} 3{suit}", hand, Forcing.GAME)
    for suit in contest.at(4):
        six = points(11) & length(suit, 6) | points(9) & length(suit, 7)
        hand = (points(13) | six) & length(suit, 5) & _first(contest, suit)
        yield from _forcing(f"{contest} 4{suit}", hand, Forcing.ROUND)


def _forcing(bid: str, hand: Claim, forcing: Forcing) -> Iterator[Rule]:
    yield rule(bid, hand, when=~passed_hand, forcing=forcing)
    yield rule(bid, hand & points(0, 12), when=passed_hand)


def _four_cards_over_one_diamond() -> Iterator[Rule]:
    """With four of each major one doubles, so a major of four denies the other."""
    for suit, other in (MAJORS, MAJORS[::-1]):
        hand = points(6) & length(suit, 4, 4) & length(other, 0, 3)
        yield from _forcing(f"1C (1D) 1{suit}", hand, Forcing.ROUND)


def _trap(contest: Contest) -> Rule:
    """Length and strength in their suit: partner will double, and we leave it in."""
    strength = {1: points(8), 2: points(6)}[contest.overcall.level]
    trumps = length(contest.theirs, 5) & quality(contest.theirs, 8) & length(contest.opened, 0, 2)
    return rule(f"{contest} P", strength & trumps, rung=Rung.SPECIAL)


def _no_major(contest: Contest, *but: Suit) -> Claim:
    """No major of four that a double would show."""
    return every(length(major, 0, 3) for major in other_majors(contest.opened, contest.theirs, *but))


def _notrump(contest: Contest) -> Iterator[Rule]:
    hand = stopper(contest.theirs) & _no_major(contest)
    yield rule(f"{contest} 3N", points(13, 16) & hand)
    yield rule(f"{contest} 2N", points(11, 12) & hand & balanced())
    yield rule(f"{contest} 2N", points(10, 12) & hand, rung=Rung.QUIET)
    stopped = stopper(contest.theirs) & length(contest.theirs, 0, 5)
    yield rule(f"{contest} 3N", points(13, 16) & stopped, rung=Rung.LAST)


def _one_notrump(contest: Contest) -> Iterator[Rule]:
    hand = stopper(contest.theirs) & _no_major(contest)
    yield rule(f"{contest} 1N", points(7, 10) & hand & balanced())
    yield rule(f"{contest} 1N", points(7, 10) & hand, rung=Rung.LAST)


def _over_a_preempt(contest: Contest) -> Iterator[Rule]:
    """Doubles of three and four are for penalties: trumps, or the best hand of the table."""
    theirs = contest.theirs
    trumps = length(theirs, 4) & points(7) & quality(theirs, 6)
    honours = length(theirs, 2) & points(11) & quick_tricks(2)
    yield rule(f"{contest} X", (trumps | honours) & length(contest.opened, 0, 3))
    yield rule(f"{contest} X", points(13) & quick_tricks(2), rung=Rung.LAST)


def _three_notrump(contest: Contest) -> Rule:
    hand = points(12, 17) & stopper(contest.theirs) & _no_major(contest) & length(contest.theirs, 0, 4)
    return rule(f"{contest} 3N", hand)


DENIED = {1: points(0, 12), 2: points(0, 12), 3: points(0, 14), 4: points(0, 14)}


def _pass(contest: Contest) -> Rule:
    return rule(f"{contest} P", DENIED[contest.overcall.level], rung=Rung.LAST)


FREE_BIDS = Agreement(
    "free_bids",
    phrase("Free bids over an overcall"),
    (
        *(_trap(contest) for contest in LOW_CONTESTS),
        *_four_cards_over_one_diamond(),
        *(each for contest in (*LOW_CONTESTS, *HIGH_CONTESTS) for each in _suits(contest)),
        *(_three_notrump(contest) for contest in THREE_LEVEL_CONTESTS),
        *(each for contest in HIGH_CONTESTS for each in _over_a_preempt(contest)),
    ),
)

NOTRUMP_OVER_AN_OVERCALL = Agreement(
    "notrump_over_an_overcall",
    phrase("Notrump over an overcall"),
    (
        *(each for contest in LOW_CONTESTS for each in _notrump(contest)),
        *(each for contest in ONE_LEVEL_CONTESTS for each in _one_notrump(contest)),
        *(_pass(contest) for contest in (*LOW_CONTESTS, *HIGH_CONTESTS)),
    ),
)
