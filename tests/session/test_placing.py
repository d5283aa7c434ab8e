"""Where the answers to a placing quiz lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.example import walk

CARD = "# A quiz\n\n```{lesson} a-quiz\n:place: the-last\n:goal: You know where to begin.\n```\n"
PLACES = ("cards", "cards", "tricks", "tricks", "tricks", "auction")

RIGHT, WRONG, SHOWN = ("=1", "next"), ("=2", "=1", "next"), ("answer", "next")


def question(number: int, place: str = "") -> str:
    option = f":place: {place}\n" if place else ""
    return f"\n```{{count}} q-{number}\n{option}:right 1: Yes.\n:wrong 2: No.\nHow many?\n```\n"


def quiz(text: str) -> Lesson:
    reading = read_text(text, Path("lessons/en/quizzes/01-a-quiz.md"))
    assert reading.lesson is not None, [str(fault) for fault in reading.diagnostics]
    return reading.lesson


QUIZ = quiz(CARD + "".join(question(n, place) for n, place in enumerate(PLACES)) + question(9))


def leads_to(wrong: str, lesson: Lesson = QUIZ) -> str | None:
    """The place after answers that are right (`.`), wrong at first (`x`) or shown (`?`)."""
    ways = {".": RIGHT, "x": WRONG, "?": SHOWN}
    screen = walk(lesson, [choice for way in wrong for choice in ways[way]])
    assert screen.finished
    return screen.leads_to


@pytest.mark.parametrize(
    ("answers", "place"),
    [
        ("xx.....", "cards"),
        ("x......", "cards"),
        ("..xx...", "tricks"),
        ("..?x.x.", "tricks"),
        (".....x.", "auction"),
        ("..x..x.", "auction"),
        ("..x....", "tricks"),
        ("xxxxxxx", "cards"),
        ("?.xxxx.", "cards"),
        (".......", "the-last"),
        ("......x", "the-last"),
    ],
)
def test_who_errs_here_begins_there(answers: str, place: str) -> None:
    assert leads_to(answers) == place


def test_a_question_that_was_left_open_is_not_known() -> None:
    assert walk(QUIZ, [*RIGHT * 4, "goto:6", *RIGHT * 2]).leads_to == "tricks"
    assert walk(QUIZ, [*RIGHT * 5, "goto:7", *RIGHT]).leads_to == "auction"


def test_while_the_lesson_goes_on_it_leads_nowhere() -> None:
    assert walk(QUIZ, ["=2"]).leads_to is None


def test_without_places_it_is_left_to_the_order_of_the_library() -> None:
    plain = quiz(CARD.replace(":place: the-last\n", "") + question(1))
    assert leads_to("x", plain) is None
    assert leads_to(".", plain) is None
