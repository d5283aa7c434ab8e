"""Options of a quiz that the author leaves to the program: techniques, beginnings of a suit, chances."""

from __future__ import annotations

import pytest

from bridgetutor.session import tutor
from bridgetutor.session.choice import Pick
from bridgetutor.session.screen import Tone
from bridgetutor.session.showing import screen_of
from bridgetutor.session.tables import table_of
from bridgetutor.teaching.lesson import Mark, QuizExercise
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording
from tests.teaching.samples import DEAL, codes, exercise, lesson, reading

TECHNIQUE = f"""
```{{quiz}} q
:of: technique
:deal: {DEAL}
:contract: 3N by South
:played: HK H5 H2
:options: OPTIONS
What comes to mind?
```
"""

SUIT = """
```{quiz} q
:of: OF
:deal: N:NORTH... - SOUTH... -
:tricks: 2
:options: OPTIONS
How?
```
"""


def technique(options: str) -> str:
    return TECHNIQUE.replace("OPTIONS", options)


def suit(of: str, cards: str, options: str) -> str:
    north, south = cards.split("/")
    return SUIT.replace("OF", of).replace("NORTH", north).replace("SOUTH", south).replace("OPTIONS", options)


def marks(text: str) -> dict[str, Mark]:
    found = exercise(text)
    assert isinstance(found, QuizExercise)
    verdicts = {option: mark(found, option) for option in found.options}
    return {option: verdict.mark for option, verdict in verdicts.items() if verdict is not None}


def said(text: str, option: str) -> str:
    verdict = mark(exercise(text), option)
    assert verdict is not None
    assert verdict.reason is not None
    return Wording.english().render(verdict.reason)


def test_a_technique_that_is_there_is_right_and_others_are_wrong() -> None:
    found = marks(technique("hold-up; cross-ruff; uppercut"))
    assert found == {"hold-up": Mark.RIGHT, "cross-ruff": Mark.WRONG, "uppercut": Mark.WRONG}


def test_the_learner_is_told_why_a_technique_is_there() -> None:
    assert "keep the ♥A" in said(technique("hold-up; uppercut"), "hold-up")
    assert said(technique("hold-up; uppercut"), "uppercut") == "Nothing here calls for it."


def test_the_name_of_a_technique_may_be_written_in_words() -> None:
    assert marks(technique("Hold up; dummy reversal")) == {
        "Hold up": Mark.RIGHT,
        "dummy reversal": Mark.WRONG,
    }


@pytest.mark.parametrize(
    ("cards", "right", "wrong"),
    [
        ("AJT/543", "low to the J", "the A"),
        ("AJT/543", "low to the 10", "run the J"),
        ("QJ9/A32", "run the Q", "low to the 9"),
        ("AQ4/653", "the ace", "run the Q"),
        ("K432/Q65", "duck", "run the K"),
    ],
)
def test_a_beginning_is_marked_by_what_the_suit_gives(cards: str, right: str, wrong: str) -> None:
    assert marks(suit("best line", cards, f"{right}; {wrong}")) == {right: Mark.RIGHT, wrong: Mark.WRONG}


def test_a_beginning_that_costs_next_to_nothing_is_playable() -> None:
    assert marks(suit("best line", "AQ4/653", "the A; low to the Q"))["low to the Q"] is Mark.ALSO


def test_without_a_number_of_tricks_the_average_decides() -> None:
    text = suit("best line", "AJT/543", "low to the J; the A").replace(":tricks: 2\n", "")
    assert marks(text) == {"low to the J": Mark.RIGHT, "the A": Mark.WRONG}
    assert "1.03 tricks on the average" in said(text, "the A")


def test_a_wrong_beginning_is_told_its_chance_and_a_right_one_its_line() -> None:
    text = suit("best line", "AJT/543", "low to the J; run the J")
    assert said(text, "run the J").startswith("That wins 2 tricks 25 times in 100.")
    assert said(text, "low to the J") == (
        "Lead low to the jack, then lead low to the ten. That wins 2 tricks 76 times in 100."
    )


def test_a_chance_is_right_as_far_as_it_is_written() -> None:
    found = marks(suit("chance", "AJT/543", "76 %; 76.0; 50 %; 76.2"))
    assert [option for option, mark in found.items() if mark is Mark.RIGHT] == ["76 %", "76.0"]


def test_a_wrong_chance_points_the_way_and_does_not_tell() -> None:
    text = suit("chance", "AJT/543", "76; 50; 90")
    assert said(text, "50") == "It is more often than that."
    assert said(text, "90") == "It is less often than that."


def test_the_authors_word_comes_first() -> None:
    text = suit("chance", "AJT/543", "76; 50").replace(":options", ":wrong 24: Both are over it.\n:options")
    verdict = mark(exercise(text), "24")
    assert verdict is not None
    assert str(verdict.says) == "Both are over it."
    assert verdict.best == "76"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (technique("hold-up; magic"), "S108"),
        (technique("cross-ruff; uppercut"), "T303"),
        (technique("hold-up; uppercut").replace(":contract: 3N by South\n", ""), "S106"),
        (technique("hold-up; uppercut").replace("AQ5.A64.K852.973", "-"), "B201"),
        (technique("hold-up; uppercut").replace("of: technique", "of: luck"), "S108"),
        (suit("best line", "AJT/543", "low to the J; low to the Q"), "S108"),
        (suit("chance", "AJT/543", "76; often"), "S108"),
        (suit("chance", "AJT/543", "50; 60"), "T303"),
        (suit("chance", "AJT/543", "76; 50").replace(":tricks: 2\n", ""), "S106"),
        (suit("chance", "AJT/543", "76; 50").replace("543...", "543.2.."), "S106"),
        (suit("chance", "AKQJT98765432/-", "100; 50"), "S106"),
    ],
)
def test_what_the_program_cannot_mark_is_told_to_the_author(text: str, code: str) -> None:
    assert code in codes(text)


def test_a_beginning_that_there_is_not_names_those_there_are() -> None:
    (fault,) = reading(suit("best line", "AJT/543", "low to the J; low to the Q")).diagnostics
    assert "lead low to the ace" in Wording.english().render(fault.says)


def test_the_position_lies_on_the_table_with_nothing_hidden_shown() -> None:
    state = tutor.begin(lesson(technique("hold-up; uppercut")))
    table = table_of(state.step.exercise, state.work)
    assert table is not None
    seen = {view.seat.letter for view in table.hands if view.cards is not None}
    assert seen == {"N", "S"}
    assert table.trick is not None
    assert len(table.trick.cards) == 3
    assert not table.playable


def test_after_the_last_wrong_answer_the_programs_reason_stands_beside_the_answer() -> None:
    state = tutor.begin(lesson(suit("chance", "AJT/543", "76; 50; 90; 30")))
    exercise = state.step.exercise
    assert isinstance(exercise, QuizExercise)
    text = ""
    for option in ("50", "90", "30"):
        turn = tutor.submit(state, Pick(exercise.options.index(option) + 1))
        state = turn.state
        feedback = screen_of(turn).feedback
        assert feedback is not None
        if feedback.tone is Tone.ANSWER:
            text = " ".join(
                Wording.english().render(each) for each in feedback.body if not hasattr(each, "markdown")
            )
    assert "76 times in 100" in text
