"""The bidding engine is made ready in the background when a lesson about bidding opens."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.services.warming import Warming
from bridgetutor.teaching import by_system

LESSON = """# Bids

```{lesson} bids
:teaches: bids
:system: natural
:goal: You open.
```

```{bid} open-1
:hand: AQ32 K53 QJ4 A92
:right 1N: In the range.
Your call?
```
"""


def test_a_lesson_with_a_system_gets_it_ready(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(by_system, "get_ready", asked.append)
    (tmp_path / "bids.md").write_text(LESSON)
    desk.open_file(tmp_path / "bids.md")
    desk.close()
    assert asked == ["natural"]


def test_one_at_a_time_and_none_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    gate = threading.Event()

    def build(name: str) -> None:
        gate.wait(5)
        asked.append(name)

    monkeypatch.setattr(by_system, "get_ready", build)
    warming = Warming()
    warming.begin("natural")
    warming.begin("sayc")
    gate.set()
    warming.end()
    assert asked == ["natural"]
    assert "warming" not in {thread.name for thread in threading.enumerate()}
