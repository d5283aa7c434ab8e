"""Lessons in the terminal: the same session, asked and answered in text, kept and found again."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetutor.__main__ import main
from bridgetutor.cli.terminal import page, prompt, read
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, GoTo, Number, Pick
from bridgetutor.session.screen import AskCall, AskCard, AskNumber, AskOption
from bridgetutor.wording import Wording
from bridgetutor.wording.pseudo import is_pseudo
from tests.session.example import at, example, shown

Terminal = Callable[..., str]
SHAPE = {"id", "course", "title", "exercises", "played", "whole", "near", "drill", "minutes"}


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """What `bridgetutor lesson run …` prints when these lines are typed; the end of input comes after them."""

    def run(*lines: str, arguments: tuple[str, ...] = ("tricks-and-trumps",)) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["lesson", "run", *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_the_list_as_other_programs_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert len(listed) >= 4
    assert all(set(entry) == SHAPE for entry in listed)


def test_choices_are_gone_through_and_nothing_is_kept(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "run", "tricks-and-trumps", "--choices", "=12 =13 next"]) == 0
    shown_text = capsys.readouterr().out
    assert "✕ Not 12." in shown_text
    assert "13." in shown_text
    assert "step 2 of" in shown_text
    assert not home.exists()


def test_an_auction_is_told_call_by_call_and_each_remark_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "run", "openers-rebids", "--choices", "next next"]) == 0
    told = capsys.readouterr().out
    assert "Auction: South 1♣, West Pass, North 1♥\n" in told
    assert told.count("North has 4 hearts, and 6 points or more.") == 1


def test_wrong_then_right_then_left_then_found_again(typed: Terminal) -> None:
    first = typed("12", "13", "", "quit")
    assert "✕ Not 12." in first
    assert "step 2 of" in first
    assert "Your place is kept." in first
    again = typed()
    assert "step 2 of" in again
    assert "step 1 of" not in again
    assert "step 1 of" in typed(arguments=("tricks-and-trumps", "--afresh"))


def test_what_makes_no_sense_is_said_and_asked_again(typed: Terminal) -> None:
    text = typed("fish", "13")
    assert "“fish” is not a number." in text
    assert "The answer: 13" not in text
    assert "one card for each trick" in text.split("is not a number")[1]


def test_without_a_name_the_lessons_are_offered(typed: Terminal) -> None:
    offered = typed("99", "1", "quit", arguments=())
    assert "  1  " in offered
    assert offered.count("Which lesson") == 2
    assert "step 1 of" in offered


def test_where_the_record_cannot_be_written_the_lesson_goes_on(home: Path, typed: Terminal) -> None:
    home.mkdir()
    (home / "data").write_text("in the way")
    assert "step 2 of" in typed("13", "next")


@pytest.mark.parametrize(
    ("text", "ask", "choice"),
    [
        ("2", AskOption(()), Pick(2)),
        ("16", AskNumber(0, 52), Number(16)),
        ("=16", AskNumber(0, 52), Number(16)),
        ("4s", AskCard(Seat.SOUTH), Card.parse("S4")),
        ("h10", AskCard(Seat.SOUTH), Card.parse("HT")),
        ("2c", AskCall(()), Bid(2, Strain.CLUBS)),
        ("HINT", AskCard(Seat.SOUTH), Action.HINT),
        ("goto:3", AskCard(Seat.SOUTH), GoTo(3)),
        ("answer", AskCard(Seat.SOUTH), Action.ANSWER),
        ("an", AskCard(Seat.SOUTH), Action.ANSWER),
        ("h", AskCard(Seat.SOUTH), Action.HINT),
        ("b", AskCall(()), Action.BACK),
        ("", None, Action.NEXT),
    ],
)
def test_what_is_typed_is_read_in_the_light_of_the_question(text: str, ask: object, choice: object) -> None:
    assert read(text, ask, Wording.english()) == choice  # type: ignore[arg-type]  # one of the questions


def test_a_hint_repeats_neither_table_nor_question() -> None:
    before, after = shown(at(7)), shown(at(7, "HA"))
    said = page(after, Wording.english(), before)
    assert "✕ Not ♥A." in said
    assert "North" not in said


def test_another_language_leaves_no_english_but_the_authors() -> None:
    author = {line.strip() for line in example().steps[0].prose.markdown.splitlines()}
    for step in range(1, 10):
        screen = shown(at(step))
        for line in (
            *page(screen, Wording.pseudo()).splitlines(),
            prompt(screen.ask, screen.actions, Wording.pseudo()),
        ):
            ours = not any(text and text in line for text in author | set(authored(step)))
            assert not ours or is_pseudo(line), line


def authored(step: int) -> list[str]:
    """The lines of a screen that are the author's."""
    screen = shown(at(step))
    texts = [screen.heading, screen.prose, screen.question]
    texts += list(screen.ask.options) if isinstance(screen.ask, AskOption) else []
    return [line for text in texts if text is not None for line in text.markdown.splitlines() if line]


LESSONS = Path(__file__).parents[2] / "lessons" / "en"


@pytest.mark.usefixtures("qapp")  # printing uses it instead of one of its own
def test_a_lesson_outside_the_library_is_named_by_its_file(tmp_path: Path, typed: Terminal) -> None:
    path = tmp_path / "mine.md"
    path.write_text((LESSONS / "1-first-steps" / "01-tricks-and-trumps.md").read_text("utf-8"), "utf-8")
    assert "step 2 of" in typed("13", "", "quit", arguments=(str(path),))
    assert main(["lesson", "print", str(path), "--out", str(tmp_path / "mine.pdf")]) == 0
    assert (tmp_path / "mine.pdf").stat().st_size > 0


@pytest.mark.usefixtures("qapp")
def test_a_faulty_file_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.md"
    path.write_text("# Mine\n", "utf-8")
    assert main(["lesson", "print", str(path), "--out", str(tmp_path / "mine.pdf")]) == 1
    told = capsys.readouterr().err
    assert f"{path}, line 1:" in told


def test_a_page_without_prose_leaves_no_hole() -> None:
    text = page(shown(at(8)), Wording.english())
    assert "\n\n\n" not in text


def test_what_a_card_costs_is_said_once_while_it_is_played_out() -> None:
    before, after = shown(at(7, "HA", "why")), shown(at(7, "HA", "why", "next"))
    assert "costs" in page(before, Wording.english(), shown(at(7, "HA")))
    assert "costs" not in page(after, Wording.english(), before)


def test_the_same_wrong_answer_once_more_is_told_once_more() -> None:
    before, after = shown(at(2, "=15")), shown(at(2, "=15", "=15"))
    assert "Not 15." in page(after, Wording.english(), before)
