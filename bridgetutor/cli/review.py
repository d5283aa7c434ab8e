"""bridgetutor review: the play of a board looked back at, card by card: what could be known, and what was there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from bridgetutor import places
from bridgetutor.bidding.catalogue import entry
from bridgetutor.cardplay import solver
from bridgetutor.cardplay.solving.bulk import outcomes
from bridgetutor.cardplay.solving.children import Children
from bridgetutor.cardplay.solving.outcome import Failed
from bridgetutor.cardplay.verdicts import Review, Verdict
from bridgetutor.cli import WRONG_USE
from bridgetutor.cli.convert import read
from bridgetutor.cli.meanings import SYSTEM
from bridgetutor.cli.progress_bar import ProgressBar
from bridgetutor.cli.reviewed import Reviewed
from bridgetutor.cli.reviewing import review_of
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.course import Library
from bridgetutor.wording import Wording

HELP = "Look back at the play of a board: each card by what could be known, and by what was there."

EXAMPLE = """\
examples:
  bridgetutor review evening.pbn --board 3
  bridgetutor review evening.pbn --board 3 --seat S --json

South's cards are judged with South's eyes, over layouts that fit the auction and the cards seen by then. Beside it
stands what each card was worth with all four hands in sight."""

SECONDS = 300.0
"""A card over which a process broods longer is given up."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The board, whose cards, and the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("file", metavar="FILE", help="boards with their play: .pbn, .lin or .json")
    parser.add_argument("--board", type=int, metavar="N", help="its number (default: the first of the file)")
    parser.add_argument("--seat", metavar="S", help="only the cards this player chose (default: everybody's)")
    parser.add_argument("--system", default=SYSTEM, help="what all four play (default: sayc)")
    parser.add_argument("--seed", type=int, default=1, help="the same words for the same number (default: 1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the cards that mattered, or all of them as JSON; 2 where the words of the call are off."""
    try:
        seat = None if options.seat is None else Seat.parse(options.seat)
        entry(options.system)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    record = _board(options)
    review = review_of(record, options.system, seat, seed=options.seed)
    if not solver.is_available():
        raise BridgeError(solver.NOT_INSTALLED)
    reviewed = Reviewed(record, review.play, tuple(_verdicts(review)), _library(wording))
    if options.json:
        print(json.dumps(reviewed.as_json(wording), ensure_ascii=False))
    else:
        print("\n".join(reviewed.lines(wording)))
    return 0


def _library(wording: Wording) -> Library:
    return Library.open(places.find().lessons, wording.language)


def _board(options: argparse.Namespace) -> BoardRecord:
    """The board that is meant. Raises `BridgeError`."""
    for record in read(options.file).boards:
        if options.board in {None, record.number}:
            return record
    if options.board is None:
        raise BridgeError(phrase("There are no boards in {path}", path=options.file))
    raise BridgeError(phrase("There is no board {number} in {path}", number=options.board, path=options.file))


def _verdicts(review: Review) -> Iterator[Verdict]:
    """Card by card, with a bar that shows how far it is."""
    questions = review.questions
    with ProgressBar(len(questions)) as bar, Children(1, seconds=SECONDS) as children:
        for outcome in outcomes(questions, children, batch=1):
            if isinstance(outcome, Failed):
                raise BridgeError(outcome.says)
            bar.step()
            yield outcome.answer
