"""Looking back at a hand that is over: what is known by now, the line looked at, and a counter-layout played.

Pure: whoever shows it asks `next_question` of the solver and gives the answer to `with_answer`. Every hand lies open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from bridgetutor.cardplay.solver import Table, Tables
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.cardplay.verdicts import (
    CounterLayout,
    JudgeCard,
    Line,
    Review,
    Verdict,
    that_matter,
)
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.looking_back.calls import CallVerdict, JudgeCalls
from bridgetutor.session.looking_back.rows import AuctionRow, CallRow, CardRow, DealRow, Row
from bridgetutor.teaching.lesson import Mark

Asked: TypeAlias = Tables | JudgeCalls | JudgeCard


@dataclass(frozen=True, slots=True)
class Shown:
    """A counter-layout on the table: the line of the card that was played, or of the better one, so far."""

    line: Line
    cards: int = 1


@dataclass(frozen=True, slots=True)
class LookingBack:
    """A hand and what is known of it by now. `row` counts the `rows` from 0; None before the first.

    `calls` and `dealer` are those of a hand that was bid; with `every` each card is listed, else those that matter.
    """

    review: Review
    contract: Contract | None = None
    vulnerability: Vulnerability = Vulnerability.NONE
    dealer: Seat | None = None
    calls: JudgeCalls | None = None
    worth: Table | None = None
    judged: tuple[CallVerdict, ...] | None = None
    verdicts: tuple[Verdict, ...] = ()
    every: bool = False
    row: int | None = None
    shown: Shown | None = None
    claimed: int | None = None
    """The tricks declarer came to, where a claim ended the play."""

    @property
    def total(self) -> int:
        """How many cards are looked at."""
        return len(self.review.questions)

    @property
    def is_whole(self) -> bool:
        """Whether it is a deal of the full pack, and no ending."""
        deal = self.review.play.deal
        return deal.is_complete and not deal.faults()

    @property
    def next_question(self) -> Asked | None:
        """What is to be worked out next; None when all is known."""
        if self.is_whole and self.worth is None:
            return Tables((self.review.play.deal,))
        if self.calls is not None and self.judged is None:
            return self.calls
        questions = self.review.questions
        return questions[len(self.verdicts)] if len(self.verdicts) < len(questions) else None

    def with_answer(self, answer: object) -> LookingBack:
        """With the answer to the next question."""
        match self.next_question, answer:
            case Tables(), (Table() as table,):
                return self._keeping_row(replace(self, worth=table))
            case JudgeCalls(), tuple():
                judged = tuple(each for each in answer if isinstance(each, CallVerdict))
                return self._keeping_row(replace(self, judged=judged))
            case JudgeCard(), Verdict():
                return replace(self, verdicts=(*self.verdicts, answer))
        raise TypeError(f"no answer to what was asked: {answer!r}")

    def listing(self, *, every: bool) -> LookingBack:
        """With every card in the list, or with those alone that matter."""
        return self if every == self.every else self._keeping_row(replace(self, every=every))

    def _keeping_row(self, other: LookingBack) -> LookingBack:
        """The same line is looked at, though others may have come before it; none where it is listed no longer."""
        now = None if self.row is None else self.rows[self.row]
        place = None if now is None or now not in other.rows else other.rows.index(now)
        return replace(other, row=place, shown=other.shown if place is not None else None)

    @property
    def rows(self) -> tuple[Row, ...]:
        """All that can be looked at by now."""
        return tuple(self._rows())

    def _rows(self) -> Iterator[Row]:
        if self.worth is not None:
            yield DealRow(self.worth)
        if self.judged is not None:
            yield AuctionRow(self.judged)
            yield from (CallRow(call) for call in self.judged if call.mark is not Mark.RIGHT)
        yield from map(CardRow, self.listed)

    @property
    def listed(self) -> tuple[Verdict, ...]:
        """The cards of the list, as far as they are known: every one, or those that matter."""
        return self.verdicts if self.every else that_matter(self.verdicts)

    @property
    def now(self) -> Row | None:
        """What is looked at."""
        return None if self.row is None else self.rows[self.row]

    @property
    def verdict(self) -> Verdict | None:
        """The card that is looked at."""
        return self.now.verdict if isinstance(self.now, CardRow) else None

    @property
    def counter(self) -> CounterLayout | None:
        """What "see why" shows of it."""
        return None if self.verdict is None else self.verdict.counter

    def at_row(self, row: int) -> LookingBack:
        """Looking at another line."""
        return replace(self, row=row, shown=None)

    def why(self) -> LookingBack:
        """The counter-layout on the table, with the card that was played; nothing where there is none."""
        return self if self.counter is None else replace(self, shown=Shown(self.counter.chosen))

    def on(self) -> LookingBack:
        """The next card of the counter-layout; after the line of the card played that of the better, then back."""
        counter, now = self.counter, self.shown
        if counter is None or now is None:
            return self
        if now.cards < len(counter.telling_part(now.line)):
            return replace(self, shown=replace(now, cards=now.cards + 1))
        if now.line == counter.chosen:
            return replace(self, shown=Shown(counter.better))
        return self.back()

    def back(self) -> LookingBack:
        """From the counter-layout to the position as it was."""
        return replace(self, shown=None)

    @property
    def play(self) -> Play:
        """The cards on the table: the hand as it ended, the position before a card, or a counter-layout."""
        if self.verdict is None:
            return self.review.play
        if self.counter is None or self.shown is None:
            return self.review.play.before(self.verdict.at)
        return self.counter.play.after(*self.shown.line.cards[: self.shown.cards])

    @property
    def technique(self) -> Technique | None:
        """What the better card begins, where a lesson may tell more; not while cards fall."""
        finding = None if self.verdict is None or self.shown is not None else self.verdict.technique
        return None if finding is None else finding.technique
