"""Over a natural three notrump of 25 and more: Stayman on four clubs, transfers on four diamonds and four hearts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import HEARTS, SPADES, balanced, length, longer, points
from bridgetutor.phrase import phrase


class ThreeNotrump(NamedTuple):
    """The auction to it, and the least and most that opener has."""

    auction: str
    low: int
    high: int


PLACES = (ThreeNotrump("3N -", 25, 27), ThreeNotrump("2C - 2D - 3N -", 28, 30))
DONE, ROUND = Forcing.SIGN_OFF, Forcing.ROUND


def _transfers(place: ThreeNotrump) -> Iterator[Rule]:
    choices = (
        ("4D", HEARTS, length(HEARTS, 5) & ~longer(SPADES, HEARTS)),
        ("4H", SPADES, length(SPADES, 5) & longer(SPADES, HEARTS)),
    )
    slam = 32 - place.low
    for call, major, shows in choices:
        asks = phrase("asks opener to bid {suit}", suit=major)
        asked = f"{place.auction} {call}"
        yield rule(asked, shows, rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
        told = phrase("as partner asked")
        yield rule(f"{asked} - 4{major}", points(25), rung=Rung.ANSWER, asks=told)
        yield rule(f"{asked} - 4{major} - 6{major}", length(major, 6) & points(slam), forcing=DONE)
        yield rule(f"{asked} - 4{major} - 6N", length(major, 5, 5) & points(slam), forcing=DONE)
        yield rule(f"{asked} - 4{major} - P", points(0, slam - 1), rung=Rung.QUIET)


def _stayman(place: ThreeNotrump) -> Iterator[Rule]:
    asked = f"{place.auction} 4C"
    four = length(HEARTS, 4, 4) | length(SPADES, 4, 4)
    slam = 33 - place.low
    asks = phrase("asks for a four-card major")
    yield rule(asked, four & points(slam - 3), rung=Rung.SPECIAL, forcing=ROUND, asks=asks)
    yield rule(f"{asked} - 4H", length(HEARTS, 4), rung=Rung.ANSWER)
    yield rule(f"{asked} - 4S", length(SPADES, 4) & length(HEARTS, 0, 3), rung=Rung.ANSWER)
    none = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule(f"{asked} - 4D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))
    for major in (HEARTS, SPADES):
        fit = length(major, 4)
        yield rule(f"{asked} - 4{major} - 6{major}", fit & points(slam - 1), forcing=DONE)
        yield rule(f"{asked} - 4{major} - P", fit, rung=Rung.QUIET)
    for answer in ("4D", "4H", "4S"):
        yield rule(f"{asked} - {answer} - 6N", points(slam), rung=Rung.QUIET, forcing=DONE)
        yield rule(f"{asked} - {answer} - 4N", points(slam - 3, slam - 1), rung=Rung.QUIET, forcing=DONE)


def _rules() -> Iterator[Rule]:
    for place in PLACES:
        yield from _stayman(place)
        yield from _transfers(place)
        low, high = 33 - place.high, 33 - place.low
        yield rule(f"{place.auction} 4N", points(low, high - 1) & balanced())
        yield rule(f"{place.auction} 4N - 6N", points(place.high - 1), rung=Rung.ANSWER, forcing=DONE)
        yield rule(f"{place.auction} 4N - P", points(25, place.high - 2), rung=Rung.QUIET)
        yield rule(f"{place.auction} 6N", points(high, high + 3), forcing=DONE)
        yield rule(f"{place.auction} 7N", points(high + 4), forcing=DONE)
        yield rule(f"{place.auction} P", points(0, high - 1), rung=Rung.QUIET)


THREE_NOTRUMP_STRUCTURE = Agreement("over_3nt", phrase("Over three notrump"), tuple(_rules()))
