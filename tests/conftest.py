"""What every test may use: a home of its own, words, colours; and a watch on threads that are left behind."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

# Before anything imports Qt: without a display and a platform the whole run would be aborted. Windows of tests that
# jump up disturb whoever is working, so offscreen is the rule also where there is a display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest

from bridgetutor.desktop.theme import LIGHT, Theme
from bridgetutor.places import HOME_VARIABLE
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# A machine that does other work as well may take its time over an example.
hypothesis.settings.register_profile("shared", deadline=None)
hypothesis.settings.load_profile("shared")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the program keeps the user's files during a test."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_dangling_threads() -> Iterator[None]:
    """A test ends the threads it starts."""
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    for thread in left:
        thread.join(timeout=2)
    dangling = [thread.name for thread in left if thread.is_alive()]
    assert not dangling, f"threads left running: {dangling}"


@pytest.fixture
def wording() -> Wording:
    """English."""
    return Wording.english()


@pytest.fixture
def theme() -> Theme:
    """Light, at 100 %."""
    return Theme(LIGHT)
