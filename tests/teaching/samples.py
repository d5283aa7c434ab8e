"""Lessons to try things on."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.teaching.lesson import Exercise, Lesson
from bridgetutor.teaching.loader import Reading, read_text

HEAD = """# A lesson

```{lesson} a-lesson
:goal: You know more than before.
```
"""

COUNT = """
```{count} points-1
:hand: AQ32 K53 QJ4 A92
:of: points
:right 16: 6 + 3 + 3 + 4.
:wrong 12: The ace of clubs is missing.
How many points?
```
"""

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"

PATH = Path("en/course/01-a-lesson.md")


def reading(body: str, path: Path = PATH) -> Reading:
    """The lesson with that text after its card."""
    return read_text(HEAD + body, path)


def lesson(body: str) -> Lesson:
    """The same, as it must be sound."""
    read = reading(body)
    assert read.diagnostics == (), [str(each) for each in read.diagnostics]
    assert read.lesson is not None
    return read.lesson


def exercise(body: str) -> Exercise:
    """The one exercise of that text."""
    (only,) = lesson(body).exercises
    return only


def codes(body: str) -> list[str]:
    """The codes of what is wrong with that text, as reading finds it."""
    return [each.code for each in reading(body).diagnostics]
