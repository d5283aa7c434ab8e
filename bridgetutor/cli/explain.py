"""bridgetutor explain: what each call of an auction means, what each seat has shown, what may come next."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.contrast import possible
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.outline import outline
from bridgetutor.bidding.situation import Situation
from bridgetutor.cli import WRONG_USE
from bridgetutor.cli.meanings import Asked, add_options, given_by, shown_json
from bridgetutor.rules.auction import Call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

HELP = "What each call of an auction means, and what each seat has shown."

EXAMPLE = """example:
  bridgetutor explain "1N P 2C P"
  bridgetutor explain "P 1H X" --dealer W --vul All --json"""

HANDS = 400
"""Hands that the next to call may hold, dealt to see what they would call."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The auction, the system, the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument(
        "auction", help='the calls from the dealer on, such as "1N P 2C P"; "" before the first'
    )
    add_options(parser)


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the explanations; 0, or 2 with a sentence on standard error where the words of the call are off."""
    try:
        asked = Asked.parse(given_by(options))
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    explained = Explained(asked, asked.situation)
    if options.json:
        print(json.dumps(explained.as_json(wording), ensure_ascii=False))
    else:
        print("\n".join(explained.lines(wording)))
    return 0


@dataclass(frozen=True, slots=True)
class Explained:
    """An auction that has been read."""

    asked: Asked
    situation: Situation

    @property
    def said(self) -> Iterator[tuple[Seat, Meaning]]:
        """Each call's maker and meaning."""
        return ((self.asked.auction.caller(i), each) for i, each in enumerate(self.situation.meanings))

    @property
    def following(self) -> tuple[tuple[Meaning, float], ...]:
        """What may be called next, with the share of the hands that the caller may hold; the most frequent first."""
        if self.asked.auction.is_over:
            return ()
        shown = self.situation.picture[self.situation.me]
        hands = islice(possible(FULL_PACK, shown, Random(0)), HANDS)
        counts = Counter[Call](choose(hand, self.situation, self.asked.system).call for hand in hands)
        return tuple(
            (self.asked.system.meaning(self.situation, call), count / counts.total())
            for call, count in counts.most_common()
        )

    def as_json(self, wording: Wording) -> dict[str, object]:
        """What a program gets."""
        pictures = {seat: self.situation.picture[seat] for seat in Seat}
        return {
            "calls": [_call_json(seat, meaning, wording) for seat, meaning in self.said],
            "shown": {
                seat.letter: shown_json(wording.render(outline(shown)), shown)
                for seat, shown in pictures.items()
            },
            "next": [
                {"call": str(each.call), "means": wording.render(each.summary()), "share": round(share, 3)}
                for each, share in self.following
            ],
        }

    def lines(self, wording: Wording) -> Iterator[str]:
        """What a reader gets."""
        for seat, meaning in self.said:
            alert = wording.say(" (alert)") if meaning.is_artificial else ""
            force = "" if meaning.force is None else f" [{wording.render(meaning.force)}]"
            means, denies = wording.render(meaning.summary()), meaning.inferred
            yield f"{wording.name(seat):5}  {wording.name(meaning.call):4} {means}{alert}{force}"
            if denies is not None:
                yield wording.say("            having bid nothing else: {denies}", denies=denies)
        yield wording.say("Shown so far:")
        for seat in Seat:
            yield f"  {wording.name(seat):5}  {wording.render(outline(self.situation.picture[seat]))}"
        following = self.following
        if following:
            yield wording.say("{seat} may call next:", seat=self.situation.me)
        for meaning, share in following:
            yield f"  {wording.name(meaning.call):4} {share:4.0%}  {wording.render(meaning.summary())}"


def _call_json(seat: Seat, meaning: Meaning, wording: Wording) -> dict[str, object]:
    denies = meaning.inferred
    return {
        "seat": seat.letter,
        "call": str(meaning.call),
        "agreement": meaning.agreements[0] if meaning.agreements else None,
        "means": wording.render(meaning.summary()),
        "denies": None if denies is None else wording.render(denies),
        "alert": meaning.is_artificial,
        "forcing": meaning.forcing.name.lower() if meaning.forcing else None,
    }
