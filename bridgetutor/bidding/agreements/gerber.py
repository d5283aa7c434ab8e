"""Gerber: a jump to four clubs over notrump asks for aces; five clubs then ask for kings (John Gerber, 1938).

Answers by steps: 4♦ none or all four, 4♥ one, 4♠ two, 4NT three; over five clubs likewise from 5♦.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES, KINGS
from bridgetutor.bidding.agreements.one_notrump_responses import OPENED
from bridgetutor.bidding.agreements.stayman import GERBER_VALUES, NO_VOID
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, NEVER, Claim, some
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    aces,
    dummy_points,
    kings,
    length,
    longest,
    points,
    top_honours,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit


class Place(NamedTuple):
    """Where four clubs ask, with the hands that ask there, and what makes a suit trumps."""

    before: str
    asks: Claim
    trumps: tuple[tuple[Suit, Claim], ...]


class Step(NamedTuple):
    """An answer, the numbers it shows, and which numbers of one's own leave no more than one missing, or none."""

    answer: str
    shows: tuple[int, ...]
    enough: tuple[int, ...]
    everything: tuple[int, ...]


ANSWERS = (
    Step("4D", (0, 4), (3, 4), (4,)),
    Step("4H", (1,), (2, 3), (3,)),
    Step("4S", (2,), (1, 2), (2,)),
    Step("4N", (3,), (0, 1), (1,)),
)
KING_ANSWERS = (
    Step("5D", (0, 4), (0, 3, 4), (0, 4)),
    Step("5H", (1,), (2, 3), (3,)),
    Step("5S", (2,), (1, 2), (2,)),
    Step("5N", (3,), (0, 1), (1,)),
)
SELF_SUFFICIENT = {
    suit: length(suit, 7) & top_honours(suit, 2) & longest(suit) for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)
}
LONG_SUIT = aces(1, 2, 3, 4) & NO_VOID & some(SELF_SUFFICIENT.values())
ANY = tuple((suit, length(suit, 7) & longest(suit)) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS))
PLACES = (
    Place(OPENED, LONG_SUIT & total_points(17) & points(11), ANY),
    Place("2N -", LONG_SUIT & total_points(12) & points(8), ANY),
    Place("2C - 2D - 2N -", LONG_SUIT & total_points(10) & points(6), ANY),
)
AFTER_A_MAJOR = tuple(
    Place(
        f"{before} {shown} -",
        GERBER_VALUES & length(suit, 4) & dummy_points(suit, 16),
        ((suit, length(suit, 4)),),
    )
    for before in (f"{OPENED} 2C -", "1N (2C) X -")
    for shown, suit in (("2H", HEARTS), ("2S", SPADES))
)
"""Over one notrump, when Stayman or the double in its place has found a fit."""
AFTER_STAYMAN = tuple(
    Place(
        f"{before} {shown} -",
        aces(1, 2, 3, 4) & NO_VOID & points(enough - 3) & length(suit, 4) & dummy_points(suit, enough),
        ((suit, length(suit, 4)),),
    )
    for before, enough in (("2N -|(X) 3C -|(X)", 11), ("2C - 2D - 2N -|(X) 3C -|(X)", 9))
    for shown, suit in (("3H", HEARTS), ("3S", SPADES))
)
"""Over two notrump: a fit, and points for twelve tricks."""
STOPS = {
    "4D": {SPADES: "4S", HEARTS: "4H", DIAMONDS: "5D", CLUBS: "4N"},
    "4H": {SPADES: "4S", HEARTS: "P", DIAMONDS: "5D", CLUBS: "4N"},
    "4S": {SPADES: "P", HEARTS: "5H", DIAMONDS: "5D", CLUBS: "4N"},
    "4N": {SPADES: "5S", HEARTS: "5H", DIAMONDS: "5D", CLUBS: "P"},
}
"""Two aces are missing: the last stop in each suit over each answer, five clubs being the question for kings."""


def _asking(place: Place) -> Iterator[Rule]:
    asked = f"{place.before} 4C"
    yield rule(asked, place.asks, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)
    for step in ANSWERS:
        yield rule(f"{asked} -|(X) {step.answer}", aces(*step.shows), rung=Rung.ANSWER, artificial=True)
        # Four notrump after the answer does not ask again.
        yield rule(f"{asked} -|(X) {step.answer} -|(X) 4N", NEVER)
        for suit, trumps in place.trumps:
            yield from _placing(f"{asked} -|(X) {step.answer} -|(X)", step, suit, trumps)


def _placing(answered: str, step: Step, suit: Suit, trumps: Claim) -> Iterator[Rule]:
    everything = aces(*step.everything) & total_points(20)
    yield rule(f"{answered} 5C", everything, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=KINGS)
    done = Forcing.SIGN_OFF
    yield rule(f"{answered} 6{suit}", trumps & aces(*step.enough), forcing=done)
    yield rule(f"{answered} {STOPS[step.answer][suit]}", trumps, rung=Rung.QUIET, forcing=done)
    for king in KING_ANSWERS:
        kept = f"{answered} 5C -|(X) {king.answer}"
        yield rule(kept, kings(*king.shows), rung=Rung.ANSWER, artificial=True)
        yield rule(f"{kept} -|(X) 7{suit}", trumps & kings(*king.everything), rung=Rung.SPECIAL, forcing=done)
        yield rule(f"{kept} -|(X) 6{suit}", trumps, rung=Rung.QUIET, forcing=done)


def _last_word(place: Place) -> Iterator[Rule]:
    """Four notrump and five of a suit over the answer are to play."""
    stops = "|".join(sorted({call for stop in STOPS.values() for call in stop.values()} - {"P"}))
    answers = "|".join(step.answer for step in ANSWERS)
    yield rule(f"{place.before} 4C -|(X) {answers} -|(X) {stops} - P", ALWAYS, rung=Rung.ANSWER)


GERBER = Agreement(
    "gerber",
    phrase("Gerber"),
    tuple(
        possible(
            each
            for place in (*PLACES, *AFTER_A_MAJOR, *AFTER_STAYMAN)
            for part in (_asking, _last_word)
            for each in part(place)
        )
    ),
)
