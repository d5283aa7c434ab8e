"""Over their strong two clubs: a good long suit is bid for the lead and to take room; a double shows clubs.

Source: standard practice; the ACBL's SAYC booklet names no convention here.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import CLUBS, DIAMONDS, length, points, quality, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


def _calls() -> Iterator[Rule]:
    for before, doubled in (("(2C)", CLUBS), ("(2C) P (2D)", DIAMONDS)):
        yield rule(f"{before} X", length(doubled, 5) & quality(doubled, 8) & top_honours(doubled, 2))
        for suit in Suit:
            yield rule(f"{before} 3{suit}", points(4, 11) & length(suit, 7) & quality(suit, 9))
        for suit in others(doubled):
            bid = over(f"2{doubled}", suit)
            own = points(6, 14) & length(suit, 6) & top_honours(suit, 2) & quality(suit, 7 + bid.level - 1)
            yield rule(f"{before} {bid}", own)
        yield rule(f"{before} P", points(0, 22), rung=Rung.LAST)


def _raises() -> Iterator[Rule]:
    """By the number of trumps, to take more room."""
    for suit in others(CLUBS):
        bid = over("2C", suit)
        for call in ("-", "(X)"):
            yield rule(f"(2C) {bid} {call} 4{suit}", length(suit, 4) & points(0, 12), rung=Rung.FIT)
            yield rule(f"(2C) {bid} {call} 3{suit}", length(suit, 3) & points(0, 12))
            yield rule(f"(2C) {bid} {call} P", points(0, 20), rung=Rung.LAST)


DEFENCE_TO_TWO_CLUBS = Agreement(
    "defence_to_two_clubs",
    phrase("Over their strong two clubs"),
    (*_calls(), *_raises()),
)
