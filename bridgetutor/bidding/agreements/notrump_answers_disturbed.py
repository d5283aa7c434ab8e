"""Stayman or a transfer has been doubled or overcalled: opener shows what he would have shown, or passes without it.

A double of their suit is for penalties, with four cards in it. Over a doubled transfer two of the suit promises three
cards, a jump four and a maximum, a pass a doubleton (SAYC booklet).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import other_majors, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    half_stopper,
    length,
    points,
    top_honours,
    total_points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

DONE = Forcing.SIGN_OFF


class Asked(NamedTuple):
    """The auction to Stayman, the level of its answers, opener's maximum, responder's least for game."""

    before: str
    level: int
    maximum: int
    game: int


class Transferred(NamedTuple):
    """The auction to a transfer, the major and the level, opener's maximum, responder's least for game."""

    before: str
    major: Suit
    level: int
    maximum: int
    game: int


class Overcall(NamedTuple):
    """Their bid over the question, and its suit."""

    bid: str
    suit: Suit


STAYMAN = (
    Asked("1N -|(X) 2C", 2, 17, 10),
    Asked("2N - 3C", 3, 21, 5),
    Asked("2C - 2D - 2N - 3C", 3, 24, 3),
)
TRANSFERS = (
    Transferred("1N -|(X) 2D", HEARTS, 2, 17, 10),
    Transferred("1N -|(X) 2H", SPADES, 2, 17, 10),
    Transferred("2N - 3D", HEARTS, 3, 21, 5),
    Transferred("2N - 3H", SPADES, 3, 21, 5),
    Transferred("2C - 2D - 2N - 3D", HEARTS, 3, 24, 3),
    Transferred("2C - 2D - 2N - 3H", SPADES, 3, 24, 3),
)
OVERCALLS = {
    2: (Overcall("2D", DIAMONDS), Overcall("2H", HEARTS), Overcall("2S", SPADES), Overcall("3C", CLUBS)),
    3: (Overcall("3D", DIAMONDS), Overcall("3H", HEARTS), Overcall("3S", SPADES), Overcall("4C", CLUBS)),
}
AFTER_TRANSFER = {
    (2, HEARTS): (
        Overcall("2S", SPADES),
        Overcall("3C", CLUBS),
        Overcall("3D", DIAMONDS),
    ),
    (2, SPADES): (Overcall("3C", CLUBS), Overcall("3D", DIAMONDS), Overcall("3H", HEARTS)),
    (3, HEARTS): (Overcall("3S", SPADES), Overcall("4C", CLUBS), Overcall("4D", DIAMONDS)),
    (3, SPADES): (Overcall("4C", CLUBS), Overcall("4D", DIAMONDS)),
}


def _doubled_stayman(asked: Asked) -> Iterator[Rule]:
    """The answers as before; a redouble has clubs of its own."""
    before, level = f"{asked.before} (X)", asked.level
    yield rule(f"{before} {level}H", length(HEARTS, 4), rung=Rung.ANSWER)
    yield rule(f"{before} {level}S", length(SPADES, 4) & length(HEARTS, 0, 3), rung=Rung.ANSWER)
    yield rule(f"{before} XX", length(CLUBS, 5) & top_honours(CLUBS, 2), rung=Rung.ANSWER)
    none = length(HEARTS, 0, 3) & length(SPADES, 0, 3)
    yield rule(f"{before} {level}D", none, rung=Rung.ANSWER, asks=phrase("no four-card major"))


def _overcalled_stayman(asked: Asked, overcall: Overcall) -> Iterator[Rule]:
    before = f"{asked.before} ({overcall.bid})"
    theirs = overcall.suit
    yield rule(f"{before} X", length(theirs, 4), rung=Rung.ANSWER)
    for major in other_majors(theirs):
        bid = over(overcall.bid, major)
        at_once = length(major, 4)
        higher = at_once & points(asked.maximum - 1, asked.maximum)
        claims = {asked.level: at_once}
        yield rule(f"{before} {bid}", claims.get(bid.level, higher), rung=Rung.ANSWER)
        yield from _game_with_a_fit(f"{before} {bid} -", major, asked.game)
    yield rule(f"{before} P", length(theirs, 2, 3), rung=Rung.QUIET)
    yield from _after_the_pass(f"{before} P -", theirs, asked.game)
    yield rule(f"{before} X - P", ALWAYS, rung=Rung.ANSWER)


def _game_with_a_fit(shown: str, major: Suit, game: int) -> Iterator[Rule]:
    enough = points(game)
    yield rule(f"{shown} 4{major}", length(major, 4) & enough, rung=Rung.FIT, forcing=DONE)
    yield rule(f"{shown} 3N", length(major, 0, 3) & enough, rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{shown} P", points(0, game - 1), rung=Rung.QUIET)


def _after_the_pass(passed: str, theirs: Suit, game: int) -> Iterator[Rule]:
    """Opener has neither their suit nor ours: responder doubles with four cards or bids a stopped game."""
    yield rule(f"{passed} X", length(theirs, 4) & points(game - 2), rung=Rung.SPECIAL)
    yield rule(f"{passed} X - P", ALWAYS, rung=Rung.ANSWER)
    yield rule(f"{passed} 3N", points(game) & half_stopper(theirs), forcing=DONE)
    yield rule(f"{passed} 3N", points(game + 1), rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{passed} P", points(0, game), rung=Rung.QUIET)


def _doubled_transfer(asked: Transferred) -> Iterator[Rule]:
    before, major, level = f"{asked.before} (X)", asked.major, asked.level
    four = length(major, 4) & points(asked.maximum, asked.maximum)
    yield rule(f"{before} {level + 1}{major}", four, rung=Rung.ANSWER)
    yield rule(
        f"{before} {level}{major}",
        points(asked.maximum - 2, asked.maximum) & length(major, 3),
        rung=Rung.ANSWER,
    )
    yield rule(f"{before} P", length(major, 2, 2), rung=Rung.ANSWER)
    passed = f"{before} P -"
    six, five = length(major, 6), length(major, 5, 5)
    yield rule(f"{passed} 4{major}", six & total_points(asked.game + 1), rung=Rung.SPECIAL, forcing=DONE)
    yield rule(f"{passed} 3N", five & points(asked.game), rung=Rung.SPECIAL)
    yield rule(f"{passed} 3N - P", length(major, 2, 2), rung=Rung.ANSWER)
    yield rule(f"{passed} {level}{major}", length(major, 5), rung=Rung.QUIET)
    yield rule(f"{passed} {level}{major} - P", length(major, 2, 2), rung=Rung.QUIET)


def _overcalled_transfer(asked: Transferred, overcall: Overcall) -> Iterator[Rule]:
    before, theirs, major = f"{asked.before} ({overcall.bid})", overcall.suit, asked.major
    bid = over(overcall.bid, major)
    support = length(major, 4) | (length(major, 3) & points(asked.maximum, asked.maximum))
    yield rule(f"{before} {bid}", support, rung=Rung.ANSWER)
    yield rule(f"{before} X", length(theirs, 4), rung=Rung.ANSWER)
    yield rule(f"{before} P", length(major, 2, 3), rung=Rung.QUIET)
    yield rule(f"{before} X - P", ALWAYS, rung=Rung.ANSWER)
    enough = total_points(asked.game - 1)
    yield rule(f"{before} {bid} - 4{major}", enough, rung=Rung.FIT, forcing=DONE)
    yield rule(f"{before} {bid} - P", ALWAYS, rung=Rung.QUIET)
    passed = f"{before} P -"
    game = length(major, 6) & total_points(asked.game + 1)
    yield rule(f"{passed} 4{major}", game, rung=Rung.SPECIAL, forcing=DONE)
    competes = length(major, 6) & total_points(asked.game - 3)
    yield rule(f"{passed} {bid}", competes, rung=Rung.QUIET, forcing=DONE)
    yield from _after_the_pass(passed, theirs, asked.game)


def _rules() -> Iterator[Rule]:
    for asked in STAYMAN:
        yield from _doubled_stayman(asked)
        for overcall in OVERCALLS[asked.level]:
            yield from _overcalled_stayman(asked, overcall)
    for transferred in TRANSFERS:
        yield from _doubled_transfer(transferred)
        for overcall in AFTER_TRANSFER[transferred.level, transferred.major]:
            yield from _overcalled_transfer(transferred, overcall)


NOTRUMP_ANSWERS_DISTURBED = Agreement(
    "notrump_answers_disturbed",
    phrase("When they come in over Stayman or a transfer"),
    tuple(possible(_rules())),
)
