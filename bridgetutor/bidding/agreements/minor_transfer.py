"""Two spades over partner's 1NT: a weak hand with a long minor; opener bids 3♣, and 3♦ corrects (SAYC booklet)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.one_notrump_responses import OPENED
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import CLUBS, DIAMONDS, at_least_as_long, length, longer, points
from bridgetutor.phrase import phrase

WEAK = points(0, 7)


def _rules() -> Iterator[Rule]:
    asked = f"{OPENED} 2S"
    yield rule(
        asked,
        WEAK & (length(CLUBS, 6) | length(DIAMONDS, 6)),
        rung=Rung.SPECIAL,
        forcing=Forcing.ROUND,
        asks=phrase("asks opener to bid three clubs"),
    )
    yield rule(f"{asked} - 3C", points(15, 17), rung=Rung.ANSWER, asks=phrase("as partner asked"))
    diamonds = length(DIAMONDS, 6) & longer(DIAMONDS, CLUBS)
    yield rule(f"{asked} - 3C - 3D", diamonds, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    clubs = length(CLUBS, 6) & at_least_as_long(CLUBS, DIAMONDS)
    yield rule(f"{asked} - 3C - P", clubs, rung=Rung.ANSWER)
    # Over a double opener bids clubs with three, and else leaves it to partner to say which minor it is.
    doubled = f"{asked} (X)"
    three = points(15, 17) & length(CLUBS, 3)
    yield rule(f"{doubled} 3C", three, rung=Rung.ANSWER, asks=phrase("as partner asked"))
    yield rule(f"{doubled} P", length(CLUBS, 2, 2), rung=Rung.ANSWER, forcing=Forcing.ROUND)
    for told in (f"{doubled} P -", f"{doubled} 3C -"):
        yield rule(f"{told} 3D", diamonds, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{doubled} P - 3C", clubs, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{doubled} 3C - P", clubs, rung=Rung.ANSWER)


MINOR_TRANSFER = Agreement("minor_transfer", phrase("Two spades to the minors"), tuple(_rules()))
