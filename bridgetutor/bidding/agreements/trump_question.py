"""Five of the agreed major, where nobody has forced so high, invites six: partner accepts with the better half.

A hand with a void, or one that controls all but trumps, has no use for the number of aces (standard texts).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import agreed, asked_for
from bridgetutor.bidding.ladder import MAJORS, others
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import every, some
from bridgetutor.hands.claims import controlled, length, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit

INVITES = phrase("invites six with more than has been shown")

SLAM_TRY, ACCEPTED = 32, 32


def _rules(major: Suit) -> Iterator[Rule]:
    sides = every(controlled(side) for side in others(major))
    void = some(length(side, 0, 0) for side in others(major))
    weak_trumps = sides & void & top_honours(major, 0, 1) & likely_in(major, SLAM_TRY)
    for last in (f"2{major}|3{major}|4{major}",):
        before, when = f"... {last} -", agreed(major)
        yield rule(f"{before} 5{major}", weak_trumps, when=when, rung=Rung.SPECIAL, asks=INVITES)
        asked = asked_for(INVITES) & when
        accepts = likely_in(major, ACCEPTED) | top_honours(major, 2)
        yield rule(
            f"{before} 5{major} - 6{major}", accepts, when=asked, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
        )
        yield rule(f"{before} 5{major} - P", length(major, 2), when=asked, rung=Rung.QUIET)


TRUMP_QUESTION = Agreement(
    "trump_question",
    phrase("Five of the agreed major"),
    tuple(each for major in MAJORS for each in _rules(major)),
)
