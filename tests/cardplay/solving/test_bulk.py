"""Bulk jobs by any executor: answers in order, and one bad question does not stop the rest."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from bridgetutor.cardplay.question import Question
from bridgetutor.cardplay.solver import Tables
from bridgetutor.cardplay.solving.bulk import outcomes
from bridgetutor.cardplay.solving.children import Children
from bridgetutor.cardplay.solving.outcome import Answered, Failed
from tests.cardplay.double_dummy import golden
from tests.cardplay.solving.questions import Broken, Deadly, Echo, Impossible, Sleep, Where


def processes() -> Executor:
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


EXECUTORS: dict[str, Callable[[], Executor]] = {
    "children": lambda: Children(2),
    "processes": processes,
    "threads": lambda: ThreadPoolExecutor(2),
}


@pytest.fixture(params=EXECUTORS)
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with EXECUTORS[request.param]() as made:
        yield made


def test_the_answers_come_in_order(executor: Executor) -> None:
    numbers = range(45)
    found = list(outcomes(map(Echo, numbers), executor, batch=4, ahead=3))
    assert found == [Answered(number) for number in numbers]


def test_tables(executor: Executor) -> None:
    some = golden()[:60:20]
    found = list(outcomes([Tables((each.deal,)) for each in some], executor))
    assert found == [Answered((each.table,)) for each in some]


def test_one_bad_question_does_not_stop_the_rest(executor: Executor) -> None:
    questions: list[Question[object]] = [Echo(0), Impossible(), Echo(2), Broken(), Echo(4)]
    found = list(outcomes(questions, executor, batch=2))
    assert found[::2] == [Answered(0), Answered(2), Answered(4)]
    impossible, broken = found[1::2]
    assert isinstance(impossible, Failed)
    assert str(impossible.says) == "There is no such card"
    assert isinstance(broken, Failed)
    assert "ZeroDivisionError" in broken.detail


def test_nothing_is_read_far_ahead() -> None:
    read = []

    def questions() -> Iterator[Echo]:
        for number in range(1000):
            read.append(number)
            yield Echo(number)

    with ThreadPoolExecutor(1) as executor:
        next(outcomes(questions(), executor, batch=5, ahead=4))
    assert len(read) == 25


def test_one_that_kills_its_process_or_takes_too_long_takes_no_other_with_it() -> None:
    questions: list[Question[object]] = [Echo(0), Deadly(), Echo(2), Sleep(99), Echo(4)]
    with Children(2, seconds=2) as executor:
        found = list(outcomes(questions, executor))
    assert found[::2] == [Answered(0), Answered(2), Answered(4)]
    dead, slow = found[1::2]
    assert isinstance(dead, Failed)
    assert "stopped" in str(dead.says)
    assert isinstance(slow, Failed)
    assert "longer" in str(slow.says)


def test_a_pool_that_is_beyond_use_is_not_asked_again() -> None:
    questions: list[Question[object]] = [Deadly(), Echo(1)]
    with processes() as executor, pytest.raises(BrokenExecutor):
        list(outcomes(questions, executor))


def test_an_interrupt_ends_the_children_at_once() -> None:
    began = time.monotonic()
    late: list[Future[str]] = []

    def interrupted() -> None:
        with Children(1) as executor:
            executor.submit(Where().answer).result()
            late.extend(executor.submit(Sleep(99).answer) for _ in range(3))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert all(future.cancelled() for future in late)
    assert time.monotonic() - began < 30
    assert multiprocessing.active_children() == []


def test_the_children_are_an_executor_like_any_other() -> None:
    with Children(1) as executor:
        assert list(executor.map(abs, [-1, 2])) == [1, 2]
        assert executor.submit(int, "77", base=8).result() == 63
        waiting = [executor.submit(Sleep(0.2).answer) for _ in range(3)]
    assert [future.result() for future in waiting] == ["slept"] * 3
    with pytest.raises(RuntimeError):
        executor.submit(abs, 1)
