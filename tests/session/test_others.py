"""Cards of the other seats that are thought out elsewhere: at once or later, kept, and played again exactly."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.progress.store import Store
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Theirs, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.kept import Surroundings
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.others import Quick
from bridgetutor.session.screen import AskCard, Screen
from bridgetutor.session.state import State
from bridgetutor.session.wanted import CardWanted
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.example import HOLD_UP

WHOLE = f"""# A hand

```{{lesson}} a-hand
:teaches: a-hand
:goal: You play a hand.
```

```{{play}} hand
:deal: {HOLD_UP}
:contract: 3N by South
:lead: HK
:goal: 9
Nine tricks, please.
```
"""
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
IDS = itertools.count()


def lesson() -> Lesson:
    found = read_text(WHOLE, Path("a-hand.md")).lesson
    assert found is not None
    return found


def cards_fallen(conductor: Conductor[State, Screen]) -> int:
    return sum(choice[0] in "~CDHS" for choice in conductor.choices)


def surroundings(store: Store | None = None) -> Surroundings:
    return Surroundings(store, lambda: NOON, lambda: f"{next(IDS):032x}")


class AtOnce(Quick):
    """Robots that answer before they are asked twice: the last legal card."""

    def __init__(self) -> None:
        self.asked: list[CardWanted] = []

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        self.asked.append(wanted)
        then(list(wanted.view.legal_cards)[-1])


class Later(Quick):
    """Robots that answer when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[CardWanted, Callable[[Card], None]]] = []

    def card(self, wanted: CardWanted, then: Callable[[Card], None]) -> None:
        self.waiting.append((wanted, then))

    def answer(self) -> None:
        wanted, then = self.waiting.pop()
        then(habitual_card(wanted.view))


def played_through(conductor: Conductor[State, Screen]) -> Screen:
    """To the end of the hand, the learner playing the first card there is."""
    screen = conductor.screen
    while 1 not in screen.answered:
        assert screen.table is not None
        if isinstance(screen.ask, AskCard):
            screen = conductor.choose(next(iter(screen.table.playable)))
        else:
            screen = conductor.choose(Action.NEXT)
    return screen


def test_only_the_other_seats_are_asked_for_and_they_see_what_they_may() -> None:
    robots = AtOnce()
    conductor = Conductor(LessonWalk(lesson()), surroundings(), robots)
    conductor.open()
    played_through(conductor)
    assert robots.asked
    for wanted in robots.asked:
        assert wanted.view.seat is wanted.view.play.turn
        assert wanted.view.seat.letter in "EW"
        assert wanted.contract is not None
        assert wanted.view.seat.partner not in wanted.view.play.deal.known


def test_what_happened_is_told_of_every_card_that_fell() -> None:
    conductor = Conductor(LessonWalk(lesson()), surroundings(), AtOnce())
    conductor.open()
    screen = conductor.choose(parse_choice("H5"))
    assert len([said for said in screen.announcements if "plays" in str(said)]) == 2


def test_while_a_card_is_thought_out_nothing_can_be_played_and_then_it_falls() -> None:
    robots, seen = Later(), list[Screen]()
    conductor = Conductor(LessonWalk(lesson()), surroundings(), robots)
    conductor.changed = seen.append
    conductor.open()
    waiting = conductor.choose(parse_choice("H5"))
    assert waiting.table is not None
    assert waiting.table.thinking
    assert waiting.ask is None
    assert Action.NEXT not in waiting.actions
    assert conductor.choose(parse_choice("HA")) == replace(waiting, announcements=())
    assert len(robots.waiting) == 1
    robots.answer()
    assert seen[-1].table is not None
    assert not seen[-1].table.thinking
    assert isinstance(seen[-1].ask, AskCard)


@pytest.mark.parametrize("meanwhile", [Action.UNDO, Action.REPLAY, parse_choice("goto:1")])
def test_an_answer_that_comes_too_late_is_dropped(meanwhile: Action) -> None:
    robots = Later()
    conductor = Conductor(LessonWalk(lesson()), surroundings(), robots)
    conductor.open()
    conductor.choose(parse_choice("H5"))
    late = robots.waiting.pop()
    before = conductor.choose(meanwhile)
    if robots.waiting and robots.waiting[-1][0] == late[0]:
        return  # it stands as it did, and was asked again
    late[1](habitual_card(late[0].view))
    assert conductor.screen == before


def test_a_hand_that_was_left_goes_on_with_the_very_cards(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.sqlite", now=NOON) as store:
        left = Conductor(LessonWalk(lesson()), surroundings(store), AtOnce())
        left.open()
        for card in ("H5", "HA"):
            left.choose(parse_choice(card))
        assert any(choice.startswith("~") for choice in left.choices)
        for others in (AtOnce(), Later(), None):
            found = Conductor(LessonWalk(lesson()), surroundings(store), others).open()
            assert replace(found, announcements=()) == replace(left.screen, announcements=())


def test_a_sitting_without_their_cards_is_played_again_by_habit() -> None:
    chosen = [parse_choice("H5"), parse_choice("H6")]
    conductor = Conductor(LessonWalk(lesson()), surroundings())
    conductor.open()
    for choice in chosen:
        conductor.choose(choice)
    again = tutor.replay(lesson(), [parse_choice(text) for text in conductor.choices])
    assert again.work.cards == tutor.replay(lesson(), chosen).work.cards


def test_a_card_that_nobody_waits_for_changes_nothing() -> None:
    state = tutor.begin(lesson(), robots=True)
    assert tutor.submit(state, Theirs(Card.parse("H6"))).state.work == state.work


def test_the_hand_comes_to_its_end_and_is_held_against_its_goal() -> None:
    conductor = Conductor(LessonWalk(lesson()), surroundings(), AtOnce())
    conductor.open()
    screen = played_through(conductor)
    assert cards_fallen(conductor) == 51
    assert screen.feedback is not None
    assert "9" in str(screen.feedback.headline)
