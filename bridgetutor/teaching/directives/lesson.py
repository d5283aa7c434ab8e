"""`{lesson}`: the lesson's card."""

from __future__ import annotations

from bridgetutor.teaching.directive import Directive, LessonCard
from bridgetutor.teaching.lesson import Prose
from bridgetutor.teaching.reader import Reader, names


def read(reader: Reader) -> LessonCard:
    """The card; a missing goal is a fault."""
    goal = reader.needed("goal")
    system, place = reader.option("system"), reader.option("place")
    return LessonCard(
        id=reader.name,
        needs=reader.value("needs", names, ()),
        teaches=reader.value("teaches", names, ()),
        system=None if system is None or not system.value else system.value,
        goal=Prose("" if goal is None else goal.value),
        place=None if place is None else place.value,
    )


DIRECTIVE = Directive("lesson", frozenset({"needs", "teaches", "system", "goal", "place"}), frozenset(), read)
