"""A plan in words, as a teacher would think it aloud: the count, the ways, the danger, the decision."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.planning.plan import Course, Plan
from bridgetutor.cardplay.planning.ways import CERTAIN, Way
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit


def told(plan: Plan) -> tuple[Phrase, ...]:
    """The plan, a sentence or two each: for a list, or to be read aloud."""
    return tuple(_told(plan))


def counted_up(plan: Plan) -> Phrase:
    """The count of winners beside what is needed."""
    by_suit = tuple(phrase("{n} in {suit}", n=tricks, suit=suit) for suit, tricks in plan.winners if tricks)
    if not by_suit:
        return phrase("You need {needed} tricks and have none from the top.", needed=plan.needed)
    if len(by_suit) == 1:
        return phrase(
            "You need {needed} tricks. From the top you have {by_suit}.", needed=plan.needed, by_suit=by_suit
        )
    return phrase(
        "You need {needed} tricks. From the top you have {sure}: {by_suit}.",
        needed=plan.needed,
        sure=plan.sure,
        by_suit=by_suit,
    )


def course_told(course: Course) -> Phrase:
    """The ways of a course with its chance, as a clause."""
    return phrase("{ways} ({chance})", ways=ways_told(course), chance=percent(course.chance))


def ways_told(course: Course) -> tuple[Phrase, ...]:
    """The ways of a course, as a list."""
    return tuple(map(_short, course.ways))


def _told(plan: Plan) -> Iterator[Phrase]:
    yield counted_up(plan)
    if plan.losers:
        yield _losers(plan)
    if plan.missing:
        yield counted("One trick is missing.", "{n} tricks are missing.", n=plan.missing)
        yield from map(_way, _worth_telling(plan))
        yield from danger_told(plan)
    yield decided(plan)
    if plan.best is not None and not plan.best.in_time:
        yield phrase(
            "They will be in once too often if all goes as it should: hope that their suit splits well."
        )
    for other in plan.courses[1:]:
        yield phrase("Not as good: {course}.", course=course_told(other))


def _losers(plan: Plan) -> Phrase:
    fast, slow = sum(each.fast for each in plan.losers), sum(each.slow for each in plan.losers)
    return phrase(
        "Likely losers, seen from the hand with the long trumps: {fast} that they can take at once, {slow} later.",
        fast=fast,
        slow=slow,
    )


def _worth_telling(plan: Plan) -> Iterator[Way]:
    """Of several lines in a suit that which the best course takes, else the first."""
    taken = {(way.suit, way.is_ruff): way.line for course in plan.courses[:1] for way in course.ways}
    told: set[tuple[Suit, bool]] = set()
    for way in plan.ways:
        place = (way.suit, way.is_ruff)
        if place not in told and taken.get(place, way.line) == way.line:
            told.add(place)
            yield way


def _way(way: Way) -> Phrase:
    return phrase("{suit:capital}: {gives}: {line}.", suit=way.suit, gives=_gives(way), line=way.line)


def _gives(way: Way) -> tuple[Phrase, ...]:
    """The tricks that are certain, and the further ones with their chances."""
    sure = (counted("one more for certain", "{n} more for certain", n=way.certain),) if way.certain else ()
    return (
        *sure,
        *(
            phrase("{tricks} more ({chance})", tricks=tricks, chance=percent(chance))
            for tricks, chance in enumerate(way.chances, 1)
            if tricks > way.certain
        ),
    )


def percent(chance: float) -> Phrase:
    """A chance for a learner's eye: no decimals, and nothing that is not certain is called so."""
    if chance >= CERTAIN:
        return phrase("certain")
    if round(100 * chance) >= 100:
        return phrase("over 99 %")
    return phrase("{chance:.0f} %", chance=100 * chance)


def danger_told(plan: Plan) -> Iterator[Phrase]:
    """The suit in which they are strong, where there is one."""
    threat = plan.danger
    if threat is not None:
        yield counted(
            "The danger is {suit}: you stop them once, and then they may take {takes}.",
            "The danger is {suit}: you stop them {n} times, and then they may take {takes}.",
            n=threat.stoppers,
            suit=threat.suit,
            takes=threat.takes,
        )


def decided(plan: Plan) -> Phrase:
    """The best course, or that none is needed or to be had."""
    if not plan.missing:
        return phrase("Nothing is missing: mind the entries, and what could still go wrong.")
    if plan.best is None:
        return phrase("No way gives what is missing: play for their mistakes, and for as few down as may be.")
    if sum(way.most for way in plan.best.ways) == plan.missing:
        return phrase("Best: {course}.", course=course_told(plan.best))
    return counted(
        "Best: {ways}, of which {n} is enough ({chance}).",
        "Best: {ways}, of which {n} are enough ({chance}).",
        n=plan.missing,
        ways=ways_told(plan.best),
        chance=percent(plan.best.chance),
    )


def _short(way: Way) -> Phrase:
    if way.is_ruff:
        return counted("one ruff in {suit}", "{n} ruffs in {suit}", n=way.most, suit=way.suit)
    return counted("one trick more in {suit}", "{n} tricks more in {suit}", n=way.most, suit=way.suit)
