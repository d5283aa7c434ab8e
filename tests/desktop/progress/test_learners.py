"""Several learners at one computer, files in and out, and pupils' files side by side."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bridgetutor.desktop.home.page import HomePage
from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.progress import files
from bridgetutor.desktop.progress.attempts_page import AttemptsPage
from bridgetutor.desktop.progress.learners_page import LearnersPage
from bridgetutor.desktop.progress.page import ProgressPage
from bridgetutor.desktop.progress.pupils import pupils, side_by_side
from bridgetutor.desktop.progress.pupils_page import PupilsPage
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.exchange import Record, read_json
from bridgetutor.progress.learners import Learner
from bridgetutor.progress.store import Store
from tests.desktop.driving import click, page, press, type_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.places import Places

NOW = datetime(2026, 11, 2, 18, tzinfo=UTC)


def answered(n: int, learner: str, concept: str, grade: Grade) -> Attempt:
    made = Answer(f"drill/{concept}/", "", "=3", grade, wanted="=7")
    return Attempt(f"{n:032x}", learner, NOW + timedelta(minutes=n), 60.0, "s", made)


@pytest.fixture
def filled(places: Places) -> Places:
    """A record of one learner without a name."""
    with Store.open(places.progress, now=NOW) as store:
        store.begin(Sitting("s", "learner", "drill:due", "1 en", NOW))
        store.record("s", 0, "posed:7:losers")
        store.record("s", 1, "=3", [answered(1, "learner", "losers", Grade.WRONG)])
    return places


@pytest.fixture
def at_learners(filled: Places, open_desk: Callable[[], Desk]) -> Desk:
    """The desktop at the page of learners."""
    assert filled.progress.exists()
    desk = open_desk()
    press(desk, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    click(page(desk, ProgressPage).learners)
    return desk


def test_there_is_one_learner_at_first(at_learners: Desk) -> None:
    (button,) = page(at_learners, LearnersPage).buttons.values()
    assert button.accessibleName() == "A learner without a name. 1 answer. here now"


def test_a_learner_takes_a_name(at_learners: Desk) -> None:
    page(at_learners, LearnersPage).rename[0].setFocus()
    type_text(at_learners, "Ann")
    press(at_learners, Qt.Key.Key_Return)
    (button,) = page(at_learners, LearnersPage).buttons.values()
    assert button.accessibleName().startswith("Ann. ")
    press(at_learners, Qt.Key.Key_Escape)
    assert page(at_learners, ProgressPage).context == "Ann"


def test_someone_else_begins_at_the_beginning_and_is_there_next_time(
    at_learners: Desk, open_desk: Callable[[], Desk], qtbot: QtBot
) -> None:
    shown = page(at_learners, LearnersPage)
    shown.add[0].setText("Ben")
    click(shown.add[1])
    home = page(at_learners, HomePage)
    assert home.context == "Ben"
    qtbot.waitUntil(lambda: bool(home.panels))
    assert home.due is None
    again = open_desk()
    assert again.name == "Ben"
    again.progress.learners.show()
    first = page(again, LearnersPage).buttons["learner"]
    click(first)
    qtbot.waitUntil(lambda: page(again, HomePage).due is not None)
    assert again.learner == "learner"


def test_an_empty_name_is_none(at_learners: Desk) -> None:
    shown = page(at_learners, LearnersPage)
    shown.add[0].setText("  ")
    click(shown.add[1])
    assert page(at_learners, LearnersPage) is shown


@pytest.mark.parametrize("ending", [".json", ".csv", ".apkg"])
def test_export(
    at_learners: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    if ending == ".apkg":
        pytest.importorskip("genanki", reason="the extra anki is not installed")
    to = tmp_path / f"out{ending}"
    monkeypatch.setattr(files, "ask_where_to_export", lambda *_: to)
    with qtbot.waitSignal(at_learners.progress.learners.errand.done):
        click(page(at_learners, LearnersPage).files["export"])
    assert to.exists()
    assert at_learners.window.notice is not None
    assert str(to) in at_learners.window.notice.sentence
    if ending == ".json":
        assert len(read_json(to.read_text("utf-8")).attempts) == 1


def test_import_and_copy(at_learners: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exported = tmp_path / "other.json"
    with Store.open(tmp_path / "other.sqlite", now=NOW) as other:
        other.name_learner(Learner("b", "Ben"))
        other.begin(Sitting("t", "b", "drill:due", "1 en", NOW))
        other.record("t", 0, "=3", [answered(2, "b", "losers", Grade.RIGHT)])
        with exported.open("w", encoding="utf-8") as out:
            other.export_json(out)
    monkeypatch.setattr(files, "ask_what_to_read", lambda *_: (exported,))
    click(page(at_learners, LearnersPage).files["import"])
    assert page(at_learners, LearnersPage).buttons["b"].accessibleName() == "Ben. 1 answer"
    copy = tmp_path / "copy.sqlite"
    monkeypatch.setattr(files, "ask_where_to_copy", lambda *_: copy)
    click(page(at_learners, LearnersPage).files["copy"])
    with Store.open(copy, now=NOW) as store:
        assert store.count_attempts() == 2


def test_what_is_no_record_is_declined_in_a_sentence(
    at_learners: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_bytes(b"\xff")
    monkeypatch.setattr(files, "ask_what_to_read", lambda *_: (wrong,))
    for name in ("import", "pupils"):
        click(page(at_learners, LearnersPage).files[name])
        assert at_learners.window.notice is not None
        assert "is not a text in UTF-8" in at_learners.window.notice.sentence
        at_learners.window.hush()


def test_pupils_side_by_side(
    at_learners: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, filled: Places
) -> None:
    exported = []
    for name, grade in (("Ann", Grade.RIGHT), ("Ben", Grade.WRONG)):
        with Store.open(tmp_path / f"{name}.sqlite", now=NOW) as store:
            store.name_learner(Learner(name.lower(), name))
            store.begin(Sitting("t", name.lower(), "drill:due", "1 en", NOW))
            store.record("t", 0, "=3", [answered(2, name.lower(), "losers", grade)])
            exported.append(tmp_path / f"{name}.json")
            with exported[-1].open("w", encoding="utf-8") as out:
                store.export_json(out)
    monkeypatch.setattr(files, "ask_what_to_read", lambda *_: tuple(exported))
    click(page(at_learners, LearnersPage).files["pupils"])
    sheet = page(at_learners, PupilsPage).sheet
    heads = [sheet.horizontalHeaderItem(n) for n in range(sheet.columnCount())]
    assert [head.text() for head in heads if head] == ["Skill", "Ann", "Ben"]
    last = [sheet.item(sheet.rowCount() - 1, n) for n in range(3)]
    assert [item.text() for item in last if item] == ["Losers · What is my hand worth?", "1 of 1", "0 of 1"]
    press(at_learners, Qt.Key.Key_Escape)
    page(at_learners, LearnersPage)
    with Store.open(filled.progress, now=NOW) as store:
        assert store.count_attempts() == 1


def test_a_figure_of_a_pupil_leads_to_the_answers_and_to_their_questions(
    at_learners: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, filled: Places
) -> None:
    exported = tmp_path / "Ann.json"
    with Store.open(tmp_path / "Ann.sqlite", now=NOW) as store:
        store.name_learner(Learner("ann", "Ann"))
        store.begin(Sitting("t", "ann", "drill:due", "1 en", NOW))
        for n, (concept, given) in enumerate((("losers", "=3"), ("points", "=3"), ("losers", "=4"))):
            store.record("t", 2 * n, f"posed:{n}:{concept}")
            made = Answer(f"drill/{concept}/", "", given, Grade.WRONG, wanted="=7")
            attempt = Attempt(f"{n + 50:032x}", "ann", NOW + timedelta(minutes=n), 60.0, "t", made)
            store.record("t", 2 * n + 1, given, [attempt])
        with exported.open("w", encoding="utf-8") as out:
            store.export_json(out)
    monkeypatch.setattr(files, "ask_what_to_read", lambda *_: (exported,))
    click(page(at_learners, LearnersPage).files["pupils"])
    sheet = page(at_learners, PupilsPage).sheet
    rows = {sheet.item(n, 0).text(): n for n in range(sheet.rowCount())}  # type: ignore[union-attr]  # each is filled
    sheet.setFocus()
    for head, count in (("Answers", 3), ("Last answer", 3), ("Losers · What is my hand worth?", 2)):
        page(at_learners, PupilsPage).sheet.setCurrentCell(rows[head], 1)
        press(at_learners, Qt.Key.Key_Return)
        shown = page(at_learners, AttemptsPage)
        assert len(shown.buttons) == count
        if count == 2:
            assert "4 in place of 7" in shown.buttons[0].accessibleName()
            click(shown.buttons[1])
            assert page(at_learners, LessonPage).moment.heading.markdown == "Losers"
            press(at_learners, Qt.Key.Key_Escape)
            page(at_learners, AttemptsPage)
        press(at_learners, Qt.Key.Key_Escape)
    page(at_learners, PupilsPage).sheet.setCurrentCell(0, 0)
    press(at_learners, Qt.Key.Key_Return)
    page(at_learners, PupilsPage)  # a name is no figure
    with Store.open(filled.progress, now=NOW) as store:
        assert store.count_attempts() == 1


def test_one_pupil_of_two_computers_counts_once() -> None:
    ann = (Learner("a", "Ann"),)
    first = Record((), (answered(1, "a", "losers", Grade.WRONG),), ann)
    second = Record(
        (), (answered(1, "a", "losers", Grade.WRONG), answered(2, "a", "losers", Grade.WRONG)), ann
    )
    nameless = Record((), (answered(3, "learner", "losers", Grade.RIGHT),))
    found = pupils((("one", first), ("two", second), ("three", nameless), ("four", nameless)), UTC)
    assert [(pupil.name, pupil.figures.total.answers) for pupil in found] == [
        *(("Ann", 2), ("three", 1), ("four", 1)),
    ]


def test_the_table_names_what_each_is_least_sure_of() -> None:
    attempts = [answered(n, "a", "losers", Grade.WRONG) for n in range(3)]
    attempts += [answered(n + 9, "a", "points", Grade.RIGHT) for n in range(3)]
    found = pupils(
        (("Ann", Record((), tuple(attempts))), ("Ben", Record((Sitting("s", "b", "l", "", NOW),)))), UTC
    )
    rows = side_by_side(found, {"drill:losers": "Losers"}, {date(2026, 11, 2): "2 Nov"}, UTC)
    told = {str(head): tuple(str(field.says) for field in fields) for head, fields in rows}
    assert told["Least sure of"] == ("Losers", "–")
    assert told["Last answer"] == ("2 Nov", "–")
    assert told["Losers"] == ("0 of 3", "–")
    assert told["points"] == ("3 of 3", "–")
    assert all(isinstance(head, str | Phrase) for head, _ in rows)
