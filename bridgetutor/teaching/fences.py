"""A lesson's text cut into prose and fences, each with the line it stands on. Knows nothing of what fences mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Option:
    """`:key argument: value`; the value may have gone on over several lines."""

    line: int
    key: str
    argument: str
    value: str


@dataclass(frozen=True, slots=True)
class Fence:
    """```` ```{kind} id ```` and what stands in it. `text` is the question or caption, `text_line` where it begins."""

    line: int
    kind: str
    id: str
    options: tuple[Option, ...]
    text: str
    text_line: int
    is_closed: bool = True


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of prose as they stand in the file, the first of them at `line`."""

    line: int
    text: str


Block: TypeAlias = Passage | Fence

_BACKTICKS = re.compile(r" {0,3}(?P<ticks>`{3,}|~{3,})(?P<info>[^`]*)$")
_DIRECTIVE = re.compile(r"\s*\{(?P<kind>[^}]*)\}\s*(?P<id>.*)$")
OPTION = re.compile(r":(?P<key>[A-Za-z][\w-]*)(?:[ \t]+(?P<argument>[^:]*))?:(?:[ \t]+(?P<value>.*)|[ \t]*)$")
"""An option line."""


def lines_of(text: str) -> list[str]:
    """The lines as an editor numbers them, whichever system wrote the file."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def split(text: str) -> tuple[Block, ...]:
    """The blocks of a lesson in order: passages of prose, code blocks left in them, and fences with `{kind}`."""
    lines = lines_of(text)
    blocks: list[Block] = []
    start = at = 0
    while at < len(lines):
        opening = _BACKTICKS.match(lines[at])
        if opening is None:
            at += 1
            continue
        end = _closing_line(lines, at, opening["ticks"])
        directive = _DIRECTIVE.match(opening["info"])
        if directive is not None:
            blocks += _passage(lines, start, at)
            blocks.append(_fence(lines, at, end, directive))
            start = end + 1
        at = end + 1
    return (*blocks, *_passage(lines, start, len(lines)))


def prose_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a passage outside its code blocks, counted from 0."""
    lines = lines_of(text)
    at = 0
    while at < len(lines):
        opening = _BACKTICKS.match(lines[at])
        if opening is None:
            yield at, lines[at]
            at += 1
        else:
            at = _closing_line(lines, at, opening["ticks"]) + 1


def _closing_line(lines: list[str], at: int, ticks: str) -> int:
    """The line that closes the fence opened at `at`; the number of lines where nothing does."""
    for number in range(at + 1, len(lines)):
        line = lines[number].strip()
        if line.startswith(ticks) and not line.strip(ticks[0]):
            return number
    return len(lines)


def _passage(lines: list[str], start: int, end: int) -> Iterator[Passage]:
    if any(line.strip() for line in lines[start:end]):
        yield Passage(start + 1, "\n".join(lines[start:end]))


def _fence(lines: list[str], at: int, end: int, directive: re.Match[str]) -> Fence:
    options, body = _options(lines, at + 1, end)
    while body < end and not lines[body].strip():
        body += 1
    return Fence(
        line=at + 1,
        kind=directive["kind"],
        id=directive["id"].strip(),
        options=options,
        text="\n".join(lines[body:end]).rstrip(),
        text_line=body + 1,
        is_closed=end < len(lines),
    )


def _options(lines: list[str], at: int, end: int) -> tuple[tuple[Option, ...], int]:
    """The options at the head of a fence, and the line after the last of them."""
    options: list[Option] = []
    while at < end:
        line = lines[at]
        found = OPTION.match(line)
        if found is not None:
            argument, value = (found["argument"] or "").strip(), (found["value"] or "").strip()
            options.append(Option(at + 1, found["key"].lower(), argument, value))
        elif options and line.startswith("  ") and line.strip():
            options[-1] = _continued(options[-1], line.strip())
        else:
            break
        at += 1
    return tuple(options), at


def _continued(option: Option, more: str) -> Option:
    return Option(option.line, option.key, option.argument, f"{option.value} {more}".strip())
