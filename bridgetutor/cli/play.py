"""bridgetutor play: robots bid and play the boards of a file; what they threw away is counted double-dummy."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from bridgetutor.bidding.catalogue import entry
from bridgetutor.cardplay.robots import QUICK, USUAL
from bridgetutor.cardplay.solving.bulk import outcomes
from bridgetutor.cardplay.solving.children import Children
from bridgetutor.cardplay.solving.outcome import Answered, Outcome
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.cli.convert import read
from bridgetutor.cli.meanings import SYSTEM
from bridgetutor.cli.playing import PlayBoard, Played, record_of
from bridgetutor.cli.progress_bar import ProgressBar
from bridgetutor.cli.rows import Row, Rows
from bridgetutor.phrase import phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.wording import Wording

HELP = "Robots bid and play boards; a JSON line a board says what their cards have cost."

EXAMPLE = """\
examples:
  bridgetutor play hands.pbn --out played.pbn                   asked again after a stop, it goes on where it was
  bridgetutor play hands.pbn --contract-from-file --seed 7 --jobs 2 --out played.pbn"""

SECONDS = 900.0
"""A board over which a process broods longer is given up."""

UNFINISHED = ".part"
"""Ends the name of the file beside the result in which a run that was broken off is kept."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The boards, what is bid and by whom, and where the plays go."""
    parser.epilog = EXAMPLE
    parser.add_argument("file", metavar="FILE", help="boards: .pbn, .lin or .json")
    parser.add_argument(
        "--system-ns", default=SYSTEM, metavar="SYSTEM", help="of north-south (default: sayc)"
    )
    parser.add_argument("--system-ew", default=SYSTEM, metavar="SYSTEM", help="of east-west (default: sayc)")
    parser.add_argument(
        "--contract-from-file", action="store_true", help="only play: each board has its contract"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same play for the same number (default: 1)")
    parser.add_argument("--out", required=True, metavar="OUT.pbn", help="where the boards go as played")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at once (default: 1)")
    parser.add_argument("--quick", action="store_true", help="think of few layouts only: faster and weaker")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints a line a board, in their order: 1 where one could not be played, 2 where the words of the call are off."""
    try:
        if options.jobs < 1:
            raise BridgeError(phrase("Jobs are counted from 1"))
        for name in (options.system_ns, options.system_ew):
            entry(name)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    file = read(options.file)
    found = []
    for row in _rows(file.boards, options, wording):
        found.append(row)
        print(json.dumps(row, ensure_ascii=False), flush=True)
    for fault in file.faults:
        print(f"{options.file}:{fault.line}: {wording.render(fault.says)}", file=sys.stderr)
    played = [
        record_of(record, row) for record, row in zip(file.boards, found, strict=True) if "error" not in row
    ]
    put_file(Path(options.out), source.encode(pbn.write(played)))
    _unfinished(options).unlink(missing_ok=True)
    return FOUND if len(played) < len(found) or file.faults else 0


def _unfinished(options: argparse.Namespace) -> Path:
    return Path(options.out + UNFINISHED)


def _rows(boards: Sequence[BoardRecord], options: argparse.Namespace, wording: Wording) -> Iterator[Row]:
    """What is printed of each board: first what an earlier run had done, each new one kept as soon as it is there."""
    questions = [_question(record, options) for record in boards]
    kept = Rows(_unfinished(options))
    done = 0
    for line, question in zip(kept.whole(), questions, strict=False):
        if line.get("asked") != _fingerprint(question):
            break
        done += 1
        yield _without_question(line)
    kept.keep_only(done)
    with ProgressBar(len(boards), done=done) as bar, Children(options.jobs, seconds=SECONDS) as children:
        answers = outcomes(questions[done:], children, batch=1)
        for record, question, outcome in zip(boards[done:], questions[done:], answers, strict=True):
            row = _row(record, outcome, wording)
            kept.add({**row, "asked": _fingerprint(question)})
            bar.step()
            yield row


def _question(record: BoardRecord, options: argparse.Namespace) -> PlayBoard:
    return PlayBoard(
        record,
        options.system_ns,
        options.system_ew,
        contract_from_file=options.contract_from_file,
        effort=QUICK if options.quick else USUAL,
        seed=options.seed,
    )


def _fingerprint(question: PlayBoard) -> str:
    """The same for the same board played with the same words of the call."""
    return sha256(repr(question).encode()).hexdigest()[:16]


def _row(record: BoardRecord, outcome: Outcome[Played], wording: Wording) -> Row:
    if isinstance(outcome, Answered):
        return outcome.answer.as_json()
    return {"board": record.number, "error": wording.render(outcome.says), "line": record.line}


def _without_question(line: Row) -> Row:
    return {key: value for key, value in line.items() if key != "asked"}
