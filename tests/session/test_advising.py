"""The program's own hints in a whole hand: asked for degree by degree, worked out elsewhere, gone with the card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.others import ByHabit
from bridgetutor.session.screen import Screen, Tone
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from bridgetutor.wording import Wording
from tests.session.test_others import WHOLE, lesson, surroundings


class Later(ByHabit):
    """Robots that work a hint out when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[AskForHint, Callable[[Hint], None]]] = []

    def hint(self, asked: AskForHint, then: Callable[[Hint], None]) -> None:
        self.waiting.append((asked, then))


def opened(found: Lesson | None = None, others: ByHabit | None = None) -> Conductor[State, Screen]:
    conductor = Conductor(LessonWalk(found or lesson()), surroundings(), others or ByHabit())
    conductor.open()
    return conductor


def said(screen: Screen) -> tuple[str, str]:
    assert screen.feedback is not None
    assert screen.feedback.tone is Tone.HINT
    words = Wording.english()
    headline, *body = (
        words.render(text) if isinstance(text, Phrase) else text.markdown
        for text in (screen.feedback.headline, *screen.feedback.body)
    )
    return headline, " ".join(body)


def test_as_many_degrees_as_there_are_and_no_more() -> None:
    conductor = opened()
    told = []
    while Action.HINT in conductor.screen.actions:
        told.append(said(conductor.choose(Action.HINT)))
    assert [headline for headline, _ in told] == [f"Hint {n} of 3" for n in (1, 2, 3)]
    assert len({body for _, body in told}) == 3
    assert conductor.screen.hints_left == 0


def test_the_next_card_has_hints_of_its_own() -> None:
    conductor = opened()
    assert conductor.screen.hints_to_card
    conductor.choose(Action.HINT)
    assert conductor.screen.hints_left == 2
    screen = conductor.choose(Card.parse("H5"))
    assert screen.feedback is None
    assert screen.hints_left == 4


def test_the_first_degree_needs_no_waiting_and_the_others_say_that_they_do() -> None:
    others = Later()
    conductor = opened(others=others)
    first, second = said(conductor.choose(Action.HINT)), said(conductor.choose(Action.HINT))
    assert first[1].endswith("?")
    assert "thought out" in second[1]
    assert len(others.waiting) == 1
    seen: list[Screen] = []
    conductor.changed = seen.append
    asked, then = others.waiting[0]
    then(asked.by_rules())
    assert "thought out" not in said(seen[-1])[1]


def test_a_degree_that_has_nothing_to_say_is_not_offered_and_of_an_old_sitting_passed_over() -> None:
    others = Later()
    conductor = opened(others=others)
    for _ in range(4):
        conductor.choose(Action.HINT)
    seen: list[Screen] = []
    conductor.changed = seen.append
    asked, then = others.waiting[0]
    then(asked.by_rules())
    assert said(seen[-1])[0] == "Hint 3 of 3"
    assert seen[-1].hints_left == 0
    assert Action.HINT not in seen[-1].actions


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    others = Later()
    conductor = opened(others=others)
    conductor.choose(Action.HINT)
    asked, then = others.waiting[0]
    conductor.choose(Card.parse("H5"))
    before = conductor.screen
    then(asked.by_rules())
    assert conductor.screen == before


def test_the_authors_hints_come_first() -> None:
    text = WHOLE.replace(":goal: 9\n", ":goal: 9\n:hint: How many hearts has East?\n")
    found = read_text(text, Path("a-hand.md")).lesson
    assert found is not None
    conductor = opened(found)
    assert said(conductor.choose(Action.HINT)) == ("Hint 1 of 1", "How many hearts has East?")
    assert said(conductor.choose(Action.HINT))[0] == "Hint 1 of 3"


def test_off_the_authors_line_the_program_takes_over_and_taken_back_the_author_goes_on() -> None:
    written = ":goal: 9\n:line S: H4 H6 HA\n:hint: How many hearts has East?\n:hint: Hold up.\n"
    found = read_text(WHOLE.replace(":goal: 9\n", written), Path("a-hand.md")).lesson
    assert found is not None
    conductor = opened(found)
    for choice in ("H5", "HA", "next"):
        conductor.choose(parse_choice(choice))
    assert said(conductor.choose(Action.HINT))[0] == "Hint 1 of 3"
    conductor.choose(Action.UNDO)
    assert conductor.screen.hints_left == 2
    assert said(conductor.choose(Action.HINT)) == ("Hint 1 of 2", "How many hearts has East?")


def test_a_sitting_with_hints_is_played_again_exactly() -> None:
    conductor = opened()
    for choice in ("hint", "hint", "H5", "hint"):
        conductor.choose(parse_choice(choice))
    again = opened()
    for written in conductor.choices:
        again.choose(parse_choice(written))
    assert again.screen == conductor.screen


def test_hints_that_were_asked_for_are_counted() -> None:
    state = tutor.begin(lesson(), robots=True)
    for _ in range(2):
        state = tutor.submit(state, Action.HINT).state
    assert state.work.hints == 2


def test_where_nobody_thinks_there_is_no_such_hint() -> None:
    assert Action.HINT not in tutor.open_actions(tutor.begin(lesson()))
