"""bridgetutor lesson new: a skeleton that is a lesson already, for an author to change."""

from __future__ import annotations

import sys
from pathlib import Path

from bridgetutor.cli import FOUND
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.teaching.course import COURSE_FILE
from bridgetutor.teaching.loader import without_number
from bridgetutor.teaching.reader import is_name
from bridgetutor.wording import Wording

SKELETON = """# {title}

```{{lesson}} {name}
:teaches: {name}
:goal: You count the high cards of a hand.
```

What this lesson is about, in two or three short sentences. Ask early.

```{{count}} {name}-1
:hand: AQ32 K53 QJ4 A92
:of: points
:right 16: 6 + 3 + 3 + 4.
:wrong 12: The ace of clubs counts as well.
:hint: An ace is 4, a king 3, a queen 2, a jack 1.
How many points are in this hand?
```

## What comes next

One idea on each page, and something to answer on most.

```{{bid}} {name}-2
:hand: AQ32 K53 QJ4 A92
:right 1N: Balanced, and in the range of 15 to 17.
:also 1C: Playable, but it hides your strength.
:wrong 1S: That promises five spades.
:hint: How many cards has the longest suit?
You are the dealer. What do you call?
```

## At the end

One sentence to take along.
"""

COURSE = """# {title}

One paragraph: for whom this course is, and what they can do afterwards.
"""


def write_skeleton(path: Path, wording: Wording) -> int:
    """Writes a lesson to `path`, and a course.md where its folder is new: 0, or 1 and a sentence where it cannot.

    Nothing that is there is ever written over.
    """
    name = without_number(path.stem)
    if path.suffix != ".md" or not is_name(name):
        says = phrase(
            "A lesson's file is named like 01-my-lesson.md, lower case with hyphens: not {path}",
            path=str(path),
        )
        return _refuse(says, wording)
    if path.exists():
        return _refuse(phrase("{path} is there already: nothing was written", path=str(path)), wording)
    is_new = not path.parent.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, SKELETON.format(title=_title(name), name=name))
    if is_new:
        _write(path.parent / COURSE_FILE, COURSE.format(title=_title(without_number(path.parent.name))))
    print(wording.say("{path} is written. Check it with: bridgetutor lint {path}", path=str(path)))
    return 0


def _write(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _refuse(says: Phrase, wording: Wording) -> int:
    print(wording.render(says), file=sys.stderr)
    return FOUND
