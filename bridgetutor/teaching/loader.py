"""From a lesson's file to the lesson: whatever is wrong with it is listed, all at once, and nothing is raised."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.teaching import codes
from bridgetutor.teaching.diagnostics import Diagnostic
from bridgetutor.teaching.directive import Body, LessonCard
from bridgetutor.teaching.directives import DIRECTIVE_BY_KIND
from bridgetutor.teaching.fences import Block, Fence, lines_of, split
from bridgetutor.teaching.lesson import Lesson, Prose, Step
from bridgetutor.teaching.pages import Page, pages
from bridgetutor.teaching.reader import Reader, names

_TITLE = re.compile(r"#[ \t]+(?P<text>.+?)[ \t]*#*$")
_NUMBER = re.compile(r"^\d+-")
_LANGUAGE = re.compile(r"[a-z]{2,3}([_-][A-Za-z]+)?")

_AUTHORS_WORDS = frozenset({"right", "also", "wrong", "at", "because", "hint", "say", "was"})
"""Options whose value is prose: a better wording does not make another exercise of it."""


@dataclass(frozen=True, slots=True)
class ReadPage:
    """A page as it stands in the file, and the step it has become."""

    page: Page
    step: Step


@dataclass(frozen=True, slots=True)
class Reading:
    """A lesson's file as far as it could be read: what lint looks at. `lesson` is None where a fence is broken."""

    path: Path
    lesson: Lesson | None
    pages: tuple[ReadPage, ...]
    diagnostics: tuple[Diagnostic, ...]
    card: LessonCard | None = None
    card_line: int = 1


def load_lesson(path: Path) -> tuple[Lesson | None, tuple[Diagnostic, ...]]:
    """The lesson in a file and everything wrong with it; None where it cannot be taught as it stands."""
    reading = read_file(path)
    return reading.lesson, reading.diagnostics


def read_file(path: Path) -> Reading:
    """The file as far as it can be read."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        says = phrase("The file cannot be read: {reason}", reason=error.strerror or str(error))
        return Reading(path, None, (), (Diagnostic(path, 1, codes.UNREADABLE.id, says),))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        says = phrase("This is not text in UTF-8")
        return Reading(path, None, (), (Diagnostic(path, line, codes.UNREADABLE.id, says),))
    return read_text(text, path)


def read_text(text: str, path: Path) -> Reading:
    """A lesson's text as far as it can be read; `path` tells its course and language and is not opened."""
    return _Loading(path).read(text)


def read_card(text: str, path: Path) -> tuple[str, LessonCard | None]:
    """The title and the card out of the head of a lesson's text; None where it has no card that can be read."""
    lines = lines_of(text)
    title, title_lines = title_of(lines)
    fences = (block for block in split("\n".join(lines[title_lines:])) if isinstance(block, Fence))
    first = next(fences, None)
    if first is None or first.kind != "lesson":
        return title, None
    body = DIRECTIVE_BY_KIND["lesson"].body(Reader(first, path))
    return title, body if isinstance(body, LessonCard) else None


def without_number(name: str) -> str:
    """The name of a file or folder less the number that orders it: 02-finesse becomes finesse."""
    return _NUMBER.sub("", name)


def title_of(lines: Sequence[str]) -> tuple[str, int]:
    """The title, if the first line that is not blank is one, and how many lines there are to its end."""
    for number, line in enumerate(lines):
        found = _TITLE.match(line)
        if found is not None:
            return found["text"], number + 1
        if line.strip():
            break
    return "", 0


