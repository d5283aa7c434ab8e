"""The unusual two notrump: five cards in each of the two lowest suits they have not bid.

Source: the ACBL's SAYC booklet. Partner takes the better of the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.michaels import an_honour_in
from bridgetutor.bidding.condition import vulnerable
from bridgetutor.bidding.ladder import others, others_upwards, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

TWO_LOWEST = phrase("the two lowest suits they have not bid")


def unusual(pattern: str, one: Suit, other: Suit, *, weak: int = 6) -> Iterator[Rule]:
    """Notrump that shows the two suits."""
    suits = length(one, 5) & length(other, 5) & (points(11) | an_honour_in(one, other))
    for low, when in ((weak, ~vulnerable), (weak + 2, vulnerable)):
        yield rule(
            pattern, points(low) & suits, when=when, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=TWO_LOWEST
        )


def _bids() -> Iterator[Rule]:
    for theirs in Suit:
        low, high = others_upwards(theirs)[:2]
        for before in (f"(1{theirs})", f"(1{theirs}) P (1N)", f"(1{theirs}) P (2{theirs})"):
            yield from unusual(f"{before} 2N", low, high)
        for second in others(theirs):
            answer = over(f"1{theirs}", second)
            low, high = others_upwards(theirs, second)
            yield from unusual(f"(1{theirs}) P ({answer}) 2N", low, high)
    for theirs in (Suit.HEARTS, Suit.SPADES):
        for opening in (f"(4{theirs})", f"(4{theirs}) P -"):
            yield from unusual(f"{opening} 4N", Suit.CLUBS, Suit.DIAMONDS, weak=11)


UNUSUAL_NOTRUMP = Agreement("unusual_notrump", phrase("The unusual notrump"), tuple(_bids()))
