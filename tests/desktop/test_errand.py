"""What is done beside the window: one thing at a time, stopped when it is not wanted any more."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from bridgetutor.desktop.services.errand import Errand
from bridgetutor.phrase import phrase
from bridgetutor.progress.faults import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridgetutor.phrase import Phrase


def test_what_comes_of_it_is_told_once(qtbot: QtBot) -> None:
    errand = Errand()
    with qtbot.waitSignal(errand.done) as told:
        errand.run(lambda _: phrase("Done."))
        assert errand.is_busy
    assert told.args == [phrase("Done.")]
    assert not errand.is_busy


def test_a_fault_is_a_sentence(qtbot: QtBot) -> None:
    errand = Errand()

    def fail(_is_wanted: Callable[[], bool]) -> Phrase | None:
        raise StoreFault(phrase("No room."))

    with qtbot.waitSignal(errand.done) as told:
        errand.run(fail)
    assert told.args == [phrase("No room.")]


def test_it_is_stopped_and_says_nothing(qtbot: QtBot) -> None:
    told: list[object] = []
    errand, going = Errand(), threading.Event()
    errand.done.connect(told.append)

    def long(is_wanted: Callable[[], bool]) -> Phrase | None:
        going.set()
        while is_wanted():
            threading.Event().wait(0.01)
        return phrase("Stopped.")

    errand.run(long)
    assert going.wait(5)
    errand.stop()
    assert not errand.is_busy
    qtbot.wait(20)
    assert told == []
