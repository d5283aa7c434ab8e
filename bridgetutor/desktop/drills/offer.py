"""What there is to practise, with what the learner has shown of it so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.session.aims import difficult
from bridgetutor.session.mistakes import to_put_right
from bridgetutor.session.partnership.walk import concept_of
from bridgetutor.teaching.drills.catalogue import GROUPS, Group
from bridgetutor.teaching.drills.item import DIFFICULT
from bridgetutor.teaching.drills.mistakes import MISTAKES

if TYPE_CHECKING:
    from datetime import datetime

    from bridgetutor.progress.mastery import Learned


PARTNERSHIPS = (
    ("natural", phrase("Natural bidding, as in the course")),
    ("sayc", phrase("Standard American")),
)
"""The systems of the robot opposite."""

OWN = "own"
"""The name of the group of what is of the learner's own making."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A drill that can be begun: of one concept, of a group, or of all that is due.

    `mastery` is from 0 to 1, None where nothing of it was ever asked. With a `partnership` boards are bid with a robot
    who plays that system. `positions` are those of the learner's own mistakes.
    """

    name: str
    title: Phrase
    concepts: tuple[str, ...]
    mastery: float | None = None
    asked: int = 0
    is_due: bool = False
    partnership: str | None = None
    positions: tuple[str, ...] = ()

    @property
    def is_own(self) -> bool:
        """Whether it is of the learner's own making: mistakes, or what was marked as difficult."""
        return self.name in {MISTAKES.concept, DIFFICULT}

    @property
    def standing(self) -> Phrase:
        """How far the learner is, in words."""
        if self.positions:
            return phrase("{n} to be put right", n=len(self.positions))
        if self.mastery is None:
            return phrase("not practised yet")
        asked = counted("{n} question", "{n} questions", n=self.asked)
        return phrase("{asked} · mastered to {share:.0f} %", asked=asked, share=100 * self.mastery)


@dataclass(frozen=True, slots=True)
class Section:
    """A group of offers by its name; where there are several drills, `mixed` is all of them and comes first."""

    name: str
    title: Phrase
    drills: tuple[Offer, ...]
    mixed: Offer | None = None

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Each of them that can be begun."""
        return self.drills if self.mixed is None else (self.mixed, *self.drills)


def due(learned: Learned, now: datetime) -> Offer:
    """Everything it is time to ask for again; without concepts where nothing is."""
    known = {concept for group in GROUPS for concept in group.concepts}
    concepts = tuple(concept for concept in learned.due(now) if concept in known)
    return Offer("due", phrase("Everything that is due"), concepts, is_due=bool(concepts))


def marked(learned: Learned, now: datetime) -> Offer:
    """What the learner has marked as difficult; without concepts where that is nothing."""
    chosen = difficult(learned)
    concepts = tuple(concept for group in GROUPS for concept in group.concepts if concept in chosen)
    practised = [learned.practice[each] for each in concepts if each in learned.practice]
    share = sum(each.mastery(now) for each in practised) / len(concepts) if practised else None
    asked = sum(each.asked for each in practised)
    return Offer(DIFFICULT, phrase("Marked as difficult"), concepts, share, asked)


def mistakes(learned: Learned, now: datetime) -> Offer:
    """The learner's own mistakes that wait for today."""
    positions = to_put_right(learned, now.date())
    return Offer(MISTAKES.concept, MISTAKES.title, (), is_due=bool(positions), positions=positions)


def sections(learned: Learned, now: datetime) -> tuple[Section, ...]:
    """All groups, each drill with its standing, and bidding with a partner."""
    own = [
        offer for offer in (mistakes(learned, now), marked(learned, now)) if offer.concepts or offer.positions
    ]
    return (
        *((Section(OWN, phrase("Your own"), tuple(own)),) if own else ()),
        *(_section(group, learned, now) for group in GROUPS),
        _partnerships(learned, now),
    )


def _partnerships(learned: Learned, now: datetime) -> Section:
    offers = (
        replace(_offer(concept_of(system), title, learned, now), partnership=system)
        for system, title in PARTNERSHIPS
    )
    return Section("partnership", phrase("Bidding with a partner"), tuple(offers))


def _section(group: Group, learned: Learned, now: datetime) -> Section:
    offers = tuple(_offer(maker.concept, maker.title, learned, now) for maker in group.makers)
    if len(offers) == 1:
        return Section(group.name, group.title, offers)
    mixed = Offer(
        group.name,
        phrase("All of these, mixed"),
        group.concepts,
        _average(offers),
        sum(offer.asked for offer in offers),
        any(offer.is_due for offer in offers),
    )
    return Section(group.name, group.title, offers, mixed)


def _offer(concept: str, title: Phrase, learned: Learned, now: datetime) -> Offer:
    practice = learned.practice.get(concept)
    if practice is None:
        return Offer(concept, title, (concept,))
    return Offer(concept, title, (concept,), practice.mastery(now), practice.asked, practice.is_due(now))


def _average(offers: tuple[Offer, ...]) -> float | None:
    """Over all of the group, those never asked counting nothing; None where none ever was."""
    if all(offer.mastery is None for offer in offers):
        return None
    return sum(offer.mastery or 0.0 for offer in offers) / len(offers)
