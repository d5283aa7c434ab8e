"""The cards that could be played, each with what it comes to for the side that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgetutor.cardplay.robots.choosing import Candidate, Choice, ChooseCard
from bridgetutor.cardplay.techniques import BACKGROUND, Finding, Technique
from bridgetutor.cardplay.verdicts.grade import ALIKE
from bridgetutor.rules.cards import Card

LITTLE = 0.04
"""Of the layouts: the contract is made or beaten no more often than chance would have it."""

SAFER = 0.08
"""By so much another card must make the contract more often to be chosen before that of the robot."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A card, of equal ones the lowest, over the layouts that fit what the seat knows."""

    card: Card
    reaches: float | None
    """The share of layouts in which it makes the contract, or beats it; None without one."""
    tricks: float
    """The tricks of the side that plays it, in all."""

    def is_apart_from(self, other: Weighed, layouts: int | None = None) -> bool:
        """Whether the two are worth telling apart; in so few `layouts` not where one or two of them would do it."""
        one = 0.0 if layouts is None else 1.01 / layouts
        return abs(self.tricks - other.tricks) >= max(ALIKE, 2 * one) or abs(
            (self.reaches or 0) - (other.reaches or 0)
        ) >= max(LITTLE, one)

    def is_better_than(self, other: Weighed) -> bool:
        """Whether the two are worth telling apart, and this one comes first: by the goal, then by the tricks."""
        return self.is_apart_from(other) and self._worth > other._worth

    @property
    def _worth(self) -> tuple[float, float]:
        return round((self.reaches or 0) / LITTLE), self.tricks


def weighed(chosen: Choice, question: ChooseCard) -> tuple[Weighed, ...]:
    """The card that was chosen, then its rivals by worth. It alone where nothing was weighed."""
    by_card = {each.card: each for each in chosen.candidates}
    if not by_card:
        return (Weighed(chosen.card, None, 0.0),)
    found = question.groups
    own = next(group for group in found if chosen.card in group)
    rivals = [_for_its_side(by_card[group[-1]], question) for group in found if group != own]
    rivals.sort(key=lambda each: (-(each.reaches or 0), -each.tricks))
    return (_for_its_side(by_card[chosen.card], question), *rivals)


def taught(
    weighed: Sequence[Weighed], findings: Sequence[Finding], layouts: int | None = None
) -> tuple[Weighed, ...]:
    """The cards with that one first which a technique teaches, if the solver has nothing against it.

    Techniques first, solver second: of cards that are worth the same a robot may take any, a teacher has a reason. And
    the contract first: a robot gives up a little of it for many tricks, a teacher does not.
    """
    safest = max(weighed, key=lambda each: each.reaches or 0)
    best = safest if (safest.reaches or 0) >= (weighed[0].reaches or 0) + SAFER else weighed[0]
    weighed = (best, *(each for each in weighed if each is not best))
    for finding in findings:
        if finding.technique in BACKGROUND:
            continue
        for each in weighed:
            if each.card in finding.cards and not best.is_apart_from(each, layouts):
                return (each, *(other for other in weighed if other is not each))
    return tuple(weighed)


def is_idle_safety(finding: Finding, cards: Sequence[Weighed]) -> bool:
    """Whether it is a safety play in a suit on which the contract does not hang: another suit makes it as often."""
    if finding.technique is not Technique.SAFETY_PLAY:
        return False
    own = max((each.reaches or 0 for each in cards if each.card in finding.cards), default=0)
    return any(each.card.suit is not finding.suit and (each.reaches or 0) > own - LITTLE for each in cards)


def _for_its_side(candidate: Candidate, question: ChooseCard) -> Weighed:
    has_contract, size = question.aim.needed is not None, question.view.play.size
    if question.view.turn.side is question.side:
        return Weighed(candidate.card, candidate.makes if has_contract else None, candidate.tricks)
    return Weighed(candidate.card, 1 - candidate.makes if has_contract else None, size - candidate.tricks)
