"""Answers as they are spoken of."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.session import tutor
from bridgetutor.session.choice import Pick
from bridgetutor.teaching.lesson import QuizExercise
from bridgetutor.teaching.loader import read_text
from tests.session.example import shown

TEXT = """# Options

```{lesson} options
:goal: You pick one.
```

```{quiz} whose-card
:right Dummy's *last* !h: Yes.
:wrong Yours: No.
Which?
```
"""


def test_an_option_is_named_as_it_is_read_with_signs_and_without_markup() -> None:
    reading = read_text(TEXT, Path("lessons/en/course/01-options.md"))
    assert reading.lesson is not None
    state = tutor.begin(reading.lesson)
    exercise = state.step.exercise
    assert isinstance(exercise, QuizExercise)
    right = 1 + next(n for n, option in enumerate(exercise.options) if option != "Yours")
    feedback = shown(tutor.submit(state, Pick(right)).state).feedback
    assert feedback is not None
    assert "“Dummy’s last ♥”" in str(feedback.headline)
