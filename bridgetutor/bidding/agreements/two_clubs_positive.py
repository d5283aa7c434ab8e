"""After a positive answer to 2♣: forcing to game, suits are natural, raises look for a slam."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.strong_two_clubs import OPENED, PREFERRED, ROUND
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    balanced,
    controls,
    length,
    losers,
    points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

ALL = (SPADES, HEARTS, DIAMONDS, CLUBS)


class Answer(NamedTuple):
    """A positive answer in a suit, and the notrump over it."""

    call: str
    suit: Suit
    notrump: str


ANSWERS = (
    Answer("2H", HEARTS, "2N"),
    Answer("2S", SPADES, "2N"),
    Answer("3C", CLUBS, "3N"),
    Answer("3D", DIAMONDS, "3N"),
)


GAMES = {SPADES: "4S", HEARTS: "4H", DIAMONDS: "5D", CLUBS: "5C"}


def _opener(answer: Answer) -> Iterator[Rule]:
    call, suit, notrump = answer
    shown = f"{OPENED} {call} -"
    raised = over(call, suit)
    fit = points(17) & length(suit, 3)
    solid = fit & losers(0, 3) & points(22)
    yield rule(f"{shown} 4N", solid, rung=Rung.SPECIAL, forcing=ROUND, asks=ACES)
    yield rule(f"{shown} {raised}", fit, rung=Rung.FIT)
    for own in others(suit):
        bid = over(call, own)
        yield rule(f"{shown} {bid}", length(own, 5) & PREFERRED[own])
    yield rule(f"{shown} {notrump}", points(17) & length(suit, 0, 2), rung=Rung.QUIET)
    yield rule(
        f"{shown} {raised} - 4N", points(10) & length(suit, 5), rung=Rung.QUIET, forcing=ROUND, asks=ACES
    )
    yield rule(f"{shown} {raised} - {GAMES[suit]}", length(suit, 5), rung=Rung.QUIET)


def _notrump(answer: Answer) -> Iterator[Rule]:
    """Opener has a balanced hand without a fit: responder counts."""
    call, suit, notrump = answer
    shown = f"{OPENED} {call} - {notrump} -"
    yield rule(f"{shown} 6N", points(11), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 4N", points(9, 10), rung=Rung.QUIET)
    yield rule(f"{shown} 4N - 6N", points(24), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 4N - P", points(0, 23), rung=Rung.QUIET)
    again = over(notrump, suit)
    yield rule(f"{shown} {again}", length(suit, 6))
    yield rule(f"{shown} {again} - {GAMES[suit]}", points(17) & length(suit, 2), rung=Rung.FIT)
    last = {"2N": "3N", "3N": "P"}[notrump]
    yield rule(f"{shown} {last}", length(suit, 5), rung=Rung.QUIET)
    yield rule(f"{shown} 3N - P", ALWAYS, rung=Rung.QUIET)


def _openers_suit(answer: Answer, own: Suit) -> Iterator[Rule]:
    """Opener has bid a suit of his own over the positive answer."""
    call, suit, _ = answer
    bid = over(call, own)
    shown = f"{OPENED} {call} - {bid} -"
    raised, again = over(bid, own), over(bid, suit)
    yield rule(f"{shown} {raised}", points(7) & length(own, 3) & length(suit, 5), rung=Rung.FIT)
    yield rule(f"{shown} {again}", length(suit, 6))
    notrump = str(over(bid, Strain.NOTRUMP))
    yield rule(f"{shown} {notrump}", points(7) & length(own, 0, 2), rung=Rung.QUIET)
    for trumps, agreed in ((own, raised), (suit, again)):
        yield rule(f"{shown} {agreed} - 4N", losers(0, 3), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
        yield rule(f"{shown} {agreed} - {GAMES[trumps]}", points(17), rung=Rung.QUIET)
    repeated = f"{shown} {notrump} - {over(notrump, own)}"
    yield rule(repeated, points(17) & length(own, 6))
    yield rule(f"{repeated} - {GAMES[own]}", length(suit, 5) & length(own, 1), rung=Rung.QUIET)
    yield rule(f"{shown} {notrump} - 3N", points(17), rung=Rung.QUIET)
    yield rule(f"{shown} {notrump} - P", ALWAYS, rung=Rung.QUIET)


def _two_notrump() -> Iterator[Rule]:
    """Responder is balanced with eight or more."""
    shown = f"{OPENED} 2N -"
    yield rule(f"{shown} 6N", points(25) & balanced(), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3N", points(22, 24) & balanced(), rung=Rung.SPECIAL)
    yield rule(f"{shown} 3N - 6N", points(10) & balanced(), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3N - 4N", points(9, 9))
    yield rule(f"{shown} 3N - 4N - 6N", points(23), forcing=Forcing.SIGN_OFF)
    yield rule(f"{shown} 3N - 4N - P", points(22, 22), rung=Rung.QUIET)
    yield rule(f"{shown} 3N - P", points(8, 8), rung=Rung.QUIET)
    for suit in ALL:
        own = f"{shown} 3{suit}"
        fit = points(8) & length(suit, 3) & balanced()
        yield rule(own, length(suit, 5) & PREFERRED[suit])
        aces_tell = fit & points(10)
        yield rule(f"{own} - 4N", aces_tell, rung=Rung.SPECIAL, forcing=ROUND, asks=ACES)
        yield rule(f"{own} - 4{suit}", fit, rung=Rung.FIT)
        yield rule(f"{own} - 6N", points(11) & length(suit, 2, 2), forcing=Forcing.SIGN_OFF)
        yield rule(f"{own} - 3N", length(suit, 2, 2))
        accepts = (points(9) & length(suit, 3)) | (length(suit, 4) & controls(3))
        agreed = f"{own} - 4{suit} -"
        yield rule(f"{agreed} 4N", losers(0, 3) | points(23), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
        yield rule(f"{agreed} 5{suit}", points(22), rung=Rung.QUIET)
        yield rule(f"{agreed} 5{suit} - 6{suit}", accepts, forcing=Forcing.SIGN_OFF)
        yield rule(f"{agreed} 5{suit} - P", points(8, 8), rung=Rung.QUIET)
        yield rule(f"{own} - 3N - P", length(suit, 5), rung=Rung.QUIET)
    yield rule(f"{shown} 3N", points(17), rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    yield from _two_notrump()
    for answer in ANSWERS:
        yield from _opener(answer)
        yield from _notrump(answer)
        for own in others(answer.suit):
            yield from _openers_suit(answer, own)


TWO_CLUBS_POSITIVE = Agreement(
    "two_clubs_positive", phrase("Positive answers to two clubs"), tuple(possible(_rules()))
)
