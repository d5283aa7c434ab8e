"""What the overcaller says next: after a raise, a new suit or notrump by partner, or when they go on.

Source: standard texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.takeout_doubles import takeout_double
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import cheapest, they_bid
from bridgetutor.bidding.ladder import MAJORS, others, over, raised
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import dummy_points, every, good_suit, length, points, stopper, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain, Suit


def overcalls() -> Iterator[tuple[Suit, Suit, Bid]]:
    """Their suit, ours, and the overcall."""
    for theirs in Suit:
        for suit in others(theirs):
            yield theirs, suit, over(f"1{theirs}", suit)


def _after_a_raise() -> Iterator[Rule]:
    for theirs, suit, overcall in overcalls():
        answer = raised(overcall)
        before = f"(1{theirs}) {overcall} -|(X) {answer} -"
        invite, game = INVITES[overcall.level]
        for major in {suit} & set(MAJORS):
            yield rule(f"{before} 4{major}", game)
        for level in range(3, 3 + (answer.level == 2)):
            yield rule(f"{before} {level}{suit}", invite)
        yield rule(f"{before} 3N", points(14) & stopper(theirs) & length(suit, 6) & good_suit(suit))
        yield rule(f"{before} P", points(0, 17), rung=Rung.LAST)


INVITES = {
    1: (points(13) & total_points(16, 17), points(14) & total_points(18)),
    2: (points(13) & total_points(15, 16), points(13) & total_points(16)),
}


def _after_a_suit() -> Iterator[Rule]:
    """Partner's suit is not forcing: a raise with three and more than a minimum, else one's own again with six."""
    for theirs, suit, overcall in overcalls():
        for ours in others(theirs, suit):
            answer = over(overcall, ours)
            before = f"(1{theirs}) {overcall} - {answer} -"
            game = {Suit.SPADES: "4S", Suit.HEARTS: "4H"}
            for major in {ours} & set(MAJORS):
                yield rule(
                    f"{before} {game[major]}",
                    points(12) & length(ours, 3) & dummy_points(ours, 16),
                    rung=Rung.FIT,
                )
            for level in range(answer.level + 1, 4):
                low, high = {2: (10, 14), 3: (13, 15)}[level]
                yield rule(
                    f"{before} {level}{ours}",
                    points(low) & length(ours, 3) & dummy_points(ours, low, high),
                    rung=Rung.FIT,
                )
            again = over(answer, suit)
            strong = points(14) & length(suit, 6) | points(12) & length(suit, 7)
            yield rule(f"{before} {raised(again)}", strong & points(12, 16) & good_suit(suit))
            yield rule(f"{before} {again}", points(9, 16) & length(suit, 6))
            notrump = over(answer, Strain.NOTRUMP)
            yield rule(f"{before} {notrump}", points(13, 16) & stopper(theirs) & length(ours, 0, 2))
            for third in others(theirs, suit, ours):
                bid = over(answer, third)
                yield rule(f"{before} {bid}", points(12) & length(third, 4) & length(ours, 0, 2))
            yield rule(f"{before} P", points(0, 16), rung=Rung.LAST)


def _advancer_again() -> Iterator[Rule]:
    """Who bid a suit over the overcall bids six of it again; a major with 11 points as a game."""
    for theirs, suit, overcall in overcalls():
        for ours in others(theirs, suit):
            answer = over(overcall, ours)
            for rebid in (over(answer, suit), over(answer, Strain.NOTRUMP)):
                before = f"(1{theirs}) {overcall} - {answer} - {rebid} -"
                for major in {ours} & set(MAJORS):
                    yield rule(f"{before} 4{major}", points(11) & length(ours, 6), rung=Rung.FIT)
                yield rule(f"{before} 3N", points(12) & stopper(theirs), rung=Rung.QUIET)
                yield rule(f"{before} {over(rebid, ours)}", length(ours, 6) & length(suit, 0, 2))
                yield rule(f"{before} P", points(0, 13), rung=Rung.LAST)


def _after_notrump() -> Iterator[Rule]:
    for theirs, suit, overcall in overcalls():
        for level, invite, game in NOTRUMPS[overcall.level]:
            before = f"(1{theirs}) {overcall} - {level}N -"
            for major in {suit} & set(MAJORS):
                yield rule(f"{before} 4{major}", game & length(suit, 6))
            yield rule(f"{before} 3N", game)
            for major in {suit} & set(MAJORS):
                yield rule(f"{before} 3{major}", points(13, 15) & length(suit, 6))
            for step in range(level + 1, 3):
                yield rule(f"{before} {step}N", invite)
            again = over(f"{level}N", suit)
            yield rule(f"{before} {again}", points(8, 15) & length(suit, 6), rung=Rung.QUIET)
            for ours in others(theirs, suit):
                yield rule(
                    f"{before} {over(f'{level}N', ours)}",
                    points(8, 15) & length(ours, 4) & length(suit, 5),
                    rung=Rung.QUIET,
                )
            yield rule(f"{before} P", points(0, 15), rung=Rung.LAST)


NOTRUMPS = {
    1: ((1, points(14, 15), points(16)), (2, points(12), points(12))),
    2: ((2, points(14), points(13)),),
}
"""By the overcall's level: partner's notrump, what invites over it, and what bids the game."""


def _second_suit() -> Iterator[Rule]:
    """They go on and partner is silent: another four-card suit with an opening, as low as may be."""
    for theirs, suit, overcall in overcalls():
        for second in others(theirs, suit):
            bid = over(overcall, second)
            for level in range(bid.level, 3):
                shown = points(13, 16) & length(second, 4) & length(suit, 5)
                when = cheapest(Bid(level, second.strain)) & ~they_bid(second)
                for last in ("-", "(*)"):
                    yield rule(f"(1{theirs}) {overcall} (*) P {last} {level}{second}", shown, when=when)
                yield rule(f"(1{theirs}) {overcall} - P (*) {level}{second}", shown, when=when)


def _reopening() -> Iterator[Rule]:
    """Their raise comes round: a double asks again, with an opening and few of their cards."""
    for theirs, suit, overcall in overcalls():
        third = every(length(other, 3) for other in others(theirs, suit))
        again = points(13) & length(theirs, 0, 1) & third
        for level in (2, 3):
            for before in (f"(1{theirs}) {overcall} ({level}{theirs}) P -",):
                yield takeout_double(f"{before} X", again)
                own = points(10, 16) & length(suit, 4 + level)
                yield rule(f"{before} {over(f'{level}{theirs}', suit)}", own)
                yield rule(f"{before} P", points(0, 16), rung=Rung.LAST)


OVERCALLER_REBIDS = Agreement(
    "overcaller_rebids",
    phrase("The overcaller's next call"),
    possible(
        _after_a_raise(),
        _after_a_suit(),
        _advancer_again(),
        _after_notrump(),
        _second_suit(),
        _reopening(),
    ),
)
