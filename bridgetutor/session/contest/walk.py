"""A contest as something to be led through: an evening on a set of boards, with results that come in from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.games.catalogue import SINGLE
from bridgetutor.games.contest import Way
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import Action, Choice, Theirs
from bridgetutor.session.contest.choices import Elsewhere, LaidOut
from bridgetutor.session.contest.showing import view_of
from bridgetutor.session.contest.state import Competing, Turn
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.evening.words import settled
from bridgetutor.session.walk import NothingSought, followed
from bridgetutor.session.wanted import CardWanted, Wanted

if TYPE_CHECKING:
    from random import Random


RULES = "1"
"""Rises when choices that were kept would no longer lead to the same contest."""

ONCE = (Action.UNDO, Action.REPLAY)
"""Not open once a board is over: it counts as it was played."""


class ContestWalk(NothingSought):
    """A `Walk` through a set of boards. `laid_out` is a fresh set, `results` are what came with it from a friend.

    Without dice nothing is laid out, dealt or called: that is among the choices of a set acted out again.
    """

    def __init__(
        self,
        way: Way,
        laid_out: LaidOut | None = None,
        results: Sequence[Elsewhere] = (),
        *,
        random: Random | None,
    ) -> None:
        self.way = way
        self.fingerprint = RULES
        self._laid_out = laid_out
        self._results = tuple(results)
        self._has_dice = random is not None
        self._table = EveningWalk(SINGLE, random)

    @property
    def id(self) -> str:
        """Of the way of scoring; no lesson's name has a colon."""
        return f"contest:{self.way.value}"

    def begin(self) -> Competing:
        """Before a set is laid out."""
        return Competing.begin()

    def replay(self, choices: Sequence[Choice]) -> Competing:
        """Where these choices lead."""
        return followed(self, choices)

    def found_again(self, _choices: Sequence[Choice]) -> Choice | None:
        """A contest under other rules is begun anew."""
        return None

    def submit(self, state: Competing, choice: Choice) -> Turn:
        """What follows from a choice."""
        match choice:
            case LaidOut():
                return Turn(Competing.with_set(choice.contest) if state.contest is None else state)
            case Elsewhere():
                return Turn(_entered(state, choice))
            case _ if state.contest is None or state.has_ended:
                return Turn(state)
            case Theirs(what=Deal() as deal) if deal != state.contest.deals[state.place]:
                return Turn(state)
        return self._at_the_table(state, choice)

    def _at_the_table(self, state: Competing, choice: Choice) -> Turn:
        is_over = state.evening.board.is_over
        if isinstance(choice, Action) and _is_barred(choice, is_over=is_over):
            return Turn(state)
        counts = state.evening.tried is None
        if is_over and counts and choice is Action.NEXT and state.evening.is_over:
            return Turn(replace(state, has_ended=True))
        turn = self._table.submit(state.evening, choice)
        if turn.state is state.evening:
            return Turn(state, turn.announcements)
        return Turn(state.with_evening(turn.state), turn.announcements)

    def given(self, state: Competing) -> Choice | None:
        """The set and what came with it; the deal of the next board; a robot's call."""
        if not self._has_dice:
            return None
        if state.contest is None:
            return self._laid_out
        for result in self._results:
            if _entered(state, result) is not state:
                return result
        if state.has_ended:
            return None
        if state.evening.board.deal is None:
            return Theirs(state.contest.deals[state.place])
        return self._table.given(state.evening)

    def awaited(self, state: Competing) -> Wanted | None:
        """The card of another seat, the ruling on the learner's claim."""
        return self._table.awaited(state.evening)

    def foreseen(self, state: Competing) -> Iterator[CardWanted]:
        """What may be wanted after the learner's next card."""
        return self._table.foreseen(state.evening)

    def is_finished(self, state: Competing) -> bool:
        """Once the last board is over here and everywhere."""
        return state.has_ended and state.contest is not None and not any(state.contest.missing)

    def hint_wanted(self, state: Competing) -> AskForHint | None:
        """About the learner's next card."""
        return self._table.hint_wanted(state.evening)

    def screen(self, state: Competing, announcements: tuple[Phrase, ...], hint: Hint | None) -> EveningScreen:
        """What the learner sees: the standing of the contest in place of the points on a sheet."""
        screen = self._table.screen(state.evening, announcements, hint)
        is_over = state.evening.board.is_over
        contest = view_of(state)
        return replace(
            screen,
            actions=tuple(action for action in screen.actions if not _is_barred(action, is_over=is_over)),
            says=tuple(said for said in screen.says if said not in settled(state.evening)),
            sheet=(),
            standing=None if contest is None else contest.standing,
            next_label=phrase("Results") if state.evening.ends_a_sheet else screen.next_label,
            contest=contest,
        )


def _is_barred(action: Action, *, is_over: bool) -> bool:
    """A board counts as it was played, and it is played to its end."""
    return action is Action.SHOW or (is_over and action in ONCE)


def _entered(state: Competing, result: Elsewhere) -> Competing:
    """With a result from elsewhere; the same state where it cannot be, or is there already."""
    contest = state.contest
    if contest is None:
        return state
    try:
        entered = contest.with_result(result.table, result.number - 1, result.record(contest))
    except BridgeError:
        return state
    return state if entered is contest else replace(state, contest=entered)
