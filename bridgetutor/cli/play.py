"""bridgetutor play: robots bid and play the boards of a file; what they threw away is counted double-dummy."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from bridgetutor.bidding.catalogue import entry
from bridgetutor.cardplay.robots import QUICK, USUAL
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.cli.convert import read, replace
from bridgetutor.cli.meanings import SYSTEM
from bridgetutor.cli.playing import PlayBoard, Played
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn, source
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.wording import Wording

HELP = "Robots bid and play boards; a JSON line a board says what their cards have cost."

EXAMPLE = """\
examples:
  bridgetutor play hands.pbn --out played.pbn
  bridgetutor play hands.pbn --contract-from-file --seed 7 --jobs 2 --out played.pbn"""


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
    faults = 0
    records: list[BoardRecord] = []
    for record, found in zip(file.boards, _answers(file.boards, options), strict=True):
        if isinstance(found, Played):
            records.append(found.record)
            print(json.dumps(found.as_json()), flush=True)
        else:
            faults += 1
            line = {"board": record.number, "error": wording.render(found), "line": record.line}
            print(json.dumps(line, ensure_ascii=False), flush=True)
    for fault in file.faults:
        print(f"{options.file}:{fault.line}: {wording.render(fault.says)}", file=sys.stderr)
    replace(Path(options.out), source.encode(pbn.write(records)))
    return FOUND if faults or file.faults else 0


def _answers(boards: Iterable[BoardRecord], options: argparse.Namespace) -> Iterator[Played | Phrase]:
    """Each board as it was played, or why it was not."""
    questions = [
        PlayBoard(
            record,
            options.system_ns,
            options.system_ew,
            contract_from_file=options.contract_from_file,
            effort=QUICK if options.quick else USUAL,
            seed=options.seed,
        )
        for record in boards
    ]
    if options.jobs == 1:
        yield from (_answer(question.answer) for question in questions)
        return
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as executor:
        waiting = [executor.submit(question.answer) for question in questions]
        yield from (_answer(future.result) for future in waiting)


def _answer(ask: Callable[[], Played]) -> Played | Phrase:
    try:
        return ask()
    except BridgeError as error:
        return error.fault.says
    except BrokenProcessPool:
        return phrase("The solver has broken down")
