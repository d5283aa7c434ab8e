"""Work on random boards shared out among processes; the boards are those of `bridgetutor gaps`."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from bridgetutor.cli.gaps import SLICE, boards, hands

__all__ = ["boards", "hands", "shared"]

Found = TypeVar("Found")


def shared(work: Callable[[int, int], Found], count: int, jobs: int, size: int = SLICE) -> Iterator[Found]:
    """`work(first, count)` for slices of the boards 1 … `count`, in order, in so many processes."""
    starts = [(first, min(size, count - first + 1)) for first in range(1, count + 1, size)]
    if jobs <= 1:
        yield from (work(*each) for each in starts)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(_spread, work), starts)


def _spread(work: Callable[[int, int], Found], start: tuple[int, int]) -> Found:
    return work(*start)
