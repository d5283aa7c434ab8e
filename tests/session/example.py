"""A small lesson with one step of each kind, and ways to walk through lessons, for the tests of the session."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Choice, Number, Pick, parse_choice
from bridgetutor.session.screen import AskCall, AskCard, AskNumber, AskOption, Screen
from bridgetutor.session.showing import screen_of
from bridgetutor.session.state import State
from bridgetutor.session.turn import Turn
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text

HOLD_UP = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"

TEXT = f"""# An example

```{{lesson}} example
:teaches: examples
:goal: You see each kind of step.
```

Only prose.

## Counting

```{{count}} points
:hand: AQ32 K53 QJ4 A92
:of: points
:right 16: 6 + 3 + 3 + 4.
:wrong 15: Did you see the jack?
:hint: An ace is 4.
:hint: Begin with the spades.
How many points?
```

```{{quiz}} odds
:right 3-2: Two times in three.
:wrong 4-1: That happens 28 times in 100.
How do five cards lie?
```

```{{bid}} opening
:hand: AQ32 K53 QJ4 A92
:auction: P P
:right 1N: In the range.
:also 1C: It hides your strength.
:wrong 1S: Five are needed.
Your call?
```

```{{lead}} lead
:hand: KQJ5 82 A743 T96
:auction: 1N P 3N P P P
:right SK: Top of the sequence.
```

## The film

```{{film}} film
:deal: {HOLD_UP}
:contract: 3N by South
:played: HK H5 H2 H4
:say H4: South keeps the ace.
```

```{{play}} one
:deal: {HOLD_UP}
:contract: 3N by South
:played: HK H5 H2
:right H4 H6: Keep the ace.
:wrong HA: East has hearts to return.
:refute HA: D2 D3 DQ S2 DA
```

```{{play}} whole
:deal: N:AQ... 54... 32... K6...
:trumps: N
:leader: S
:you: N S
:goal: 2
:line W: S6 SK
:at 1 right SQ: Towards the queen.
:at 1 wrong SA: The king is left.
```

```{{drill}} more
:concept: examples
```
"""


@cache
def example() -> Lesson:
    """The lesson; its file does not exist."""
    reading = read_text(TEXT, Path("lessons/en/examples/01-example.md"))
    assert reading.lesson is not None, [str(fault) for fault in reading.diagnostics]
    return reading.lesson


def at(step: int, *choices: str) -> State:
    """The state at a step of the example, from 1, after these choices."""
    return tutor.replay(example(), [parse_choice(text) for text in (f"goto:{step}", *choices)])


def shown(state: State) -> Screen:
    """Its screen."""
    return screen_of(Turn(state))


def walk(lesson: Lesson, choices: Iterable[str]) -> Screen:
    """The last screen after these choices from the beginning."""
    return shown(tutor.replay(lesson, tuple(map(parse_choice, choices))))


def every_answer(screen: Screen) -> tuple[Choice, ...]:
    """All answers that the screen invites; numbers up to 40."""
    match screen.ask:
        case AskCall():
            return screen.ask.legal
        case AskCard():
            return () if screen.table is None else tuple[Card, ...](screen.table.playable)
        case AskOption():
            return tuple(Pick(i) for i in range(1, len(screen.ask.options) + 1))
        case AskNumber():
            return tuple(map(Number, range(screen.ask.low, min(40, screen.ask.high) + 1)))
        case None:
            return ()


def way_on(screen: Screen) -> Choice:
    """What a learner would do who never answers: go on, else see the answer, else a hint, else any card.

    One that has just been called wrong is not played again.
    """
    for action in (Action.NEXT, Action.ANSWER, Action.HINT):
        if action in screen.actions:
            return action
    wrong = {marked.choice for marked in screen.marked}
    return next(answer for answer in every_answer(screen) if answer not in wrong)
