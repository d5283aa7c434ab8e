"""A verdict on one card: what its player could know, and what was there, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from bridgetutor.cardplay.robots.equals import Group
from bridgetutor.cardplay.techniques import Finding
from bridgetutor.cardplay.verdicts.counter import CounterLayout
from bridgetutor.cardplay.verdicts.grade import ALIKE, Estimate, Grade
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Option:
    """Equal cards that could be played. All numbers are those of the side that plays the card."""

    cards: Group
    reaches: float | None
    """What could be known: the share of layouts in which they make the contract, or beat it; None without one."""
    tricks: float
    """What could be known: that side's tricks in all, on the average over the layouts."""
    behind: Estimate
    """What could be known: how much less that is worth than the best cards, in tricks of the aim."""
    there: int
    """What was there: that side's tricks in all, double-dummy."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of a card. `options` are the best by what could be known first, none without a choice."""

    at: int
    """The place of the card in the play, from 0."""
    turn: Seat
    """Whose card it is."""
    player: Seat
    """Who chose it: declarer, where it is dummy's."""
    card: Card
    grade: Grade
    options: tuple[Option, ...] = ()
    layouts: int = 0
    """So many were thought of."""
    is_defence: bool = False
    """Whether it is a defender's, whose side is out to beat the contract."""
    is_hard: bool = False
    """The card of habit, which most would have played, was worse by what could be known."""
    hangs_on_a_guess: bool = False
    """The best card does better only if whoever plays it guesses right later, which nobody can."""
    taken: tuple[Seat, Card] | None = None
    """The card out of a hidden hand that took the trick, and who held it, where the other side won it."""
    counter: CounterLayout | None = None
    """Of a card that is worse: where it fails and the best card works."""
    technique: Finding | None = None
    """What the best card begins, by what could be known; of a card that was as good, what this one begins."""

    @property
    def chosen(self) -> Option:
        """The cards that the one played is equal to. Only where there was a choice."""
        return next(option for option in self.options if self.card in option.cards)

    @property
    def best(self) -> Option:
        """The best by what could be known. Only where there was a choice."""
        return self.options[0]

    @property
    def good(self) -> tuple[Card, ...]:
        """The best cards and those about as good, by what could be known. Only where there was a choice."""
        return tuple(card for option in self.options if option.behind.mean <= ALIKE for card in option.cards)

    @property
    def cost(self) -> int:
        """What was there: the tricks that another card would have brought more, all cards in sight."""
        if not self.options:
            return 0
        return max(option.there for option in self.options) - self.chosen.there

    @property
    def made_a_difference(self) -> bool:
        """Whether cards could be told apart, by what could be known or by what was there."""
        return any(option.behind.mean > ALIKE or option.there != self.best.there for option in self.options)

    @property
    def matters(self) -> bool:
        """Whether it is worth a second look: any card but one that was routine, or too close and cost nothing."""
        match self.grade:
            case Grade.UNLUCKY | Grade.LUCKY | Grade.WRONG:
                return True
            case Grade.CLOSE:
                return self.cost > 0
            case Grade.RIGHT:
                return self.is_hard
            case Grade.FORCED | Grade.EQUAL:
                return False
        assert_never(self.grade)
