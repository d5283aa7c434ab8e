"""Our strong two clubs has been overcalled: a pass waits, suits are positive, a double has their suit.

Opener then bids his suit, two or three notrump with a stopper, or doubles with strength alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.strong_two_clubs import POSITIVE, PREFERRED
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    dummy_points,
    good_suit,
    half_stopper,
    length,
    points,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

OVERCALLS = (
    ("2D", DIAMONDS),
    ("2H", HEARTS),
    ("2S", SPADES),
    ("3C", CLUBS),
    ("3D", DIAMONDS),
    ("3H", HEARTS),
    ("3S", SPADES),
)
ROUND, DONE = Forcing.ROUND, Forcing.SIGN_OFF
TO_GAME = {"2": Forcing.GAME, "3": Forcing.NO}
"""Over an overcall at three the answer may be a game already."""


def _responder(bid: str, theirs: Suit) -> Iterator[Rule]:
    before = f"2C ({bid})"
    yield rule(f"{before} X", length(theirs, 4) & points(5), rung=Rung.SPECIAL)
    for suit in others(theirs):
        good = POSITIVE & length(suit, 5) & good_suit(suit) & PREFERRED[suit]
        own = over(bid, suit)
        yield rule(f"{before} {own}", good, rung=Rung.SPECIAL, forcing=TO_GAME[bid[0]])
        yield from _opener_over_a_positive(f"{before} {own} -", str(own), suit, theirs)
        five = points(8) & length(suit, 5)
        yield rule(f"{before} {own}", five, rung=Rung.LAST, forcing=TO_GAME[bid[0]])
    notrump = over(bid, Strain.NOTRUMP)
    stopped = points(8) & half_stopper(theirs) & balanced()
    yield rule(f"{before} 6N", points(11) & stopped, forcing=DONE)
    yield rule(f"{before} {notrump}", stopped, forcing=TO_GAME[bid[0]])
    yield rule(f"{before} P", points(0, 12), rung=Rung.QUIET)


def _opener_over_a_positive(shown: str, own: str, suit: Suit, theirs: Suit) -> Iterator[Rule]:
    """Forcing to game: support, a suit of his own, or notrump."""
    yield rule(f"{shown} {over(own, suit)}", points(17) & length(suit, 3), rung=Rung.FIT)
    for other in others(suit, theirs):
        yield rule(f"{shown} {over(own, other)}", length(other, 5) & PREFERRED[other])
    stopped = points(17) & half_stopper(theirs)
    yield rule(f"{shown} {over(own, Strain.NOTRUMP)}", stopped, rung=Rung.QUIET)
    yield rule(f"{shown} {over(own, suit)}", points(17) & length(suit, 2), rung=Rung.QUIET)


def _opener(bid: str, theirs: Suit) -> Iterator[Rule]:
    yield from _opener_speaks(f"2C ({bid}) P -", bid, theirs)
    for level in range(int(bid[0]) + 1, 5):
        yield from _opener_speaks(f"2C ({bid}) P ({level}{theirs})", f"{level}{theirs}", theirs)
    yield rule(f"2C ({bid}) X - P", ALWAYS, rung=Rung.ANSWER)


def _opener_speaks(waited: str, last: str, theirs: Suit) -> Iterator[Rule]:
    """Partner has passed, and they have perhaps raised: opener never lets them play undoubled without their suit."""
    notrump = over(last, Strain.NOTRUMP)
    stopped = stopper(theirs) & balanced() & points(22)
    yield rule(f"{waited} {notrump}", stopped, rung=Rung.SPECIAL)
    for suit in others(theirs):
        own = over(last, suit)
        yield rule(f"{waited} {own}", length(suit, 5) & PREFERRED[suit])
        yield from _after_the_suit(f"{waited} {own} -", str(own), suit)
    strong = length(theirs, 0, 4) & points(18)
    yield rule(
        f"{waited} X", strong, rung=Rung.QUIET, forcing=ROUND, artificial=False, asks=phrase("for takeout")
    )
    yield rule(f"{waited} X - P", length(theirs, 4), rung=Rung.ANSWER)
    for suit in others(theirs):
        yield rule(f"{waited} X - {over(last, suit)}", length(suit, 4), rung=Rung.QUIET)
    yield rule(f"{waited} P", length(theirs, 5), rung=Rung.QUIET)


def _after_the_suit(shown: str, own: str, suit: Suit) -> Iterator[Rule]:
    """Responder raises with three cards and something, else passes with nothing."""
    game = {SPADES: "4S", HEARTS: "4H", DIAMONDS: "5D", CLUBS: "5C"}[suit]
    fit = length(suit, 3)
    yield rule(f"{shown} {game}", fit & points(0, 11) & dummy_points(suit, 3), rung=Rung.FIT)
    yield rule(f"{shown} {over(own, Strain.NOTRUMP)}", points(4, 12) & length(suit, 0, 2), rung=Rung.QUIET)
    yield rule(f"{shown} P", points(0, 11), rung=Rung.QUIET)


def _over_the_waiting_bid() -> Iterator[Rule]:
    """They have come in over two diamonds: opener is heard all the same."""
    for bid, theirs in OVERCALLS[1:]:
        before = f"2C -|(X) 2D ({bid})"
        for suit in others(theirs):
            own = over(bid, suit)
            yield rule(f"{before} {own}", length(suit, 5) & PREFERRED[suit])
            yield from _after_the_suit(f"{before} {own} -", str(own), suit)
        stopped = stopper(theirs) & balanced() & points(22)
        yield rule(f"{before} {over(bid, Strain.NOTRUMP)}", stopped, rung=Rung.SPECIAL)
        strong = length(theirs, 0, 4) & points(18)
        takeout = phrase("for takeout")
        yield rule(f"{before} X", strong, rung=Rung.QUIET, forcing=ROUND, artificial=False, asks=takeout)
        yield rule(f"{before} X - P", length(theirs, 4), rung=Rung.ANSWER)
        for suit in others(theirs):
            yield rule(f"{before} X - {over(bid, suit)}", length(suit, 4), rung=Rung.QUIET)
        yield rule(f"{before} P", length(theirs, 5), rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    for bid, theirs in OVERCALLS:
        yield from _responder(bid, theirs)
        yield from _opener(bid, theirs)
    yield from _over_the_waiting_bid()


TWO_CLUBS_OVERCALLED = Agreement(
    "two_clubs_overcalled", phrase("When they come in over two clubs"), tuple(possible(_rules()))
)
