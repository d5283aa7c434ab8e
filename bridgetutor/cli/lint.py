"""bridgetutor lint: every fault of every lesson at once, as path:line: CODE sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bridgetutor.cardplay.solver import Candidates, Position, Scores, is_available
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.teaching.codes import CODES
from bridgetutor.teaching.diagnostics import Diagnostic
from bridgetutor.teaching.lint import lint
from bridgetutor.wording import Wording

HELP = "Check lessons for truth and tone: every fault at once, with its line."

EXAMPLE = """example:
  bridgetutor lint lessons
  bridgetutor lint --explain B202"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Files and folders, the form of the answer, or a code to explain."""
    parser.epilog = EXAMPLE
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="lessons, or folders of them")
    parser.add_argument("--json", action="store_true", help="one JSON array of path, line, code and says")
    parser.add_argument("--explain", metavar="CODE", help="what a code means, such as B202")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the faults: 0 where there are none, 1 where there are, 2 where the words of the call are off."""
    if options.explain is not None:
        return _explain(options.explain, wording)
    missing = next((path for path in options.paths if not path.exists()), None)
    if missing is not None:
        return _wrong_use(phrase("There is no {path}", path=str(missing)), wording)
    if not options.paths:
        return _wrong_use(phrase("Which lessons? Name files or folders, such as lessons"), wording)
    found = lint(options.paths, _solved if is_available() else None)
    if options.json:
        print(json.dumps([_as_json(fault, wording) for fault in found], ensure_ascii=False, indent=1))
    else:
        for fault in found:
            print(f"{fault.path}:{fault.line}: {fault.code} {wording.render(fault.says)}")
    return FOUND if found else 0


def _solved(positions: Sequence[Position]) -> Sequence[Scores]:
    return Candidates(tuple(positions)).answer()


def _explain(text: str, wording: Wording) -> int:
    code = next((code for code in CODES if code.id == text.upper()), None)
    if code is None:
        known = tuple(code.id for code in CODES)
        return _wrong_use(
            phrase("There is no code “{text}”; there are {known}", text=text, known=known), wording
        )
    print(f"{code.id}: {wording.render(code.explains)}")
    return 0


def _wrong_use(says: Phrase, wording: Wording) -> int:
    print(wording.render(says), file=sys.stderr)
    return WRONG_USE


def _as_json(fault: Diagnostic, wording: Wording) -> dict[str, object]:
    return {
        "path": str(fault.path),
        "line": fault.line,
        "code": fault.code,
        "says": wording.render(fault.says),
    }
