"""Looking back at a hand that is over: the verdicts as they come, the position of each, and its counter-layout played.

Pure: whoever shows it asks `next_question` of the solver and gives the answer to `with_verdict`. Every hand lies open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.cardplay.verdicts import (
    CounterLayout,
    Grade,
    JudgeCard,
    Line,
    Review,
    Verdict,
    could_know,
    shown,
    technique_told,
    that_matter,
    told,
    was_there,
)
from bridgetutor.hands.promises import SILENCE
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.at_the_table import Exposed, table_in_play
from bridgetutor.session.screen import Marked, TableView, Tone
from bridgetutor.session.state import State
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import PlayExercise

TONES = {
    Grade.FORCED: Tone.NOTE,
    Grade.EQUAL: Tone.NOTE,
    Grade.RIGHT: Tone.RIGHT,
    Grade.UNLUCKY: Tone.RIGHT,
    Grade.LUCKY: Tone.ALSO,
    Grade.WRONG: Tone.WRONG,
    Grade.CLOSE: Tone.ALSO,
}
"""How each grade is meant. What was right stays right wherever the cards lay."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A counter-layout on the table: the line of the card that was played, or of the better one, so far."""

    line: Line
    cards: int = 1


@dataclass(frozen=True, slots=True)
class LookingBack:
    """A hand and what is known of it by now. `row` counts the `listed` verdicts from 0; None before the first."""

    review: Review
    contract: Contract | None = None
    vulnerability: Vulnerability = Vulnerability.NONE
    verdicts: tuple[Verdict, ...] = ()
    row: int | None = None
    shown: Shown | None = None

    @property
    def total(self) -> int:
        """How many cards are looked at."""
        return len(self.review.questions)

    @property
    def next_question(self) -> JudgeCard | None:
        """What is to be worked out next; None when all is known."""
        questions = self.review.questions
        return questions[len(self.verdicts)] if len(self.verdicts) < len(questions) else None

    def with_verdict(self, verdict: Verdict) -> LookingBack:
        """With the answer to the next question."""
        return replace(self, verdicts=(*self.verdicts, verdict))

    @property
    def listed(self) -> tuple[Verdict, ...]:
        """The cards worth a second look, as far as they are known."""
        return that_matter(self.verdicts)

    @property
    def verdict(self) -> Verdict | None:
        """The one that is looked at."""
        return None if self.row is None else self.listed[self.row]

    @property
    def counter(self) -> CounterLayout | None:
        """What "see why" shows of it."""
        return None if self.verdict is None else self.verdict.counter

    def at_row(self, row: int) -> LookingBack:
        """Looking at another one."""
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
        """What lies on the table: the hand as it ended, the position before a card, or a counter-layout."""
        if self.verdict is None:
            return self.review.play
        if self.counter is None or self.shown is None:
            return self.review.play.before(self.verdict.at)
        return self.counter.play.after(*self.shown.line.cards[: self.shown.cards])

    @property
    def table(self) -> TableView:
        """The same as it is shown, every hand open."""
        play = self.play
        return table_in_play(
            play,
            Exposed(frozenset(Seat), self.review.players, play.dummy),
            contract=self.contract,
            vulnerability=self.vulnerability,
            begun=self.shown is not None,
            asked=False,
            needed=self.review.aim.needed,
        )

    @property
    def marked(self) -> tuple[Marked, ...]:
        """The card that was played, and the better one where there was one; nothing while cards fall."""
        verdict = self.verdict
        if verdict is None or self.shown is not None:
            return ()
        played = Marked(verdict.card, TONES[verdict.grade])
        if not verdict.grade.is_worse:
            return (played,)
        return (played, Marked(verdict.best.cards[-1], Tone.RIGHT))

    @property
    def says(self) -> tuple[Phrase, ...]:
        """What is said of what lies on the table."""
        if self.verdict is None:
            return ()
        if self.shown is not None and self.counter is not None:
            line = phrase("This is how it goes with {card}.", card=self.shown.line.card)
            return shown(self.counter), line
        technique = technique_told(self.verdict)
        said = (told(self.verdict), could_know(self.verdict), was_there(self.verdict))
        return said if technique is None else (*said, technique)

    @property
    def technique(self) -> Technique | None:
        """What the better card begins, where a lesson may tell more; not while cards fall."""
        finding = None if self.verdict is None or self.shown is not None else self.verdict.technique
        return None if finding is None else finding.technique


def looking_back(state: State) -> LookingBack | None:
    """The hand that has been played to its end at this step, None where there is none; the learner's cards of it."""
    exercise, work = state.step.exercise, state.work
    if state.is_finished or not isinstance(exercise, PlayExercise) or exercise.goal is None:
        return None
    play = _with_dummy(play_of(exercise, work), exercise)
    if work.outcome is None or not work.cards or not play.deal.is_complete:
        return None
    # The contract of an ending counts tricks that nobody has seen.
    is_whole = _pack(play) == FULL_PACK
    contract = exercise.contract if is_whole else None
    players = frozenset(play.declarer if seat is play.dummy else seat for seat in exercise.seats)
    review = Review(
        play,
        frozenset(seat for seat in players if seat is not None),
        Aim.tricks() if contract is None else Aim.contract(contract),
        SILENCE if contract is None else contract,
        since=len(exercise.play.cards),
    )
    return LookingBack(review, exercise.contract, exercise.vulnerability)


def _with_dummy(play: Play, exercise: PlayExercise) -> Play:
    """Without a declarer a learner who plays north's cards and south's sees both: north lies as dummy."""
    if play.declarer is None and {Seat.NORTH, Seat.SOUTH} <= exercise.seats:
        return replace(play, declarer=Seat.SOUTH)
    return play


def _pack(play: Play) -> Hand:
    return Hand.of(card for hand in play.deal.known.values() for card in hand)
