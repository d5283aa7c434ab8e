"""What a learner sees of an evening: a snapshot without a hidden card, and the choices that are open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.sheet import Sheet
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.scoring.score import ScoreLine
from bridgetutor.rules.seats import Side
from bridgetutor.session.choice import Action
from bridgetutor.session.looking_back import LookingBack
from bridgetutor.session.screen import AskCall, AskCard, AskNumber, Feedback, TableView

if TYPE_CHECKING:
    from bridgetutor.session.contest.showing import ContestView


@dataclass(frozen=True, slots=True)
class AskContract:
    """Declarer is to name one of these; vulnerable or not, which settles the bonuses."""

    legal: tuple[Bid, ...]
    vulnerable: bool


AskAtTable: TypeAlias = AskNumber | AskContract | AskCall | AskCard


@dataclass(frozen=True, slots=True)
class BoardScore:
    """What a board is worth, line by line, to the side that writes it; None where nobody writes anything."""

    side: Side | None
    lines: tuple[ScoreLine, ...]
    total: int
    then: tuple[ScoreLine | Phrase, ...] = ()
    """What the sheet makes of it besides: a game that is won, the rubber, the target it is laid beside."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A board on the sheet: what it came to, and the points of North–South, below nothing those of the others."""

    number: int
    outcome: Outcome
    points: int


@dataclass(frozen=True, slots=True)
class EveningScreen:
    """One moment at the table.

    `step` is the number of the board, from 1. `heading` is the question, or what has happened; `says` goes with it.
    `has_claim` says that the number asked for is that of a claim, `trick_lies` that a complete trick waits to be taken
    away, `is_slip` that the last choice can be taken back before the next player acts, `is_trial` that another line is
    tried, `hints_that_answer` how many of the hints left tell the answer; `steps_through` is the card (from 0) at which
    a board that is done is looked at, and `trick_before` that with which the trick before it began.
    `sheet` has the boards written so far, this one included once it is over, and `totals` what North–South and
    East–West have. The rest is as in `screen.Screen`.
    """

    game: Phrase
    step: int
    table: TableView
    heading: Phrase
    says: tuple[Phrase, ...] = ()
    ask: AskAtTable | None = None
    feedback: Feedback | None = None
    actions: tuple[Action, ...] = ()
    next_label: Phrase | None = None
    back_label: Phrase | None = None
    hints_left: int = 0
    hints_that_answer: int = 0
    has_claim: bool = False
    trick_lies: bool = False
    is_slip: bool = False
    is_trial: bool = False
    steps_through: int | None = None
    trick_before: int | None = None
    score: BoardScore | None = None
    sheet: tuple[SheetRow, ...] = ()
    totals: tuple[int, int] = (0, 0)
    standing: Phrase | None = None
    """Who leads the sheet, and by how much; None while nothing is written."""
    announcements: tuple[Phrase, ...] = ()
    paper: Sheet | None = None
    """The sheet of a form whose points stand above and below a line."""
    ends_a_sheet: bool = False
    """Whether a sheet of several boards has just been filled."""
    look_back: LookingBack | None = None
    """The hand to be looked back at, once it is over."""
    contest: ContestView | None = None
    """What stands beside the table where others play the same boards."""
