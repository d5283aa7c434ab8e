"""Roman key-card Blackwood, 3014: four notrump asks for the aces and the king of trumps.

5♣ none or three, 5♦ one or four, 5♥ two or five without the queen of trumps, 5♠ two or five with it. Trumps are the
agreed suit, else the last one that partner has bid.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import (
    ACES,
    GRAND_SLAM,
    questions,
    strength_to_ask,
)
from bridgetutor.bidding.condition import asked_for
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.hands.claims import key_cards, length, trump_queen
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

KEY_CARDS = phrase("asks for the aces and the king of trumps")

ALL = 5
"""Key cards there are."""


def _answers(trumps: Suit, low: str, high: str) -> tuple[tuple[str, tuple[int, ...], Claim], ...]:
    queen = trump_queen(trumps)
    return (
        (low, (0, 3), ALWAYS),
        (high, (1, 4), ALWAYS),
        ("5H", (2, 5), ~queen),
        ("5S", (2, 5), queen),
    )


def _missing(counts: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """Our own key cards with which so many are missing at most; of two possible numbers the likelier is meant."""
    return tuple(mine for mine in range(ALL + 1) if ALL - mine - _meant(counts, mine) <= gone)


def _meant(counts: tuple[int, ...], mine: int) -> int:
    """With two key cards or fewer of our own partner, who has strength to spare, is read for the higher number."""
    low, high = counts
    return high if mine + high <= ALL and mine <= 1 else low


def key_card(low: str, high: str) -> Iterator[Rule]:
    """The question, and the answers with none or three in `low`, one or four in `high`."""
    for trumps, before, when in questions():
        yield rule(
            f"{before} 4N",
            strength_to_ask(trumps),
            when=when,
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
            asks=KEY_CARDS,
        )
        asked = (asked_for(KEY_CARDS) | asked_for(ACES)) & when
        for bid, counts, queen in _answers(trumps, low, high):
            answer = f"{before} 4N - {bid}"
            hand = key_cards(trumps, *counts) & queen
            yield rule(answer, hand, when=asked, rung=Rung.ANSWER, artificial=True)
            yield from _placing(f"{answer} -", trumps, bid, counts)


def _placing(so_far: str, trumps: Suit, answer: str, counts: tuple[int, ...]) -> Iterator[Rule]:
    all_there = key_cards(trumps, *_missing(counts, 0)) & likely_in(trumps, GRAND_SLAM + 1)
    yield rule(f"{so_far} 7{trumps}", all_there, rung=Rung.SPECIAL, forcing=Forcing.SIGN_OFF)
    enough = key_cards(trumps, *_missing(counts, 1))
    yield rule(f"{so_far} 6{trumps}", enough & length(trumps, 2), forcing=Forcing.SIGN_OFF)
    stop = "P" if answer == f"5{trumps}" else f"5{trumps}"
    yield rule(f"{so_far} {stop}", ~enough, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} 6{trumps}", length(trumps, 2), rung=Rung.LAST, forcing=Forcing.SIGN_OFF)


KEY_CARD_3014 = Agreement(
    "key_card_3014", phrase("Key-card Blackwood 3014"), tuple(key_card(low="5C", high="5D"))
)
