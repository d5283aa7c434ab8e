"""Help by degrees with what the learner is asked at a table: how much is left, and how much of it answers."""

from __future__ import annotations

from bridgetutor.bidding.hint import DEGREES
from bridgetutor.cardplay.hints import AskForHint
from bridgetutor.session import advising
from bridgetutor.session.evening import words
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.thinking import next_card
from bridgetutor.session.others import question_for


def hints_left(evening: Evening) -> int:
    """How many degrees of help are left with the question that stands."""
    if not evening.is_learners_turn or evening.claim is not None:
        return 0
    return _degrees(evening) - evening.hints


def _degrees(evening: Evening) -> int:
    """How many there are; those about a call are not worked out to be counted."""
    if evening.play is not None:
        return advising.DEGREES
    return DEGREES if evening.is_bidding else len(words.hints(evening))


def hints_that_answer(evening: Evening) -> int:
    """How many of those left tell the answer: the call, the contract and its reasons, the card and what follows."""
    if evening.is_announcing:
        return 0
    telling = 1 if evening.is_bidding else _degrees(evening) - 1 if evening.is_picking else advising.TELLING
    return min(telling, hints_left(evening))


def hint_wanted(evening: Evening) -> AskForHint | None:
    """The hint about a card that the learner has asked for: what a robot would do in that chair."""
    if evening.play is None or not evening.hints or not evening.is_learners_turn:
        return None
    return AskForHint(question_for(next_card(evening, evening.play)), evening.board.contract)
