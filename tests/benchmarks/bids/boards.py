"""Random boards, the same for a seed whatever the number of processes, and the work shared out among these."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TypeVar

from bridgetutor.bidding.robots import dealt, dealt_hand
from bridgetutor.rules.deal import Board
from bridgetutor.rules.hands import Hand

Found = TypeVar("Found")

SLICE = 250
"""Boards that a process takes at once."""


def boards(seed: int, first: int, count: int) -> Iterator[Board]:
    """Boards numbered from `first`."""
    return (dealt(number, Random(f"{seed}:{number}")) for number in range(first, first + count))


def hands(count: int, seed: int = 0) -> tuple[Hand, ...]:
    """Random hands to weigh promises with."""
    random = Random(f"hands {seed}")
    return tuple(dealt_hand(random) for _ in range(count))


def shared(
    work: Callable[[int, int], Found], count: int, jobs: int, size: int = SLICE
) -> Iterator[Found]:
    """`work(first, count)` for slices of the boards 1 … `count`, in order, in so many processes."""
    starts = [(first, min(size, count - first + 1)) for first in range(1, count + 1, size)]
    if jobs <= 1:
        yield from (work(*each) for each in starts)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from pool.imap(partial(_spread, work), starts)


def _spread(work: Callable[[int, int], Found], start: tuple[int, int]) -> Found:
    return work(*start)