@dataclass
class _Loading:
    path: Path
    diagnostics: list[Diagnostic] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    is_broken: bool = False

    def read(self, text: str) -> Reading:
        lines = lines_of(text)
        title, title_lines = title_of(lines)
        if not title:
            self._fault(1, "no title")
        blocks = list(split("\n".join(["" for _ in range(title_lines)] + lines[title_lines:])))
        card_line, card = self._take_card(blocks)
        read = tuple(self._step(page, card) for page in pages(blocks, title=title))
        if not read:
            says = phrase("After its card the lesson has nothing")
            self.diagnostics.append(Diagnostic(self.path, card_line, codes.NOTHING_ASKED.id, says))
        lesson = None
        if title and card is not None and not self.is_broken and read:
            lesson = self._lesson(text, title, card, read)
        found = tuple(sorted(self.diagnostics, key=lambda each: each.line))
        return Reading(self.path, lesson, read, found, card, card_line)

    def _fault(self, line: int, what: str) -> None:
        says = {
            "no title": phrase("The first line is not a title: “# The hold-up”"),
            "no card": phrase(
                "The lesson's card is missing: a fence {fence} after the title", fence="{lesson}"
            ),
            "late card": phrase("The lesson's card comes first, right after the title"),
            "two cards": phrase("A lesson has one card"),
        }[what]
        self.diagnostics.append(Diagnostic(self.path, line, codes.NO_TITLE.id, says))

    def _take_card(self, blocks: list[Block]) -> tuple[int, LessonCard | None]:
        """The card, taken out of the blocks."""
        cards = [block for block in blocks if isinstance(block, Fence) and block.kind == "lesson"]
        for extra in cards[1:]:
            self._fault(extra.line, "two cards")
        if not cards:
            self._fault(1, "no card")
            return 1, None
        if blocks[0] is not cards[0]:
            self._fault(cards[0].line, "late card")
        blocks[:] = [block for block in blocks if block not in cards]
        body = self._body(cards[0], None)
        return cards[0].line, body if isinstance(body, LessonCard) else None

    def _step(self, page: Page, card: LessonCard | None) -> ReadPage:
        body = None if page.fence is None else self._body(page.fence, None if card is None else card.system)
        step = Step(
            heading=page.heading,
            prose=Prose(page.prose),
            body=None if isinstance(body, LessonCard) else body,
            line=page.line,
            was=() if page.fence is None else _former_names(page.fence),
            fingerprint="" if page.fence is None else fingerprint(page.fence),
            place=None if page.fence is None else _place(page.fence),
        )
        return ReadPage(page, step)

    def _body(self, fence: Fence, system: str | None) -> Body | None:
        reader = Reader(fence, self.path, system)
        if not fence.is_closed:
            reader.fault(codes.NOT_CLOSED, phrase("The fence that begins here is not closed"))
        directive = DIRECTIVE_BY_KIND.get(fence.kind)
        if directive is None:
            says = phrase(
                "There is no fence “{kind}”; there are {known}",
                kind=fence.kind,
                known=tuple(DIRECTIVE_BY_KIND),
            )
            reader.fault(codes.UNKNOWN_DIRECTIVE, says)
            body = None
        else:
            body = directive.body(reader)
        if fence.id and fence.kind != "lesson":
            self._note_name(reader)
        self.diagnostics += reader.diagnostics
        self.is_broken = self.is_broken or reader.is_broken
        return body

    def _note_name(self, reader: Reader) -> None:
        first = self.seen.setdefault(reader.name, reader.fence.line)
        if first != reader.fence.line:
            says = phrase(
                "“{name}” is the name of the fence at line {line} already", name=reader.name, line=first
            )
            reader.note(codes.NAME_TWICE, says)

    def _lesson(self, text: str, title: str, card: LessonCard, read: tuple[ReadPage, ...]) -> Lesson:
        return Lesson(
            id=card.id,
            title=title,
            course=without_number(self.path.parent.name),
            language=language_of(self.path),
            goal=card.goal,
            steps=tuple(page.step for page in read),
            path=self.path,
            needs=card.needs,
            teaches=card.teaches,
            system=card.system,
            fingerprint=_digest(text),
            place=card.place,
        )


def language_of(path: Path) -> str:
    """The language of a lesson: the folder above its course; English where that is no language."""
    name = path.absolute().parent.parent.name
    return name if _LANGUAGE.fullmatch(name) else "en"


def fingerprint(fence: Fence) -> str:
    """Sixteen figures that change when the exercise does, but not with the author's wording of it."""
    parts = [fence.kind]
    for option in fence.options:
        value = "" if option.key in _AUTHORS_WORDS else option.value
        if option.key not in {"hint", "because", "was", "place"}:
            parts.append(f"{option.key} {option.argument}: {' '.join(value.split())}")
    return _digest("\n".join(parts))


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _place(fence: Fence) -> str | None:
    """What `:place:` says; whether there is such a lesson the check of links tells."""
    return next((option.value for option in fence.options if option.key == "place"), None)


def _former_names(fence: Fence) -> tuple[str, ...]:
    """What `:was:` says; what is no name is left out (the check of options tells the author of unknown ones)."""
    found: list[str] = []
    for option in fence.options:
        if option.key == "was":
            try:
                found += names(option.value)
            except NotationError:
                continue
    return tuple(found)
