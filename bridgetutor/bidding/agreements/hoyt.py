"""Hoyt: after the answer to Blackwood the next step, the agreed suit left out, asks for kings; cheaper than 5NT.

The answers go by steps again: none, one, two, three, four.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, ANSWERS, GRAND_SLAM, KINGS
from bridgetutor.bidding.condition import agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import above, to_play
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import aces, kings, length
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit


def king_question(answer: str, trumps: Suit) -> str:
    """The step above an ace answer, the trump suit left out."""
    return above(answer, 1, but=f"5{trumps}")[0]


def _rules(trumps: Suit) -> Iterator[Rule]:
    for answer, shown in ANSWERS:
        question = king_question(answer, trumps)
        so_far = f"... 4N - {answer} -"
        hand = length(trumps, 2) & likely_in(trumps, GRAND_SLAM) & aces(*shown.all_there) & kings(2, 3, 4)
        yield rule(
            f"{so_far} {question}",
            hand,
            when=agreed(trumps) & i_asked(ACES),
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
            asks=KINGS,
        )
        asked = f"{so_far} {question} -"
        when = asked_for(KINGS) & agreed(trumps)
        for count, bid in enumerate(above(question, 5)):
            yield rule(f"{asked} {bid}", kings(count), when=when, rung=Rung.ANSWER, artificial=True)
            yield from _placing(f"{asked} {bid} -", trumps, bid, count)


def _placing(so_far: str, trumps: Suit, answer: str, count: int) -> Iterator[Rule]:
    when, off = agreed(trumps) & i_asked(KINGS), Forcing.SIGN_OFF
    yield rule(f"{so_far} 7{trumps}", kings(4 - count), when=when, rung=Rung.SPECIAL, forcing=off)
    stop = to_play(answer, f"6{trumps}")
    yield rule(f"{so_far} {stop}", ~kings(4 - count), when=when, rung=Rung.QUIET, forcing=off)
    yield rule(f"{so_far} 6N", aces(2, 3, 4), when=when, rung=Rung.LAST, forcing=off)


HOYT = Agreement("hoyt", phrase("Hoyt"), tuple(each for trumps in SUITS_DOWN for each in _rules(trumps)))
