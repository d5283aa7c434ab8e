"""Planning drills: the sure winners of a hand, and where the missing tricks come from, before a card is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Course, Plan, plan_of
from bridgetutor.cardplay.planning.telling import course_told
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.at_play import Moment, first_leads
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Countable, CountExercise, Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LOOKS = 4000

MOST_MISSING = 3
"""Where more are missing a plan rests on more than anybody can weigh at a glance."""

CLEAR = 0.1
"""A course that is worth so much less than the best is wrong; a hand with one in between is not asked about."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A hand at notrump when dummy comes down, South declarer, and the plan for it."""

    moment: Moment
    plan: Plan


@dataclass(frozen=True, slots=True)
class Winners:
    """A `Maker`: the tricks that can be cashed from the top."""

    concept: str
    title: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """Two hands that play in notrump."""
        moment = next(first_leads(random))
        outlook = _outlook(moment)
        parts = tuple(
            phrase("{suit:sign} {tricks}", suit=suit, tricks=outlook.sure_tricks(suit)) for suit in SUITS_DOWN
        )
        says = phrase("{parts}: {sum} in all.", parts=parts, sum=outlook.winners)
        exercise = CountExercise(
            named(self.concept, ""),
            Prose(wording.say("How many sure winners do North and South have?")),
            Countable.SURE_WINNERS,
            (Reply(Mark.RIGHT, (outlook.winners,), Prose(wording.render(says))),),
            deal=_shown(moment),
            shown=frozenset({Seat.NORTH, Seat.SOUTH}),
            hints=(
                Prose(
                    wording.say(
                        "Suit by suit, count the cards from the ace down without a gap, in the two hands together; "
                        "never more than the longer hand has."
                    )
                ),
            ),
        )
        return Item(self.concept, "", exercise)


@dataclass(frozen=True, slots=True)
class Sources:
    """A `Maker`: the suits from which the missing tricks come most often."""

    concept: str
    title: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A contract for which tricks are missing, and two or three ways to them of which one is clearly best."""
        planned = next((each for each in _planned(random) if _is_clear(each.plan)), None)
        if planned is None:
            raise BridgeError(phrase("No question can be made about {concept}", concept=self.concept))
        courses = list(planned.plan.courses)
        random.shuffle(courses)
        exercise = QuizExercise(
            named(self.concept, ""),
            Prose(wording.render(_question(planned))),
            tuple(_words(course, wording) for course in courses),
            tuple(_reply(course, planned.plan, wording) for course in courses),
            deal=_shown(planned.moment),
            shown=frozenset({Seat.NORTH, Seat.SOUTH}),
            hints=(
                Prose(
                    wording.say(
                        "Suit by suit: what does it bring for certain, what only if the cards lie well, and how often "
                        "do they get in before that?"
                    )
                ),
            ),
        )
        return Item(self.concept, "", exercise)


def _outlook(moment: Moment) -> Outlook:
    return Outlook(PlayView.of(moment.play, Seat.SOUTH), contract=moment.contract)


def _planned(random: Random) -> Iterator[Planned]:
    for moment in islice(first_leads(random), LOOKS):
        outlook = _outlook(moment)
        if outlook.needed is not None and 0 < outlook.needed - outlook.winners <= MOST_MISSING:
            plan = plan_of(outlook)
            if plan is not None:
                yield Planned(moment, plan)


def _is_clear(plan: Plan) -> bool:
    """Whether the best course is in time and clearly better than those that are."""
    best, *others = plan.courses or (None,)
    if best is None or not best.in_time or not others:
        return False
    suits = {_suits(course) for course in plan.courses}
    clear = all(not each.in_time or each.chance < best.chance - CLEAR for each in others)
    return clear and len(suits) == len(plan.courses)


def _suits(course: Course) -> frozenset[Suit]:
    return frozenset(way.suit for way in course.ways)


def _words(course: Course, wording: Wording) -> str:
    suits = tuple(suit for suit in SUITS_DOWN if suit in _suits(course))
    return wording.say("{suits:capital}", suits=suits)


def _question(planned: Planned) -> Phrase:
    lead = planned.moment.play.cards[0]
    return counted(
        "{contract}, and West leads the {lead}. {n} trick is missing. Where do you look for it?",
        "{contract}, and West leads the {lead}. {n} tricks are missing. Where do you look for them?",
        n=planned.plan.missing,
        contract=planned.moment.contract,
        lead=lead,
    )


def _reply(course: Course, plan: Plan, wording: Wording) -> Reply[str]:
    mark = Mark.RIGHT if course is plan.best else Mark.WRONG
    says = phrase("{course:capital}.", course=course_told(course))
    if not course.in_time:
        says = phrase("{says} They would be in once too often before that.", says=says)
    elif mark is Mark.WRONG:
        says = phrase("{says} That is not the best there is: compare the chances.", says=says)
    return Reply(mark, (_words(course, wording),), Prose(wording.render(says)))


def _shown(moment: Moment) -> Deal:
    """Declarer's two hands."""
    known = moment.play.deal.known
    return Deal.of({seat: known[seat] for seat in (Seat.NORTH, Seat.SOUTH)})


PLANNING = (
    Winners("sure-winners", phrase("Sure winners")),
    Sources("where-tricks-come-from", phrase("Where the tricks come from")),
)
