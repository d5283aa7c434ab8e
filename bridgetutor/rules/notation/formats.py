"""The formats a file of boards may have, by the ends of file names and by their looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bridgetutor.rules.notation import jsons, lin, links, pbn
from bridgetutor.rules.notation.record import BoardFile, BoardRecord


@dataclass(frozen=True, slots=True)
class Format:
    """A format: `read` takes the text of `source.decode` and never raises, `write` what `source.encode` makes bytes.

    `looks` is found in a text of this format and of none before it in `FORMATS`.
    """

    name: str
    endings: tuple[str, ...]
    read: Callable[[str], BoardFile]
    write: Callable[[Iterable[BoardRecord]], str]
    looks: re.Pattern[str]


LINK = Format("link", (".url",), links.read, links.write, re.compile(r"\A\W*(?:\[\w+\]\s+URL=)?https?://"))

FORMATS = (
    LINK,
    Format("json", (".json", ".jsonl"), jsons.read, jsons.write, re.compile(r"\A\W*?[\[{]\s*[\[{\"]")),
    Format("pbn", (".pbn",), pbn.read, pbn.write, re.compile(r'^\W*\[\s*\w+\s*"', re.MULTILINE)),
    Format("lin", (".lin",), lin.read, lin.write, re.compile(r"(?:\A|\|)\s*[a-z0-9]{2}\|")),
)
"""In the order in which a text is tried."""


def by_ending(name: str) -> Format | None:
    """The format that the end of a file's name says."""
    return next((known for known in FORMATS if name.lower().endswith(known.endings)), None)


def by_looks(text: str) -> Format | None:
    """The format a text looks like."""
    return next((known for known in FORMATS if known.looks.search(text)), None)
