"""What the learner has practised, read from the record, and drills that go by it."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import cycle
from random import SystemRandom
from typing import TYPE_CHECKING

from bridgetutor.desktop.services.ahead import Ahead
from bridgetutor.desktop.services.log import LOGGER
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress.faults import StoreFault
from bridgetutor.session.aims import chosen, difficult, mastered
from bridgetutor.session.choice import Posed, parse_choice
from bridgetutor.session.drill_walk import DrillWalk, Known
from bridgetutor.session.mistakes import ToPlay, keep, to_play_again
from bridgetutor.session.partnership.walk import PartnershipWalk
from bridgetutor.teaching.drills.boards import board
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.mistakes import MISTAKES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QObject

    from bridgetutor.desktop.services.accounts import Accounts
    from bridgetutor.desktop.services.weighing import Weighing
    from bridgetutor.progress.mastery import Learned
    from bridgetutor.progress.store import Store
    from bridgetutor.session.looking_back import LookingBack
    from bridgetutor.wording import Wording

QUESTIONS = 10
"""A drill takes some five minutes."""

BOARDS = 4
"""So do boards with a partner."""

MOST_TOLD = 5
"""Of what comes again, at the end of a drill."""

_SEEDS = 1 << 31


class Practising:
    """`store` is None where the record could not be opened: then everything is asked alike."""

    def __init__(self, store: Store | None, accounts: Accounts, wording: Wording, learner: str) -> None:
        self._store = store
        self._accounts = accounts
        self._wording = wording
        self._learner = learner
        self._random = SystemRandom()

    def learned(self) -> Learned:
        """What the record tells by now; a long one is read in the background, and until then what is known of it."""
        return self._accounts.learned(self._store, self._learner)

    def ahead(self, concepts: Sequence[str], parent: QObject) -> Ahead:
        """Questions about these concepts, each chosen by the answers up to then, and made ahead."""

        def choose(unanswered: Posed | None) -> Posed:
            concept, probe = chosen(
                self.learned(),
                concepts,
                now=datetime.now(UTC),
                random=self._random,
                unanswered=None if unanswered is None else unanswered.concept,
            )
            return Posed(self._random.randrange(_SEEDS), concept, probe)

        return Ahead(choose, self._wording, parent)

    def mistakes_ahead(self, positions: Sequence[str], parent: QObject) -> Ahead:
        """The learner's own mistakes, one after the other, from the first again after the last."""
        waiting = cycle(positions)
        return Ahead(lambda _unanswered: Posed(0, MISTAKES.concept, next(waiting)), self._wording, parent)

    def mistakes_to_play(self) -> ToPlay:
        """Those of yesterday, or of the last day before it."""
        return to_play_again(self.learned(), datetime.now(UTC).date())

    def keep_mistakes(self, moment: LookingBack) -> None:
        """What was wrong in a hand that has been looked back at comes again as questions."""
        if self._store is not None:
            try:
                keep(self._store, moment, learner=self._learner, now=datetime.now(UTC))
            except StoreFault as fault:
                LOGGER.warning("record: %s", fault)

    def walk(self, name: str, title: str, questions: int | None, ahead: Ahead) -> DrillWalk:
        """A drill of so many of these questions, or with no end set."""
        learned = self.learned()
        known = Known(mastered(learned, datetime.now(UTC)), difficult(learned))
        return DrillWalk(name, title, questions, lambda _state: ahead.wanted(), self._wording, ahead, known)

    def coming(self, choices: Iterable[str]) -> tuple[Phrase, ...]:
        """When what a drill has asked comes again, the soonest first; the drill is told by its choices."""
        learned, now = self.learned(), datetime.now(UTC)
        asked = dict.fromkeys(
            choice.concept for choice in map(parse_choice, choices) if isinstance(choice, Posed)
        )
        due = sorted(
            (learned.practice[concept].memory.due, concept)
            for concept in asked
            if concept in learned.practice
        )
        return tuple(self._comes(concept, (when - now).days) for when, concept in due[:MOST_TOLD])

    def _comes(self, concept: str, days: int) -> Phrase:
        if concept == MISTAKES.concept:
            return phrase("Each of these comes again until it has been right at once on two days.")
        title = drill(concept).title
        if days < 1:
            return phrase("{concept} comes again tomorrow.", concept=title)
        return counted(
            "{concept} comes again in {n} day.", "{concept} comes again in {n} days.", n=days, concept=title
        )

    def partnership(self, title: str, system: str, boards: int, weighing: Weighing) -> PartnershipWalk:
        """So many boards to be bid with a robot."""
        return PartnershipWalk(
            title,
            system,
            boards,
            lambda number: board(number, self._random),
            weighing.wanted,
            self._wording,
        )
