"""What the doubler says next: a pass with 12 to 16 points, a raise, a suit or notrump with more.

Source: the ACBL's SAYC booklet and standard texts: a new suit by the doubler shows 17 or more; notrump 18 to 20, with a
jump 21 or 22; the cue bid is left for what nothing else describes.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, other_majors, other_minors, others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    balanced,
    dummy_points,
    good_suit,
    length,
    longest,
    points,
    semi_balanced,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit

STRONGER = phrase("very strong: asks partner to say more")
FLAT = balanced() | semi_balanced()


def _after_a_minimum() -> Iterator[Rule]:
    """Partner has 0 to 8."""
    for theirs in Suit:
        for suit in others(theirs):
            answer = over(f"1{theirs}", suit)
            before = f"(1{theirs}) X - {answer} -"
            yield from _raises(before, answer, MAJORS_FIRST[suit])
            yield from _suits(before, answer, other_majors(theirs, suit))
            yield from _notrump(before, answer, theirs)
            yield from _raises(before, answer, Rung.NATURAL)
            yield from _suits(before, answer, other_minors(theirs, suit))
            yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)
            cue = over(answer, theirs)
            yield rule(f"{before} {cue}", points(17), rung=Rung.LAST, forcing=Forcing.ROUND, asks=STRONGER)
            yield rule(f"{before} {cue}", points(22), rung=Rung.NATURAL, forcing=Forcing.ROUND, asks=STRONGER)


MAJORS_FIRST = {Suit.SPADES: Rung.FIT, Suit.HEARTS: Rung.FIT, Suit.DIAMONDS: Rung.LAST, Suit.CLUBS: Rung.LAST}
"""A major is raised at once, a minor after notrump and a suit of one's own."""


def _raises(before: str, answer: Bid, rung: Rung) -> Iterator[Rule]:
    suit = Suit(answer.strain)
    four = length(suit, 4)
    game = {Suit.SPADES: 4, Suit.HEARTS: 4, Suit.DIAMONDS: 5, Suit.CLUBS: 5}[suit]
    yield rule(f"{before} {raised(answer)}", points(16, 18) & four & dummy_points(suit, 17), rung=rung)
    yield rule(f"{before} {raised(answer, 2)}", points(19, 20) & four, rung=rung)
    yield rule(f"{before} {game}{suit}", points(21) & four, rung=rung)
    yield rule(f"{before} {raised(answer)}", points(17, 19) & length(suit, 3), rung=Rung.QUIET)


def _notrump(before: str, answer: Bid, theirs: Suit) -> Iterator[Rule]:
    """One notrump with 18 to 20 over an answer at the one level; two over one at the two level with 19 to 21."""
    held = FLAT & stopper(theirs)
    cheap = over(answer, Strain.NOTRUMP)
    first, second = {
        1: (points(18, 20), points(21, 22)),
        2: (points(19, 21), points(22)),
        3: (points(19), points(25)),
    }[cheap.level]
    yield rule(f"{before} {cheap}", first & held)
    yield rule(f"{before} {raised(cheap)}", second & held)
    yield rule(f"{before} {raised(cheap, 2)}", points(23) & held)


def _suits(before: str, answer: Bid, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    for suit in suits:
        cheap = over(answer, suit)
        strong = (points(20) & length(suit, 6) & good_suit(suit)) | (points(17) & length(suit, 7))
        yield rule(f"{before} {raised(cheap)}", strong, forcing=Forcing.ROUND)
        yield rule(f"{before} {cheap}", points(17, 22) & length(suit, 5) & longest(suit))
    for suit in suits:
        cheap = over(answer, suit)
        yield rule(f"{before} {cheap}", points(17, 22) & length(suit, 5), rung=Rung.QUIET)


def _after_notrump() -> Iterator[Rule]:
    """Partner has 6 to 10 and a stopper."""
    for theirs in Suit:
        before = f"(1{theirs}) X - 1N -"
        for suit in others(theirs):
            bid = over("1N", suit)
            yield rule(
                f"{before} {raised(bid)}", points(19) & length(suit, 5) & longest(suit), forcing=Forcing.GAME
            )
            yield rule(f"{before} {bid}", points(17, 18) & length(suit, 5) & longest(suit))
        yield rule(f"{before} 3N", points(18) & length(theirs, 1))
        yield rule(f"{before} 2N", points(16, 17) & length(theirs, 1))
        yield rule(f"{before} 2{theirs}", points(18), rung=Rung.LAST, forcing=Forcing.ROUND, asks=STRONGER)
        yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)
        yield rule(f"(1{theirs}) X - 2N - 3N", points(13), rung=Rung.QUIET)
        yield rule(f"(1{theirs}) X - 2N - P", points(0, 12), rung=Rung.LAST)
        for suit in other_majors(theirs):
            bid = over("2N", suit)
            yield rule(f"(1{theirs}) X - 2N - {bid}", points(13) & length(suit, 5), forcing=Forcing.ROUND)


def _after_a_jump() -> Iterator[Rule]:
    """Partner has 9 to 11."""
    for theirs in Suit:
        for suit in others(theirs):
            answer = raised(over(f"1{theirs}", suit))
            before = f"(1{theirs}) X - {answer} -"
            four = length(suit, 4)
            for major in {suit} & set(MAJORS):
                yield rule(f"{before} 4{major}", four & dummy_points(suit, 16), rung=Rung.FIT)
                yield rule(f"{before} 3{major}", four & dummy_points(suit, 14, 15), rung=Rung.FIT)
            for major in other_majors(theirs, suit):
                bid = over(answer, major)
                yield rule(f"{before} {bid}", points(16) & length(major, 5), forcing=Forcing.ROUND)
            yield rule(f"{before} 3N", points(15) & stopper(theirs))
            yield rule(
                f"{before} {over(answer, theirs)}",
                points(16),
                rung=Rung.QUIET,
                forcing=Forcing.ROUND,
                asks=STRONGER,
            )
            yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


DOUBLER_REBIDS = Agreement(
    "doubler_rebids",
    phrase("The doubler's next call"),
    possible(
        _after_a_minimum(),
        _after_notrump(),
        _after_a_jump(),
    ),
)
