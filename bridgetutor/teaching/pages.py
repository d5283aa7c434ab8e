"""The text of a lesson after its card, cut into pages: some prose, then at most one fence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bridgetutor.teaching.fences import Block, Fence, Passage, lines_of, prose_lines

HEADING = re.compile(r"##[ \t]+(?P<text>.*?)[ \t]*#*$")
BREAK = re.compile(r"-{3,}[ \t]*$")
"""A line that ends a page."""


@dataclass(frozen=True, slots=True)
class Page:
    """`prose` begins at `prose_line` of the file and the page, heading included, at `line`."""

    line: int
    heading: str
    prose: str
    prose_line: int
    fence: Fence | None


@dataclass
class _Open:
    """The page being filled."""

    heading: str
    heading_line: int | None = None
    lines: list[tuple[int, str]] = field(default_factory=list)

    @property
    def is_blank(self) -> bool:
        return not any(text.strip() for _, text in self.lines)

    def closed(self, fence: Fence | None) -> Page:
        """The page as it stands, blank lines round the prose taken off."""
        written = [place for place, (_, text) in enumerate(self.lines) if text.strip()]
        kept = self.lines[written[0] : written[-1] + 1] if written else []
        first = kept[0][0] if kept else fence.line if fence is not None else self.heading_line or 1
        prose = "\n".join(text for _, text in kept)
        return Page(self.heading_line or first, self.heading, prose, first, fence)


def pages(blocks: Iterable[Block], *, title: str) -> Iterator[Page]:
    """The pages in order. The first has the lesson's title for its heading, unless it brings one."""
    page = _Open(title)
    for block in blocks:
        if isinstance(block, Fence):
            yield page.closed(block)
            page = _Open(page.heading)
            continue
        for line, text, ends in _lines(block):
            heading = HEADING.match(text) if ends else None
            if ends and not page.is_blank:
                yield page.closed(None)
                page = _Open(page.heading)
            if heading is not None:
                page.heading, page.heading_line = heading["text"], line
            elif not ends:
                page.lines.append((line, text))
    if not page.is_blank:
        yield page.closed(None)


def _lines(passage: Passage) -> Iterator[tuple[int, str, bool]]:
    """Line number, text, and whether a page ends before it."""
    ends = {at for at, text in prose_lines(passage.text) if HEADING.match(text) or BREAK.match(text)}
    for at, text in enumerate(lines_of(passage.text)):
        yield passage.line + at, text, at in ends
