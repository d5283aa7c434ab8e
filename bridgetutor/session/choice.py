"""What a learner can do, and how it is written: in the record, on the command line, in a problem report.

SA H10        a card, suit first            2C 3N P X XX  a call
#2            the second option of a quiz   =16           a number
next back hint answer why undo replay goto:3              an action
~H4           a card that another seat has played: nobody chooses it, but it is part of the record
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Call, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import BridgeError, NotationError


class Action(Enum):
    """What can be done at a step besides answering; the value is how it is written."""

    NEXT = "next"
    BACK = "back"
    HINT = "hint"
    ANSWER = "answer"
    """Show the answer."""
    WHY = "why"
    """Show on the table what a wrong card costs."""
    UNDO = "undo"
    """Take back the last card of a whole hand."""
    REPLAY = "replay"
    """Begin the exercise or film again."""


@dataclass(frozen=True, slots=True)
class Pick:
    """An option of a quiz, counted from 1."""

    option: int

    def __str__(self) -> str:
        return f"#{self.option}"


@dataclass(frozen=True, slots=True)
class Number:
    """The answer to a count."""

    value: int

    def __str__(self) -> str:
        return f"={self.value}"


@dataclass(frozen=True, slots=True)
class GoTo:
    """Open a step of the lesson, counted from 1."""

    step: int

    def __str__(self) -> str:
        return f"goto:{self.step}"


@dataclass(frozen=True, slots=True)
class Theirs:
    """A card that another seat has played, thought out elsewhere: with it a sitting is played again exactly."""

    card: Card

    def __str__(self) -> str:
        return f"~{self.card}"


Choice: TypeAlias = Action | Call | Card | Pick | Number | GoTo | Theirs
Answer: TypeAlias = Call | Card | Pick | Number


_NUMBERED: tuple[tuple[str, type[Pick | Number | GoTo]], ...] = (("#", Pick), ("=", Number), ("goto:", GoTo))


def format_choice(choice: Choice) -> str:
    """The choice as it is written; `parse_choice` reads it back."""
    return choice.value if isinstance(choice, Action) else str(choice)


def parse_choice(text: str) -> Choice:
    """A choice from its written form. Raises `NotationError`."""
    letters = text.strip()
    for action in Action:
        if letters.lower() == action.value:
            return action
    for head, kind in _NUMBERED:
        digits = letters[len(head) :]
        if letters.lower().startswith(head) and digits.isdecimal():
            return kind(int(digits))
    if letters.startswith("~"):
        return Theirs(Card.parse(letters[1:]))
    return _parse_call_or_card(letters)


def _parse_call_or_card(letters: str) -> Call | Card:
    """Calls have the level first and cards the suit, so 2C is a bid and C2 a card."""
    for parse in (parse_call, Card.parse):
        try:
            return parse(letters)
        except BridgeError:
            continue
    says = phrase(
        "“{text}” is not a choice: write a card (SA), a call (2C), an option (#1), a number (=16) or next, back, "
        "hint, answer, why, undo, replay",
        text=letters,
    )
    raise NotationError(says)
