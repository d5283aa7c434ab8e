"""When the next hand overcalls one notrump: a double with nine or more is for penalties, everything else is to play.

Source: SAYC booklet and standard texts; partner's opening and ours outweigh theirs, so that strong hands double first.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, some
from bridgetutor.hands.claims import balanced, dummy_points, good_suit, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

NINE_TRUMPS = {suit: 4 + (not suit.is_major) for suit in Suit}


def _responder(opened: Suit) -> Iterator[Rule]:
    before = f"1{opened} (1N)"
    short = some(length(other, 0, 1) for other in others(opened))
    yield rule(
        f"{before} 4{opened}", points(2, 9) & length(opened, 5) & short & _is_major(opened), rung=Rung.FIT
    )
    for strength in (points(9, 11), points(12)):
        yield rule(f"{before} X", strength, rung=Rung.SPECIAL)
    weak = points(3, 8)
    yield rule(f"{before} 3{opened}", weak & length(opened, NINE_TRUMPS[opened] + 1) & short, rung=Rung.FIT)
    support = length(opened, NINE_TRUMPS[opened] - 1)
    yield rule(f"{before} 2{opened}", weak & dummy_points(opened, 6) & support, rung=Rung.FIT)
    for suit in others(opened):
        hand = weak & (length(suit, 6) | (length(suit, 5) & good_suit(suit) & points(5)))
        yield rule(f"{before} 2{suit}", hand)
    yield rule(f"{before} P", points(0, 8), rung=Rung.LAST)


def _is_major(suit: Suit) -> Claim:
    return length(suit, 5 + 2 * (not suit.is_major))


def _opener(opened: Suit) -> Iterator[Rule]:
    """The double stands, but for a freak; a suit of partner's is passed, or raised with a fit and a great hand."""
    before = f"1{opened} (1N)"
    freak = points(10, 13) & length(opened, 7)
    yield rule(f"{before} X - 2{opened}", freak, rung=Rung.ANSWER)
    yield rule(f"{before} X - P", points(10) & length(opened, 3, 6), rung=Rung.ANSWER)
    for suit in others(opened):
        yield rule(f"{before} 2{suit} - 3{suit}", points(17) & length(suit, 3), rung=Rung.FIT)
        yield rule(f"{before} 2{suit} - P", points(10, 18), rung=Rung.QUIET)
        run = f"{before} X (2{suit})"
        yield rule(f"{run} X", points(10) & length(suit, 4), rung=Rung.SPECIAL)
        yield rule(f"{run} P", points(10), rung=Rung.QUIET)
        for doubler in (f"{run} P -", f"{before} X - P (2{suit})"):
            yield rule(f"{doubler} X", points(9) & length(suit, 3), rung=Rung.SPECIAL)
            back = length(opened, 3) & points(9)
            yield rule(f"{doubler} {over(f'2{suit}', opened)}", back, rung=Rung.QUIET)
            yield rule(f"{doubler} 2N", points(9, 12) & balanced(), rung=Rung.LAST)


AFTER_NOTRUMP_OVERCALL = Agreement(
    "after_notrump_overcall",
    phrase("After a notrump overcall of our opening"),
    tuple(each for opened in Suit for part in (_responder, _opener) for each in part(opened)),
)
