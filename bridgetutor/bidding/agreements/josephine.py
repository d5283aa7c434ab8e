"""Josephine, the grand slam force: five notrump asks for seven with two of the three top trump honours, else six.

Named after Josephine Culbertson, whose husband Ely made it known. It is five notrump as a jump, not the question for
kings; whoever asks has all other suits under control and needs to know of trumps alone. With Hoyt, where the step above
the ace answer asks for kings, five notrump after that answer is the grand slam force too, unless it is the step itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, ANSWERS
from bridgetutor.bidding.agreements.hoyt import king_question
from bridgetutor.bidding.condition import Condition, agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import others, suits_between
from bridgetutor.bidding.relative import fit
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import Claim, every
from bridgetutor.hands.claims import first_round_control, losers, top_honours
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit

HONOURS = phrase("asks for seven with two of the three top trump honours")


def _auctions(suit: Suit) -> Iterator[tuple[str, Condition]]:
    """Where the suit is trumps: agreed, or the last one that partner has bid."""
    yield f"... {suits_between('2C', '4S')} -", agreed(suit)
    last = "|".join(f"{level}{suit}" for level in (1, 2, 3, 4))
    yield f"... {last} -", ~agreed(suit)


def _after_hoyt(suit: Suit) -> Iterator[tuple[str, Condition]]:
    """The ace answers over which five notrump is no question for kings."""
    for answer, _ in ANSWERS:
        for _ in {"5N"} - {king_question(answer, suit)}:
            yield f"... 4N - {answer} -", agreed(suit) & i_asked(ACES)


def _rules(suit: Suit, auctions: Iterator[tuple[str, Condition]]) -> Iterator[Rule]:
    controls = every(first_round_control(side) for side in others(suit))
    # Two top honours one can count oneself; with none there is no use in asking.
    question = fit(suit, 9) & top_honours(suit, 1, 1) & controls & losers(0, 3)
    for before, when in auctions:
        yield rule(
            f"{before} 5N", question, when=when, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=HONOURS
        )
        # The question has told of a fit: what was partner's suit is agreed now.
        asked = asked_for(HONOURS) & (when | agreed(suit))
        yield _answer(f"{before} 5N - 7{suit}", top_honours(suit, 2), asked)
        yield _answer(f"{before} 5N - 6{suit}", top_honours(suit, 0, 1), asked)


def _answer(pattern: str, honours: Claim, when: Condition) -> Rule:
    return rule(pattern, honours, when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)


JOSEPHINE = Agreement(
    "josephine",
    phrase("Josephine, the grand slam force"),
    tuple(each for suit in SUITS_DOWN for each in _rules(suit, _auctions(suit))),
)

JOSEPHINE_AFTER_HOYT = Agreement(
    "josephine_after_hoyt",
    phrase("Josephine after Hoyt's answer"),
    tuple(each for suit in SUITS_DOWN for each in _rules(suit, _after_hoyt(suit))),
)
