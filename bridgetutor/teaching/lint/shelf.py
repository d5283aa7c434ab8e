"""What concerns several lessons: names given twice, lessons needed that are not there, circles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bridgetutor.phrase import phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.course import LessonHeader
from bridgetutor.teaching.lint.subject import Subject


def check_shelf(subjects: Sequence[Subject]) -> None:
    """Notes these faults with the lessons they are in."""
    _check_names(subjects)
    for subject in subjects:
        lessons, card = subject.around.lessons, subject.reading.card
        if lessons is None or card is None:
            continue
        for need in card.needs:
            if need not in lessons:
                says = phrase("This lesson needs “{name}”, which is not in the library", name=need)
                subject.note(codes.UNKNOWN_NEED, says, subject.reading.card_line)
        circle = _circle(card.id, lessons)
        if circle:
            says = phrase("This lesson needs itself, by way of {circle}", circle=circle)
            subject.note(codes.CYCLE, says, subject.reading.card_line)


def _check_names(subjects: Sequence[Subject]) -> None:
    """In one language no name stands for two things; a former name is taken too."""
    owners: dict[tuple[str, str, str], Subject] = {}
    for subject in subjects:
        for kind, name, line in _names(subject):
            key = (str(subject.path.parent.parent), kind, name)
            owner = owners.setdefault(key, subject)
            if owner is not subject:
                says = phrase("“{name}” is a name in {path} already", name=name, path=str(owner.path))
                subject.note(codes.NAME_TWICE, says, line)


def _names(subject: Subject) -> Iterator[tuple[str, str, int]]:
    card = subject.reading.card
    if card is not None:
        yield "lesson", card.id, subject.reading.card_line
    for page in subject.pages:
        fence = page.page.fence
        if fence is not None:
            yield from (("exercise", name, fence.line) for name in (fence.id, *page.step.was) if name)


def _circle(start: str, lessons: Mapping[str, LessonHeader]) -> tuple[str, ...]:
    """The way from a lesson over what it needs back to itself; empty where there is none."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen: set[str] = set()
    while ways:
        way = ways.pop()
        header = lessons.get(way[-1])
        for need in header.needs if header is not None else ():
            if need == start:
                return (*way[1:], start)
            if need not in seen:
                seen.add(need)
                ways.append((*way, need))
    return ()
