"""bridgetutor score: what a contract and its tricks are worth, line by line; or the sheet of a list of results."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bridgetutor.cli import WRONG_USE
from bridgetutor.games import on_paper
from bridgetutor.games.forms import FORMS, Form, Options, form
from bridgetutor.games.in_json import sheet_as_json
from bridgetutor.games.one_deal import ScoredDeal, in_json, in_words
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.result_list import PASSES, outcome_of_deal, sheet_from, strength_of, tricks_of
from bridgetutor.games.rubber import Rubber
from bridgetutor.games.settlement import deals_of
from bridgetutor.games.verdicts import next_deal
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording

HELP = "The score of a contract, line by line, or the score sheet of a list of results."

EXAMPLE = """examples:
  bridgetutor score 3CX --by S --tricks 10 --vul All
  bridgetutor score Pass
  bridgetutor score 4H --by E --tricks 11 --form rubber --honours N:100
  bridgetutor score 4S --by S --tricks 10 --points NS:25 --fits 1
  bridgetutor score N --by S --tricks 9 --form first-lessons
  bridgetutor score --form rubber evening.txt
  bridgetutor score --form chicago --laws --dealer S - --explain
  bridgetutor score --form rubber --rules-of-1945 evening.txt --broken-off --json

a list has one result a line: contract, declarer, tricks; empty lines and those that begin with # say nothing:
  2S S 8
  4HX E 9 honours=N:100
  pass
  3NT W 10 points=EW:26 fits=1
  6C N 12 deal=N:AK2.Q53.KQJ4.A92 …
