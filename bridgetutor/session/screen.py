"""What a learner sees: a snapshot that the desktop, the terminal and a screen reader only have to show.

A screen holds no hidden card, and with it come the choices that are open: who shows it never asks what is legal.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import Action
from bridgetutor.teaching.by_system import Wanted
from bridgetutor.teaching.lesson import Drill, Prose

if TYPE_CHECKING:
    from bridgetutor.session.looking_back import LookingBack

Text: TypeAlias = Phrase | Prose
"""Our words, rendered in the user's language, or an author's, in the lesson's."""


@dataclass(frozen=True, slots=True)
class HandView:
    """One seat of the table: its cards where they may be seen, else only how many there are."""

    seat: Seat
    cards: Hand | None
    count: int
    is_dummy: bool = False
    is_learner: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as it stands. Fields are None or empty where the step has nothing of the kind.

    `hands` are in the order of `Seat`, or only those that lie on the table. `playable` are the cards the learner may
    play now. `remarks` explain calls by their place in the auction. `tricks` are those won by North-South and
    East-West; `needed` the tricks that declarer's side needs for the contract.
    """

    hands: tuple[HandView, ...]
    strain: Strain | None = None
    contract: Contract | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability = Vulnerability.NONE
    auction: Auction | None = None
    remarks: tuple[tuple[int, Text], ...] = ()
    told: bool = False
    """The remark to the last call stands beside the table, so that the auction need not show it too."""
    alerts: frozenset[int] = frozenset()
    """Places in the auction of calls that mean something else than they say."""
    trick: Trick | None = None
    last_trick: Trick | None = None
    turn: Seat | None = None
    playable: Hand = NO_CARDS
    tricks: tuple[int, int] = (0, 0)
    needed: int | None = None
    agreements: tuple[Phrase, ...] = ()
    """What the leads and signals of the hidden hands mean: whoever plays against them may know."""
    announced: tuple[tuple[Seat, int], ...] = ()
    """Points that have been said aloud, by seat."""
    thinking: bool = False
    """The seat whose turn it is thinks out its card: nothing can be played until it has fallen."""

    @property
    def has_earlier_trick(self) -> bool:
        """Whether the next trick has begun, so that the last one lies there no more."""
        return self.trick is not None and self.last_trick is not None and self.trick != self.last_trick

    @property
    def with_last_trick(self) -> TableView:
        """The same with the last trick in the middle once more."""
        return replace(self, trick=None, turn=None, thinking=False)


class Tone(Enum):
    """How feedback is meant; the desktop gives each a colour, a sign and a word."""

    RIGHT = "right"
    ALSO = "also"
    WRONG = "wrong"
    HINT = "hint"
    ANSWER = "answer"
    """The answer is shown."""
    NOTE = "note"
    """Neither right nor wrong: why a card cannot be played, what the film shows."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said to the last choice, beside the question. `body` are paragraphs."""

    tone: Tone
    headline: Text
    body: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class AskCall:
    """A call is wanted; these are legal. `wanted` tells what each of them would mean."""

    legal: tuple[Call, ...]
    wanted: Wanted | None = None


@dataclass(frozen=True, slots=True)
class AskCard:
    """A card is wanted, from the `playable` of the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskOption:
    """One of these is wanted."""

    options: tuple[Prose, ...]


@dataclass(frozen=True, slots=True)
class AskNumber:
    """A number is wanted, between these bounds."""

    low: int
    high: int


Ask: TypeAlias = AskCall | AskCard | AskOption | AskNumber


@dataclass(frozen=True, slots=True)
class Marked:
    """A choice that has been judged, to be marked where it stands: on the card, the call, the option."""

    choice: Card | Call | int
    tone: Tone


@dataclass(frozen=True, slots=True)
class Screen:
    """One moment of a lesson.

    `step` of `steps` counts from 1. `ask` is None where nothing is asked (prose, or the answer has been given).
    `actions` are those that make sense now; NEXT, where it is among them, is the main button and `next_label` its text.
    `hints_left` counts the degrees of hint not yet given; with `hints_to_card` they are about the card to be played
    now, and there are as many at the next. `announcements` are what has happened since the last screen,
    for a screen reader and the terminal ("West leads the queen of hearts").
    """

    lesson: str
    title: Prose
    course: str
    step: int
    steps: int
    heading: Prose
    prose: Prose
    question: Prose | None = None
    table: TableView | None = None
    ask: Ask | None = None
    asked: Ask | None = None
    """What the step asks, also once it has been answered."""
    feedback: Feedback | None = None
    marked: tuple[Marked, ...] = ()
    actions: tuple[Action, ...] = ()
    next_label: Phrase | None = None
    hints_left: int = 0
    hints_to_card: bool = False
    trick_lies: bool = False
    """A complete trick of a whole hand waits to be taken away."""
    announcements: tuple[Phrase, ...] = ()
    answered: frozenset[int] = frozenset()
    """Steps (from 1) whose question has been answered."""
    finished: bool = False
    """The lesson has come to its end."""
    summary: tuple[Text, ...] = ()
    """At the end: how it went."""
    drill: Drill | None = None
    """Fresh questions that may be asked for here."""
    leads_to: str | None = None
    """At the end: the lesson that fits the answers, where the author has said which."""
    look_back: LookingBack | None = None
    """A whole hand that is over, every card of it open: what can be looked back at."""
