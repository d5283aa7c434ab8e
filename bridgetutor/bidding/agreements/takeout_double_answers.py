"""Answers to partner's takeout double of one of a suit: 0–8 the best suit, 9–11 a jump, 12 and more a cue bid or game.

Source: the ACBL's SAYC booklet. Notrump shows a stopper; a pass is for penalties, with length and strength in trumps.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import (
    MAJORS,
    cheapest_first,
    other_majors,
    other_minors,
    others,
    others_upwards,
    over,
    raised,
)
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    Claim,
    every,
    length,
    longest,
    points,
    quality,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

CUE = phrase("strong: asks the doubler to go on")


def no_major(theirs: Suit) -> Claim:
    """Fewer than four cards in each major they have not bid."""
    return every(length(suit, 0, 3) for suit in other_majors(theirs))


def trumps(theirs: Suit) -> Claim:
    """What it takes to defend at the one level: five cards or more and honours among them."""
    return points(6) & length(theirs, 5) & quality(theirs, 8)


def _answers() -> Iterator[Rule]:
    for theirs in Suit:
        before = f"(1{theirs}) X -"
        yield rule(f"{before} P", trumps(theirs), rung=Rung.SPECIAL)
        for suit in other_majors(theirs):
            game = (points(9, 13) & length(suit, 5)) & (points(11) | length(suit, 6))
            yield rule(f"{before} 4{suit}", game & longest(suit), rung=Rung.FIT)
        flat = no_major(theirs) & stopper(theirs)
        yield rule(f"{before} 3N", points(13, 17) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2N", points(11, 12) & flat, rung=Rung.FIT)
        yield rule(f"{before} 2{theirs}", _cue(theirs), rung=Rung.FIT, forcing=Forcing.ROUND, asks=CUE)
        yield from _jumps(before, theirs)
        yield rule(f"{before} 1N", points(6, 10) & flat)
        yield from _minor_jumps(before, theirs)
        yield from _minimum(before, theirs)


def _cue(theirs: Suit) -> Claim:
    both = points(10) & every(length(suit, 4) for suit in other_majors(theirs))
    return {Suit.CLUBS: points(12) | both, Suit.DIAMONDS: points(12) | both}.get(theirs, points(12))


def _jumps(before: str, theirs: Suit) -> Iterator[Rule]:
    for suit in other_majors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4) & longest(suit))
    for suit in other_majors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4))


def _minor_jumps(before: str, theirs: Suit) -> Iterator[Rule]:
    for suit in other_minors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4) & longest(suit))
    for suit in other_minors(theirs):
        bid = raised(over(f"1{theirs}", suit))
        yield rule(f"{before} {bid}", points(9, 11) & length(suit, 4))


def _minimum(before: str, theirs: Suit) -> Iterator[Rule]:
    suits = (*other_majors(theirs), *other_minors(theirs))
    for suit in other_majors(theirs):
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 8) & length(suit, 4) & longest(suit))
    for suit in suits:
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 8) & length(suit, 4), rung=Rung.QUIET)
    for suit in cheapest_first(f"1{theirs}", others(theirs)):
        bid = over(f"1{theirs}", suit)
        yield rule(f"{before} {bid}", points(0, 11) & length(suit, 3, 3), rung=Rung.LAST)


def _after_a_bid() -> Iterator[Rule]:
    """The next hand has bid: a bid is free now, and shows 6 points or so."""
    for theirs in Suit:
        for second in others(theirs):
            answer = str(over(f"1{theirs}", second))
            yield from _free(f"(1{theirs}) X ({answer})", answer, theirs, others(theirs, second))
        for answer in ("1N", f"2{theirs}", f"3{theirs}"):
            yield from _free(f"(1{theirs}) X ({answer})", answer, theirs, others(theirs))
        for second in others(theirs):
            jump = str(raised(over(f"1{theirs}", second)))
            yield from _free(f"(1{theirs}) X ({jump})", jump, theirs, others(theirs, second))


FREE = {1: points(5, 8), 2: points(6, 9), 3: points(8, 11), 4: points(10, 13)}
"""What a bid that nobody asked for shows, by its level."""

FREE_JUMP = {2: points(9, 11), 3: points(9, 11), 4: points(10, 13), 5: points(13, 15)}


def _free(before: str, last: str, theirs: Suit, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    cue = over(last, theirs)
    yield rule(f"{before} {cue}", points(12), forcing=Forcing.ROUND, asks=CUE)
    for suit in suits:
        cheap = over(last, suit)
        jump = raised(cheap)
        free = FREE[cheap.level] & length(suit, 4) & longest(suit)
        yield rule(f"{before} {cheap}", free)
        for level in range(cheap.level, 3)[:1]:
            yield rule(f"{before} {level}{suit}", points(3, 8) & length(suit, 6))
        yield rule(f"{before} {jump}", FREE_JUMP[jump.level] & length(suit, cheap.level + 3) & longest(suit))
    for suit in sorted(set(suits) & set(MAJORS), reverse=True):
        jump = raised(over(last, suit))
        yield rule(f"{before} {jump}", FREE_JUMP[jump.level] & length(suit, 4) & points(9))
        yield rule(
            f"{before} 4{suit}",
            points(10, 13) & length(suit, 5) & (points(11) | length(suit, 6)),
            rung=Rung.FIT,
        )
    for level, strength in ((1, points(7, 10)), (2, points(11, 12)), (3, points(13, 16))):
        yield rule(f"{before} {level}N", strength & stopper(theirs), rung=Rung.QUIET)
    yield rule(f"{before} P", points(0, 11), rung=Rung.LAST)


def _penalty() -> Iterator[Rule]:
    """A double of the suit that the next hand bid is for penalties: partner has promised it."""
    for theirs in Suit:
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            yield rule(f"(1{theirs}) X ({answer}) X", points(7) & length(second, 4) & quality(second, 6))
        yield rule(f"(1{theirs}) X (1N) X", points(9, 14))


def _after_a_redouble() -> Iterator[Rule]:
    """No strength is left for us: the suit that the doubler will like, a pass without one."""
    for theirs in Suit:
        before = f"(1{theirs}) X (XX)"
        for suit in others(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {raised(bid)}", points(3, 8) & length(suit, 6))
        for suit in cheapest_first(f"1{theirs}", others(theirs)):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 11) & length(suit, 4) & longest(suit))
        for suit in other_majors(theirs):
            bid = over(f"1{theirs}", suit)
            yield rule(f"{before} {bid}", points(0, 11) & length(suit, 4))
        yield rule(f"{before} P", points(0, 14), rung=Rung.LAST)


def _after_a_cue() -> Iterator[Rule]:
    """The doubler answers the cue bid: a four-card major, a stopper, else a minor; with more than a minimum a jump."""
    for theirs in Suit:
        before = f"(1{theirs}) X - 2{theirs} -|(X)"
        for suit in sorted(other_majors(theirs)):
            cheap = over(f"2{theirs}", suit)
            jump = raised(cheap)
            yield rule(
                f"{before} {jump}", points(16) & length(suit, 4), rung=Rung.SPECIAL, forcing=Forcing.GAME
            )
        for suit in sorted(other_majors(theirs)):
            cheap = over(f"2{theirs}", suit)
            yield rule(f"{before} {cheap}", length(suit, 4), rung=Rung.FIT, forcing=Forcing.ROUND)
        yield rule(f"{before} 3N", points(16) & stopper(theirs))
        yield rule(f"{before} 2N", stopper(theirs), forcing=Forcing.ROUND)
        for suit in others_upwards(theirs):
            bid = over(f"2{theirs}", suit)
            yield rule(f"{before} {bid}", length(suit, 4), forcing=Forcing.ROUND)
        yield rule(f"{before} 2N", points(11), rung=Rung.LAST, forcing=Forcing.ROUND)


def _after_the_reply() -> Iterator[Rule]:
    """Who cue-bid places the contract."""
    for theirs in Suit:
        for suit in other_majors(theirs):
            before = f"(1{theirs}) X - 2{theirs} -|(X) {over(f'2{theirs}', suit)} -"
            yield rule(f"{before} 4{suit}", points(12, 18) & length(suit, 4), rung=Rung.FIT)
            yield rule(f"{before} 3{suit}", points(10, 11) & length(suit, 4), rung=Rung.FIT)
        for reply in ("2N", *(str(over(f"2{theirs}", suit)) for suit in others(theirs))):
            before = f"(1{theirs}) X - 2{theirs} -|(X) {reply} -"
            for suit in other_majors(theirs):
                bid = over(reply, suit)
                yield rule(f"{before} {bid}", length(suit, 5), forcing=Forcing.ROUND)
            yield rule(f"{before} 3N", points(12) & stopper(theirs))
            for suit in others(theirs):
                bid = over(reply, suit)
                yield rule(f"{before} {bid}", length(suit, 4), rung=Rung.QUIET, forcing=Forcing.ROUND)
            yield rule(f"{before} 3N", points(12), rung=Rung.LAST)
            yield rule(f"{before} {over(reply, theirs)}", points(10), rung=Rung.LAST, forcing=Forcing.ROUND)


TAKEOUT_DOUBLE_ANSWERS = Agreement(
    "takeout_double_answers",
    phrase("Answers to a takeout double"),
    possible(_answers(), _after_a_bid(), _penalty(), _after_a_redouble(), _after_a_cue(), _after_the_reply()),
)
