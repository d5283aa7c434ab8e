"""The answers of a quiz by keyboard: nothing is chosen by a key pressed once too often."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.lesson.page import LessonPage
from tests.desktop.driving import page, press

LESSON = """# Odds

```{lesson} odds
:teaches: odds
:goal: You know a split.
```

```{quiz} odds-1
:right 3-2: Two times in three.
:wrong 4-1: Less often.
How do five cards lie?
```

```{quiz} odds-2
:right 2-2: Not the most likely.
:wrong 3-1: Half of the time.
How do four cards lie least often of these?
```

```{quiz} odds-3
:right 3-3: One time in three.
:wrong 4-2: Half of the time.
And six cards?
```
"""


@pytest.fixture
def quiz(desk: Desk, tmp_path: Path) -> Desk:
    """A lesson that opens with a question."""
    (tmp_path / "odds.md").write_text(LESSON)
    desk.lessons.open_file(tmp_path / "odds.md")
    return desk


def test_enter_on_a_fresh_question_chooses_nothing(quiz: Desk) -> None:
    press(quiz, Qt.Key.Key_Return)
    assert page(quiz, LessonPage).moment.feedback is None


@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_Down, Qt.Key.Key_Return), (Qt.Key.Key_Up, Qt.Key.Key_Return), (Qt.Key.Key_1,)]
)
def test_arrows_and_digits_choose(quiz: Desk, keys: tuple[Qt.Key, ...]) -> None:
    for key in keys:
        press(quiz, key)
    assert page(quiz, LessonPage).moment.feedback is not None


def is_done(shown: LessonPage) -> bool:
    """Whether the question is answered to the end."""
    return shown.moment.feedback is not None and shown.moment.ask is None


def test_nor_does_one_more_enter_after_each_answer(quiz: Desk) -> None:
    shown = page(quiz, LessonPage)
    for step in (1, 2, 3):
        assert shown.moment.step == step
        press(quiz, Qt.Key.Key_Return)
        assert shown.moment.feedback is None
        options = shown.column.answers.options
        assert not any(button.hasFocus() for button in options.buttons)
        while not is_done(shown):
            press(quiz, Qt.Key.Key_Down)
            press(quiz, Qt.Key.Key_Return)
        press(quiz, Qt.Key.Key_Return)


def test_a_button_that_closes_gives_the_focus_to_no_other(quiz: Desk) -> None:
    row = page(quiz, LessonPage).column.row
    row.show_actions((), main_text="Next", main_open=True)
    row.main.setFocus()
    row.show_actions((), main_text="Next", main_open=False)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
