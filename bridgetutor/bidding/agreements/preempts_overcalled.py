"""Partner's weak two or preempt has been overcalled: raises go on shutting them out, a double is for penalties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import others, over, raised
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    good_suit,
    length,
    points,
    quick_tricks,
    stopper,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Suit

OPENINGS = tuple(
    Bid(level, suit.strain)
    for level, suits in ((2, (DIAMONDS, HEARTS, SPADES)), (3, (CLUBS, DIAMONDS, HEARTS, SPADES)))
    for suit in suits
)


class Overcalled(NamedTuple):
    """The auction, their bid, the two suits and our cheapest raise."""

    before: str
    bid: Bid
    ours: Suit
    theirs: Suit
    cheapest: Bid


def _places() -> Iterator[Overcalled]:
    for opening in OPENINGS:
        ours = Suit(opening.strain)
        for theirs in others(ours):
            overcall = over(opening, theirs)
            yield Overcalled(f"{opening} ({overcall})", overcall, ours, theirs, over(overcall, ours))


def _rules() -> Iterator[Rule]:
    done = Forcing.SIGN_OFF
    for before, bid, ours, theirs, cheapest in _places():
        weak = points(6, 12)
        many = length(ours, 4) & weak
        yield rule(f"{before} {raised(cheapest)}", many, when=~vulnerable, rung=Rung.FIT, forcing=done)
        yield rule(f"{before} {cheapest}", length(ours, 3) & weak, rung=Rung.FIT, forcing=done)
        strong = points(14) & length(ours, 2)
        yield rule(f"{before} {over('3S', ours)}", strong, rung=Rung.FIT, forcing=done)
        trumps = length(theirs, 4) & points(10) | length(theirs, 3) & points(14)
        yield rule(f"{before} X", trumps & quick_tricks(2))
        yield rule(f"{before} X - P", ALWAYS, rung=Rung.ANSWER)
        for suit in others(ours, theirs):
            own = points(15) & length(suit, 6) & good_suit(suit)
            yield rule(f"{before} {over(str(bid), suit)}", own)
        nine_tricks = points(17) & stopper(theirs)
        yield rule(f"{before} 3N", nine_tricks, forcing=done)
        yield rule(f"{before} P", points(0, 21), rung=Rung.QUIET)


PREEMPTS_OVERCALLED = Agreement(
    "preempts_overcalled", phrase("After an overcall of partner's preempt"), tuple(possible(_rules()))
)
