"""Rendered HTML as plain text: what a terminal prints and a screen reader reads."""

from __future__ import annotations

import re
from html.parser import HTMLParser

_BLOCKS = frozenset(
    {"p", "h1", "h2", "h3", "h4", "h5", "h6", "div", "blockquote", "pre", "table", "dl", "hr"}
)
_LISTS = frozenset({"ul", "ol"})
_ROWS = frozenset({"tr", "dt", "dd", "li"})
_CELLS = frozenset({"td", "th"})
_FRAMES = frozenset({"table", "thead", "tbody", "tr", "ul", "ol", "dl", "div", "blockquote"})
"""Between the parts of these, line breaks are no text."""

_EMPTY = frozenset({"img", "br", "hr"})


def text_of_html(html: str) -> str:
    """The text: a blank line between blocks, one line a row, dashes or numbers before list items."""
    writer = _Writer()
    writer.feed(html)
    writer.close()
    return writer.text


class _Writer(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._parts: list[str] = []
        self._lists: list[int | None] = []
        """For each open list the number of its last item; None where it is not numbered."""
        self._as_written = 0
        self._open: list[str] = []

    @property
    def text(self) -> str:
        text = re.sub(r"[ \t]+\n", "\n", "".join(self._parts))
        return re.sub(r"\n{3,}", "\n\n", text).strip()

    @property
    def _at_line_start(self) -> bool:
        last = next((part for part in reversed(self._parts) if part), "\n")
        return last.endswith("\n")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag in _EMPTY:
            self._parts.append({"img": values.get("alt", ""), "br": "\n"}.get(tag, ""))
            return
        self._open.append(tag)
        if tag in _LISTS:
            self._list(tag, values.get("start", "1"))
        elif tag in _ROWS:
            self._row(tag)
        elif tag in _CELLS:
            self._parts.append("" if self._at_line_start else "  ")
        elif tag in _BLOCKS:
            self._break("\n\n" if not self._lists else "")
            self._as_written += tag == "pre"

    def _list(self, tag: str, start: str) -> None:
        self._break("\n" if self._lists else "\n\n")
        before = int(start) - 1 if start.isdecimal() else 0
        self._lists.append(before if tag == "ol" else None)

    def handle_endtag(self, tag: str) -> None:
        if self._open and tag not in _EMPTY:
            self._open.pop()
        if tag in _LISTS and self._lists:
            self._lists.pop()
            self._break("" if self._lists else "\n\n")
        elif tag in _BLOCKS:
            self._as_written -= tag == "pre"
            self._break("\n\n" if not self._lists else "")

    def handle_data(self, data: str) -> None:
        if data.isspace() and self._open and self._open[-1] in _FRAMES:
            return
        text = data if self._as_written else re.sub(r"\s+", " ", data)
        at_start = not self._parts or self._parts[-1].endswith(("\n", "  ", "- ", ". "))
        self._parts.append(text if self._as_written or not at_start else text.lstrip())

    def _row(self, tag: str) -> None:
        self._break("\n")
        if tag == "li" and self._lists:
            number = self._lists[-1]
            self._lists[-1] = None if number is None else number + 1
            mark = "- " if number is None else f"{number + 1}. "
            self._parts.append("    " * (len(self._lists) - 1) + mark)

    def _break(self, lines: str) -> None:
        if self._parts and not "".join(self._parts[-2:]).endswith(lines):
            self._parts.append(lines)
