"""The program from its door: what it imports, what it opens, what it says where there is no display."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from bridgetutor.desktop.lesson.page import LessonPage
from bridgetutor.desktop.library.faults_page import FaultsPage
from bridgetutor.desktop.library.page import LibraryPage
from tests.desktop.conftest import LESSONS
from tests.desktop.driving import page

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.desktop.desk import Desk

LATER = (
    "sqlite_utils",
    "markdown",
    "tomlkit",
    "endplay",
    "numpy",
    "bridgetutor.session.tutor",
    "bridgetutor.bidding",
    "asyncio",
)

RUN = "from bridgetutor.__main__ import main; import sys; code = main(sys.argv[1:]); "


def run(code: str, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own."""
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, env={**os.environ, **environ}, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_window_is_painted_before_the_slow_parts_are_imported() -> None:
    done = run(RUN + f"print([name for name in {LATER} if name in sys.modules])", "--quit-when-shown")
    size, left = done.stdout.splitlines()
    assert size.startswith("1280×800 ")
    assert size.endswith(" ms")
    assert left == "[]"
    assert done.stderr == ""


def test_a_verb_imports_no_qt() -> None:
    done = run(RUN + "print('PySide6' in sys.modules)", "score", "3N", "--by", "S", "--tricks", "9")
    assert done.stdout.splitlines()[-1] == "False"


def test_help_tells_of_both() -> None:
    done = run(RUN, "--help")
    assert "lesson" in done.stdout
    assert "desktop" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_no_display_is_one_sentence() -> None:
    gone = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "xcb"}
    done = run(RUN + "sys.exit(code)", "--quit-when-shown", **gone)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "There is no display" in done.stderr


def test_a_lesson_file_opens(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_bytes((LESSONS / "en/1-first/02-second.md").read_bytes())
    desk.lessons.open_file(path)
    assert page(desk, LessonPage).moment.lesson == "second"


def test_a_broken_file_lists_its_faults(desk: Desk) -> None:
    desk.lessons.open_file(LESSONS / "en/2-more/01-broken.md")
    said = {each.text() for each in page(desk, FaultsPage).findChildren(QLabel)}
    assert {"It has 3 faults:", "line 9 · S108"} <= said


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("notes.txt", "notes.txt is neither a lesson"), ("deals.pbn", "deals.pbn cannot be opened")],
)
def test_another_file_is_declined_in_a_sentence(desk: Desk, tmp_path: Path, name: str, sentence: str) -> None:
    desk.lessons.open_file(tmp_path / name)
    page(desk, LibraryPage)
    assert desk.window.notice is not None
    assert desk.window.notice.sentence.startswith(sentence)
