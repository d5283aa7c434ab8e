"""The questions that were missed as cards: each once, the last first, with the answer and its reason behind."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.session.flashcards import flashcards
from bridgetutor.teaching.course import Library
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridgetutor.progress.anki import Flashcard

NOW = datetime(2026, 11, 2, 18, tzinfo=UTC)
WORDS = Wording.english()
LIBRARY = Library.open(Path(__file__).parents[2] / "lessons", "en")


class Record:
    """A record in memory."""

    def __init__(self, sittings: dict[str, Sitting], attempts: tuple[Attempt, ...]) -> None:
        self._sittings, self._attempts = sittings, attempts

    def attempts(self, learner: str | None = None) -> Iterator[Attempt]:
        return (each for each in self._attempts if each.learner == learner)

    def sitting(self, sitting_id: str) -> Sitting:
        return self._sittings[sitting_id]


def attempt(n: int, exercise: str, answer: str, wanted: str, *, sitting: str = "d") -> Attempt:
    made = Answer(exercise, "", answer, Grade.WRONG, wanted=wanted)
    return Attempt(str(n), "ann", NOW + timedelta(seconds=n), 1.0, sitting, made)


def cards(choices: tuple[str, ...], *attempts: Attempt, lesson: str = "drill:due") -> list[Flashcard]:
    record = Record({"d": Sitting("d", "ann", lesson, "", NOW, choices)}, attempts)
    return list(flashcards(record, "ann", LIBRARY, WORDS))


def test_a_missed_drill_question() -> None:
    choices = ("posed:7:losers", "=12", "=11", "next", "posed:8:stayman/inside", "P")
    found = cards(
        choices,
        attempt(1, "drill/losers/", "=12", "=7"),
        attempt(2, "drill/losers/", "=11", "=7"),
        attempt(3, "drill/stayman/inside", "P", "2C"),
    )
    assert [card.key for card in found] == ["posed:8:stayman/inside", "posed:7:losers"]
    assert "♠" in found[0].front
    assert found[0].front.endswith("Your call?")
    assert found[0].back.startswith("2♣")


def test_a_missed_question_of_a_lesson() -> None:
    missed = attempt(1, "placing-who-wins", "#2", "#1")
    (card,) = cards(("#2",), missed, lesson="placing-quiz")
    assert card.key == "placing-who-wins"
    assert "Whose trick is it?" in card.front
    assert "1. East" in card.front
    assert card.back.startswith("East\nThe only trump")


@pytest.mark.parametrize(
    ("exercise", "wanted"),
    [("placing-finesse", "SQ"), ("gone", "#1"), ("placing-who-wins", ""), ("placing-who-wins", "?!")],
)
def test_what_makes_no_card_is_left_out(exercise: str, wanted: str) -> None:
    assert cards(("#2",), attempt(1, exercise, "#2", wanted), lesson="placing-quiz") == []
