"""Advances of partner's overcall: raises by the number of trumps, their suit with a good raise, new suits, notrump.

Source: the ACBL's SAYC booklet (8 to 16 points opposite; a raise with three cards, the cue bid is the strong raise);
jumps by the law of total tricks: as many tricks as trumps.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import cheapest
from bridgetutor.bidding.ladder import MAJORS, bids_between, by_them, others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import (
    NEVER,
    Claim,
    dummy_points,
    good_suit,
    length,
    longest,
    points,
    quality,
    shaped,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

FLAT = shaped("4333")
"""Nothing to ruff: three of it are one too many."""
GOOD_RAISE = phrase("a good raise, or a strong hand")
AFTER_A_CALL = f"(X)|{by_them(bids_between('1D', '4H'))}"
AFTER_ANY_CALL = f"-|{AFTER_A_CALL}"
"""Responder passed, doubled or bid as high as four hearts."""


def _raises() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in others(theirs):
            overcall = over(f"1{theirs}", suit)
            before = f"(1{theirs}) {overcall} {AFTER_ANY_CALL}"
            yield from _strong_raises(before, theirs, suit)
            yield from LAW[overcall.level](before, suit)


FITTING = {
    Suit.SPADES: Rung.FIT,
    Suit.HEARTS: Rung.FIT,
    Suit.DIAMONDS: Rung.NATURAL,
    Suit.CLUBS: Rung.NATURAL,
}
"""A major is raised at once; before a minor is raised a major of one's own is bid."""


def _strong_raises(before: str, theirs: Suit, suit: Suit) -> Iterator[Rule]:
    for level in (2, 3):
        cue = Bid(level, theirs.strain)
        fitting = points(9) & length(suit, 3) & dummy_points(suit, 11)
        for promise, rung in ((fitting, Rung.FIT), (points(14), Rung.QUIET)):
            yield rule(
                f"{before} {cue}",
                promise,
                when=cheapest(cue),
                rung=max(rung, FITTING[suit]),
                forcing=Forcing.ROUND,
                asks=GOOD_RAISE,
            )


def _one_level_raises(before: str, suit: Suit) -> Iterator[Rule]:
    """Eight trumps two, nine three, ten four."""
    for major in {suit} & set(MAJORS):
        yield rule(f"{before} 4{major}", points(2, 9) & length(suit, 5), rung=Rung.FIT)
        yield rule(f"{before} 4{major}", points(10) & length(suit, 4) & dummy_points(suit, 15), rung=Rung.FIT)
    yield rule(
        f"{before} 3{suit}",
        points(3, 8) & length(suit, 4) & dummy_points(suit, 6, 14) & ~FLAT,
        rung=FITTING[suit],
    )
    yield rule(
        f"{before} 2{suit}", points(4, 10) & length(suit, 3) & dummy_points(suit, 7, 12), rung=FITTING[suit]
    )


def _two_level_raises(before: str, suit: Suit) -> Iterator[Rule]:
    for major in {suit} & set(MAJORS):
        yield rule(f"{before} 4{major}", points(5) & length(suit, 3) & dummy_points(suit, 13), rung=Rung.FIT)
        yield rule(f"{before} 4{major}", points(3, 9) & length(suit, 5), rung=Rung.FIT)
    yield rule(
        f"{before} 3{suit}", points(5, 10) & length(suit, 3) & dummy_points(suit, 7, 12), rung=FITTING[suit]
    )


LAW = {1: _one_level_raises, 2: _two_level_raises}


def _new_suits() -> Iterator[Rule]:
    """Not forcing: five cards or more, and partner's suit does not fit."""
    for theirs in Suit:
        for suit in others(theirs):
            overcall = over(f"1{theirs}", suit)
            for ours in others(theirs, suit):
                for bid in (over(overcall, ours), raised(over(overcall, ours))):
                    yield rule(
                        f"(1{theirs}) {overcall} {AFTER_ANY_CALL} {bid}",
                        NEW[bid.level](ours) & longest(ours),
                        when=cheapest(bid),
                    )


def _new_one(suit: Suit) -> Claim:
    return points(7, 13) & length(suit, 5) | points(9, 13) & length(suit, 4) & quality(suit, 6)


def _new_two(suit: Suit) -> Claim:
    return points(9, 13) & length(suit, 5) & quality(suit, 7)


def _new_three(suit: Suit) -> Claim:
    return points(10, 14) & length(suit, 6) & good_suit(suit)


NEW = {1: _new_one, 2: _new_two, 3: _new_three, 4: _new_three}


def _notrump() -> Iterator[Rule]:
    """A stopper, no fit: 8 to 11 opposite one of a suit, 10 to 12 opposite two, and so on."""
    for theirs in Suit:
        for suit in others(theirs):
            overcall = over(f"1{theirs}", suit)
            before = f"(1{theirs}) {overcall} {AFTER_ANY_CALL}"
            held = stopper(theirs) & length(suit, 0, 3)
            one, two, three = NOTRUMPS[overcall.level]
            yield rule(f"{before} 3N", three & held)
            yield rule(f"{before} 2N", two & held)
            yield rule(f"{before} 1N", one & held)


NOTRUMPS = {1: (points(8, 11), points(12, 14), points(15, 19)), 2: (NEVER, points(11, 12), points(13, 18))}
"""What one, two and three notrump show over an overcall at the one and the two level."""


def _doubles() -> Iterator[Rule]:
    """Partner has bid, so a double of a suit at the two level or above is for penalties."""
    for theirs in Suit:
        for suit in others(theirs):
            overcall = over(f"1{theirs}", suit)
            for second in others(theirs, suit):
                for level in (2, 3):
                    trumps = length(second, 4) & quality(second, 6) & length(suit, 0, 2)
                    yield rule(f"(1{theirs}) {overcall} ({level}{second}) X", points(9) & trumps)
            yield rule(f"(1{theirs}) {overcall} (1N) X", points(10))


def _pass() -> Iterator[Rule]:
    for theirs in Suit:
        for suit in others(theirs):
            yield rule(
                f"(1{theirs}) {over(f'1{theirs}', suit)} {AFTER_ANY_CALL} P", points(0, 13), rung=Rung.LAST
            )
            yield rule(
                f"(1{theirs}) {over(f'1{theirs}', suit)} {AFTER_A_CALL} P", points(0, 16), rung=Rung.LAST
            )


ADVANCES = Agreement(
    "advances",
    phrase("Answers to an overcall"),
    possible(_new_suits(), _notrump(), _raises(), _doubles(), _pass()),
)
