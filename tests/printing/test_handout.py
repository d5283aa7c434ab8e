"""Hand-outs: what a pupil may see and no more, the answers apart, and a file that is there whole or not at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from bridgetutor.printing.breaks import keep_questions_whole
from bridgetutor.printing.handout import QUESTION, handout
from bridgetutor.printing.pdf import PrintFault, write_pdf
from bridgetutor.teaching.loader import read_text
from bridgetutor.wording import Wording
from tests.session.example import example

RESOURCES = Path(__file__).parents[2] / "resources"


def text_of(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", plain(html))


def plain(html: str) -> str:
    """Without the colours of signs."""
    return re.sub(r"</?span[^>]*>", "", html)


def test_questions_are_numbered_and_their_answers_are_not_among_them() -> None:
    paper = text_of(handout(example(), Wording.english(), answers=False))
    assert [n for n in range(1, 9) if f"Question {n}" in paper] == [1, 2, 3, 4, 5, 6]
    for secret in ("6 + 3 + 3 + 4.", "Two times in three.", "Keep the ace.", "Answers"):
        assert secret not in paper


def test_what_there_is_to_choose_from_stands_below_the_question() -> None:
    paper = text_of(handout(example(), Wording.english(), answers=False))
    assert paper.index("How do five cards lie?") < paper.index("3-2")


def test_an_auction_is_there_at_once_with_every_remark_and_the_hands_that_speak() -> None:
    text = (
        "# T\n\n```{lesson} t\n:goal: G.\n```\n\n```{auction}\n:auction: 1S P 2S P P P\n:dealer: S\n"
        ":deal: N:KT83.A72.Q853.74 - AQ974.K5.A62.853 -\n:say 1S: Five spades.\n:say 2S: A fit.\n```\n"
    )
    reading = read_text(text, Path("t.md"))
    assert reading.lesson is not None
    paper = " ".join(text_of(handout(reading.lesson, Wording.english(), answers=False)).split())
    assert "North ♠" in paper
    assert "South ♠" in paper
    assert paper.endswith("1♠: Five spades. 2♠: A fit.")


def test_a_drill_leaves_nothing_on_paper() -> None:
    head = "# T\n\n```{lesson} t\n:goal: G.\n```\n\n"
    text = head + "## More of it\n\n```{drill} d\n:concept: points\nFresh hands.\n```\n"
    lesson = read_text(text, Path("t.md")).lesson
    assert lesson is not None
    assert text_of(handout(lesson, Wording.english(), answers=True)).split() == ["T", "G.", "Answers"]


@pytest.mark.usefixtures("qapp")
def test_no_question_is_torn_by_the_end_of_a_page() -> None:
    diagram = "<table><tr><td>North</td></tr><tr><td>South</td></tr></table>"
    question = f'<p><a name="{QUESTION}"><b>Question</b></a></p>{diagram}<p>Your call?</p>'
    document = QTextDocument()
    document.setPageSize(QSizeF(500, 300))
    document.setHtml(f'<h1>Title</h1>{question * 7}<h2 style="page-break-before: always">Answers</h2>')
    keep_questions_whole(document)
    layout, page, pages = document.documentLayout(), 0, list[set[int]]()
    block = document.begin()
    while block.isValid() and block.text() != "Answers":
        if block.text() == "Question":
            pages.append(set())
        if pages and block.text():
            page = int(layout.blockBoundingRect(block).center().y() // 300)
            pages[-1].add(page)
        block = block.next()
    assert len(pages) == 7
    assert all(len(on) == 1 for on in pages)
    assert page > 0
    assert document.pageCount() == page + 2


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


def test_the_answers_show_the_hidden_hands_and_say_why_not() -> None:
    paper = text_of(handout(example(), Wording.english(), answers=True))
    key = paper[paper.index("Answers") :]
    assert "Did you see the jack?" in key
    assert re.search(r"East:\s+♠", key)
    assert not re.search(r"South:\s+♠\s", key)


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


def test_the_answers_to_a_hand_go_trick_by_trick_and_tell_what_is_right_from_what_will_do() -> None:
    options = ":at 2 right C3 C9 C7:\n:at 1 also HA: Early.\n:at 1 wrong H6: No.\n:at 1 right H4: Keep it."
    text = (
        "# T\n\n```{lesson} t\n:goal: G.\n```\n\n```{play} p\n"
        ":deal: N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8\n"
        f":contract: 3N by South\n:lead: HK\n:goal: 6\n{options}\nPlay.\n```\n"
    )
    lesson = read_text(text, Path("t.md")).lesson
    assert lesson is not None
    key = plain(handout(lesson, Wording.english(), answers=True)).split("Answers")[1]
    said = [
        "Trick 1: <b>♥4</b>: Keep it.",
        "Trick 1: Also ♥A: Early.",
        "Trick 1: Not ♥6: No.",
        "Trick 2: <b>♣",
    ]
    assert sorted(said, key=key.index) == said


def test_signs_of_suits_have_their_colours_in_auctions_contracts_and_answers() -> None:
    paper = handout(example(), Wording.english(), answers=True)
    signs = re.findall(r"(.{0,22})[♥♦]", paper)
    assert signs
    assert all(before.endswith(('class="hearts">', 'class="diamonds">')) for before in signs), signs
