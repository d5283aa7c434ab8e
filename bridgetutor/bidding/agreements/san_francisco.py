"""San Francisco: four notrump asks for aces and kings at once, an ace counting three and a king one.

5♣ none to two, then a step a point: 5♦ three, 5♥ four, 5♠ five, 5NT six, 6♣ seven, 6♦ eight, 6♥ nine, 6♠ ten and more.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, question, questions
from bridgetutor.bidding.condition import agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import to_play
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claims import aces_and_kings, length
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

ACES_AND_KINGS = phrase("asks for aces and kings at once")

ANSWERS = (
    ("5C", 0, 2),
    ("5D", 3, 3),
    ("5H", 4, 4),
    ("5S", 5, 5),
    ("5N", 6, 6),
    ("6C", 7, 7),
    ("6D", 8, 8),
    ("6H", 9, 9),
    ("6S", 10, 16),
)

FOR_SIX, FOR_SEVEN = 12, 15
"""Of the sixteen there are: an ace and a king may be missing for six, a king for seven."""


def _rules() -> Iterator[Rule]:
    yield from question(ACES_AND_KINGS)
    for trumps, before, when in questions():
        asked = (asked_for(ACES_AND_KINGS) | asked_for(ACES)) & (when | agreed(trumps))
        for bid, low, high in ANSWERS:
            answer = f"{before} 4N - {bid}"
            yield rule(answer, aces_and_kings(low, high), when=asked, rung=Rung.ANSWER, artificial=True)
            yield from _placing(f"{answer} -", trumps, bid, low)


def _placing(so_far: str, trumps: Suit, answer: str, count: int) -> Iterator[Rule]:
    when = (i_asked(ACES_AND_KINGS) | i_asked(ACES)) & agreed(trumps)
    off, some_trumps = Forcing.SIGN_OFF, length(trumps, 2)
    seven, six = aces_and_kings(FOR_SEVEN - count), aces_and_kings(FOR_SIX - count)
    yield rule(f"{so_far} 7{trumps}", seven & some_trumps, when=when, rung=Rung.SPECIAL, forcing=off)
    for level, hand, rung in ((6, six, Rung.NATURAL), (5, ~six, Rung.QUIET), (6, some_trumps, Rung.LAST)):
        call = to_play(answer, f"{level}{trumps}")
        yield rule(f"{so_far} {call}", hand, when=when, rung=rung, forcing=off)
    yield rule(f"{so_far} 6N", six, when=when, rung=Rung.LAST, forcing=off)
    yield rule(f"{so_far} 7{trumps}", some_trumps, when=when, rung=Rung.LAST, forcing=off)


SAN_FRANCISCO = Agreement("san_francisco", phrase("San Francisco"), tuple(_rules()))
