"""A whole play looked back at: a verdict on each card that somebody chose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.effort import Effort
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.verdicts.judging import REVIEW, JudgeCard
from bridgetutor.cardplay.verdicts.verdict import Verdict
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Review:
    """Every card that these players chose, declarer's with dummy's. A `Question`, and made of one question a card.

    The play may be unfinished; its four hands are known.
    """

    play: Play
    players: frozenset[Seat]
    aim: Aim
    told: Told = SILENCE
    cardings: tuple[Carding, Carding] = (STANDARD, STANDARD)
    effort: Effort = REVIEW
    seed: int = 1
    since: int = 0
    """The place in the play from which on cards are looked at: those before it nobody chose."""

    @property
    def questions(self) -> tuple[JudgeCard, ...]:
        """One a card, in the order played: to be asked one by one where somebody waits to see how far it is."""
        return tuple(
            JudgeCard(self.play, at, self.aim, self.told, self.cardings, self.effort, self.seed)
            for at in range(self.since, len(self.play.cards))
            if self.play.before(at).player in self.players
        )

    def answer(self) -> tuple[Verdict, ...]:
        """The verdicts, in the order played. Raises `BridgeError` where the solver cannot answer."""
        return tuple(question.answer() for question in self.questions)


def that_matter(verdicts: Iterable[Verdict]) -> tuple[Verdict, ...]:
    """Those that are worth a second look."""
    return tuple(verdict for verdict in verdicts if verdict.matters)
