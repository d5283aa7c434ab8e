"""After 2♣–2♦ and opener's suit: three of the cheaper minor is the second negative, all else is forcing to game."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES
from bridgetutor.bidding.agreements.strong_two_clubs import GAME, ROUND, WAITED
from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.ladder import MAJORS, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    length,
    losers,
    points,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

DONE = Forcing.SIGN_OFF
BUST, SOMETHING = points(0, 3), points(4)
NEGATIVE = phrase("second negative")


def agreed_game(auction: str) -> Iterator[Rule]:
    """Responder has raised to four: opener looks for a slam with a loser or two of his own."""
    yield rule(f"{auction} 4N", losers(0, 2), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
    yield rule(f"{auction} P", losers(3, 12), rung=Rung.QUIET)


def _answers_to_a_major(major: Suit) -> Iterator[Rule]:
    shown, fit = f"{WAITED} 2{major} -", length(major, 3)
    negative = f"{shown} 3C"
    yield rule(negative, BUST, rung=Rung.ANSWER, forcing=ROUND, asks=NEGATIVE)
    yield rule(f"{shown} 3{major}", points(6, 12) & fit, rung=Rung.FIT, forcing=GAME)
    yield rule(f"{shown} 4{major}", points(4, 5) & fit, rung=Rung.FIT)
    # A suit that was too poor for a positive answer may come with any strength.
    yield rule(f"{shown} 3{major}", points(13) & fit, rung=Rung.FIT, forcing=GAME)
    for suit in others(major, CLUBS):
        bid = over(f"2{major}", suit)
        yield rule(f"{shown} {bid}", SOMETHING & length(suit, 5), forcing=GAME)
    yield rule(f"{shown} 2N", SOMETHING & length(major, 0, 2), rung=Rung.QUIET, forcing=GAME)
    yield from _agreed(f"{shown} 3{major} -", major)
    yield from agreed_game(f"{shown} 4{major} -")


def _agreed(auction: str, major: Suit) -> Iterator[Rule]:
    """A fit and six points opposite: two aces missing are all that can stop a slam."""
    yield rule(f"{auction} 4N", losers(0, 3), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
    yield rule(f"{auction} 4{major}", points(17) & losers(4, 12), rung=Rung.QUIET)
    yield rule(f"{auction} 4{major} - 4N", points(9), rung=Rung.QUIET, forcing=ROUND, asks=ACES)
    yield rule(f"{auction} 4{major} - P", points(0, 8), rung=Rung.QUIET)


SECOND_SUITS = ((SPADES, HEARTS), (SPADES, DIAMONDS), (HEARTS, SPADES), (HEARTS, DIAMONDS))
"""Opener's major, and the suits that can be bid at three over the second negative."""


def _after_the_negative(major: Suit) -> Iterator[Rule]:
    """Responder has nothing: opener may stop short of game by bidding his suit again."""
    busted = f"{WAITED} 2{major} - 3C -"
    yield rule(f"{busted} 4{major}", length(major, 6) & losers(0, 2), rung=Rung.SPECIAL, forcing=DONE)
    yield rule(f"{busted} 3{major}", length(major, 6), rung=Rung.SPECIAL)
    yield rule(f"{busted} 3{major}", length(major, 5), rung=Rung.QUIET)
    helps = points(2, 3) & length(major, 2) | length(major, 4)
    yield rule(f"{busted} 3{major} - 4{major}", helps, forcing=DONE)
    yield rule(f"{busted} 3{major} - P", BUST, rung=Rung.QUIET)


def _second_suit(major: Suit, second: Suit, answer: str) -> Iterator[Rule]:
    """Opener's second suit, over the second negative or the waiting two notrump."""
    before = f"{WAITED} 2{major} - {answer} -"
    bid = over(answer, second)
    shown = f"{before} {bid} -"
    yield rule(f"{before} {bid}", length(second, 4) & length(major, 5), forcing=ROUND)
    fit = length(second, 4)
    yield rule(f"{shown} {over('3S', second)}", fit & points(2, 5), rung=Rung.FIT)
    yield rule(f"{shown} {over(str(bid), second)}", fit & points(6), rung=Rung.FIT)
    yield rule(f"{shown} 4{major}", BUST & length(major, 3), rung=Rung.FIT)
    preference = over(bid, major)
    yield rule(f"{shown} 3N", length(major, 0, 1) & length(second, 0, 3), rung=Rung.QUIET)
    strength = {"3C": BUST, "2N": SOMETHING}[answer]
    yield rule(f"{shown} {preference}", strength & length(major, 0, 2), rung=Rung.QUIET)
    yield from _after_the_preference(f"{shown} {preference} -", str(preference), major)
    yield from _after_three_notrump(f"{shown} 3N -", major)


