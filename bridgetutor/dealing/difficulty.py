"""How hard a call is to find: one mark each for what makes learners hesitate.

A mark where another call of the system fits the hand too, one where a point more or less would make another call, one
in competition, one where the call or partner's is a convention. No mark is easy, one is medium, more are hard.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from bridgetutor.bidding.robots import Step
from bridgetutor.hands.claim import Atom, Claim, Every, Some
from bridgetutor.hands.measures.points import AdjustedPoints, DummyPoints, FitPoints, Points, TotalPoints
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand


class Difficulty(Enum):
    """In three steps."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @classmethod
    def parse(cls, text: str) -> Difficulty:
        """The difficulty of that name. Raises `BridgeError`."""
        for each in cls:
            if each.value == text.strip().casefold():
                return each
        names = tuple(each.value for each in cls)
        raise BridgeError(
            phrase("There is no difficulty “{text}”; there is: {names}", text=text, names=names)
        )


def difficulty_of(step: Step) -> Difficulty:
    """The difficulty of the call that was made."""
    best, situation = step.choices.best, step.situation
    marks = (
        bool(step.choices.playable),
        is_borderline(best.claim, step.hand),
        situation.is_contested,
        best.rule.artificial or situation.asked is not None,
    )
    return tuple(Difficulty)[min(sum(marks), len(Difficulty) - 1)]


def is_borderline(claim: Claim, hand: Hand) -> bool:
    """Whether the hand, with a point more or less, would not be what the claim says of its points."""
    return any(_is_at_the_edge(bound, hand) for bound in _bounds_of_points(claim))


def _is_at_the_edge(bound: Atom, hand: Hand) -> bool:
    value = bound.measure.of(hand)
    around = {max(0, value - 1), min(bound.measure.most, value + 1)}
    return bound.holds(hand) and not all(bound.values >> each & 1 for each in around)


def _bounds_of_points(claim: Claim) -> Iterator[Atom]:
    match claim:
        case Atom() if isinstance(claim.measure, _POINTS):
            yield claim
        case Every(parts) | Some(parts):
            for part in parts:
                yield from _bounds_of_points(part)


_POINTS = (Points, AdjustedPoints, TotalPoints, DummyPoints, FitPoints)
