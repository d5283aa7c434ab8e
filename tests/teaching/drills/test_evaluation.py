"""Drills about the worth of a hand: the words for its shape, and whether it opens."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.facts.shape import PATTERNS
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.shapes import ShapeName
from bridgetutor.teaching.lesson import Mark, QuizExercise
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording

WORDS = Wording.english()


def quiz(concept: str, seed: int, probe: str | None = None) -> QuizExercise:
    made = drill(concept).item(probe, Random(seed), WORDS)
    assert isinstance(made.exercise, QuizExercise)
    assert probe is None or made.probe == probe
    return made.exercise


def right(exercise: QuizExercise) -> str:
    """The one option that is right; each of the others is told why not."""
    verdicts = {option: mark(exercise, option) for option in exercise.options}
    found = [option for option, said in verdicts.items() if said is not None and said.mark is Mark.RIGHT]
    assert all(said is not None and said.says is not None for said in verdicts.values())
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("AK2.432.432.5432", ShapeName.BALANCED),
        ("AK32.432.5432.32", ShapeName.BALANCED),
        ("AK432.432.432.32", ShapeName.BALANCED),
        ("AK432.5432.32.32", ShapeName.NEARLY_BALANCED),
        ("AK5432.432.32.32", ShapeName.NEARLY_BALANCED),
        ("AK5432.432.432.2", ShapeName.ONE_SUIT),
        ("AK65432.32.32.32", ShapeName.ONE_SUIT),
        ("AK432.5432.432.2", ShapeName.TWO_SUITS),
        ("AK65432.5432.2.2", ShapeName.TWO_SUITS),
        ("AK32.5432.5432.2", ShapeName.THREE_SUITS),
        ("AK432.5432.5432.", ShapeName.THREE_SUITS),
    ],
)
def test_the_words_for_shape(cards: str, name: ShapeName) -> None:
    a, b, c, d = sorted(Hand.parse(cards).lengths, reverse=True)
    assert ShapeName.of((a, b, c, d)) is name


def test_every_shape_has_a_name() -> None:
    assert {ShapeName.of(shape) for shape in PATTERNS} == set(ShapeName)


@pytest.mark.parametrize("name", list(ShapeName))
def test_the_name_that_is_asked_for_is_the_right_one(name: ShapeName) -> None:
    for seed in range(20):
        exercise = quiz("shapes", seed, name.value)
        assert exercise.hand is not None
        assert len(exercise.hand) == 13
        answer = right(exercise)
        assert exercise.options.index(answer) == list(ShapeName).index(name)


@pytest.mark.parametrize("probe", ["strength below", "strength lowest"])
def test_a_hand_at_the_line_is_opened_as_the_course_opens_it(probe: str) -> None:
    played = system("natural")
    situation = Reader.both(played).read(Auction(Seat.SOUTH), Vulnerability.NONE)
    for seed in range(20):
        exercise = quiz("open-or-pass", seed, probe)
        assert exercise.hand is not None
        assert 10 <= high_card_points(exercise.hand) <= 13
        opens = choose(exercise.hand, situation, played).call != PASS
        assert right(exercise) == ("Open" if opens else "Pass")
        assert opens is (probe == "strength lowest")


def test_both_sides_of_the_line_come_unasked() -> None:
    assert {right(quiz("open-or-pass", seed)) for seed in range(20)} == {"Open", "Pass"}


@pytest.mark.parametrize("concept", ["shapes", "open-or-pass"])
def test_the_same_dice_make_the_same_question(concept: str) -> None:
    assert quiz(concept, 5) == quiz(concept, 5)