def _after_the_preference(shown: str, preference: str, major: Suit) -> Iterator[Rule]:
    for game in sorted({f"4{major}"} - {preference}):
        yield rule(f"{shown} {game}", losers(0, 4), forcing=DONE)
    yield rule(f"{shown} P", ALWAYS, rung=Rung.QUIET)


def _after_three_notrump(shown: str, major: Suit) -> Iterator[Rule]:
    yield rule(f"{shown} 4{major}", length(major, 6), rung=Rung.QUIET, forcing=DONE)
    yield rule(f"{shown} P", length(major, 5, 5), rung=Rung.QUIET)


def _after_two_notrump(major: Suit) -> Iterator[Rule]:
    """Forcing to game: six cards in the suit, a second one, or notrump."""
    waited = f"{WAITED} 2{major} - 2N -"
    yield rule(f"{waited} 3{major}", length(major, 6), rung=Rung.SPECIAL)
    yield rule(f"{waited} 3N", length(major, 5, 5), rung=Rung.QUIET, forcing=DONE)
    repeated = f"{waited} 3{major} -"
    for strength in (points(4, 12), points(13)):
        yield rule(f"{repeated} 4{major}", strength & length(major, 2, 3), rung=Rung.FIT)
    yield rule(f"{repeated} 3N", length(major, 0, 1))
    yield from agreed_game(f"{repeated} 4{major} -")
    yield from _after_three_notrump(f"{repeated} 3N -", major)


def _responders_suit(major: Suit) -> Iterator[Rule]:
    """Five cards of responder's own: opener supports with three, else rebids."""
    for suit in others(major, CLUBS):
        bid = over(f"2{major}", suit)
        shown = f"{WAITED} 2{major} - {bid} -"
        raised = over(bid, suit)
        again = over(bid, major)
        notrump = over(bid, Strain.NOTRUMP)
        yield rule(f"{shown} {raised}", points(17) & length(suit, 3), rung=Rung.FIT)
        yield rule(f"{shown} {again}", length(major, 6))
        yield rule(f"{shown} {notrump}", points(17) & length(suit, 0, 2), rung=Rung.QUIET)
        for strength in (points(4, 12), points(13)):
            yield rule(f"{shown} {again} - 4{major}", strength & length(major, 2, 3), rung=Rung.FIT)
        yield rule(f"{shown} {again} - 3N", SOMETHING & length(major, 0, 1), rung=Rung.QUIET)
        yield rule(f"{shown} {raised} - {over('3S', suit)}", SOMETHING & length(suit, 5), rung=Rung.QUIET)
        yield rule(f"{shown} {notrump} - {over(str(notrump), suit)}", SOMETHING & length(suit, 6))
        yield rule(f"{shown} {notrump} - 3N", SOMETHING & length(suit, 5, 5), rung=Rung.QUIET)
        yield rule(f"{shown} {notrump} - P", ALWAYS, rung=Rung.QUIET)


def _rules() -> Iterator[Rule]:
    for major in MAJORS:
        yield from _answers_to_a_major(major)
        yield from _after_the_negative(major)
        yield from _after_two_notrump(major)
        yield from _responders_suit(major)
    for major, second in SECOND_SUITS:
        yield from _second_suit(major, second, "3C")
    for major, second in (*SECOND_SUITS, (SPADES, CLUBS), (HEARTS, CLUBS)):
        yield from _second_suit(major, second, "2N")


TWO_CLUBS_WAITING = Agreement(
    "two_clubs_waiting", phrase("After two clubs and two diamonds"), tuple(possible(_rules()))
)
