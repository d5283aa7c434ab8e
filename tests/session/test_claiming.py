"""A claim in a whole hand: asked for, judged elsewhere, kept, and played again exactly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetutor.cardplay.robots import JudgeClaim, Ruling
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Number, Ruled, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.others import ByHabit
from bridgetutor.session.screen import AskCard, AskNumber, Screen
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.test_others import surroundings

ENDING = """# An ending

```{lesson} an-ending
:teaches: claims
:goal: You claim.
```

```{play} ending
:deal: N:A.AK3.. 2.Q97.. 3.652.. 4.JT4..
:contract: 1N by South
:lead: S4
:goal: 3
Three tricks.
```
"""
"""After the ace of spades two of the last three tricks are sure, and the third cannot be won."""


def ending() -> Lesson:
    found = read_text(ENDING, Path("an-ending.md")).lesson
    assert found is not None
    return found


class Judges(ByHabit):
    """Plays by habit, judges with the solver."""

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        then(asked.answer_or_rules())


class Later(ByHabit):
    """Judges when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Callable[[Ruling | None], None]] = []

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        self.asked.append(then)


def on_lead(judge: ByHabit) -> Conductor[State, Screen]:
    """After the first trick, with three to come."""
    conductor = Conductor(LessonWalk(ending()), surroundings(), judge)
    conductor.open()
    for card in ("SA", "S3"):
        conductor.choose(Card.parse(card))
    return conductor


def claimed(conductor: Conductor[State, Screen], tricks: int) -> Screen:
    asked = conductor.choose(Action.CLAIM)
    assert asked.ask == AskNumber(0, 3)
    return conductor.choose(Number(tricks))


def said(screen: Screen) -> str:
    assert screen.feedback is not None
    return " ".join(map(str, (screen.feedback.headline, *screen.feedback.body)))


def again(conductor: Conductor[State, Screen]) -> State:
    return tutor.replay(ending(), tuple(map(parse_choice, conductor.choices)))


@pytest.mark.parametrize(
    ("tricks", "says"),
    [
        (2, "3 tricks: done. Your claim stands."),
        (1, "3 tricks: done. Your claim stands. 1 trick more could not be lost: it is yours."),
    ],
)
def test_a_claim_that_stands_ends_the_hand(tricks: int, says: str) -> None:
    conductor = on_lead(Judges())
    screen = claimed(conductor, tricks)
    assert said(screen) == says
    assert screen.answered == {1}
    assert screen.look_back is not None
    assert screen.look_back.total == 2, "the cards that were played can be looked back at"
    assert conductor.choices[-3:] == ("claim", f"={tricks}", "ruled:2")
    assert again(conductor).works[0].outcome is not None


def test_a_claim_that_falls_shows_the_line_and_the_hand_goes_on() -> None:
    conductor = on_lead(Judges())
    screen = claimed(conductor, 3)
    assert said(screen) == "Not that many: 3 tricks. These cards leave you 2 of them."
    assert screen.answered == frozenset()
    assert again(conductor).work == conductor.walk.replay(tuple(map(parse_choice, conductor.choices))).work
    for _ in range(11):
        assert screen.next_label is not None
        assert not list(tutor.foreseen(again(conductor))), (
            "the learner has no card to play while a line is shown"
        )
        screen = conductor.choose(Action.NEXT)
    assert screen.table is not None
    assert screen.table.tricks == (3, 1)
    screen = conductor.choose(Action.NEXT)
    assert isinstance(screen.ask, AskCard)
    assert screen.table is not None
    assert screen.table.tricks == (1, 0)
    assert Action.CLAIM in screen.actions


def test_all_the_tricks_stand_without_a_solver_where_they_are_plain() -> None:
    lesson = read_text(ENDING.replace("A.AK3.. 2.Q97..", "A.AKQ.. 2.987.."), Path("an-ending.md")).lesson
    assert lesson is not None
    conductor = Conductor(LessonWalk(lesson), surroundings(), ByHabit())
    conductor.open()
    for card in ("SA", "S3"):
        conductor.choose(Card.parse(card))
    assert said(claimed(conductor, 3)) == "4 tricks: done. Your claim stands."


def test_where_nobody_can_judge_the_hand_goes_on() -> None:
    conductor = on_lead(ByHabit())
    screen = claimed(conductor, 2)
    assert said(screen).startswith("Nobody here can judge that: play on.")
    assert isinstance(screen.ask, AskCard)
    assert conductor.choices[-1] == "ruled:?"


def test_who_thinks_better_of_it_goes_back_or_plays() -> None:
    conductor = on_lead(Judges())
    conductor.choose(Action.CLAIM)
    assert isinstance(conductor.choose(Action.BACK).ask, AskCard)
    conductor.choose(Action.CLAIM)
    screen = conductor.choose(Card.parse("HA"))
    assert screen.table is not None
    assert screen.table.trick is not None
    assert Card.parse("HA") in screen.table.trick.cards


def test_a_ruling_that_comes_too_late_changes_nothing() -> None:
    judge = Later()
    conductor = on_lead(judge)
    screen = claimed(conductor, 2)
    assert said(screen) == "Your claim is being looked at."
    assert screen.ask is None
    back = conductor.choose(Action.UNDO)
    judge.asked[0](Ruling(2))
    assert conductor.screen == back
    assert not any(choice.startswith("ruled") for choice in conductor.choices)


def test_a_ruling_that_takes_its_time_is_shown_when_it_comes() -> None:
    judge, shown = Later(), list[Screen]()
    conductor = on_lead(judge)
    conductor.changed = shown.append
    claimed(conductor, 2)
    judge.asked[0](Ruling(2))
    assert [screen.answered for screen in shown] == [{1}]


def test_a_claim_in_the_middle_of_a_trick_counts_that_trick_too() -> None:
    conductor = Conductor(LessonWalk(ending()), surroundings(), Judges())
    assert Action.CLAIM in conductor.open().actions
    assert conductor.choose(Action.CLAIM).ask == AskNumber(0, 4)
    assert said(conductor.choose(Number(3))) == "3 tricks: done. Your claim stands."


def test_nothing_is_ruled_that_was_not_claimed() -> None:
    state = on_lead(Judges()).walk.begin()
    assert tutor.submit(state, Ruled(2)).state == state


def test_more_tricks_than_remain_are_not_taken() -> None:
    conductor = on_lead(Judges())
    assert claimed(conductor, 4).ask == AskNumber(0, 3)
