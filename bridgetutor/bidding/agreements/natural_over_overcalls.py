"""Over their overcall, where negative doubles are off: a double is for penalties, four cards are bid at the one level.

With game values and no natural call their own suit is bid, which shows strength alone and asks partner to go on.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.raises_after_overcall import CUE
from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.contests import LOW_CONTESTS, Contest
from bridgetutor.bidding.ladder import lower, majors_of, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import half_stopper, length, longest, points, quality, shaped, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain

LEAST = {1: points(9), 2: points(8)}
"""The points for a double, by the level of the overcall."""


def _double(contest: Contest) -> Iterator[Rule]:
    """Trumps behind the bidder, no fit for partner, and the balance of the points."""
    theirs = contest.theirs
    trumps = length(theirs, 5) | (length(theirs, 4) & quality(theirs, 6))
    hand = LEAST[contest.overcall.level] & trumps & length(contest.opened, 0, 2)
    yield rule(f"{contest} X", hand, rung=Rung.SPECIAL)
    stays = points(10, 21) & length(contest.opened, 3, 6)
    yield rule(f"{contest} X - P", stays, rung=Rung.ANSWER)
    freak = points(10, 14) & length(contest.opened, 7)
    yield rule(f"{contest} X - {contest.raise_}", freak, rung=Rung.ANSWER)


def _four_cards(contest: Contest) -> Iterator[Rule]:
    """Up the line; a suit of five is bid first by the rules for all systems."""
    for suit in contest.at(1):
        cheaper = every(
            length(other, 0, 3) for other in majors_of(*lower(suit, contest.opened, contest.theirs))
        )
        hand = points(6) & length(suit, 4, 4) & cheaper
        yield rule(f"{contest} 1{suit}", hand, when=~passed_hand, forcing=Forcing.ROUND)
        yield rule(f"{contest} 1{suit}", hand & points(0, 12), when=passed_hand)
    for suit in contest.at(2):
        good = points(12) & length(suit, 4, 4) & quality(suit, 6) & longest(suit)
        yield rule(f"{contest} 2{suit}", good, when=~passed_hand, rung=Rung.LAST, forcing=Forcing.ROUND)


def _the_rest(contest: Contest) -> Iterator[Rule]:
    """A game in notrump with a stopper, else their suit; with less, notrump on some help in their suit."""
    theirs = contest.theirs
    yield rule(f"{contest} 3N", points(13, 17) & stopper(theirs), rung=Rung.QUIET)
    yield rule(f"{contest} {contest.cue}", points(13), rung=Rung.LAST, forcing=Forcing.GAME, asks=CUE)
    some = half_stopper(theirs)
    yield rule(f"{contest} 2N", points(11, 12) & some, rung=Rung.LAST)


def _after_a_pass(contest: Contest) -> Iterator[Rule]:
    """Opener has doubled for takeout after all: the pass may have hidden twelve points."""
    before, good = f"{contest} P - X -", points(9, 12) & (points(10) | ~shaped("4333"))
    notrump = contest.cheap(Strain.NOTRUMP)
    for suit in contest.unbid:
        jump = raised(contest.cheap(suit))
        yield rule(f"{before} {jump}", good & length(suit, 4) & longest(suit), rung=Rung.SPECIAL)
    yield rule(f"{before} {raised(notrump)}", points(11, 12) & stopper(contest.theirs), rung=Rung.SPECIAL)
    yield rule(f"{before} {raised(contest.raise_)}", good & length(contest.opened, 4), rung=Rung.QUIET)
    for suit in contest.unbid:
        yield rule(f"{before} {raised(contest.cheap(suit))}", good & length(suit, 4), rung=Rung.QUIET)
    yield rule(f"{before} {notrump}", points(5, 12), rung=Rung.LAST)


DOUBLES_OF_OVERCALLS = Agreement(
    "doubles_of_overcalls",
    phrase("Penalty doubles of their overcall"),
    tuple(each for contest in LOW_CONTESTS for each in _double(contest)),
)
NATURAL_OVER_OVERCALLS = Agreement(
    "natural_over_overcalls",
    phrase("Over their overcall, without negative doubles"),
    tuple(
        each
        for contest in LOW_CONTESTS
        for part in (_four_cards, _the_rest, _after_a_pass)
        for each in part(contest)
    ),
)
