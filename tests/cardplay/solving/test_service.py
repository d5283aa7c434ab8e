"""The solver service: answers, cancellation, time limits, crashes, memory, every start method, and a clean end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from pickle import PicklingError
from queue import Queue

import pytest

from bridgetutor.cardplay.question import Question
from bridgetutor.cardplay.solver import Tables
from bridgetutor.cardplay.solving import service as service_module
from bridgetutor.cardplay.solving.jobs import Ticket
from bridgetutor.cardplay.solving.outcome import Answered, Failed, Outcome
from bridgetutor.cardplay.solving.service import Service, workers_here
from bridgetutor.rules.deal import Deal
from tests.cardplay.double_dummy import golden
from tests.cardplay.solving.questions import (
    Broken,
    Crash,
    Deadly,
    Echo,
    Hungry,
    Impossible,
    Priority,
    Sleep,
    UnequalHands,
    Unspeakable,
    Where,
)

PATIENCE = 60
"""Seconds that a busy computer may take over anything here."""


class Asked:
    """A service, and what has come back from it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.outcomes: Queue[tuple[str, Outcome[object]]] = Queue()

    def ask(self, question: Question[object], topic: str = "topic", seconds: float = PATIENCE) -> None:
        self.service.ask(topic, question, self.came, seconds=seconds)

    def came(self, ticket: Ticket, outcome: Outcome[object]) -> None:
        self.outcomes.put((ticket.topic, outcome))

    def outcome(self) -> Outcome[object]:
        return self.outcomes.get(timeout=PATIENCE)[1]

    def answer(self, question: Question[object]) -> object:
        self.ask(question)
        outcome = self.outcome()
        assert isinstance(outcome, Answered), outcome
        return outcome.answer

    def failure(self, question: Question[object], seconds: float = PATIENCE) -> Failed:
        self.ask(question, seconds=seconds)
        outcome = self.outcome()
        assert isinstance(outcome, Failed), outcome
        return outcome

    def pid(self) -> int:
        answer = self.answer(Where())
        assert isinstance(answer, tuple)
        return int(answer[0])


Opens = Callable[..., Asked]


@pytest.fixture
def opened() -> Iterator[Opens]:
    services: list[Service] = []

    def open_one(
        workers: int = 1,
        *,
        megabytes: int = 320,
        idle: float = 300.0,
        method: str = "spawn",
        yields: bool = False,
    ) -> Asked:
        services.append(Service(workers, megabytes=megabytes, idle=idle, yields=yields, method=method))
        return Asked(services[-1])

    yield open_one
    for service in services:
        service.close()
    assert multiprocessing.active_children() == []


@pytest.fixture
def asked(opened: Opens) -> Asked:
    return opened()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_every_way_to_start_a_child(opened: Opens, method: str) -> None:
    each = golden()[0]
    asked = opened(method=method)
    assert asked.answer(Tables((each.deal,))) == (each.table,)
    assert asked.failure(Deadly()).says.pattern.startswith("The solver stopped")
    assert asked.answer(Echo(1)) == 1


def test_nothing_is_started_before_a_question(asked: Asked) -> None:
    assert asked.service.pids == ()
    assert asked.pid() in asked.service.pids


def test_a_child_works_in_a_folder_of_its_own_that_goes(opened: Opens) -> None:
    asked = opened()
    answer = asked.answer(Where())
    assert isinstance(answer, tuple)
    folder = Path(answer[1])
    assert folder.is_dir()
    assert folder != Path.cwd()
    asked.service.close()
    assert not folder.exists()


def test_what_cannot_be_answered_is_a_sentence_and_the_child_goes_on(asked: Asked) -> None:
    pid = asked.pid()
    assert str(asked.failure(Impossible()).says) == "There is no such card"
    assert asked.failure(Impossible()).detail == ""
    assert "ZeroDivisionError" in asked.failure(Broken()).detail
    assert "pickle" in asked.failure(Unspeakable()).detail
    assert str(asked.failure(Tables((Deal.of({}),))).says) == "A hand of this deal is not known"
    assert asked.pid() == pid


def test_a_question_that_cannot_be_sent_is_the_callers_fault(asked: Asked) -> None:
    with pytest.raises((AttributeError, PicklingError)):
        asked.ask(Echo(lambda: None))
    assert asked.answer(Echo(2)) == 2


def test_a_child_killed_in_the_middle_is_replaced_and_asked_again(asked: Asked) -> None:
    pid = asked.pid()
    asked.ask(Sleep(1.0))
    time.sleep(0.3)
    os.kill(pid, signal.SIGKILL)
    assert asked.outcome() == Answered("slept")
    assert asked.pid() != pid


def test_a_child_that_dies_once_over_a_question_is_forgiven(asked: Asked, tmp_path: Path) -> None:
    assert asked.answer(Deadly(str(tmp_path / "once"))) == "survived"


def test_what_crashes_the_library_ends_in_a_sentence(asked: Asked) -> None:
    pid = asked.pid()
    said = asked.failure(Crash())
    assert str(said.says).startswith("The solver stopped in the middle")
    assert asked.pid() != pid


