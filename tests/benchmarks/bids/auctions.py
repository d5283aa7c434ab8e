"""Whole auctions to be read as a sceptical club player would, with what each call says."""

from __future__ import annotations

import argparse

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import Step, bid_out
from bridgetutor.bidding.survey import name_of
from bridgetutor.rules.deal import Board
from bridgetutor.rules.seats import Seat
from tests.benchmarks.bids.boards import boards


def report(options: argparse.Namespace) -> int:
    """Prints the first `--top` of them whose auction has `--about`."""
    reader, shown = Reader.both(system(options.system)), 0
    for board in boards(options.seed, 1, options.deals):
        steps = tuple(bid_out(board, reader))
        calls = " ".join(str(step.call) for step in steps)
        if options.about not in calls:
            continue
        _print(board, steps, reader)
        shown += 1
        if shown >= options.top:
            break
    return 0


def _print(board: Board, steps: tuple[Step, ...], reader: Reader) -> None:
    print(f"\nboard {board.number}, dealer {board.dealer}, vulnerable {board.vulnerability}")
    for seat in Seat:
        print(f"    {seat}: {board.deal[seat]}")
    for step in steps:
        meaning = reader.after(step.situation, step.call).meanings[-1]
        caller, alert = step.situation.me, "!" if meaning.is_artificial else " "
        force = "" if not meaning.forcing else f" [{meaning.forcing.name.lower()}]"
        print(
            f"    {caller} {step.call!s:>2}{alert} {meaning.summary()}{force} ({name_of(step.choices.best)})"
        )
