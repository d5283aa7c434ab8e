"""A lesson: a sequence of steps, each some prose and perhaps something to look at or to answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import PASS, Auction, Call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Prose:
    """An author's own words, in Markdown, in the language of the lesson."""

    markdown: str

    def __str__(self) -> str:
        return self.markdown


class Mark(Enum):
    """What an answer is worth: the author's word before the answer in the lesson's text."""

    RIGHT = "right"
    ALSO = "also"
    """Playable: accepted, and the best answer is named beside it."""
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Reply(Generic[T]):
    """What the author says to some choices: `:right 4H 4S: Because …`.

    `trick` limits it to one trick (from 1) of a whole hand; `refutation` are the cards that show, from the wrong card
    on, what it costs; `because` says why a right answer differs from the system's own choice.
    """

    mark: Mark
    choices: tuple[T, ...]
    says: Prose
    trick: int | None = None
    refutation: tuple[Card, ...] = ()
    because: Prose | None = None
    reason: Phrase | None = None
    """What the program says where the author left the answer to it."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class DealExhibit:
    """Hands to look at. `shown` are the seats whose cards are seen."""

    deal: Deal
    shown: frozenset[Seat]
    dealer: Seat
    vulnerability: Vulnerability
    contract: Contract | None
    caption: Prose


@dataclass(frozen=True, slots=True)
class AuctionExhibit:
    """An auction to look at; `remarks` explain calls by their place in it. `deal` holds the hands that lie beside it.

    Where something is said of its calls it runs as a `Film` does.
    """

    auction: Auction
    vulnerability: Vulnerability
    remarks: Mapping[int, Prose]
    deal: Deal
    caption: Prose
    system: str | None = None

    @property
    def stops(self) -> tuple[int, ...]:
        """How many calls have been made at each step; a pass that nothing is said of comes with the call after it."""
        if not self.remarks:
            return ()
        calls = self.auction.calls
        told = (at for at, call in enumerate(calls, 1) if call != PASS or at - 1 in self.remarks)
        return tuple(dict.fromkeys((*told, len(calls))))


@dataclass(frozen=True, slots=True)
class Film:
    """A play shown card by card. `play` holds the cards before the film begins, `cards` those of the film.

    `remarks` stand beside the card at that place of `cards`.
    """

    id: str
    play: Play
    contract: Contract | None
    vulnerability: Vulnerability
    shown: frozenset[Seat]
    cards: tuple[Card, ...]
    remarks: Mapping[int, Prose]
    caption: Prose

    @property
    def stops(self) -> tuple[int, ...]:
        """How many cards lie there at each step: one more each time."""
        return tuple(range(1, len(self.cards) + 1))


@dataclass(frozen=True, slots=True)
class Drill:
    """Fresh questions, to be asked for beside the text: so many, of one concept or of a group of drills."""

    id: str
    concept: str
    items: int
    caption: Prose


@dataclass(frozen=True, slots=True)
class BidExercise:
    """What do you call with this hand? `turn` of the auction holds the hand."""

    id: str
    question: Prose
    hand: Hand
    auction: Auction
    vulnerability: Vulnerability
    replies: tuple[Reply[Call], ...]
    hints: tuple[Prose, ...] = ()
    system: str | None = None


@dataclass(frozen=True, slots=True)
class LeadExercise:
    """What do you lead? The auction is over; the hand is the opening leader's."""

    id: str
    question: Prose
    hand: Hand
    auction: Auction
    vulnerability: Vulnerability
    replies: tuple[Reply[Card], ...]
    hints: tuple[Prose, ...] = ()


class Asked(Enum):
    """What a quiz may ask that the program can answer; the value is what authors write after `:of:`."""

    TECHNIQUE = "technique"
    """Which technique the player to play can use."""
    BEST_LINE = "best line"
    """How to begin the one suit of a diagram."""
    CHANCE = "chance"
    """How often that suit gives so many tricks."""


