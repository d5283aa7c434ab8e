"""bridgetutor score: what a contract and its tricks are worth, line by line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping

from bridgetutor.cli import WRONG_USE
from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

HELP = "The score of a contract, line by line."

EXAMPLE = """example:
  bridgetutor score 3CX --by S --tricks 10 --vul All
  bridgetutor score Pass"""

FORMS: Mapping[str, Callable[[Result | None, Vulnerability], Score]] = {"duplicate": duplicate.score}
"""The forms of scoring by name."""

PASSED_OUT = "Pass"


def configure(parser: argparse.ArgumentParser) -> None:
    """The contract, who declares, the tricks won, the vulnerability, the form of scoring and of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("contract", help="such as 3NT, 4SX or 1HXX; Pass for a board passed out")
    parser.add_argument("--by", metavar="SEAT", help="declarer: N, E, S or W")
    parser.add_argument("--tricks", metavar="N", help="tricks won by declarer's side, 0 to 13")
    parser.add_argument("--vul", metavar="SIDES", default="None", help="None, NS, EW or All (default: None)")
    parser.add_argument("--form", default="duplicate", help=f"form of scoring: {', '.join(FORMS)}")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the score; 0, or 2 with a sentence on standard error where the words of the call are off."""
    try:
        score_of = _form(options.form)
        vulnerability = Vulnerability.parse(options.vul)
        result = _result(options.contract, options.by, options.tricks)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    score = score_of(result, vulnerability)
    if options.json:
        print(json.dumps(_as_json(result, vulnerability, score, wording), ensure_ascii=False))
    else:
        print(_as_text(result, score, wording))
    return 0


def _form(name: str) -> Callable[[Result | None, Vulnerability], Score]:
    if name not in FORMS:
        raise BridgeError(
            phrase("There is no form of scoring “{form}”; there is: {forms}", form=name, forms=tuple(FORMS))
        )
    return FORMS[name]


def _result(contract: str, by: str | None, tricks: str | None) -> Result | None:
    if contract.upper() in {"PASS", "P"}:
        return None
    declared = Contract.parse(contract, None if by is None else Seat.parse(by))
    if tricks is None:
        raise BridgeError(phrase("How many tricks did declarer's side win? Say it with --tricks"))
    if not (tricks.isascii() and tricks.isdigit() and len(tricks) < 3):
        raise BridgeError(phrase("“{text}” is not a number of tricks from 0 to 13", text=tricks))
    return Result(declared, int(tricks))


def _as_json(
    result: Result | None, vulnerability: Vulnerability, score: Score, wording: Wording
) -> dict[str, object]:
    return {
        "contract": PASSED_OUT if result is None else result.contract.name,
        "declarer": None if result is None else result.contract.declarer.letter,
        "tricks": None if result is None else result.tricks,
        "vul": vulnerability.value,
        "total": score.total,
        "side": None if score.side is None else str(score.side),
        "lines": [{"what": wording.render(line.what), "points": line.points} for line in score.lines],
    }


def _as_text(result: Result | None, score: Score, wording: Wording) -> str:
    if result is None or score.side is None:
        return wording.say("Passed out: no score")
    title = wording.count(
        "{contract}: {n} trick", "{contract}: {n} tricks", n=result.tricks, contract=result.contract
    )
    rows = [(wording.render(line.what), line.points) for line in score.lines]
    rows.append((wording.say("Total for {side}", side=score.side), score.total))
    width = max(len(what) for what, _ in rows)
    return "\n".join([title, *(f"  {what:<{width}} {points:>6}" for what, points in rows)])
