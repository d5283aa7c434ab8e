"""bridgetutor deal: practice deals by constraints, on which a system uses an agreement, or a technique decides."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.cli import WRONG_USE
from bridgetutor.cli.meanings import SYSTEM
from bridgetutor.dealing import language
from bridgetutor.dealing.agreements import Use, agreement_named
from bridgetutor.dealing.difficulty import Difficulty
from bridgetutor.dealing.feature import Decided, Feature, Shown
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import Misread
from bridgetutor.dealing.order import Order, Ordered
from bridgetutor.dealing.phases import Phase
from bridgetutor.dealing.techniques import Decides, technique_named
from bridgetutor.phrase import phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import source
from bridgetutor.rules.notation.pbn.writer import HEADER, game
from bridgetutor.rules.notation.record import BoardRecord, Comment
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

HELP = "Practice deals: by constraints, on which a system uses an agreement, or a technique decides."

EXAMPLE = """\
examples:
  bridgetutor deal --want "South: 15-17 balanced; North: 8+ points, 4+ hearts" -n 20 --seed 1 --out nt.pbn
  bridgetutor deal --want "N and S together: 35+ points, 9+ spades" --agreement cue_bids --contract grand-slam
  bridgetutor deal --agreement stayman --difficulty easy --dealer S --jsonl
  bridgetutor deal --technique finesse -n 5
  bridgetutor deal --want "South: 12-14 points, 5+ hearts" --near-miss

Faults in --want are told with their column. docs/cli.md has the language of constraints."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the deals are like, what the system does with them, how many, and where they go."""
    parser.epilog = EXAMPLE
    parser.add_argument("--want", default="", metavar="CONSTRAINT", help="what the hands are like")
    parser.add_argument("--near-miss", action="store_true", help="one step outside one bound of --want")
    parser.add_argument(
        "--agreement", metavar="NAME", help="a call of this agreement is made, such as stayman"
    )
    parser.add_argument(
        "--technique", metavar="NAME", help="the contract hangs on this technique of play, such as finesse"
    )
    parser.add_argument("--phase", metavar="PHASE", help=f"in it: {_names(Phase)}")
    parser.add_argument("--difficulty", metavar="DEGREE", help=f"of that call: {_names(Difficulty)}")
    parser.add_argument(
        "--contract", metavar="CONTRACT", help="the auction ends in it: 4S, 7, game, slam, grand-slam …"
    )
    parser.add_argument("--system", default=SYSTEM, help="what all four play (default: sayc)")
    parser.add_argument("--dealer", metavar="SEAT", help="N, E, S or W (default: by the number of the board)")
    parser.add_argument("--vul", metavar="SIDES", help="None, NS, EW or All (default: by the number)")
    parser.add_argument("-n", type=int, default=1, metavar="DEALS", help="how many (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="the same deals for the same number (default: 1)")
    parser.add_argument("--out", type=Path, metavar="OUT.pbn", help="a file (default: standard output)")
    parser.add_argument("--jsonl", action="store_true", help="one JSON object a deal instead of PBN")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Writes the deals; 1 where there are none such, 2 where the words of the call are off, each fault on a line."""
    try:
        order = _order(options)
    except Misread as error:
        for fault in error.faults:
            print(wording.render(fault.says), file=sys.stderr)
        return WRONG_USE
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    boards = islice(order.boards(Random(options.seed)), options.n)
    write = _lines if options.jsonl else _pbn
    if options.out is not None:
        put_file(options.out, source.encode("".join(write(boards, wording))))
        return 0
    for part in write(boards, wording):
        print(part, end="", flush=True)
    return 0


def _order(options: argparse.Namespace) -> Order:
    """What the words of the call ask for. Raises `BridgeError` where they are off."""
    if options.n < 1:
        raise BridgeError(phrase("Deals are counted from 1"))
    uses = (options.agreement, options.phase, options.difficulty, options.contract)
    if not any((options.want, options.technique, *uses)):
        raise BridgeError(
            phrase("What deals? Say --want, --agreement or --technique; bridgetutor deal --help has examples")
        )
    if options.technique is not None and any(uses):
        raise BridgeError(phrase("A deal is for a technique of play or for a call, not for both"))
    return Order(
        language.parse(options.want),
        near_miss=options.near_miss,
        feature=_feature(options),
        dealer=None if options.dealer is None else Seat.parse(options.dealer),
        vulnerability=None if options.vul is None else Vulnerability.parse(options.vul),
    )


def _feature(options: argparse.Namespace) -> Feature | None:
    if options.technique is not None:
        return Decides(system(options.system), technique_named(options.technique))
    phase = None if options.phase is None else Phase.parse(options.phase)
    difficulty = None if options.difficulty is None else Difficulty.parse(options.difficulty)
    goal = None if options.contract is None else Goal.parse(options.contract)
    if (options.agreement, phase, difficulty, goal) == (None,) * 4:
        return None
    playing = system(options.system)
    agreement = None if options.agreement is None else agreement_named(options.agreement, playing)
    return Use(playing, agreement, phase, difficulty, goal)


def _pbn(boards: Iterator[Ordered], wording: Wording) -> Iterator[str]:
    """A header, then a game each."""
    for place, ordered in enumerate(boards):
        yield ("\n" if place else HEADER) + game(_record(ordered, wording))


def _record(ordered: Ordered, wording: Wording) -> BoardRecord:
    board = ordered.board
    return BoardRecord(
        number=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        deal=board.deal,
        comments=tuple(Comment(wording.render(note), after="Deal") for note in ordered.notes),
    )


def _lines(boards: Iterator[Ordered], wording: Wording) -> Iterator[str]:
    return (json.dumps(_as_json(ordered, wording), ensure_ascii=False) + "\n" for ordered in boards)


def _as_json(ordered: Ordered, wording: Wording) -> dict[str, object]:
    board, miss, shown = ordered.board, ordered.miss, ordered.shown
    found: dict[str, object] = {
        "deal": str(board.deal),
        "dealer": board.dealer.letter,
        "vul": board.vulnerability.value,
    }
    if miss is not None:
        found["near_miss"] = {
            "seats": [seat.letter for seat in miss.seats],
            "wanted": wording.render(miss.broken.claimed),
            "held": wording.render(miss.broken.held),
        }
    if isinstance(shown, Decided):
        found["shows"] = {
            "technique": shown.name,
            "contract": shown.contract.name,
            "declarer": shown.contract.declarer.letter,
            "auction": [str(call) for call in shown.auction.calls],
            "plan": wording.render(shown.plan),
            "chance": round(shown.chance, 4),
        }
    if isinstance(shown, Shown):
        found["shows"] = {
            "agreement": shown.name,
            "seat": shown.seat.letter,
            "auction": [str(call) for call in shown.auction.calls],
            "phase": shown.phase.value,
            "difficulty": shown.difficulty.value,
        }
    return found


def _names(kinds: type[Phase | Difficulty]) -> str:
    return ", ".join(kind.value for kind in kinds)
