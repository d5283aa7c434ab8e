"""Doubles of their artificial bids show the suit: Stayman, transfers, ace answers. They ask for its lead.

Source: standard texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES, length, points, quality, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

NAMED = ((CLUBS, "2C"), (DIAMONDS, "2D"), (HEARTS, "2H"), (SPADES, "2S"))
"""The suit that is named, and the answer to 1NT that names it: Stayman, the transfers."""


def _over_one_notrump() -> Iterator[Rule]:
    for suit, answer in NAMED:
        lead = points(7) & length(suit, 5) & quality(suit, 8)
        yield rule(f"(1N) P ({answer}) X", lead)
        yield rule(f"(1N) P ({answer}) P", points(0, 20), rung=Rung.LAST)
    yield from (rule(f"(2N) P (3{suit}) X", points(5) & length(suit, 5) & quality(suit, 8)) for suit in Suit)


def _ace_answers() -> Iterator[Rule]:
    for suit in Suit:
        lead = (
            length(suit, 0, 0)
            | (length(suit, 4) & top_honours(suit, 2))
            | (length(suit, 5) & top_honours(suit, 1))
        )
        yield rule(f"... (4N) P (5{suit}) X", lead & length(suit, 0, 7))


LEAD_DOUBLES = Agreement(
    "lead_doubles",
    phrase("Doubles for a lead"),
    (*_over_one_notrump(), *_ace_answers()),
)
