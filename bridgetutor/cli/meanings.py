"""What the verbs about bidding share: options, a table read from words, and what a call or a seat shows as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.outline import bounds
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.stakes import Scoring, Stakes
from bridgetutor.bidding.system import System
from bridgetutor.hands.region import Region
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import SUITS_DOWN
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Side, Vulnerability

SYSTEM, DEALER, VULNERABILITY, SCORING = "sayc", "N", "None", "duplicate"
"""Unless told otherwise."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Who deals, who is vulnerable, how it is scored, what all four play, and the form of the answer."""
    parser.add_argument("--dealer", default=DEALER, metavar="SEAT", help="N, E, S or W (default: N)")
    parser.add_argument(
        "--vul", default=VULNERABILITY, metavar="SIDES", help="None, NS, EW or All (default: None)"
    )
    parser.add_argument("--system", default=SYSTEM, help="what all four play (default: sayc)")
    forms = ", ".join(scoring.value for scoring in Scoring)
    parser.add_argument("--scoring", metavar="FORM", help=f"{forms} (default: {SCORING})")
    for side in Side:
        of = f"what {side} have below the line at rubber bridge (default: 0)"
        parser.add_argument(f"--part-score-{side}".lower(), type=int, metavar="POINTS", help=of)
    parser.add_argument("--json", action="store_true", help="one JSON object")


@dataclass(frozen=True, slots=True)
class Asked:
    """The auction that is asked about, and the system all four play."""

    system: System
    auction: Auction
    vulnerability: Vulnerability
    stakes: Stakes

    @classmethod
    def parse(cls, given: Mapping[str, object]) -> Asked:
        """Read from words: auction, dealer, vul, system, scoring, part_scores; what is missing is as usual.

        Raises `BridgeError` with a sentence that says what is wrong and where.
        """
        seat = Seat.parse(text_of(given, "dealer", DEALER))
        return cls(
            system(text_of(given, "system", SYSTEM)),
            parse_auction(text_of(given, "auction", ""), seat),
            Vulnerability.parse(text_of(given, "vul", VULNERABILITY)),
            Stakes(Scoring.parse(text_of(given, "scoring", SCORING)), _part_scores(given)),
        )

    @property
    def reader(self) -> Reader:
        """Reads auctions in this system."""
        return Reader.both(self.system)

    @property
    def situation(self) -> Situation:
        """What the table knows after the auction."""
        return self.reader.read(self.auction, self.vulnerability, self.stakes)


def given_by(options: argparse.Namespace, *keys: str) -> dict[str, object]:
    """What the words of the call say of a table, in the form of a line of JSON."""
    keys = (*keys, "auction", "dealer", "vul", "system")
    return {key: getattr(options, key) for key in keys} | stakes_given_by(options)


def stakes_given_by(options: argparse.Namespace) -> dict[str, object]:
    """What they say of the form of scoring and the part scores, if anything."""
    scores = {"NS": options.part_score_ns, "EW": options.part_score_ew}
    below = {side: points for side, points in scores.items() if points is not None}
    said = {"scoring": options.scoring, "part_scores": below}
    return {key: value for key, value in said.items() if value}


def text_of(given: Mapping[str, object], key: str, default: str = "") -> str:
    """A text of a line of JSON. Raises `BridgeError` where it is something else."""
    value = given.get(key, default)
    if not isinstance(value, str):
        raise BridgeError(phrase("The {key} must be a text, not {value}", key=key, value=json.dumps(value)))
    return value


def _part_scores(given: Mapping[str, object]) -> tuple[int, int]:
    match given.get("part_scores", {}):
        case {**sides} if set(sides) <= {"NS", "EW"}:
            below = sides.get("NS", 0), sides.get("EW", 0)
        case _:
            below = None, None
    match below:
        case int(north_south), int(east_west):
            return north_south, east_west
        case _:
            example = '{"NS": 40, "EW": 0}'
            raise BridgeError(
                phrase("The part scores must be points by side, such as {example}", example=example)
            )


def parse_auction(text: str, dealer: Seat) -> Auction:
    """The auction. Raises `BridgeError` that names the call, its place and its maker."""
    auction = Auction(dealer)
    for place, word in enumerate(text.split(), 1):
        try:
            auction = auction.after(parse_call(word))
        except BridgeError as error:
            says = phrase(
                "Call {place} of the auction, {word} by {seat}: {says}",
                place=place,
                word=word,
                seat=auction.turn,
                says=error.fault.says,
            )
            raise BridgeError(says) from error
    return auction


def parse_hand(text: str) -> Hand:
    """A full hand. Raises `BridgeError` where it has not thirteen cards."""
    hand = Hand.parse(text)
    if len(hand) != 13:
        says = phrase("The hand {hand} has {held} cards instead of 13", hand=text, held=len(hand))
        raise BridgeError(says)
    return hand


def shown_json(text: str, shown: Region) -> Mapping[str, object]:
    """Words, and the ranges of points and lengths."""
    around = bounds(shown)
    lengths = {suit.letter: list(around.length(suit)) for suit in SUITS_DOWN}
    return {"text": text, "points": list(around.points), "lengths": lengths}