@dataclass(frozen=True, slots=True)
class QuizExercise:
    """A question with a few answers to pick from; `options` are in the order they are shown. A hand may lie beside.

    `of` is None where only the author knows the answer. `tricks` are those that a suit is to give; `play` and
    `contract` are the position in which a technique is asked for.
    """

    id: str
    question: Prose
    options: tuple[str, ...]
    replies: tuple[Reply[str], ...]
    hand: Hand | None = None
    deal: Deal | None = None
    shown: frozenset[Seat] = frozenset()
    hints: tuple[Prose, ...] = ()
    of: Asked | None = None
    tricks: int | None = None
    play: Play | None = None
    contract: Contract | None = None


class Countable(Enum):
    """What a count exercise may ask of a hand and lint recomputes; the value is what authors write after `:of:`."""

    POINTS = "points"
    ADJUSTED_POINTS = "adjusted points"
    LENGTH_POINTS = "length points"
    LOSERS = "losers"
    CONTROLS = "controls"
    LONGEST_SUIT = "longest suit"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SURE_WINNERS = "sure winners"
    """Tricks that can be cashed from the top of a deal's North and South hands, lead permitting."""


@dataclass(frozen=True, slots=True)
class CountExercise:
    """How many …? `of` is None where the author counts something the rules cannot recompute."""

    id: str
    question: Prose
    of: Countable | None
    replies: tuple[Reply[int], ...]
    hand: Hand | None = None
    deal: Deal | None = None
    shown: frozenset[Seat] = frozenset()
    hints: tuple[Prose, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayExercise:
    """Which card? From one decision (no `goal`) to a whole hand (until the last card, `goal` tricks wanted).

    `play` holds the cards already played; `seats` are the hands the learner plays; `lines` are the cards each other
    seat plays, in order of preference, as far as they are legal; after them it plays by habit. `shown` are the seats
    whose cards are seen.
    """

    id: str
    question: Prose
    play: Play
    contract: Contract | None
    vulnerability: Vulnerability
    seats: frozenset[Seat]
    shown: frozenset[Seat]
    replies: tuple[Reply[Card], ...]
    goal: int | None = None
    lines: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    technique: str | None = None
    hints: tuple[Prose, ...] = ()


Running: TypeAlias = Film | AuctionExhibit
"""What is shown step by step: at each of its `stops` so many cards or calls, with the remark to the last of them."""

Exhibit: TypeAlias = DealExhibit | AuctionExhibit | Film | Drill
Exercise: TypeAlias = BidExercise | LeadExercise | QuizExercise | CountExercise | PlayExercise


@dataclass(frozen=True, slots=True)
class Step:
    """One page of a lesson: prose, then perhaps an exhibit or an exercise. `line` is where it begins in the file.

    `was` are earlier ids of the exercise, so that a rename loses no attempts; `fingerprint` tells whether the exercise
    has changed since an attempt at it. `place` is the lesson for whoever errs here.
    """

    heading: str
    prose: Prose
    body: Exhibit | Exercise | None = None
    line: int = 0
    was: tuple[str, ...] = ()
    fingerprint: str = ""
    place: str | None = None

    @property
    def exercise(self) -> Exercise | None:
        """The body where it asks something."""
        return None if isinstance(self.body, DealExhibit | AuctionExhibit | Film | Drill) else self.body

    @property
    def running(self) -> Running | None:
        """The body where it is shown step by step."""
        return self.body if isinstance(self.body, Film | AuctionExhibit) and self.body.stops else None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson, read from a file; `place` is the lesson for whoever errs at no question that has a place."""

    id: str
    title: str
    course: str
    language: str
    goal: Prose
    steps: tuple[Step, ...]
    path: Path
    needs: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    system: str | None = None
    fingerprint: str = ""
    place: str | None = None

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """Everything the lesson asks, in order."""
        return tuple(step.exercise for step in self.steps if step.exercise is not None)
