"""What lessons have to do, counted: decisions, endings and whole hands are told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.teaching.counts import Counts, counts
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.example import HOLD_UP

CARD = "# A\n\n```{lesson} a\n:teaches: a\n:goal: You see.\n```\n\n"
QUIZ = "```{quiz} q\n:right Yes: It is.\n:wrong No: It is not.\nIs it?\n```\n\n"
HANDS = ":deal: N:32... 65... AQ... 74...\n:trumps: N\n:leader: N\n"
DECISION = f"```{{play}} one\n{HANDS}:you: N\n:right S2: Low.\nWhich card?\n```\n\n"
ENDING = f"```{{play}} end\n{HANDS}:you: N S\n:goal: 2\nTwo tricks.\n```\n\n"
WHOLE = f"```{{play}} all\n:deal: {HOLD_UP}\n:contract: 3N by South\n:lead: HK\n:goal: 9\nNine.\n```\n\n"


def lesson(*steps: str) -> Lesson:
    found = read_text(CARD + "".join(steps), Path("a.md")).lesson
    assert found is not None
    return found


def test_each_kind_counts_as_what_it_is() -> None:
    assert counts([lesson(QUIZ)]).exercises == 1
    assert (counts([lesson(DECISION)]).played, counts([lesson(DECISION)]).whole) == (0, 0)
    assert (counts([lesson(ENDING)]).played, counts([lesson(ENDING)]).whole) == (1, 0)
    assert (counts([lesson(WHOLE)]).played, counts([lesson(WHOLE)]).whole) == (1, 1)


@pytest.mark.parametrize(
    ("hand", "refused", "near"),
    [
        ("AQ52.KJ4.K32.K93", "1S", 1),  # a spade short
        ("AQ52.KJ4.K32.K93", "2C", 0),  # six points short
        ("AKJ2.AQ4.K32.K93", "1N", 0),  # two points too strong
        ("AKJ2.AQ4.K32.J93", "1N", 1),
    ],
)
def test_a_hand_that_misses_a_call_by_a_step_is_a_near_miss(hand: str, refused: str, near: int) -> None:
    options = f":hand: {hand}\n:system: sayc\n:dealer: S\n:right P: So.\n:wrong {refused}: No.\n"
    assert counts([lesson(f"```{{bid}} b\n{options}Your call?\n```\n\n")]).near == near


def test_lessons_add_up() -> None:
    first, second = lesson(QUIZ, WHOLE), lesson(ENDING)
    assert counts([first, second]) == counts([first]) + counts([second])
    assert counts([]) == Counts()


WORDS = "word " * 320
FILM = f"```{{film}} f\n{HANDS}:played: S2\n"


@pytest.mark.parametrize(
    "step",
    [
        WORDS,
        f"{FILM}{WORDS}\n```\n\n",
        f"{FILM}:say S2: {WORDS}\n```\n\n",
        f"```{{auction}}\n:auction: 1S\n:say 1S: {WORDS}\n```\n\n",
    ],
    ids=["prose", "caption", "remark to a card", "remark to a call"],
)
def test_the_time_of_a_lesson_counts_words_wherever_they_stand(step: str) -> None:
    """Some 160 a minute."""
    assert counts([lesson(step)]).minutes == 2
