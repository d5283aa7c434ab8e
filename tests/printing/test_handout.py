"""Hand-outs: what a pupil may see and no more, the answers apart, and a file that is there whole or not at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bridgetutor.printing.handout import handout
from bridgetutor.printing.pdf import PrintFault, write_pdf
from bridgetutor.wording import Wording
from tests.session.example import example

RESOURCES = Path(__file__).parents[2] / "resources"


def text_of(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", html)


def test_questions_are_numbered_and_their_answers_are_not_among_them() -> None:
    paper = text_of(handout(example(), Wording.english(), answers=False))
    assert [n for n in range(1, 9) if f"Question {n}" in paper] == [1, 2, 3, 4, 5, 6]
    for secret in ("6 + 3 + 3 + 4.", "Two times in three.", "Keep the ace.", "Answers"):
        assert secret not in paper


def test_the_answers_stand_apart_at_the_end() -> None:
    paper = text_of(handout(example(), Wording.english(), answers=True))
    questions, answers = paper.split("Answers")
    assert "How do five cards lie?" in questions
    assert all(answer in answers for answer in ("16", "3-2", "1NT", "♠K", "Trick 1:"))
    assert "It hides your strength." in answers


def test_a_hidden_hand_is_only_counted() -> None:
    play_question = (
        handout(example(), Wording.english(), answers=False).split("Question 5")[1].split("Question 6")[0]
    )
    assert "QT54" not in text_of(play_question).replace(" ", "")
    assert "12 cards" in play_question  # West has led


def test_nothing_on_the_page_is_beyond_translation() -> None:
    pseudo = text_of(handout(example(), Wording.pseudo(), answers=True))
    for ours in ("Question", "Answers", "North", "Trick"):
        assert not re.search(rf"\b{ours}\b(?! leads| keeps)", pseudo), ours


def test_a_pdf_is_written_whole(tmp_path: Path, qapp: QApplication) -> None:
    assert QApplication.instance() is qapp  # one for all tests: Qt allows no second
    path = tmp_path / "lesson.pdf"
    write_pdf(handout(example(), Wording.english(), answers=True), path, RESOURCES, title="An example")
    assert path.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [path]


def test_where_it_cannot_be_written_one_sentence_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "lesson.pdf"
    with pytest.raises(PrintFault, match=r"lesson\.pdf cannot be written"):
        write_pdf("<p>x</p>", path, RESOURCES, title="x")