Honours count at rubber, in Russian Chicago and in Chicago by the laws; the Russian form needs points and fits (of
the side with more points; points=20 where all is level), or the deal."""

STDIN = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    """The contract or the list, who declares, the tricks, the vulnerability, the form of scoring and of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument(
        "contract", nargs="?", default=STDIN, metavar="CONTRACT|FILE",
        help="such as 3NT, 4SX or 1HXX; Pass if passed out; or a list of results, - (the default) for standard input",
    )  # fmt: skip
    parser.add_argument("--by", metavar="SEAT", help="declarer: N, E, S or W")
    parser.add_argument("--tricks", metavar="N", help="tricks won by declarer's side, 0 to 13")
    parser.add_argument("--vul", metavar="SIDES", help="None, NS, EW or All (default: None)")
    parser.add_argument("--form", default="duplicate", help=f"form of scoring: {', '.join(FORMS)}")
    parser.add_argument("--honours", metavar="SEAT:POINTS", help="who holds honours, such as N:100")
    parser.add_argument(
        "--points", metavar="SIDE:N", help="the side with more points, such as NS:24, for its target"
    )
    parser.add_argument("--fits", metavar="N", help="in how many suits that side has eight cards or more")
    parser.add_argument("--deal", help="the deal as PBN writes it: tells honours, points and fits")
    _configure_forms(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _configure_forms(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dealer", metavar="SEAT", help="who dealt first, in a list (default: N)")
    parser.add_argument("--laws", action="store_true", help="chicago: part scores carry over, honours count")
    parser.add_argument("--simple", action="store_true", help="minibridge: scored as in first lessons")
    parser.add_argument("--rules-of-1945", action="store_true", help="rubber: the prices of an older text")
    parser.add_argument(
        "--small-slam-750", action="store_true", help="with --rules-of-1945: a vulnerable small slam is 750"
    )
    parser.add_argument(
        "--broken-off", action="store_true", help="rubber: the list ends an unfinished rubber"
    )
    parser.add_argument("--explain", action="store_true", help="below a sheet, what each entry is for")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the score or the sheet; 0, or 2 with a sentence on standard error where the words of the call are off.

    Raises `BridgeError` for a list with a line that is wrong, and `OSError` for one that cannot be read.
    """
    try:
        is_list = _is_list(options.contract)
        chosen = _form(options, is_list=is_list)
        answer = None if is_list else _one_deal(options, chosen, wording)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    print(_sheet(options, chosen, wording) if answer is None else answer)
    return 0


def _is_list(word: str) -> bool:
    return word == STDIN or "." in word or Path(word).name != word or Path(word).is_file()


def _form(options: argparse.Namespace, *, is_list: bool) -> Form:
    vulnerability = None if options.vul is None or not is_list else Vulnerability.parse(options.vul)
    chosen = form(
        options.form,
        Options(
            dealer=None if options.dealer is None else Seat.parse(options.dealer),
            vulnerability=vulnerability,
            laws=options.laws,
            simple=options.simple,
            rules_of_1945=options.rules_of_1945,
            small_slam_750=options.small_slam_750,
        ),
    )
    _check(options, chosen, is_list=is_list)
    return chosen


def _check(options: argparse.Namespace, chosen: Form, *, is_list: bool) -> None:
    """Raises `BridgeError` for words of the call that do not go together."""
    if options.broken_off and not (is_list and isinstance(chosen.settlement, Rubber)):
        raise BridgeError(phrase("Only the sheet of a rubber can be broken off"))
    if options.honours is not None and not chosen.honours_count:
        raise BridgeError(phrase("Honours do not count in the form “{form}”", form=options.form))
    of_one_deal = (options.by, options.tricks, options.honours, options.points, options.fits, options.deal)
    if is_list and any(word is not None for word in of_one_deal):
        raise BridgeError(phrase("In a list each line says who declared, the tricks and the rest"))


def _one_deal(options: argparse.Namespace, chosen: Form, wording: Wording) -> str:
    vulnerability = Vulnerability.parse(options.vul or "None")
    scored = ScoredDeal.of(chosen, _outcome(options, chosen), vulnerability)
    if options.json:
        return json.dumps(in_json(scored, wording), ensure_ascii=False)
    return in_words(scored, wording)


def _outcome(options: argparse.Namespace, chosen: Form) -> Outcome:
    result = _result(options, level_counts=chosen.level_counts)
    if options.deal is not None:
        return outcome_of_deal(result, options.deal)
    held = None if options.honours is None else Honours.parse(options.honours)
    return Outcome(result, held, strength_of(options.points, options.fits))


def _result(options: argparse.Namespace, *, level_counts: bool) -> Result | None:
    if options.contract.upper() in PASSES:
        return None
    text = options.contract
    if not level_counts and text.upper() in {str(strain) for strain in Strain} | {"N"}:
        text = f"1{text}"  # any level: it does not matter
    declared = Contract.parse(text, None if options.by is None else Seat.parse(options.by))
    if options.tricks is None:
        raise BridgeError(phrase("How many tricks did declarer's side win? Say it with --tricks"))
    return Result(declared, tricks_of(options.tricks))


def _sheet(options: argparse.Namespace, chosen: Form, wording: Wording) -> str:
    """The sheet of a list. Raises `BridgeError` with the number of a line that is wrong, and `OSError`."""
    settlement = chosen.settlement
    sheet = sheet_from(settlement, _read(options.contract))
    if options.broken_off and isinstance(settlement, Rubber):
        sheet = settlement.broken_off(sheet)
    deals = tuple(deals_of(settlement, sheet.outcomes))
    is_over = sheet.closed or settlement.is_over(sheet)
    if options.json:
        said = {"form": options.form, "over": is_over} | sheet_as_json(deals, sheet, wording)
        return json.dumps(said, ensure_ascii=False)
    text = on_paper.paper(sheet, wording) if chosen.has_line else on_paper.tally(deals, sheet, wording)
    below = [on_paper.explained(deals, sheet, wording)] if options.explain else []
    end = chosen.verdict(sheet) if is_over else next_deal(settlement, sheet)
    return "\n\n".join([text, *below, wording.render(end)])


def _read(word: str) -> str:
    try:
        return sys.stdin.read() if word == STDIN else Path(word).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BridgeError(phrase("{path} is not a text in UTF-8.", path=word)) from error
