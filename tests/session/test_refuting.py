"""What a wrong card costs, where the author wrote no line: looked for, played out, kept, or said to be none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetutor.cardplay.refuting import Refute
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Choice, Refuted, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.others import ByHabit
from bridgetutor.session.screen import Screen
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.test_others import surroundings

FINESSE = """# A finesse

```{lesson} a-finesse
:teaches: a-finesse
:goal: You finesse.
```

```{play} towards
:deal: N:AQ.2.. 43.3.. 52.A.. K6.4..
:trumps: N
:leader: S
:played: S2 S6
:you: N S
:right SQ: The king lies before it.
:wrong SA: Then the king wins later.
:wrong H2: Follow suit.
:hint: Where is the king?
Which card?
```
"""


class Finds(ByHabit):
    """Finds out with the solver, or says what it was given."""

    def __init__(self, *found: tuple[Card, ...] | None) -> None:
        self.found = list(found)
        self.asked: list[Refute] = []

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        self.asked.append(asked)
        then(self.found.pop(0) if self.found else asked.answer_or_none())


class Later(ByHabit):
    """Finds out when the test says so."""

    def refutation(self, asked: Refute, then: Callable[[tuple[Card, ...] | None], None]) -> None:
        self.then = then


def lesson(text: str = FINESSE) -> Lesson:
    found = read_text(text, Path("a-finesse.md")).lesson
    assert found is not None
    return found


def erred(others: ByHabit, text: str = FINESSE) -> Conductor[State, Screen]:
    """After the ace, which is wrong."""
    conductor = Conductor(LessonWalk(lesson(text)), surroundings(), others)
    conductor.open()
    conductor.choose(Card.parse("SA"))
    return conductor


def said(screen: Screen) -> str:
    assert screen.feedback is not None
    return " ".join(map(str, (screen.feedback.headline, *screen.feedback.body)))


def test_the_line_is_played_out_card_by_card_and_the_question_stands_again() -> None:
    conductor = erred(Finds())
    assert Action.WHY in conductor.screen.actions
    screen = conductor.choose(Action.WHY)
    assert said(screen).startswith("What SA costs")
    shown = 0
    while screen.table is not None and conductor.state.work.refutation is not None:
        screen, shown = conductor.choose(Action.NEXT), shown + 1
    assert shown == 10, "nine cards after the ace, and back"
    assert Action.WHY in screen.actions, "it may be looked at again"
    assert conductor.choose(Card.parse("SQ")).answered == {1}


def test_what_was_found_is_kept_and_played_again_without_a_solver() -> None:
    conductor = erred(Finds())
    conductor.choose(Action.WHY)
    choices: tuple[Choice, ...] = tuple(map(parse_choice, conductor.choices))
    assert conductor.choices[-1] == "refuted:S3-H2-H3-HA-H4-S5-SK-SQ-S4"
    assert tutor.replay(lesson(), choices).work.refutation == conductor.state.work.refutation


def test_a_card_that_costs_nothing_this_time_is_said_to_and_asked_no_more() -> None:
    screen = erred(Finds(())).choose(Action.WHY)
    assert said(screen).endswith("Then the king wins later. As the cards lie it costs no trick this time.")
    assert Action.WHY not in screen.actions


def test_a_hint_asked_for_before_is_no_reason() -> None:
    """What a card costs, and that it costs nothing, is not said in the words of a hint."""
    conductor = erred(Finds())
    conductor.choose(Action.HINT)
    assert said(conductor.choose(Action.WHY)) == "What SA costs"
    conductor = erred(Finds(()))
    conductor.choose(Action.HINT)
    assert said(conductor.choose(Action.WHY)) == "As the cards lie it costs no trick this time."


def test_where_nobody_can_find_out_that_is_said() -> None:
    screen = erred(ByHabit()).choose(Action.WHY)
    assert said(screen).endswith("What it costs cannot be found out on this computer.")
    assert Action.WHY not in screen.actions


def test_while_it_is_looked_for_the_screen_says_so_and_no_card_is_taken() -> None:
    others = Later()
    conductor = erred(others)
    waiting = conductor.choose(Action.WHY)
    assert said(waiting).startswith("Looking for what SA costs")
    assert waiting.table is not None
    assert not waiting.table.thinking
    assert conductor.choose(Card.parse("SQ")).answered == frozenset()
    others.then(())
    assert "costs no trick" in said(conductor.screen)
    assert conductor.choose(Card.parse("SQ")).answered == {1}


def test_a_line_that_comes_too_late_is_dropped() -> None:
    others = Later()
    conductor = erred(others)
    conductor.choose(Action.WHY)
    conductor.choose(Action.NEXT)
    conductor.choose(Action.BACK)
    assert conductor.state.work.refutation is None
    others.then((Card.parse("S3"),))
    assert conductor.screen.step == 1


def test_the_authors_own_line_comes_first_and_nobody_is_asked() -> None:
    others = Finds()
    written = FINESSE.replace("later.\n", "later.\n:refute SA: S3 S5 SK\n")
    conductor = erred(others, written)
    conductor.choose(Action.WHY)
    assert not others.asked
    assert conductor.state.work.refutation is not None
    assert len(conductor.state.work.refutation.cards) == 2, "only as far as it can be played"


def test_where_a_hand_is_not_known_nothing_is_offered() -> None:
    conductor = erred(Finds(), FINESSE.replace("43.3..", "-"))
    assert conductor.state.work.wrong == (Card.parse("SA"),)
    assert Action.WHY not in conductor.screen.actions


def test_without_robots_nothing_is_looked_for() -> None:
    state = tutor.submit(tutor.begin(lesson()), Card.parse("SA")).state
    assert Action.WHY not in tutor.open_actions(state)


@pytest.mark.parametrize("line", [(), None, (Card.parse("SA"), Card.parse("H2"))])
def test_what_was_found_is_read_back_as_it_was_written(line: tuple[Card, ...] | None) -> None:
    assert parse_choice(str(Refuted(line))) == Refuted(line)
