"""bridgetutor bid: what to call with a hand, what the call shows, and why not another one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.outline import brief
from bridgetutor.bidding.situation import Situation
from bridgetutor.cli import FOUND, WRONG_USE
from bridgetutor.cli.meanings import (
    Asked,
    add_options,
    given_by,
    parse_hand,
    shown_json,
    stakes_given_by,
    text_of,
)
from bridgetutor.hands.claim import Broken
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.wording import Wording

HELP = "What to call with a hand, and why."

EXAMPLE = """example:
  bridgetutor bid --hand AQ32.K53.QJ4.A92 --auction "1N P" --dealer N
  bridgetutor bid --jsonl hands.jsonl"""

STDIN = "-"


def configure(parser: argparse.ArgumentParser) -> None:
    """The hand and the auction, or a file of them; the system; the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("--hand", help="spades.hearts.diamonds.clubs, such as AQ32.K53.QJ4.A92")
    parser.add_argument("--auction", default="", metavar="CALLS", help='the calls before, such as "1N P"')
    add_options(parser)
    parser.add_argument(
        "--jsonl", metavar="FILE", help="one object a line in, one out; - reads standard input"
    )


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the call; 0, 1 where a line of a file is bad, 2 with a sentence where the words of the call are off."""
    if options.jsonl is not None:
        return _file(options, wording)
    try:
        if options.hand is None:
            raise BridgeError(phrase("Which hand? Say it with --hand, such as --hand AQ32.K53.QJ4.A92"))
        given = given_by(options, "hand")
        answer = Answer.to(given)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    if options.json:
        print(json.dumps(given | answer.as_json(wording), ensure_ascii=False))
    else:
        print("\n".join(answer.lines(wording)))
    return 0


def _file(options: argparse.Namespace, wording: Wording) -> int:
    if options.jsonl == STDIN:
        return _print_all(sys.stdin, options, wording)
    with Path(options.jsonl).open(encoding="utf-8") as lines:
        return _print_all(lines, options, wording)


def _print_all(lines: Iterable[str], options: argparse.Namespace, wording: Wording) -> int:
    faults = 0
    usual = {"system": options.system} | stakes_given_by(options)
    for answer in _answers(lines, usual, wording):
        faults += "error" in answer
        print(json.dumps(answer, ensure_ascii=False))
    return FOUND if faults else 0


def _answers(
    lines: Iterable[str], usual: Mapping[str, object], wording: Wording
) -> Iterator[Mapping[str, object]]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            given = _object(line)
            yield given | Answer.to({**usual, **given}).as_json(wording)
        except BridgeError as error:
            yield {"error": wording.render(error.fault.says), "line": number}


def _object(line: str) -> dict[str, object]:
    try:
        given = json.loads(line)
    except ValueError:
        raise BridgeError(phrase("This line is not JSON")) from None
    if not isinstance(given, dict):
        raise BridgeError(phrase("This line is not a JSON object with a hand and an auction"))
    return given


@dataclass(frozen=True, slots=True)
class Answer:
    """The choice that a hand has in an auction."""

    asked: Asked
    situation: Situation
    choices: Choices

    @classmethod
    def to(cls, given: Mapping[str, object]) -> Answer:
        """The answer to a question in words. Raises `BridgeError` with a sentence that says what is off, and where."""
        asked = Asked.parse(given)
        if given.get("hand", "") == "":
            raise BridgeError(phrase("The hand is missing"))
        hand = parse_hand(text_of(given, "hand"))
        if asked.auction.is_over:
            raise BridgeError(phrase("The auction {auction} is over", auction=str(asked.auction)))
        situation = asked.situation
        return cls(asked, situation, choose(hand, situation, asked.system))

    @property
    def meaning(self) -> Meaning:
        """What the table hears."""
        return self.asked.system.meaning(self.situation, self.choices.call)

    @property
    def refused(self) -> dict[Call, tuple[Broken, ...]]:
        """The calls that mean something here and are not for this hand, with what it lacks."""
        calls = dict.fromkeys(reading.call for reading in self.choices.others)
        return {call: broken for call in calls if (broken := self.choices.why_not(call))}

    def as_json(self, wording: Wording) -> dict[str, object]:
        """What a program gets, beside what it gave."""
        best, refused = self.choices.best, self.refused.items()
        after = self.asked.reader.after(self.situation, self.choices.call)
        words = wording.render(self.meaning.summary())
        return {
            "call": str(self.choices.call),
            "agreement": best.rule.agreement or None,
            "shows": shown_json(words, after.picture[self.situation.me]),
            "rung": best.rule.rung.name.lower(),
            "natural": self.choices.by_principle,
            "also": [
                {"call": str(each.call), "why": wording.render(brief(each.claim).describe())}
                for each in self.choices.playable
            ],
            "not": [
                {"call": str(call), "broken": [wording.render(each.says) for each in broken]}
                for call, broken in refused
            ],
        }

    def lines(self, wording: Wording) -> Iterator[str]:
        """What a reader gets."""
        best = self.choices.best
        natural = wording.say("no agreement speaks: common sense")
        yield f"{wording.name(best.call)}  ({natural if self.choices.by_principle else best.rule.agreement})"
        yield "  " + wording.say("shows: {text}", text=self.meaning.summary())
        for each in self.choices.playable:
            yield "  " + wording.say("also {call}: {why}", call=each.call, why=brief(each.claim).describe())
        for call, broken in self.refused.items():
            why = "; ".join(wording.render(each.says) for each in broken)
            yield "  " + wording.say("not {call}: {why}", call=call, why=why)
