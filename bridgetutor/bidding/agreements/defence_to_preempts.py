"""Over their weak twos and preempts: takeout doubles through four hearts, natural overcalls, notrump with a stopper.

Source: the ACBL's SAYC booklet; the higher they open the more it takes.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_double_answers import no_major
from bridgetutor.bidding.agreements.takeout_doubles import TAKEOUT, support_for_the_others
from bridgetutor.bidding.ladder import MAJORS, other_majors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import NEVER, every
from bridgetutor.hands.claims import (
    Claim,
    balanced,
    good_suit,
    length,
    longest,
    losers,
    points,
    quality,
    semi_balanced,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

WEAK_TWOS = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
DIRECT, BALANCING = "({0}{1})", "({0}{1}) P -"


def _overcall(suit: Suit, level: int, *, less: int = 0) -> Claim:
    """An opening and five good cards at two, six cards or more points at three, a game at four."""
    good = good_suit(suit)
    return {
        2: points(11 - less, 16) & length(suit, 5) & (good | length(suit, 6) | points(13)),
        3: points(12 - less, 16)
        & ((length(suit, 5) & quality(suit, 7) & points(14 - less)) | (length(suit, 6) & good)),
        4: points(12 - less, 17) & length(suit, 6) & good,
        5: points(12 - less, 17) & length(suit, 7) & good & losers(0, 5),
    }[level]


def _double(theirs: Suit, level: int, *, less: int = 0) -> Claim:
    """Short in their suit, support for the others; or a hand too strong for anything else."""
    short = length(theirs, 0, 2) & support_for_the_others(theirs)
    sharp = length(theirs, 0, 1) & support_for_the_others(theirs)
    three = points(15) & length(theirs, 3, 3) & support_for_the_others(theirs)
    majors = every(length(major, 4) for major in MAJORS)
    both = {True: NEVER, False: points(15 - less) & majors & length(theirs, 0, 3)}[theirs.is_major]
    return {
        2: (points(13 - less) & short) | (points(11 - less) & sharp) | three | points(17),
        3: (points(14 - less) & short) | (points(12 - less) & sharp) | points(17),
        4: (points(14 - less) & sharp) | (points(16 - less) & short) | both | points(18),
    }[level]


def _weak_twos() -> Iterator[Rule]:
    for theirs in WEAK_TWOS:
        flat = (balanced() | semi_balanced()) & stopper(theirs) & no_major(theirs)
        for start, less, notrump in ((DIRECT, 0, points(15, 20)), (BALANCING, 2, points(13, 17))):
            before = start.format(2, theirs)
            yield rule(f"{before} 2N", notrump & flat, rung=Rung.SPECIAL)
            yield rule(f"{before} 3N", points(21, 24) & flat, rung=Rung.SPECIAL)
            for minor in (Suit.DIAMONDS, Suit.CLUBS):
                running = points(15, 21) & length(minor, 6) & quality(minor, 9) & stopper(theirs)
                yield rule(f"{before} 3N", running, rung=Rung.SPECIAL)
            for suit in other_majors(theirs):
                jump = raised(over(f"2{theirs}", suit))
                strong = points(14, 16) & length(suit, 6) & good_suit(suit) & losers(0, 5)
                yield rule(f"{before} {jump}", strong)
            yield from _natural(before, theirs, 2, less)
            with_a_major = (balanced() | semi_balanced()) & stopper(theirs)
            yield rule(f"{before} 2N", notrump & with_a_major, rung=Rung.QUIET)


def _preempts() -> Iterator[Rule]:
    for theirs in Suit:
        for start, less in ((DIRECT, 0), (BALANCING, 2)):
            before = start.format(3, theirs)
            flat = (balanced() | semi_balanced()) & stopper(theirs)
            yield rule(f"{before} 3N", points(16 - less, 21) & flat, rung=Rung.SPECIAL)
            for minor in {Suit.DIAMONDS, Suit.CLUBS} - {theirs}:
                running = points(15, 21) & length(minor, 6) & quality(minor, 9) & stopper(theirs)
                yield rule(f"{before} 3N", running, rung=Rung.SPECIAL)
            for suit in other_majors(theirs):
                game = points(13, 16) & length(suit, 6) & good_suit(suit) & losers(0, 5)
                yield rule(f"{before} 4{suit}", game)
            yield from _natural(before, theirs, 3, less)
    for theirs in (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS):
        for start, less in ((DIRECT, 0), (BALANCING, 2)):
            yield from _natural(start.format(4, theirs), theirs, 4, less)


FORCING = {2: Forcing.ROUND, 3: Forcing.ROUND, 4: Forcing.NO}
"""As high as four of a suit a double is often left in."""


def _natural(before: str, theirs: Suit, level: int, less: int) -> Iterator[Rule]:
    for suit in other_majors(theirs):
        bid = over(f"{level}{theirs}", suit)
        yield rule(f"{before} {bid}", _overcall(suit, bid.level, less=less) & longest(suit))
    shown = _double(theirs, level, less=less)
    yield rule(f"{before} X", shown, forcing=FORCING[level], artificial=False, asks=TAKEOUT)
    for suit in others(theirs):
        bid = over(f"{level}{theirs}", suit)
        yield rule(f"{before} {bid}", _overcall(suit, bid.level, less=less), rung=Rung.QUIET)
    yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


def _four_spades() -> Iterator[Rule]:
    """A double shows strength: partner takes it out with a long suit only."""
    for start in ("(4S)", "(4S) P -"):
        yield rule(f"{start} X", points(15) & (length(Suit.SPADES, 0, 1) | points(17)))
        yield rule(f"{start} P", points(0, 16), rung=Rung.LAST)
        for suit in others(Suit.SPADES):
            own = points(13) & length(suit, 7) & good_suit(suit)
            yield rule(f"{start} 5{suit}", own)
    for suit in others(Suit.SPADES):
        for start in ("(4S) X -", "(4S) P - X -"):
            yield rule(f"{start} 5{suit}", points(3) & length(suit, 6) & length(Suit.SPADES, 0, 2))
            yield rule(f"{start} P", points(0, 17), rung=Rung.LAST)
    for minor in ("C", "D"):
        for start in (f"(5{minor})", f"(5{minor}) P -"):
            yield rule(f"{start} X", points(17))
            for major in MAJORS:
                yield rule(f"{start} 5{major}", points(13) & length(major, 7) & good_suit(major))
            yield rule(f"{start} P", points(0, 16), rung=Rung.LAST)


def _after_a_raise() -> Iterator[Rule]:
    """Responder raised the preempt: a little more is needed."""
    for theirs in Suit:
        for opened, level in ((2, 3), (2, 4), (3, 4)):
            before = f"({opened}{theirs}) P ({level}{theirs})"
            for suit in others(theirs):
                bid = over(f"{level}{theirs}", suit)
                yield rule(f"{before} {bid}", points(13, 17) & length(suit, 6) & good_suit(suit))
            sharp = points(10 + level) & length(theirs, 0, 1) & support_for_the_others(theirs)
            yield rule(
                f"{before} X", sharp | points(18), forcing=Forcing.ROUND, artificial=False, asks=TAKEOUT
            )
            yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


DEFENCE_TO_PREEMPTS = Agreement(
    "defence_to_preempts",
    phrase("Over weak twos and preempts"),
    (*_weak_twos(), *_preempts(), *_four_spades(), *_after_a_raise()),
)
