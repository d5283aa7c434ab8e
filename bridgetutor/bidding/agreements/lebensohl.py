"""Lebensohl: over an overcall of 1NT two notrump asks for three clubs, to play there or in a suit below theirs.

Three of a suit at once is forcing; slow is weak. Straight three notrump denies a stopper in their suit, through two
notrump it shows one ("fast denies"), and so too with the cue bid for a major (Ken Lebensold, after George Boehm).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_overcalled import OVERCALLS, Overcall
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, half_stopper, length, longest, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE, ROUND, GAME = Forcing.SIGN_OFF, Forcing.ROUND, Forcing.GAME
BELOW: dict[str, tuple[Suit, ...]] = {
    "2D": (CLUBS,),
    "2H": (CLUBS, DIAMONDS),
    "2S": (CLUBS, DIAMONDS, HEARTS),
}
"""The suits that can be played at three only through two notrump."""


def _slow(overcall: Overcall) -> Iterator[Rule]:
    theirs = overcall.suit
    relay = f"1N ({overcall.bid}) 2N"
    weak = points(5, 9) & some(length(suit, 5) & longest(suit) for suit in BELOW[overcall.bid])
    game = points(10) & stopper(theirs)
    asks = phrase("asks opener to bid three clubs")
    yield rule(relay, weak | game, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
    yield rule(f"{relay} - 3C", points(15, 17), rung=Rung.ANSWER, asks=phrase("as partner asked"))
    told = f"{relay} - 3C -"
    cue = over("3C", theirs)
    wants = some(length(major, 4, 4) for major in other_majors(theirs))
    stayman = phrase("asks for a four-card major, with a stopper")
    yield rule(f"{told} {cue}", game & wants, rung=Rung.SPECIAL, forcing=GAME, asks=stayman)
    for major in other_majors(theirs):
        bid = over(cue, major)
        yield rule(f"{told} {cue} - {bid}", length(major, 4), rung=Rung.ANSWER)
        yield rule(f"{told} {cue} - {bid} - 4{major}", length(major, 4), rung=Rung.FIT, forcing=DONE)
        yield rule(f"{told} {cue} - {bid} - 3N", length(major, 0, 3), rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{told} {cue} - 3N", points(15, 17), rung=Rung.LAST, forcing=DONE)
    yield rule(f"{told} 3N", game, forcing=DONE)
    for suit in BELOW[overcall.bid]:
        sign_off = {CLUBS: "P"}.get(suit, f"3{suit}")
        yield rule(f"{told} {sign_off}", length(suit, 5) & points(5, 9), rung=Rung.QUIET, forcing=DONE)


def _fast(overcall: Overcall) -> Iterator[Rule]:
    before, theirs = f"1N ({overcall.bid})", overcall.suit
    yield rule(f"{before} 3N", points(10) & ~stopper(theirs), rung=Rung.QUIET)
    yield rule(f"{before} 3N - P", half_stopper(theirs), rung=Rung.ANSWER)
    for suit in (overcall.at_three)[-1:]:
        yield rule(f"{before} 3N - 4{suit}", length(suit, 4), rung=Rung.QUIET)


LEBENSOHL = Agreement(
    "lebensohl",
    phrase("Lebensohl"),
    tuple(possible(each for overcall in OVERCALLS for part in (_slow, _fast) for each in part(overcall))),
)
