"""Answers to the one notrump overcall: Stayman, transfers and the rest as over an opening of one notrump.

Source: the ACBL's SAYC booklet ("systems on"). The overcall may hold 18 points, so the last answers take them too.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.gerber import GERBER
from bridgetutor.bidding.agreements.jacoby_transfers import JACOBY_TRANSFERS
from bridgetutor.bidding.agreements.minor_transfer import MINOR_TRANSFER
from bridgetutor.bidding.agreements.notrump_answers_disturbed import NOTRUMP_ANSWERS_DISTURBED
from bridgetutor.bidding.agreements.one_notrump_responses import ONE_NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.overcalls import ONE_OF_A_SUIT
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.two_notrump_structure import TWO_NOTRUMP_STRUCTURE
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.systems_on import systems_on
from bridgetutor.hands.claim import Claim
from bridgetutor.hands.claims import HEARTS, SPADES, half_stopper, length, longest, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

STRUCTURE = (
    GERBER,
    STAYMAN,
    JACOBY_TRANSFERS,
    MINOR_TRANSFER,
    ONE_NOTRUMP_RESPONSES,
    NOTRUMP_ANSWERS_DISTURBED,
)
OVERCALLED = f"{ONE_OF_A_SUIT} 1N"


def _last_answers() -> Iterator[Rule]:
    for asked, answer in (("2D", "2H"), ("2H", "2S"), ("2S", "3C")):
        yield rule(
            f"{OVERCALLED} -|(X)|(2C) {asked} - {answer}", points(15, 18), asks=phrase("as partner asked")
        )
    for asked, major in (("2D", HEARTS), ("2H", SPADES)):
        three = points(15, 18) & length(major, 3)
        yield rule(f"{OVERCALLED} -|(X) {asked} (X) 2{major}", three, rung=Rung.ANSWER)
    for theirs in Suit:
        for suit in others(theirs):
            for level in (2, 3):
                raise_or_suit = f"(1{theirs}) 1N ({level}{suit})|({level}{theirs})"
                yield rule(f"{raise_or_suit} P", points(0, 25), rung=Rung.LAST)


def _after_a_bid() -> Iterator[Rule]:
    """They go on over the overcall: suits to play, three notrump, and doubles with their suit."""
    for theirs in Suit:
        for suit in Suit:
            before = f"(1{theirs}) 1N (2{suit})"
            trumps = length(suit, 4) & half_stopper(suit) & points(7)
            yield rule(f"{before} X", trumps, rung=Rung.SPECIAL)
            yield rule(f"{before} X - P", points(15, 18), rung=Rung.ANSWER)
            for ours in others(theirs, suit):
                bid = over(f"2{suit}", ours)
                yield rule(f"{before} {bid}", COMPETES[bid.level](ours) & longest(ours))
                for major in {ours} & set(MAJORS):
                    six = points(7) & length(major, 6) | points(5) & length(major, 7)
                    yield rule(f"{before} 4{major}", six, rung=Rung.FIT)
            yield rule(f"{before} 3N", points(9) & half_stopper(suit), rung=Rung.QUIET)


def _competes_at_two(suit: Suit) -> Claim:
    return points(3, 9) & length(suit, 5)


def _competes_at_three(suit: Suit) -> Claim:
    return points(5, 9) & length(suit, 6)


COMPETES = {2: _competes_at_two, 3: _competes_at_three}


def _balancing() -> Iterator[Rule]:
    """Opposite 11 to 14 it takes three points more."""
    for theirs in Suit:
        before = f"(1{theirs}) P - 1N -"
        majors = length(HEARTS, 4, 4) | length(SPADES, 4, 4)
        asks = phrase("asks for a four-card major")
        yield rule(f"{before} 2C", points(11) & majors, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)
        yield rule(f"{before} 3N", points(13))
        yield rule(f"{before} 2N", points(11, 12))
        for suit in others(theirs, Suit.CLUBS):
            yield rule(f"{before} 2{suit}", points(0, 10) & length(suit, 5), rung=Rung.SPECIAL)
        yield rule(f"{before} P", points(0, 10), rung=Rung.LAST)
        yield rule(f"{before} 2C - 2S", length(SPADES, 4) & length(HEARTS, 2, 3), rung=Rung.ANSWER)
        yield rule(f"{before} 2C - 2H", length(HEARTS, 4), rung=Rung.ANSWER)
        none = length(HEARTS, 2, 3) & length(SPADES, 2, 3)
        yield rule(f"{before} 2C - 2D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))
        for major in (SPADES, HEARTS):
            found = f"{before} 2C - 2{major} -"
            yield rule(f"{found} 4{major}", points(13) & length(major, 4), rung=Rung.FIT)
            yield rule(f"{found} 3{major}", points(11, 12) & length(major, 4), rung=Rung.FIT)
        for answer in ("2D", "2H", "2S"):
            yield rule(f"{before} 2C - {answer} - 3N", points(13))
            yield rule(f"{before} 2C - {answer} - 2N", points(11, 12))
        yield rule(f"{before} 2N - 3N", points(13))
        yield rule(f"{before} 2N - P", points(11, 12), rung=Rung.LAST)


NOTRUMP_OVERCALL_ANSWERS = Agreement(
    "notrump_overcall_answers",
    phrase("Answers to the notrump overcall"),
    (
        *systems_on(ONE_OF_A_SUIT, "1N", STRUCTURE),
        *possible(_after_a_bid()),
        *_last_answers(),
        *_balancing(),
        *systems_on(f"{ONE_OF_A_SUIT} P -", "2N", (TWO_NOTRUMP_STRUCTURE,)),
    ),
)
