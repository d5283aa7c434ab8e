"""Stayman: over partner's 1NT two clubs ask for a four-card major (named after Samuel Stayman).

Answers: 2♦ none, 2♥ hearts and perhaps spades, 2♠ spades only. Over an overcall of two clubs a double asks instead.
A weak hand short in clubs may ask, and passes any answer (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.one_notrump_responses import (
    GAME,
    INVITING,
    MAXIMUM,
    MINIMUM,
    MINORS,
    OPENED,
    RANGE,
    invitation,
    quantitative,
)
from bridgetutor.bidding.ladder import other_majors
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    aces,
    balanced,
    dummy_points,
    length,
    points,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

A_MAJOR = length(HEARTS, 4, 4) | length(SPADES, 4, 4)
MINOR_FOR_SLAM = points(14) & ~balanced() & length(HEARTS, 0, 4) & length(SPADES, 0, 4)
"""With a long minor besides, which is bid next."""
ESCAPE = (
    points(0, 7) & length(SPADES, 3, 4) & length(HEARTS, 3, 4) & length(DIAMONDS, 4) & length(CLUBS, 0, 1)
)
"""A weak hand short in clubs."""
ASK = (points(8) & A_MAJOR) | (ESCAPE & A_MAJOR) | (MINOR_FOR_SLAM & (length(CLUBS, 5) | length(DIAMONDS, 5)))

NO_VOID = every(length(suit, 1) for suit in Suit)
"""A void has no use for the number of aces."""
GERBER_VALUES = points(14) & aces(1, 2, 3, 4) & NO_VOID

ASKED = f"{OPENED} 2C -|(X)"
DOUBLED = "1N (2C) X -"


def question() -> Iterator[Rule]:
    """Two clubs, and the double in its place."""
    asks = phrase("asks for a four-card major")
    yield rule(f"{OPENED} 2C", ASK, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)
    yield rule("1N (2C) X", points(8) & A_MAJOR, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=asks)


def _answers(asked: str) -> Iterator[Rule]:
    yield rule(f"{asked} 2H", length(HEARTS, 4), rung=Rung.ANSWER)
    yield rule(f"{asked} 2S", length(SPADES, 4) & length(HEARTS, 2, 3), rung=Rung.ANSWER)
    none = length(HEARTS, 2, 3) & length(SPADES, 2, 3)
    yield rule(f"{asked} 2D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))


def five_and_four(denied: str) -> Iterator[Rule]:
    """After two diamonds a five-card major may still find three cards with opener."""
    for suit, other in ((HEARTS, SPADES), (SPADES, HEARTS)):
        two_suited = length(suit, 5) & length(other, 4, 4)
        six = length(suit, 6) & length(other, 4, 4) & points(9, 14)
        yield rule(f"{denied} 4{suit}", six, forcing=Forcing.SIGN_OFF)
        yield rule(f"{denied} 3{suit}", points(10) & two_suited, forcing=Forcing.GAME)
        yield rule(f"{denied} 2{suit}", points(8, 9) & two_suited)
        yield rule(f"{denied} 2{suit} - 4{suit}", MAXIMUM & length(suit, 3), forcing=Forcing.SIGN_OFF)
        yield rule(f"{denied} 2{suit} - 3N", MAXIMUM & length(suit, 2, 2), forcing=Forcing.SIGN_OFF)
        yield rule(f"{denied} 2{suit} - P", MINIMUM, rung=Rung.QUIET)
        yield rule(f"{denied} 3{suit} - 4{suit}", RANGE & length(suit, 3), rung=Rung.ANSWER)
        yield rule(f"{denied} 3{suit} - 3N", length(suit, 2, 2), rung=Rung.ANSWER)
        yield rule(f"{denied} 3{suit} - 3N - 4{suit}", length(suit, 6), forcing=Forcing.SIGN_OFF)
        yield from _try_for_six(f"{denied} 3{suit} - 3N")
        ace_question = points(16)
        yield rule(
            f"{denied} 3{suit} - 4{suit} - 4N",
            ace_question,
            rung=Rung.QUIET,
            forcing=Forcing.ROUND,
            asks=ACES,
        )
        yield rule(f"{denied} 3{suit} - 4{suit} - P", points(10, 15), rung=Rung.QUIET)


def _try_for_six(signed_off: str) -> Iterator[Rule]:
    """Opener has bid three notrump over a forcing suit: pass, or a quantitative raise."""
    yield rule(f"{signed_off} - 6N", points(18), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(f"{signed_off} - 4N", total_points(16) & points(15, 17), rung=Rung.QUIET)
    yield rule(f"{signed_off} - 4N - 6N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{signed_off} - 4N - P", MINIMUM, rung=Rung.QUIET)
    yield rule(f"{signed_off} - P", points(10, 17), rung=Rung.QUIET)


def fit_found(shown: str, suit: Suit) -> Iterator[Rule]:
    """Four cards in the major that opener has shown."""
    fit = length(suit, 4)
    worth_game = GAME | (points(8, 10) & dummy_points(suit, 11))
    slam = GERBER_VALUES & fit & dummy_points(suit, 16)
    yield rule(f"{shown} 4C", slam, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)
    yield from _slam_try(shown, suit)
    game = fit & worth_game & points(8, 20)
    yield rule(f"{shown} 4{suit}", game, rung=Rung.FIT, forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3{suit}", fit & INVITING & ~worth_game, rung=Rung.FIT)
    yield rule(f"{shown} 3{suit} - 4{suit}", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3{suit} - P", MINIMUM, rung=Rung.QUIET)


def _slam_try(shown: str, suit: Suit) -> Iterator[Rule]:
    """Three of the other major, which nobody can want to play: a fit, and six if opener has more than a minimum."""
    (other,) = other_majors(suit)
    tried = f"{shown} 3{other}"
    tries = length(suit, 4) & points(14) & dummy_points(suit, 15)
    asks = phrase("a slam try in {suit}", suit=suit)
    yield rule(tried, tries, rung=Rung.SPECIAL, forcing=Forcing.GAME, asks=asks)
    yield rule(f"{tried} - 4N", MAXIMUM, rung=Rung.ANSWER, forcing=Forcing.ROUND, asks=ACES)
    yield rule(f"{tried} - 4{suit}", MINIMUM, rung=Rung.QUIET)
    yield rule(f"{tried} - 4{suit} - 6{suit}", dummy_points(suit, 18), forcing=Forcing.SIGN_OFF)
    yield rule(f"{tried} - 4{suit} - P", dummy_points(suit, 15, 17), rung=Rung.QUIET)


def opener_has_both(shown: str, other: Suit) -> Iterator[Rule]:
    """The major that was shown does not deny the other one, and responder's notrump over it shows that."""
    four, done = length(other, 4), Forcing.SIGN_OFF
    yield rule(f"{shown} 2N - 4{other}", MAXIMUM & four, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{shown} 2N - 3{other}", MINIMUM & four, rung=Rung.ANSWER)
    # As over the answer that shows it at once.
    shapely = points(8, 10) & length(other, 4) & dummy_points(other, 11)
    yield rule(f"{shown} 2N - 3{other} - 4{other}", shapely, forcing=done)
    yield rule(f"{shown} 2N - 3{other} - P", dummy_points(other, 8, 10), rung=Rung.QUIET)
    yield rule(f"{shown} 3N - 4{other}", four, rung=Rung.ANSWER, forcing=done)
    yield rule(f"{shown} 4N - 6{other}", MAXIMUM & four, rung=Rung.ANSWER, forcing=done)


def no_fit(shown: str) -> Iterator[Rule]:
    """Notrump by points, or a long minor for a slam."""
    for minor in MINORS:
        tried = f"{shown} 3{minor}"
        slam_try = MINOR_FOR_SLAM & length(minor, 5)
        yield rule(tried, slam_try, rung=Rung.SPECIAL, forcing=Forcing.GAME)
        yield rule(f"{tried} - 4{minor}", length(minor, 4), rung=Rung.ANSWER)
        yield rule(f"{tried} - 3N", points(15) & length(minor, 2, 3), rung=Rung.ANSWER)
        yield from _try_for_six(f"{tried} - 3N")
        raised = f"{tried} - 4{minor}"
        yield rule(f"{raised} - 6{minor}", total_points(17), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        yield rule(f"{raised} - 5{minor}", total_points(14, 16), rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield from quantitative(shown)
    yield rule(f"{shown} 2N", INVITING)
    yield from invitation(shown)
    yield rule(
        f"{shown} 3N",
        GAME & points(10, 17) & length(HEARTS, 0, 5) & length(SPADES, 0, 5),
        forcing=Forcing.SIGN_OFF,
    )
    yield rule(f"{shown} P", ESCAPE, rung=Rung.QUIET)


Answers: TypeAlias = Callable[[str], Iterator[Rule]]


def steps(answers: Answers, open_major: Suit, hidden: Suit) -> Iterator[Rule]:
    """Question, answers, and responder's next bid; the answer in one major may hide the other."""
    yield from question()
    # Where the double may be left in, five good clubs are worth more than an answer.
    yield rule(f"{DOUBLED} P", length(CLUBS, 5), rung=Rung.ANSWER)
    for asked in (ASKED, DOUBLED):
        yield from answers(asked)
        yield from five_and_four(f"{asked} 2D -")
        yield from no_fit(f"{asked} 2D -")
        for major in (HEARTS, SPADES):
            yield from fit_found(f"{asked} 2{major} -", major)
        yield from opener_has_both(f"{asked} 2{open_major} -", hidden)
        for major in (HEARTS, SPADES):
            yield from no_fit(f"{asked} 2{major} -")


STAYMAN = Agreement("stayman", phrase("Stayman"), tuple(steps(_answers, HEARTS, SPADES)))
