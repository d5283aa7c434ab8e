"""What a player could know: the layouts that fit all that was seen, and what each card comes to in each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bridgetutor.cardplay.robots.choosing import ChooseCard
from bridgetutor.cardplay.robots.effort import Effort
from bridgetutor.cardplay.robots.pricing import Price, Solved
from bridgetutor.cardplay.verdicts.blind import played_blind
from bridgetutor.cardplay.verdicts.grade import Estimate

MORE = 4
"""So many times the layouts are looked through where the first ones do not show what is looked for."""

_OTHERS = 1_000_003
"""Added to the seed for the larger sample, so that it does not begin with the layouts that are known already."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The layouts a player could think of, solved; `prices` has what each card brings on the average.

    What is known of opening leads is part of the price.
    """

    question: ChooseCard
    solved: Solved
    prices: Mapping[int, Price]

    @classmethod
    def of(cls, question: ChooseCard) -> Knowledge:
        """From the view of the question and nothing else. Raises `BridgeError` where the solver cannot answer."""
        return cls.from_solved(question, question.solved())

    @classmethod
    def from_solved(cls, question: ChooseCard, solved: Solved) -> Knowledge:
        """The same from the question's layouts as they have been solved before."""
        prices = question.experienced(solved.prices(question.aim, question.side))
        return cls(question, solved, prices)

    @property
    def larger(self) -> Knowledge:
        """The same from other and more layouts."""
        count = MORE * self.question.effort.layouts(self.question.view)
        question = replace(self.question, effort=Effort(*(count,) * 5), seed=self.question.seed + _OTHERS)
        return Knowledge.of(question)

    @property
    def is_complete(self) -> bool:
        """Whether these are all the layouts there are, so that nothing hangs on which were drawn."""
        return self.question.knows_all(self.solved)

    def behind(self, card: int, best: int) -> Estimate:
        """How much less a card brings than another, in tricks of the aim: layout by layout, for less chance."""
        mean = (self.prices[best].worth - self.prices[card].worth) / self.question.aim.trick
        if self.is_complete:
            return Estimate(mean)
        tricks = self.solved.tricks
        found = self._apart([each[card] for each in tricks], [each[best] for each in tricks])
        return Estimate(mean, found.error)

    def behind_blind(self, card: int, best: int) -> Estimate:
        """The same where whoever plays the card goes on without seeing the hidden hands: no guess is always right."""
        ours, theirs = (played_blind(self.solved.layouts, each, self.question) for each in (card, best))
        return self._apart(ours, theirs)

    def _apart(self, ours: Sequence[int], theirs: Sequence[int]) -> Estimate:
        """How much better theirs are, over the first so many layouts."""
        worth, trick = self.question.aim.worth, self.question.aim.trick
        weights = [layout.weight for layout in self.solved.layouts[: len(ours)]]
        whole = sum(weights)
        return Estimate.of(
            [
                _sign(self.question) * (worth[more] - worth[less]) / trick
                for less, more in zip(ours, theirs, strict=True)
            ],
            [weight / whole for weight in weights],
        )


def _sign(question: ChooseCard) -> int:
    """1 where declarer's side plays the card: what is worth most to it is then the best."""
    return 1 if question.view.turn.side is question.side else -1
