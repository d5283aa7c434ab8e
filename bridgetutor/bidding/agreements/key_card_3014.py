"""Roman key-card Blackwood, 3014: four notrump asks for the aces and the king of trumps.

5♣ none or three, 5♦ one or four, 5♥ two or five without the queen of trumps, 5♠ two or five with it. Trumps are the
agreed suit, else the last one that partner has bid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import (
    ACES,
    GRAND_SLAM,
    question,
    questions,
)
from bridgetutor.bidding.condition import agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import to_play
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.hands.claims import key_cards, length, trump_queen
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

KEY_CARDS = phrase("asks for the aces and the king of trumps")


class KeyCards(NamedTuple):
    """An answer: the key cards it shows, and those of the hand that asked with which one is missing at most, or none.

    Of two numbers the higher one is meant where that leaves no more than five: the hand has strength to spare.
    """

    shown: tuple[int, ...]
    enough: tuple[int, ...]
    all_there: tuple[int, ...]


NONE_OR_THREE = KeyCards((0, 3), (1, 2, 4, 5), (2, 5))
ONE_OR_FOUR = KeyCards((1, 4), (0, 1, 3, 4), (1, 4))
TWO_OR_FIVE = KeyCards((2, 5), (0, 2, 3), (0, 3))


def _answers(trumps: Suit, low: str, high: str) -> tuple[tuple[str, KeyCards, Claim], ...]:
    queen = trump_queen(trumps)
    return (
        (low, NONE_OR_THREE, ALWAYS),
        (high, ONE_OR_FOUR, ALWAYS),
        ("5H", TWO_OR_FIVE, ~queen),
        ("5S", TWO_OR_FIVE, queen),
    )


def key_card(low: str, high: str) -> Iterator[Rule]:
    """The question, and the answers with none or three in `low`, one or four in `high`."""
    yield from question(KEY_CARDS)
    for trumps, before, when in questions():
        asked = (asked_for(KEY_CARDS) | asked_for(ACES)) & (when | agreed(trumps))
        for bid, answered, queen in _answers(trumps, low, high):
            answer = f"{before} 4N - {bid}"
            hand = key_cards(trumps, *answered.shown) & queen
            yield rule(answer, hand, when=asked, rung=Rung.ANSWER, artificial=True)
            yield from _placing(f"{answer} -", trumps, bid, answered)


def _placing(so_far: str, trumps: Suit, answer: str, shown: KeyCards) -> Iterator[Rule]:
    when = (i_asked(KEY_CARDS) | i_asked(ACES)) & agreed(trumps)
    all_there = key_cards(trumps, *shown.all_there) & likely_in(trumps, GRAND_SLAM + 1)
    yield rule(f"{so_far} 7{trumps}", all_there, when=when, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    enough = key_cards(trumps, *shown.enough)
    yield rule(f"{so_far} 6{trumps}", enough & length(trumps, 2), when=when, forcing=Forcing.SIGN_OFF)
    stop = to_play(answer, f"5{trumps}")
    yield rule(f"{so_far} {stop}", ~enough, when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 6{trumps}", length(trumps, 2), when=when, rung=Rung.LAST, forcing=Forcing.SIGN_OFF)


KEY_CARD_3014 = Agreement(
    "key_card_3014", phrase("Key-card Blackwood 3014"), tuple(key_card(low="5C", high="5D"))
)
