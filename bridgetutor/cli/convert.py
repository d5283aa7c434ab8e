"""Boards from one format to another: by the ends of the names, or by the looks of what comes in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bridgetutor.cli.board_text import text
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import formats, source
from bridgetutor.rules.notation.formats import FORMATS, LINK, Format
from bridgetutor.rules.notation.record import BoardFile, BoardRecord
from bridgetutor.wording import Wording

HELP = "Turn boards from one format into another."
EXAMPLE = """\
examples:
  bridgetutor convert match.pbn match.lin
  bridgetutor convert match.lin match.txt --force
  bridgetutor convert hands.pbn -             a link to the hand viewer for each board
  cat hands.lin | bridgetutor convert - hands.pbn"""

STANDARD = "-"
"""Standard input or output in place of a file."""

_TEXT, _TEXT_ENDING = "text", ".txt"
_FOUND = 1


def configure(parser: argparse.ArgumentParser) -> None:
    """The two files, and what cannot be told from their names."""
    names = [known.name for known in FORMATS]
    parser.epilog = EXAMPLE
    parser.add_argument("input", metavar="IN", help=".pbn, .lin, .json or .url; - for standard input")
    parser.add_argument("output", metavar="OUT", help="one of these or .txt; - for standard output")
    parser.add_argument(
        "--from", dest="source", choices=names, help="the format of IN (default: by its name)"
    )
    parser.add_argument(
        "--to", choices=[*names, _TEXT], help="the format of OUT (default: by its name; - is links)"
    )
    parser.add_argument("--force", action="store_true", help="write over a file that is there")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Converts; 1 where boards had faults, each named on standard error, which does not keep the others back."""
    write = _writer(options.output, options.to, wording)
    target = None if options.output == STANDARD else Path(options.output)
    if target is not None and target.exists() and not options.force:
        raise BridgeError(phrase("{path} is there already: say --force to write over it", path=str(target)))
    file = read(options.input, options.source)
    if not file.boards and not file.faults:
        raise BridgeError(phrase("There are no boards in {path}", path=options.input))
    data = source.encode(write(file.boards))
    if target is None:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    else:
        put_file(target, data)
    for line in _faults(file, options.input, wording):
        print(line, file=sys.stderr)
    return _FOUND if file.faults else 0


def _writer(name: str, chosen: str | None, wording: Wording) -> Callable[[Iterable[BoardRecord]], str]:
    if chosen == _TEXT or (chosen is None and name.lower().endswith(_TEXT_ENDING)):
        return lambda boards: "\n\n".join(text(board, wording) for board in boards)
    if chosen is None and name.lower().endswith(".pdf"):
        raise BridgeError(phrase("Hand records in PDF are not there yet: write .txt and print that"))
    found = _named(chosen) or (LINK if name == STANDARD else formats.by_ending(name))
    if found is None:
        raise BridgeError(_no_format(name))
    return found.write


def read(name: str, chosen: str | None = None) -> BoardFile:
    """The boards of a file, or of standard input, in the format that is named or seems to be. Raises `BridgeError`."""
    data = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
    words = source.decode(data)
    found = _named(chosen) or formats.by_ending(name) or formats.by_looks(words)
    if found is None:
        raise BridgeError(_no_format(name))
    return found.read(words)


def _named(name: str | None) -> Format | None:
    return next((known for known in FORMATS if known.name == name), None)


def _no_format(name: str) -> Phrase:
    endings = tuple(ending for known in FORMATS for ending in known.endings)
    return phrase(
        "{path} has no format known here: its name may end in {endings:or}, or use --from and --to",
        path=name,
        endings=(*endings, _TEXT_ENDING),
    )


def _faults(file: BoardFile, name: str, wording: Wording) -> Iterator[str]:
    """Each fault as path:line: board: sentence."""
    count = 0
    for passage in file.passages:
        board = ""
        if passage.record is not None:
            count += 1
            number = count if passage.record.number is None else passage.record.number
            board = wording.say("board {number}", number=number) + ": "
        for fault in passage.faults:
            yield f"{name}:{fault.line}: {board}{wording.render(fault.says)}"
