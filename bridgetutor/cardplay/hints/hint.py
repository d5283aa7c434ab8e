"""The hint for whoever is to play: the robot's own choice, told from the thought to the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bridgetutor.cardplay.hints.questions import question_of
from bridgetutor.cardplay.hints.telling import layout_told, plan_told
from bridgetutor.cardplay.hints.the_card import card_told
from bridgetutor.cardplay.hints.weighed import LITTLE, Weighed, is_idle_safety, taught, weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.choosing import Choice, ChooseCard
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.robots.layouts import promised
from bridgetutor.cardplay.robots.pricing import Solved
from bridgetutor.cardplay.robots.robot import by_habit
from bridgetutor.cardplay.techniques import BACKGROUND, Finding, Technique, about, at_hand
from bridgetutor.cardplay.verdicts.counter import CounterLayout, counter_layout
from bridgetutor.cardplay.verdicts.knowledge import Knowledge
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class Hint:
    """What a teacher would say, a degree at a time, and what it rests on."""

    degrees: tuple[Phrase, ...]
    """A question; the technique and its suit; the card with the chances of each; a layout, where one shows it."""
    card: Card
    technique: Technique | None
    weighed: tuple[Weighed, ...]
    """The card first, then its rivals by worth, of equal cards one."""
    layouts: int
    layout: CounterLayout | None = None
    """Where the card works and the next best does not."""


@dataclass(frozen=True, slots=True)
class AskForHint:
    """The hint to be had at a moment. A `Question`: it holds a view, so nothing hidden can enter the answer."""

    choice: ChooseCard
    contract: Contract | None = None

    def answer(self) -> Hint:
        """The hint. Raises `ValueError` where it is not for the seat to play, `BridgeError` where the solver cannot."""
        choice = self._in_a_second
        if len(groups(choice.view)) < 2:
            return self._told(choice.answer(), None)
        solved = choice.solved()
        return self._told(choice.weighed(solved), solved)

    def by_rules(self) -> Hint:
        """The hint without a solver: the card of habit, and what the techniques say of it."""
        usual = by_habit(self.choice)
        return self._told(Choice(usual.card, usual.why), None)

    def answer_or_rules(self) -> Hint:
        """The hint; without chances where the solver is missing or cannot answer."""
        try:
            return self.answer()
        except BridgeError:
            return self.by_rules()

    @property
    def _in_a_second(self) -> ChooseCard:
        """What is asked of the robot, which a learner waits for."""
        return replace(self.choice, effort=self.choice.effort.in_a_second)

    def _told(self, chosen: Choice, solved: Solved | None) -> Hint:
        outlook = Outlook(self.choice.view, promised(self.choice.promises), self.contract)
        cards = weighed(chosen, self._in_a_second)
        findings = tuple(each for each in at_hand(outlook) if not is_idle_safety(each, cards))
        found = taught(cards, findings, chosen.layouts or None)
        finding = about(findings, found[0].card)
        layout = self._layout(found, solved)
        degrees = (
            question_of(outlook, finding),
            plan_told(outlook, finding, chosen, found[0].card, _given_up(findings, found, outlook)),
            card_told(found, chosen, outlook),
            *(() if layout is None else (layout_told(layout, outlook.view),)),
        )
        technique = None if finding is None else finding.technique
        return Hint(degrees, found[0].card, technique, found, chosen.layouts, layout)

    def _layout(self, found: Sequence[Weighed], solved: Solved | None) -> CounterLayout | None:
        """A layout in which the card works and its nearest rival fails, if the two are worth telling apart."""
        rival = _rival(found)
        if solved is None or rival is None:
            return None
        known = Knowledge.from_solved(self._in_a_second, solved)
        layout = counter_layout(known, rival.card, found[0].card, looks_further=False, plays_out=False)
        if layout is None or layout.settles_the_contract:
            return layout
        # Where the contract hangs on the card, a trick more or less shows nothing.
        hangs = abs((found[0].reaches or 0) - (rival.reaches or 0)) >= LITTLE
        return None if hangs else layout


def _given_up(findings: Sequence[Finding], found: Sequence[Weighed], outlook: Outlook) -> Technique | None:
    """What the side's own lead was for, where the layouts now speak for another card."""
    if outlook.trick is None or not outlook.is_declarers or outlook.trick.leader.side is not outlook.side:
        return None
    worse = {each.card for each in found if found[0].is_better_than(each)}
    begun = (each for each in findings if each.technique not in BACKGROUND)
    return next((each.technique for each in begun if worse >= set(each.cards)), None)


def _rival(found: Sequence[Weighed]) -> Weighed | None:
    """The best of the cards that are not as good as the first."""
    return next((each for each in found[1:] if found[0].is_better_than(each)), None)
