"""bridgetutor solve: the double-dummy table and par of each board."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

from bridgetutor.cardplay import solver
from bridgetutor.cardplay.solver import Tables
from bridgetutor.cardplay.solving.bulk import outcomes
from bridgetutor.cardplay.solving.children import Children
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.cli.convert import read
from bridgetutor.cli.progress_bar import ProgressBar
from bridgetutor.cli.rows import Rows
from bridgetutor.cli.solved import Solved, deal_text
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.wording import Wording

HELP = "Double-dummy table and par of each board of a file."
EXAMPLE = """\
examples:
  bridgetutor solve match.pbn
  bridgetutor solve match.pbn --jsonl
  bridgetutor solve season.pbn --jobs 4 --out season.jsonl      asked again, it goes on where it was stopped
  bridgetutor solve season.pbn --cluster tcp://10.0.0.1:8786 --out season.jsonl"""

SECONDS = 300.0
"""A board over which a process broods longer is given up."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The boards, the form of the answers, and who works them out."""
    parser.epilog = EXAMPLE
    parser.add_argument("file", metavar="FILE", help=".pbn, .lin, .json or .url; - for standard input")
    parser.add_argument("--jsonl", action="store_true", help="one JSON object a board, in order")
    parser.add_argument("--out", type=Path, metavar="FILE", help="JSON lines into a file, which is continued")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once (default: 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler in place of processes here")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints or writes a table a board; 1 where a board had none, 2 where the words of the call are off."""
    if options.jobs < 1:
        print(wording.say("Jobs are counted from 1"), file=sys.stderr)
        return WRONG_USE
    boards = read(options.file).boards
    if not boards:
        raise BridgeError(phrase("There are no boards in {path}", path=options.file))
    if options.cluster is None and not solver.is_available():
        raise BridgeError(solver.NOT_INSTALLED)
    if options.out is not None:
        return _into_file(boards, options, wording)
    missing = 0
    for solved in _solved(boards, options):
        missing += not solved.is_answered
        row = (
            json.dumps(solved.as_json(wording), ensure_ascii=False) if options.jsonl else solved.text(wording)
        )
        print(row, flush=True)
    return FOUND if missing else 0


def _into_file(boards: Sequence[BoardRecord], options: argparse.Namespace, wording: Wording) -> int:
    rows = Rows(options.out)
    done = missing = 0
    for row, record in zip(rows.whole(), (*boards, None), strict=False):
        if record is None or row.get("deal") != deal_text(record):
            says = phrase("{path} has the results of other boards: name a new file", path=str(options.out))
            raise BridgeError(says)
        done += 1
        missing += "error" in row
    rows.cut_off_half_a_line()
    for solved in _solved(boards, options, done):
        missing += not solved.is_answered
        rows.add(solved.as_json(wording))
    return FOUND if missing else 0


def _solved(boards: Sequence[BoardRecord], options: argparse.Namespace, done: int = 0) -> Iterator[Solved]:
    """The boards after the first so many, which are done, with what comes of them."""
    questions = [Tables((record.deal or Deal.of({}),)) for record in boards[done:]]
    with ProgressBar(len(boards), done=done) as bar, _executor(options) as executor:
        for record, outcome in zip(boards[done:], outcomes(questions, executor), strict=True):
            yield Solved(record, outcome)
            bar.step()


@contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Executor]:
    if options.cluster is None:
        with Children(options.jobs, seconds=SECONDS) as children:
            yield children
        return
    try:
        from distributed import Client
    except ImportError as error:
        says = phrase("A cluster needs the extra dask: pip install {package}", package="bridgetutor[dask]")
        raise BridgeError(says) from error
    with Client(options.cluster) as client:
        yield client.get_executor()