def test_what_puzzles_the_library_leaves_nothing_here(
    asked: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked.failure(UnequalHands())
    assert asked.answer(Tables((golden()[0].deal,))) == (golden()[0].table,)
    assert list(tmp_path.iterdir()) == []


def test_a_child_killed_while_it_waits_costs_nothing(asked: Asked) -> None:
    pid = asked.pid()
    os.kill(pid, signal.SIGKILL)
    assert asked.answer(Echo(3)) == 3


def test_a_question_that_takes_too_long_is_given_up(asked: Asked) -> None:
    pid = asked.pid()
    began = time.monotonic()
    said = asked.failure(Sleep(99), seconds=0.5)
    assert "longer than" in str(said.says)
    assert time.monotonic() - began < 20
    assert asked.pid() != pid


def test_a_newer_question_cancels_an_older_one_on_its_topic(asked: Asked) -> None:
    asked.pid()
    asked.ask(Sleep(99), "hint")
    asked.ask(Echo("waits"), "hint")
    asked.ask(Echo("other"), "review")
    asked.ask(Echo("last"), "hint")
    got = [asked.outcomes.get(timeout=PATIENCE) for _ in range(2)]
    assert got == [("review", Answered("other")), ("hint", Answered("last"))]
    assert asked.outcomes.empty()


def test_a_question_that_is_nearly_answered_when_cancelled_spares_its_child(asked: Asked) -> None:
    pid = asked.pid()
    asked.ask(Sleep(0.15), "hint")
    asked.service.cancel("hint")
    assert asked.pid() == pid
    assert asked.outcomes.empty()


def test_several_children_answer_at_once(opened: Opens) -> None:
    asked = opened(2)
    for topic in "ab":
        asked.ask(Sleep(2), topic)
    until(lambda: len(asked.service.pids) == 2)
    assert {asked.outcome() for _ in range(2)} == {Answered("slept")}
    assert len(set(asked.service.pids)) == 2


def test_a_child_that_has_grown_large_is_replaced(opened: Opens) -> None:
    asked = opened(megabytes=150)
    pid = asked.pid()
    assert asked.answer(Hungry(10)) == pid
    assert asked.answer(Hungry(200)) == pid
    assert asked.pid() != pid


def test_a_child_without_work_is_let_go(opened: Opens) -> None:
    asked = opened(idle=0.2)
    pid = asked.pid()
    until(lambda: asked.service.pids == ())
    assert asked.pid() != pid


def test_no_room_for_a_process_is_a_sentence(opened: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **_named: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    asked = opened()
    with monkeypatch.context() as patched:
        patched.setattr(service_module, "Child", refused)
        assert "stopped" in str(asked.failure(Echo(1)).says)
    asked.service.close()


def test_a_folder_that_was_thrown_away_is_made_again(opened: Opens) -> None:
    asked = opened(idle=0.1)
    answer = asked.answer(Where())
    assert isinstance(answer, tuple)
    until(lambda: asked.service.pids == ())
    Path(answer[1]).rmdir()
    again = asked.answer(Where())
    assert isinstance(again, tuple)
    assert again[1] == answer[1]


def test_the_end_waits_for_nobody(opened: Opens) -> None:
    asked = opened(2)
    for topic in "abc":
        asked.ask(Sleep(99), topic)
    until(lambda: len(asked.service.pids) == 2)
    pids = asked.service.pids
    began = time.monotonic()
    asked.service.close()
    assert time.monotonic() - began < 10
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert asked.outcomes.empty()
    with pytest.raises(RuntimeError):
        asked.ask(Echo(1))


def test_closing_twice_or_before_any_question_is_fine(opened: Opens) -> None:
    asked = opened()
    asked.service.close()
    asked.service.close()


def test_there_is_at_least_one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda found=cores: found)
        assert workers_here() == workers


ROOT = Path(__file__).parents[3]

SCRIPT = """
import signal, sys, time
from bridgetutor.cardplay.solving.service import Service
from tests.cardplay.solving.questions import Sleep, Where

def told(_, outcome):
    print(*outcome.answer, flush=True)
    service.ask("busy", Sleep(99), print)

if __name__ == "__main__":
    if sys.argv[1] == "default":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    service = Service(1)
    service.ask("where", Where(), told)
    try:
        time.sleep(60)
    except KeyboardInterrupt:
        if sys.argv[1] == "closes":
            service.close()
"""


@pytest.mark.skipif(os.name != "posix", reason="a terminal's Ctrl+C")
@pytest.mark.parametrize(
    ("how", "sent"), [("default", "INT"), ("closes", "INT"), ("forgets", "INT"), ("any", "KILL")]
)
def test_ctrl_c_leaves_no_mess(tmp_path: Path, how: str, sent: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    process = subprocess.Popen(
        [sys.executable, str(script), how],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    _, folder = process.stdout.readline().split()
    time.sleep(0.3)
    if sent == "INT":
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of them
    else:
        process.kill()
    _, errors = process.communicate(timeout=PATIENCE)  # waits for the child, too, whose stderr it is
    assert errors == ""
    assert not Path(folder).exists()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system knows of no such priority")
@pytest.mark.parametrize("yields", [False, True])
def test_the_window_comes_first_and_one_that_yields_last(opened: Opens, *, yields: bool) -> None:
    priority = opened(yields=yields).answer(Priority())
    assert priority == (19 if yields else min(19, os.nice(0) + 10))
