"""What a learner can do, and how it is written: in the record, on the command line, in a problem report.

SA H10        a card, suit first            2C 3N P X XX  a call
#2            the second option of a quiz   =16           a number
next back hint answer why undo replay claim show try difficult goto:3   an action
~H4 ~3N       what another seat has played or named: nobody chooses it, but it is part of the record
~N:AK2.… …    the cards that were dealt, in the same way
posed:7:stayman/points below   the question that a drill has posed, in the same way
weighed:100:4SS/62/340:3NS/48/210:-   what contracts are worth, in the same way: ours, the robots', the best
arranged:game=rubber&theirs=silent   how the table was arranged before the first deal: see `evening.arrangement`
~set:… ~elsewhere:…   a set of boards and results of other tables: see `session.contest.choices`
ruled:3       what became of a claim, in the same way; ruled:1:SA-S3-… a line that beats it, ruled:? not known
refuted:S4-S9-…   what shows the price of a wrong card, in the same way; refuted:- no price, refuted:? not known
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Call, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.session.contest.choices import ELSEWHERE, SET, Elsewhere, LaidOut
from bridgetutor.session.evening.arrangement import HEAD, Arrangement
from bridgetutor.session.partnership.weight import Weighed


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
    CLAIM = "claim"
    """Say how many of the remaining tricks of a whole hand are one's own."""
    SHOW = "show"
    """Give a hand up and see all four."""
    TRY = "try"
    """Play a hand that is over once more, from the card that is looked at; what comes of it is not written."""
    DIFFICULT = "difficult"
    """Mark what a drill asks as difficult, or take the mark off."""


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
    """What another seat has played or called, or the deal: with it a sitting is played again exactly."""

    what: Card | Call | Deal

    def __str__(self) -> str:
        return f"~{self.what}"


@dataclass(frozen=True, slots=True)
class Ruled:
    """What became of a claim, found out elsewhere: the tricks the claimer gets of those that remain.

    Where it falls, those the `line` leaves; None where nobody could judge it.
    """

    tricks: int | None
    line: tuple[Card, ...] = ()

    def __str__(self) -> str:
        tricks = "?" if self.tricks is None else self.tricks
        return f"ruled:{tricks}" + (f":{'-'.join(map(str, self.line))}" if self.line else "")

    @classmethod
    def parse(cls, text: str) -> Ruled:
        """What stands after `ruled:`. Raises `NotationError`."""
        tricks, _, line = text.partition(":")
        if tricks != "?" and not tricks.isdecimal():
            raise NotationError(phrase("“{text}” is no ruling of a claim", text=text))
        cards = map(Card.parse, line.split("-")) if line else ()
        return cls(None if tricks == "?" else int(tricks), tuple(cards))


@dataclass(frozen=True, slots=True)
class Refuted:
    """The cards that follow the last wrong one and show what it costs, found out elsewhere.

    Empty where it costs nothing as the cards lie; None where nobody could tell.
    """

    line: tuple[Card, ...] | None

    def __str__(self) -> str:
        if self.line is None:
            return "refuted:?"
        return f"refuted:{'-'.join(map(str, self.line)) or '-'}"

    @classmethod
    def parse(cls, text: str) -> Refuted:
        """What stands after `refuted:`. Raises `NotationError`."""
        if text in {"?", "-"}:
            return cls(None if text == "?" else ())
        return cls(tuple(map(Card.parse, text.split("-"))))


@dataclass(frozen=True, slots=True)
class Posed:
    """A question made for a drill: its concept, what it tries (None: anything), and the number that chose it."""

    seed: int
    concept: str
    probe: str | None = None

    def __str__(self) -> str:
        return f"posed:{self.seed}:{self.concept}" + ("" if self.probe is None else f"/{self.probe}")

    @classmethod
    def parse(cls, text: str) -> Posed:
        """What stands after `posed:`. Raises `NotationError`."""
        seed, _, asked = text.partition(":")
        concept, _, probe = asked.partition("/")
        if not (seed.isdecimal() and concept):
            raise NotationError(phrase("“{text}” is no question of a drill", text=text))
        return cls(int(seed), concept, probe or None)


Choice: TypeAlias = (
    Action
    | Call
    | Card
    | Pick
    | Number
    | GoTo
    | Theirs
    | Ruled
    | Refuted
    | Posed
    | Weighed
    | Arrangement
    | LaidOut
    | Elsewhere
)
Answer: TypeAlias = Call | Card | Pick | Number


_NUMBERED: tuple[tuple[str, type[Pick | Number | GoTo]], ...] = (("#", Pick), ("=", Number), ("goto:", GoTo))
_HEADED: tuple[tuple[str, Callable[[str], Choice]], ...] = (
    ("ruled:", Ruled.parse),
    ("refuted:", Refuted.parse),
    ("posed:", Posed.parse),
    ("weighed:", Weighed.parse),
    (HEAD, Arrangement.parse),
    (SET, LaidOut.parse),
    (ELSEWHERE, Elsewhere.parse),
)


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
    for head, parse in _HEADED:
        if letters.startswith(head):
            return parse(letters.removeprefix(head))
    if letters.startswith("~"):
        rest = letters[1:]
        return Theirs(Deal.parse(rest) if ":" in rest else _parse_call_or_card(rest))
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
        "hint, answer, why, undo, replay, claim, show, try",
        text=letters,
    )
    raise NotationError(says)
