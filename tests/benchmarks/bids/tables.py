"""Double-dummy tables and par of random boards, in child processes; kept in a file where one is named."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bridgetutor.cardplay.solver import Tables
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.seats import Seat
from tests.benchmarks.bids.boards import boards, shared

AT_ONCE = 40
"""The most deals that the solver takes in one call."""


class Table(NamedTuple):
    """Tricks by strain, then by declarer, in the orders of `Strain` and `Seat`; par is North-South's score."""

    tricks: tuple[tuple[int, ...], ...]
    par: int

    def won(self, strain: Strain, declarer: Seat) -> int:
        """The tricks declarer takes."""
        return self.tricks[strain][declarer]


def load(options: argparse.Namespace) -> tuple[Table, ...]:
    """The tables of the boards 1 … `--games`; those the file lacks are worked out and added to it."""
    path = None if options.tables is None else Path(options.tables)
    found = [] if path is None or not path.exists() else path.read_text("utf-8").splitlines()
    known = [Table(*json.loads(line)) for line in found][: options.games]
    fresh = options.games - len(known)
    if fresh:
        work = partial(_solved, options.seed, len(known))
        parts = list(shared(work, fresh, options.jobs, AT_ONCE))
        known += [table for part in parts for table in part]
        if path is not None:
            path.write_text("".join(f"{json.dumps(table)}\n" for table in known), "utf-8")
    return tuple(known)


def _solved(seed: int, skipped: int, first: int, count: int) -> list[Table]:
    dealt = list(boards(seed, first + skipped, count))
    found = Tables(tuple(board.deal for board in dealt)).answer()
    return [
        Table(table.tricks, table.par(board.dealer, board.vulnerability).score)
        for board, table in zip(dealt, found, strict=True)
    ]
