"""Roman key-card Blackwood, 3014: four notrump asks for the aces and the king of trumps.

5♣ none or three, 5♦ one or four, 5♥ two or five without the queen of trumps, 5♠ two or five with it. Trumps are the
agreed suit, else the last one that partner has bid. Over interference DOPI and ROPI count key cards too.
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
from bridgetutor.bidding.agreements.over_interference import THEIR_CALLS
from bridgetutor.bidding.condition import agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import above, to_play
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.hands.claims import key_cards, length, trump_queen
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit

KEY_CARDS = phrase("asks for the aces and the king of trumps")


class KeyCards(NamedTuple):
    """An answer: the key cards it shows, and those of the hand that asked with which one is missing at most, or none.

    Where both numbers are possible the lower is believed; the hand that has the higher one does not pass then.
    """

    shown: tuple[int, ...]
    enough: tuple[int, ...]
    all_there: tuple[int, ...]


NONE_OR_THREE = KeyCards((0, 3), (1, 4, 5), (5,))
ONE_OR_FOUR = KeyCards((1, 4), (0, 3, 4), (4,))
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
    yield rule(f"{so_far} {stop}", ~enough, when=when, rung=Rung.QUIET)
    least, most = shown.shown
    goes_on = key_cards(trumps, most)
    yield rule(
        f"{so_far} 5{trumps} - 6{trumps}",
        goes_on,
        when=agreed(trumps),
        rung=Rung.ANSWER,
        forcing=Forcing.SIGN_OFF,
    )
    yield rule(f"{so_far} 5{trumps} - P", key_cards(trumps, least), when=agreed(trumps), rung=Rung.ANSWER)
    yield rule(f"{so_far} 6{trumps}", length(trumps, 2), when=when, rung=Rung.LAST, forcing=Forcing.SIGN_OFF)


def over_interference() -> Iterator[Rule]:
    """DOPI and ROPI with key cards: double or redouble none or three, pass one or four, the next bid two."""
    for theirs, last, double in THEIR_CALLS:
        (step,) = above(last, 1)
        for trumps in SUITS_DOWN:
            asked = (asked_for(KEY_CARDS) | asked_for(ACES)) & agreed(trumps)
            for call, answered in (("P", ONE_OR_FOUR), (double, NONE_OR_THREE), (step, TWO_OR_FIVE)):
                answer = f"... 4N ({theirs}) {call}"
                hand = key_cards(trumps, *answered.shown)
                yield rule(answer, hand, when=asked, rung=Rung.ANSWER, artificial=True)
                enough = key_cards(trumps, *answered.enough)
                when = (i_asked(KEY_CARDS) | i_asked(ACES)) & agreed(trumps)
                # Before the rules of those who count aces alone.
                yield rule(
                    f"{answer} - 6{trumps}", enough, when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
                )
                yield rule(
                    f"{answer} - 5{trumps}", ~enough, when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
                )
                yield rule(f"{answer} - X", ~enough, when=when, rung=Rung.LAST)
                yield rule(f"{answer} - P", key_cards(trumps, 0, 1, 2, 3), when=when, rung=Rung.LAST)


KEY_CARD_3014 = Agreement(
    "key_card_3014", phrase("Key-card Blackwood 3014"), (*key_card(low="5C", high="5D"), *over_interference())
)
