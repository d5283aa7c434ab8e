"""Judging a card: a question that any process can answer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.choosing import ChooseCard
from bridgetutor.cardplay.robots.effort import Effort
from bridgetutor.cardplay.robots.equals import Group, groups
from bridgetutor.cardplay.robots.layouts import Told, promised
from bridgetutor.cardplay.robots.nodes import Node, priced
from bridgetutor.cardplay.solver import Position
from bridgetutor.cardplay.techniques import BACKGROUND, Finding, about, at_hand
from bridgetutor.cardplay.verdicts.counter import counter_layout
from bridgetutor.cardplay.verdicts.grade import ALIKE, WORSE, Grade, graded
from bridgetutor.cardplay.verdicts.knowledge import Knowledge
from bridgetutor.cardplay.verdicts.verdict import Option, Verdict
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

REVIEW = Effort(lead=24, opening=32, first=32, middle=80, late=120)
"""Layouts by stage of the play, such that a side's cards are judged in five seconds on one core."""


@dataclass(frozen=True, slots=True)
class JudgeCard:
    """What is to be said of the card at a place of a play with four known hands. A `Question`.

    What the player could know comes from their view before the card; only `there` and `taken` of the verdict, and of
    its grade what these decide, come from the other hands.
    """

    play: Play
    at: int
    aim: Aim
    told: Told = SILENCE
    cardings: tuple[Carding, Carding] = (STANDARD, STANDARD)
    effort: Effort = REVIEW
    seed: int = 1

    @property
    def moment(self) -> Play:
        """The play before the card."""
        return self.play.before(self.at)

    def answer(self) -> Verdict:
        """The verdict. Raises `BridgeError` where the solver cannot answer, `ValueError` where a hand is not known."""
        moment, card = self.moment, self.play.cards[self.at]
        view = PlayView.of(moment, moment.player)
        found = groups(view)
        if len(found) == 1:
            grade = Grade.FORCED if len(found[0]) == 1 else Grade.EQUAL
            return Verdict(self.at, moment.turn, moment.player, card, grade)
        known = Knowledge.of(self._question(view))
        options = _options(found, known, _there(moment, known))
        return self._judged(known, options)

    def _question(self, view: PlayView) -> ChooseCard:
        return ChooseCard(view, self.aim, self.told, self.cardings, self.effort, self.seed)

    def _judged(self, known: Knowledge, options: tuple[Option, ...]) -> Verdict:
        view, card = known.question.view, self.play.cards[self.at]
        best = options[0]
        chosen = next(option for option in options if card in option.cards)
        cost = max(option.there for option in options) - chosen.there
        is_a_guess = chosen.behind.is_certain and not _is_worse_blind(known, chosen, best)
        grade = graded(chosen.behind, cost, hangs_on_a_guess=is_a_guess)
        usual = next(option for option in options if habitual_card(view) in option.cards)
        verdict = Verdict(
            self.at,
            view.turn,
            view.seat,
            card,
            grade,
            options,
            len(known.solved.layouts),
            is_defence=view.turn.side is not known.question.side,
            is_hard=usual.behind.is_certain,
            hangs_on_a_guess=is_a_guess,
            taken=_taken(self.play, self.at, view),
            counter=counter_layout(known, card, best.cards[-1]) if grade.is_worse else None,
        )
        return replace(verdict, technique=self._technique(verdict)) if verdict.matters else verdict

    def _technique(self, verdict: Verdict) -> Finding | None:
        """What begins with the best card, or one as good as it; with the one played, where none was better."""
        view, level = PlayView.of(self.moment, verdict.player), self.aim.level
        declarer = view.play.declarer
        contract = None if level is None or declarer is None else Contract(level, view.strain, declarer)
        as_good = [option for option in verdict.options if option.behind.mean < ALIKE]
        better = as_good if verdict.grade.is_worse else [verdict.chosen]
        findings = at_hand(Outlook(view, promised(self.told), contract))
        found = next(
            filter(None, (about(findings, card) for option in better for card in option.cards)), None
        )
        return None if found is None or found.technique in BACKGROUND else found


def _is_worse_blind(known: Knowledge, chosen: Option, best: Option) -> bool:
    """Whether the card is worse, too, where nobody guesses right by magic. Of leads it would take too long to tell."""
    if not known.question.view.play.cards:
        return True
    return known.behind_blind(chosen.cards[0].index, best.cards[0].index).mean >= WORSE


def _options(found: list[Group], known: Knowledge, there: dict[int, int]) -> tuple[Option, ...]:
    """The groups, the best by what could be known first; of several the one that is written first."""
    prices = known.prices
    order = sorted(found, key=lambda group: -prices[group[0].index].worth)
    best = order[0][0].index
    return tuple(_option(group, known, best, there[group[0].index]) for group in order)


def _option(group: Group, known: Knowledge, best: int, there: int) -> Option:
    question, card = known.question, group[0].index
    price = known.prices[card]
    if question.view.turn.side is question.side:
        reaches, tricks, won = price.makes, price.tricks, there
    else:
        size = question.view.play.size
        reaches, tricks, won = 1 - price.makes, size - price.tricks, size - there
    # A sum of shares may miss 0 or 1 by a hair.
    shown = None if question.aim.needed is None else min(max(reaches, 0.0), 1.0)
    return Option(group, shown, tricks, known.behind(card, best), won)


def _there(moment: Play, known: Knowledge) -> dict[int, int]:
    """By card index: the tricks of declarer's side with all cards in sight."""
    side = known.question.side
    (found,) = priced([Node(Position.of(moment), moment.tricks_won(side))], side)
    return found


def _taken(play: Play, at: int, view: PlayView) -> tuple[Seat, Card] | None:
    """The hidden card that took the trick of this one from its side."""
    trick = play.tricks[at // 4]
    winner = trick.winner(play.strain)
    place = (winner - trick.leader) % 4
    is_hidden = view.play.deal[winner] is None and place > at % 4
    if not trick.is_complete or winner.side is view.seat.side or not is_hidden:
        return None
    return winner, trick.cards[place]
