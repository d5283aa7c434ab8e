"""One lesson under the lens: its pages, every text in it with its line, and what it may refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

from bridgetutor.phrase import Phrase
from bridgetutor.teaching.course import LessonHeader
from bridgetutor.teaching.diagnostics import Code, Diagnostic
from bridgetutor.teaching.fences import Option
from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lesson import Mark
from bridgetutor.teaching.loader import Reading, ReadPage


class Kind(Enum):
    """What a text is to the learner."""

    PROSE = auto()
    QUESTION = auto()
    """Or caption."""
    REPLY = auto()
    HINT = auto()
    REMARK = auto()
    GOAL = auto()


_KINDS = {
    **dict.fromkeys((*(mark.value for mark in Mark), "at", "because"), Kind.REPLY),
    "hint": Kind.HINT,
    "say": Kind.REMARK,
}


@dataclass(frozen=True, slots=True)
class Passage:
    """An author's text and the line it begins at; `option` where it is the value of one."""

    kind: Kind
    line: int
    text: str
    option: Option | None = None

    def line_of(self, place: int) -> int:
        """The line of the file where that character stands. An option's text counts as one line."""
        return self.line if self.option is not None else self.line + self.text.count("\n", 0, place)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What lies round a lesson. `lessons` and `glossary` are None for a file that is in no library."""

    lessons: Mapping[str, LessonHeader] | None = None
    glossary: Glossary | None = None


@dataclass
class Subject:
    """A lesson that has been read, and the faults found in it."""

    reading: Reading
    around: Surroundings = field(default_factory=Surroundings)
    found: list[Diagnostic] = field(default_factory=list)

    @property
    def path(self) -> Path:
        """The lesson's file."""
        return self.reading.path

    @property
    def pages(self) -> tuple[ReadPage, ...]:
        """Its pages; the body of a broken fence is None."""
        return self.reading.pages

    def note(self, code: Code, says: Phrase, line: int) -> None:
        """Adds a fault."""
        self.found.append(Diagnostic(self.path, line, code.id, says))

    def passages(self, *kinds: Kind) -> Iterator[Passage]:
        """Every text of these kinds, all without any, in the order of the file."""
        for passage in self._all():
            if not kinds or passage.kind in kinds:
                yield passage

    def _all(self) -> Iterator[Passage]:
        card = self.reading.card
        if card is not None and card.goal.markdown:
            yield Passage(Kind.GOAL, self.reading.card_line, card.goal.markdown)
        for page in self.pages:
            yield from passages_of(page)


def passages_of(page: ReadPage) -> Iterator[Passage]:
    """The texts of a page: its prose, then those of its fence."""
    if page.page.prose:
        yield Passage(Kind.PROSE, page.page.prose_line, page.page.prose)
    fence = page.page.fence
    for option in fence.options if fence is not None else ():
        if option.key in _KINDS and not (option.key == "at" and "refute" in option.argument.split()):
            yield Passage(_KINDS[option.key], option.line, option.value, option)
    if fence is not None and fence.text:
        yield Passage(Kind.QUESTION, fence.text_line, fence.text)


def in_order(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Faults as they are listed: by file, by line; the same one twice is told once."""
    return tuple(sorted(dict.fromkeys(found), key=lambda each: (str(each.path), each.line, each.code)))
