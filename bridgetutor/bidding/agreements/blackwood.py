"""Blackwood: four notrump asks for aces (5♣ none or four, 5♦ one, 5♥ two, 5♠ three), five notrump then for kings.

Named after Easley Blackwood (1934). One asks when the number of aces settles the level: a fit, the strength for twelve
tricks, no void and no worthless doubleton; with such a hand one shows controls instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.condition import (
    Condition,
    agreed,
    asked_for,
    i_asked,
    partner_showed,
)
from bridgetutor.bidding.ladder import others, suits_between, to_play
from bridgetutor.bidding.relative import Promise, fit, likely_in, with_fit
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import (
    CLUBS,
    aces,
    controlled,
    kings,
    length,
    points,
    top_honours,
)
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit

ACES = phrase("asks for aces")
KINGS = phrase("asks for kings")

SMALL_SLAM, GRAND_SLAM = 30, 35
"""Points together, length and shortness counted: with a fit twelve tricks take less than 33 high-card points."""
ASKING = 33
"""Points together to ask with, aces and a ninth trump counted too: six makes more often than it fails."""


class Aces(NamedTuple):
    """An answer: the aces it shows, and those of the hand that asked with which one is missing at most, or none."""

    shown: tuple[int, ...]
    enough: tuple[int, ...]
    all_there: tuple[int, ...]


NONE_OR_FOUR = Aces((0, 4), (0, 3, 4), (0, 4))
"""Four only for a hand that asked without an ace."""
ONE, TWO, THREE = Aces((1,), (2, 3), (3,)), Aces((2,), (1, 2), (2,)), Aces((3,), (0, 1), (1,))

ANSWERS = (("5C", NONE_OR_FOUR), ("5D", ONE), ("5H", TWO), ("5S", THREE))
KING_ANSWERS = (("6C", (0,)), ("6D", (1,)), ("6H", (2,)), ("6S", (3,)), ("6N", (4,)))

ENOUGH_ACES = {CLUBS: aces(2, 3, 4)}
"""Over clubs the answer "one" is past five."""

ANY_SUIT_BID = suits_between("2C", "4S")


def ready_to_ask(trumps: Suit) -> Claim:
    """Aces alone will settle it: no void, no worthless doubleton, and the answer will not be too high."""
    sides = every(length(suit, 1) & (controlled(suit) | length(suit, 3)) for suit in others(trumps))
    return sides & ENOUGH_ACES.get(trumps, aces(1, 2, 3, 4))


def strength_to_ask(trumps: Suit, least: int, cards: int) -> Promise:
    """So many trumps together, the points for a small slam, and nothing to learn but aces."""
    return fit(trumps, cards) & with_fit(trumps, least) & points(11) & ready_to_ask(trumps)


def trumps_agreed(suit: Suit) -> Iterator[tuple[int, Condition]]:
    """How many cards have to be known: eight, or seven where partner has raised with three at the worst."""
    yield 8, agreed(suit)
    yield 7, agreed(suit) & partner_showed(suit, 3)


def questions() -> Iterator[tuple[Suit, str, Condition]]:
    """Each trump suit, the auctions before four notrump, and when it is trumps there."""
    for suit in SUITS_DOWN:
        yield suit, f"... {ANY_SUIT_BID}|2N|3N -", agreed(suit)
        partners = "|".join(f"{level}{suit}" for level in (2, 3, 4))
        yield suit, f"... {partners} -", partner_showed(suit, 4) & ~agreed(suit)


def question(asks: Phrase) -> Iterator[Rule]:
    """Four notrump, whatever it asks for."""
    for suit, before, when in questions():
        strengths = [(strength_to_ask(suit, ASKING, cards), known) for cards, known in trumps_agreed(suit)]
        # A fit that partner does not know of can be told first.
        untold = (strength_to_ask(suit, ASKING + 1, 8), ~agreed(suit))
        for strength, known in (*strengths, untold):
            yield rule(
                f"{before} 4N",
                strength,
                when=when & known,
                rung=Rung.SPECIAL,
                forcing=Forcing.ROUND,
                asks=asks,
            )


def _answers() -> Iterator[Rule]:
    for bid, answer in ANSWERS:
        yield rule(
            f"... 4N - {bid}", aces(*answer.shown), when=asked_for(ACES), rung=Rung.ANSWER, artificial=True
        )


def placed(suit: Suit) -> Iterator[tuple[Condition, Promise, Rung]]:
    """How a suit may be trumps for the hand that asked, the likeliest first."""
    yield agreed(suit), fit(suit, 7) & points(10), Rung.NATURAL
    yield partner_showed(suit, 4) & ~agreed(suit), fit(suit) & points(10), Rung.QUIET


def _anywhere() -> Iterator[Rule]:
    """No suit was agreed, and partner was asked all the same: the longest one together."""
    for suit in SUITS_DOWN:
        for bid, answer in ANSWERS:
            so_far, enough = f"... 4N - {bid} -", aces(*answer.enough)
            asked, seven = i_asked(ACES), fit(suit, 7) & points(5)
            for call, hand in ((f"6{suit}", enough), (f"5{suit}", ~enough), (f"6{suit}", ~enough)):
                yield rule(
                    f"{so_far} {call}", seven & hand, when=asked, rung=Rung.LAST, forcing=Forcing.SIGN_OFF
                )


def _after_aces() -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        for when, trumps, rung in placed(suit):
            for bid, answer in ANSWERS:
                so_far = f"... 4N - {bid} -|(X)"
                asked = when & i_asked(ACES)
                enough = trumps & aces(*answer.enough)
                yield rule(f"{so_far} 6{suit}", enough, when=asked, rung=rung, forcing=Forcing.SIGN_OFF)
                yield from _stop(so_far, suit, asked, trumps, answer, bid)


def _stop(
    so_far: str, suit: Suit, when: Condition, trumps: Promise, answer: Aces, bid: str
) -> Iterator[Rule]:
    """Two aces are missing: five of the suit, which the answer may have been already."""
    short = trumps & ~aces(*answer.enough)
    yield rule(
        f"{so_far} {to_play(bid, f'5{suit}')}", short, when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF
    )
    # The answer has gone past five of the suit.
    yield rule(f"{so_far} 6{suit}", short, when=when, rung=Rung.LAST, forcing=Forcing.SIGN_OFF)


def _kings() -> Iterator[Rule]:
    """Five notrump when all the aces are there, and the answers."""
    for suit in SUITS_DOWN:
        for when, trumps, _ in placed(suit):
            for bid, answer in ANSWERS:
                all_there = trumps & likely_in(suit, GRAND_SLAM) & aces(*answer.all_there) & kings(2, 3, 4)
                yield rule(
                    f"... 4N - {bid} -|(X) 5N",
                    all_there,
                    when=when & i_asked(ACES),
                    rung=Rung.SPECIAL,
                    forcing=Forcing.ROUND,
                    asks=KINGS,
                )
    for bid, counts in KING_ANSWERS:
        yield rule(
            f"... 5N - {bid}", kings(*counts), when=asked_for(KINGS), rung=Rung.ANSWER, artificial=True
        )


def _after_kings() -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        for when, trumps, rung in placed(suit):
            for bid, (count,) in KING_ANSWERS:
                asked = when & i_asked(KINGS)
                so_far = f"... 5N - {bid} -|(X)"
                grand = trumps & kings(4 - count) & top_honours(suit, 1)
                yield rule(f"{so_far} 7{suit}", grand, when=asked, rung=rung, forcing=Forcing.SIGN_OFF)
                small = trumps & ~kings(4 - count)
                yield rule(
                    f"{so_far} {to_play(bid, f'6{suit}')}",
                    small,
                    when=asked,
                    rung=Rung.QUIET,
                    forcing=Forcing.SIGN_OFF,
                )
                yield rule(
                    f"{so_far} 6N",
                    trumps & points(12),
                    when=asked,
                    rung=Rung.LAST,
                    forcing=Forcing.SIGN_OFF,
                )


BLACKWOOD = Agreement(
    "blackwood",
    phrase("Blackwood"),
    (*question(ACES), *_answers(), *_after_aces(), *_anywhere()),
)

FIVE_NOTRUMP_FOR_KINGS = Agreement(
    "five_notrump_for_kings", phrase("Five notrump asks for kings"), (*_kings(), *_after_kings())
)
"""What follows upon Blackwood where the kings are not asked for in another way."""
