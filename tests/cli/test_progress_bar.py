"""The progress bar: drawn for whoever watches, silent in a file."""

from __future__ import annotations

import io
import time

import pytest

from bridgetutor.cli.progress_bar import WIDTH, ProgressBar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_is_said_where_nobody_watches() -> None:
    stream = io.StringIO()
    with ProgressBar(2, stream=stream) as bar:
        bar.step()
        bar.step()
    assert stream.getvalue() == ""


def test_it_fills_up_and_ends_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", iter([100.0, 110.0, 110.1, 130.0]).__next__)
    stream = Terminal()
    with ProgressBar(4, done=1, stream=stream) as bar:
        for _ in range(3):
            bar.step()
    first, last = stream.getvalue().removeprefix("\r").split("\r")
    assert first.startswith(f"[{'#' * (WIDTH // 2)}{'-' * (WIDTH - WIDTH // 2)}] 2/4  0:00:20")
    assert last.startswith(f"[{'#' * WIDTH}] 4/4  0:00:00")
    assert last.endswith("\n")


def test_a_job_that_is_done_already_draws_nothing() -> None:
    stream = Terminal()
    with ProgressBar(3, done=3, stream=stream):
        pass
    assert stream.getvalue() == ""
