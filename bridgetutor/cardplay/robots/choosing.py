"""The choice of a robot: the cards weighed over layouts that fit what the seat knows, then the rules of good play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.robots import plausible, technique
from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.effort import USUAL, WHOLE, Design, Effort
from bridgetutor.cardplay.robots.equals import Group, groups
from bridgetutor.cardplay.robots.layouts import Told, drawn, evidence, promised
from bridgetutor.cardplay.robots.opening import with_experience
from bridgetutor.cardplay.robots.pricing import Layout, Price, Solved
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import SILENCE
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Side

CLOSE, CLOSE_TO_RULES, CLOSE_TO_SECOND_HAND = 0.03, 0.08, 0.2
"""Cards whose worth differs by less than this share of a trick's are about the same: so many layouts tell no more.

The rules of declarer, and of whoever leads, know of entries and of choices to be kept; to a trick that is under way
the solver knows as much. But it sees no use in leaving declarer a guess: 13 times in 191 deals it had second hand play
an ace or king that it held for 0.03 to 0.25 tricks better than a small card, and no small card would have cost any.
"""

CLOSE_WITH_ALL_KNOWN = 0.01
"""The same where all the layouts there are have been weighed.

A card that is better in one of 25 *is* better then: ruffing high costs nothing, and once in 25 they would overruff.
"""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A card, the tricks declarer's side ends with on the average, and the share of layouts in which it makes."""

    card: Card
    tricks: float
    makes: float


@dataclass(frozen=True, slots=True)
class Choice:
    """The card a robot plays, what it weighed (nothing, where there was nothing to choose), and why."""

    card: Card
    why: Phrase
    candidates: tuple[Candidate, ...] = ()
    layouts: int = 0


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """Which card the seat of the view plays. A `Question`: the same values give the same card, wherever it is asked.

    `cardings` are the agreements of north-south and of east-west, which all may know.
    """

    view: PlayView
    aim: Aim
    promises: Told = SILENCE
    cardings: tuple[Carding, Carding] = (STANDARD, STANDARD)
    effort: Effort = USUAL
    seed: int = 1
    design: Design = WHOLE

    @property
    def side(self) -> Side:
        """Declarer's side; without a declarer the side of the seat."""
        declarer = self.view.play.declarer
        return (self.view.seat if declarer is None else declarer).side

    def answer(self) -> Choice:
        """The card. Raises `ValueError` where it is not for the seat to play, `BridgeError` where the solver cannot."""
        if not self.view.is_to_play:
            raise ValueError(f"it is not for {self.view.seat} to play a card")
        found = groups(self.view)
        if len(found) == 1:
            card, _ = technique.among(self.view, found, self._known)
            return Choice(card, _only(found[0]))
        return self.weighed(self.solved())

    def solved(self) -> Solved:
        """The layouts and what each card comes to in them. Raises `BridgeError` where the solver cannot answer."""
        if self._is_by_agreement:
            return Solved.of_leads(self.layouts(), self.side, self.groups)
        return Solved.of(self.layouts(), self.side)

    @property
    def groups(self) -> list[Group]:
        """The cards that are weighed, equal ones together."""
        found = groups(self.view)
        if not self._is_by_agreement:
            return found
        leads = opening_leads(self.view.hand, self._table, self.cardings[self.view.seat.side])
        agreed = {lead.card for lead in leads}
        return [group for group in found if not agreed.isdisjoint(group)]

    @property
    def _is_by_agreement(self) -> bool:
        return self.effort.only_agreed_leads and self._is_opening_lead

    @property
    def _is_opening_lead(self) -> bool:
        return not self.view.play.cards and self.view.play.declarer is not None

    @property
    def _table(self) -> Table:
        """What the leader knows besides the own hand."""
        return Table.of(self.view.strain, self.view.seat, promised(self.promises), self.aim.level)

    def weighed(self, solved: Solved) -> Choice:
        """The card by the layouts that have been solved, where there is a choice."""
        found = self.groups
        worth = solved.prices(self.aim, self.side)
        close = self._close(found, self.experienced(worth), solved)
        card, why = (
            technique.among(self.view, close, self._known) if self.design.technique else (close[0][-1], None)
        )
        return Choice(card, why or _best(len(close)), _candidates(found, worth), len(solved.layouts))

    def experienced(self, worth: dict[int, Price]) -> dict[int, Price]:
        """The prices, those of opening leads mixed with what is known of such leads."""
        if not self._is_opening_lead or not self.design.technique:
            return worth
        carding = self.cardings[self.view.seat.side]
        return with_experience(worth, self.view.hand, self._table, carding, self.aim.trick)

    @property
    def _known(self) -> technique.Known:
        carding = self.cardings[self.view.turn.side]
        return technique.Known(promised(self.promises), self.aim.level, carding)

    def knows_all(self, solved: Solved) -> bool:
        """Whether these are all the layouts there are, so that nothing hangs on which were drawn."""
        return len(solved.layouts) < self.effort.layouts(self.view)

    def _close(self, found: list[Group], worth: Mapping[int, Price], solved: Solved) -> list[Group]:
        """The groups that are worth about as much as the best, the best first."""
        rules = self._is_declarers or self.view.trick is None
        sampled = CLOSE_TO_RULES if rules else CLOSE
        tolerance = CLOSE_WITH_ALL_KNOWN if self.knows_all(solved) else sampled
        close = _best_of(found, worth, self.aim.trick * tolerance)
        if self.design.technique and not rules and technique.is_second_hand(self.view):
            usual = technique.usual(self.view, self._known)
            wide = _best_of(found, worth, self.aim.trick * CLOSE_TO_SECOND_HAND)
            close += [group for group in wide if usual in group and group not in close]
        return close

    @property
    def _is_declarers(self) -> bool:
        return self.view.play.declarer is not None and self.view.turn.side is self.side

    def layouts(self) -> list[Layout]:
        """What the hidden hands may be, as far as the seat can tell: what the cards are weighed over."""
        # A text is not hashed but read whole: the same in every process.
        random = Random(f"{self.seed} {self.view.seat.letter} {len(self.view.play.cards)}")
        promises, weighed = evidence(self.view, self.promises, self.aim.level, self.cardings, self.design)
        found = drawn(
            self.view,
            self.side,
            count=self.effort.layouts(self.view),
            random=random,
            promises=promises,
            weighed=weighed,
        )
        return plausible.weighed(self.view, found) if self.design.plausibility else found


def _best_of(found: list[Group], worth: Mapping[int, Price], tolerance: float) -> list[Group]:
    order = sorted(found, key=lambda group: -worth[group[0].index].worth)
    least = worth[order[0][0].index].worth - tolerance
    return [group for group in order if worth[group[0].index].worth >= least]


def _candidates(found: list[Group], worth: Mapping[int, Price]) -> tuple[Candidate, ...]:
    return tuple(
        Candidate(card, worth[group[0].index].tricks, worth[group[0].index].makes)
        for group in found
        for card in group
    )


def _only(group: Group) -> Phrase:
    return phrase("the only card you may play") if len(group) == 1 else phrase("your cards are all equal")


def _best(close: int) -> Phrase:
    if close == 1:
        return phrase("it wins the most over the layouts that fit what is known")
    return phrase("no card wins more over the layouts that fit what is known")
