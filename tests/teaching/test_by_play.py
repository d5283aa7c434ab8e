"""Where the author names no right card: the lead by the leads of the books, a card by its technique."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.rules.cards import Card
from bridgetutor.session import tutor
from bridgetutor.session.screen import Tone
from bridgetutor.session.showing import screen_of
from bridgetutor.teaching.lesson import Lesson, Mark
from bridgetutor.teaching.loader import read_text
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording

HEAD = "# A\n\n```{lesson} a\n:teaches: a\n:goal: You see.\n```\n\n"

LEAD = """```{lead} l
:hand: KQJ5 82 A743 T96
:auction: 1N P 3N P P P
:dealer: E
Your lead?
```
"""

FINESSE = """```{play} f
:deal: N:852.AQ4.K763.852 J963.K963.J5.Q97 AK4.852.A842.AK4 QT7.JT7.QT9.JT63
:contract: 3N by South
:played: SQ S2 S3 SA H2 H7
:technique: TECHNIQUE
Which card from dummy?
```
"""


def lesson(step: str) -> Lesson:
    found = read_text(HEAD + step, Path("a.md")).lesson
    assert found is not None
    return found


def test_a_lead_is_marked_by_the_leads_of_the_books() -> None:
    exercise = lesson(LEAD).exercises[0]
    right, wrong = mark(exercise, Card.parse("SK")), mark(exercise, Card.parse("H8"))
    assert right is not None
    assert right.mark is Mark.RIGHT
    assert right.reason is not None
    assert wrong is not None
    assert (wrong.mark, wrong.best) == (Mark.WRONG, Card.parse("SK"))


def test_a_card_is_marked_by_its_technique_and_the_learner_is_told_why() -> None:
    state = tutor.begin(lesson(FINESSE.replace("TECHNIQUE", "finesse")))
    turn = tutor.submit(state, Card.parse("HQ"))
    feedback = screen_of(turn).feedback
    assert feedback is not None
    assert feedback.tone is Tone.RIGHT
    said = " ".join(Wording.english().render(text) for text in feedback.body if not hasattr(text, "markdown"))
    assert "finesse" in said


def test_another_card_is_wrong() -> None:
    state = tutor.begin(lesson(FINESSE.replace("TECHNIQUE", "finesse")))
    feedback = screen_of(tutor.submit(state, Card.parse("HA"))).feedback
    assert feedback is not None
    assert feedback.tone is Tone.WRONG


def test_a_technique_that_is_not_there_is_told_to_the_author() -> None:
    reading = read_text(HEAD + FINESSE.replace("TECHNIQUE", "cross-ruff"), Path("a.md"))
    said = [Wording.english().render(fault.says) for fault in reading.diagnostics]
    assert any("cross-ruff begins with no card here" in each for each in said)
