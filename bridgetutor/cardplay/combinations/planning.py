"""From a line that the search has found to a plan: the plays a player would choose first, as far as words go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from bridgetutor.cardplay.combinations import layouts
from bridgetutor.cardplay.combinations.combination import Combination, is_small
from bridgetutor.cardplay.combinations.following import Following
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.plan import Case, Event, Plan, Step, Way
from bridgetutor.cardplay.combinations.play import Play, play_of, preference
from bridgetutor.cardplay.combinations.position import Position
from bridgetutor.cardplay.combinations.trick import Outcome, lowered, outcomes
from bridgetutor.rules.cards import Rank

TRICKS_TOLD = 3
"""A plan goes no further: by then the cards have told the rest."""

FROM_THE_TOP = Plan(Step(Way.TOP))


@dataclass(frozen=True, slots=True)
class Branch:
    """What may come of a trick, and what is then still to be reached."""

    event: Event
    cards: tuple[Rank, ...]
    suit: Combination
    target: Yield


class Planner:
    """Makes plans of lines."""

    def __init__(self, following: Following) -> None:
        self._following = following

    def plan(self, suit: Combination, target: Yield, tricks: int = TRICKS_TOLD) -> Plan | None:
        """How to reach the target, a yield that is possible; None where there is nothing left to tell."""
        position = suit.position
        plays_itself = position.longest < 2 and tricks < TRICKS_TOLD
        if not target or not tricks or plays_itself:
            return None
        if self._following.is_from_the_top(position, target):
            return FROM_THE_TOP
        play = min(self._plays(suit, position, target), key=preference)
        return Plan(play.step, self._cases(self._branches(suit, target, play), tricks - 1))

    def _plays(self, suit: Combination, position: Position, target: Yield) -> Iterator[Play]:
        for lead in self._following.leads(position, target):
            for (reply,) in self._following.replies(position, target, lead, suit.low_group):
                yield play_of(suit, lead, reply)

    def _cases(self, branches: Sequence[Branch], tricks: int) -> tuple[Case, ...]:
        """What to tell of the branches: one plan for all of them but where a card has fallen, else each its own."""
        main = [branch for branch in branches if branch.event is not Event.FALLEN]
        cases = [case for branch in main for case in self._case(branch, tricks)]
        shared = self._shared(main, [case.then for case in cases])
        if shared is not None:
            cases = [Case(Event.ANY, (), shared)]
        for branch in branches:
            if branch.event is Event.FALLEN and (shared is None or not self.is_kept_by(shared, branch)):
                cases.extend(self._case(branch, tricks))
        told = tuple(_told(cases))
        # One condition inside another could not be told from its neighbours.
        return told if len(told) < 2 else tuple(_told([_first_step_of(case) for case in cases]))

    def _case(self, branch: Branch, tricks: int) -> Iterator[Case]:
        then = self.plan(branch.suit, branch.target, tricks)
        if then is not None:
            yield Case(branch.event, branch.cards, then)

    def _shared(self, branches: Sequence[Branch], plans: Sequence[Plan]) -> Plan | None:
        """The first of the plans that serves all branches; from the top only where none of the others does."""
        for plan in sorted(plans, key=FROM_THE_TOP.__eq__):
            if all(self.is_kept_by(plan, branch) for branch in branches):
                return plan
        return None

    def is_kept_by(self, plan: Plan, branch: Branch) -> bool:
        """Whether the branch's target is still reached by a plan, in all that the plan tells."""
        position = branch.suit.position
        if not branch.target or plan.step.way is Way.TOP:
            return self._following.is_from_the_top(position, branch.target)
        return any(
            play.step == plan.step
            and self._are_kept(plan.cases, self._branches(branch.suit, branch.target, play))
            for play in self._plays(branch.suit, position, branch.target)
        )

    def _are_kept(self, cases: Sequence[Case], branches: Sequence[Branch]) -> bool:
        return all(
            self.is_kept_by(case.then, branch)
            for branch in branches
            for case in cases
            if _is_about(case, branch)
        )

    def _branches(self, suit: Combination, target: Yield, play: Play) -> Sequence[Branch]:
        """What may come of a play, as far as it has a name and the target is still to be reached."""
        low, size = suit.low_group, layouts.count(suit.position.theirs)
        found = []
        for outcome in outcomes(suit.position, play.lead, low, play.reply):
            left = suit.without(play.led, play.replied, *_followed(suit, low, outcome.fourth))
            wanted, event = lowered(target, outcome, size), _event(suit, outcome, low)
            if wanted and event is not None:
                found.append(Branch(*event, left, wanted))
        return found


def _is_about(case: Case, branch: Branch) -> bool:
    match case.event:
        case Event.ANY:
            return branch.event is not Event.FALLEN
        case Event.WON:
            return branch.event is Event.WON or (branch.event is Event.LOST and branch.cards[0] in case.cards)
        case Event.LOST | Event.FALLEN:
            return branch.event is case.event and branch.cards[0] in case.cards
        case _:
            assert_never(case.event)


def _first_step_of(case: Case) -> Case:
    return Case(case.event, case.cards, Plan(case.then.step))


def _event(suit: Combination, outcome: Outcome, low: int) -> tuple[Event, tuple[Rank, ...]] | None:
    """What a player would call the outcome; None where a small card falls that is not the usual low one."""
    cards = suit.group(min(outcome.fourth, low))
    if outcome.is_won and outcome.fourth == low:
        return Event.WON, ()
    if outcome.fourth != low and is_small(cards):
        return None
    return (Event.FALLEN if outcome.is_won else Event.LOST), cards


def _followed(suit: Combination, low: int, fourth: int) -> tuple[Rank, ...]:
    """The cards of the defenders: the lowest of all, and the lowest of the group the last hand has played from."""
    lowest = suit.group(low)[-1]
    return lowest, [rank for rank in suit.group(fourth) if rank != lowest][-1]


def _told(cases: Sequence[Case]) -> Iterator[Case]:
    """The cases worth telling, in the order of their events: where there are several, what is high is cashed untold."""
    for case in sorted(_united(cases), key=lambda case: list(Event).index(case.event)):
        if case.then != FROM_THE_TOP or case.event is Event.ANY:
            yield case


def _united(cases: Sequence[Case]) -> Iterator[Case]:
    """Cases with one plan, such as a trick won or lost to the jack, as one."""
    for then in dict.fromkeys(case.then for case in cases):
        same = [case for case in cases if case.then == then and case.event is not Event.FALLEN]
        fallen = [case for case in cases if case.then == then and case.event is Event.FALLEN]
        for alike in filter(None, (same, fallen)):
            events = [case.event for case in alike]
            cards = tuple(rank for case in alike for rank in case.cards)
            yield Case(Event.WON if Event.WON in events else events[0], cards, then)
