"""What the verbs about bidding share: options, a table read from words, and what a call or a seat shows as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.outline import bounds
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.system import System
from bridgetutor.hands.region import Region
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import SUITS_DOWN
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability

SYSTEM, DEALER, VULNERABILITY = "sayc", "N", "None"
"""Unless told otherwise."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Who deals, who is vulnerable, what all four play, and the form of the answer."""
    parser.add_argument("--dealer", default=DEALER, metavar="SEAT", help="N, E, S or W (default: N)")
    parser.add_argument(
        "--vul", default=VULNERABILITY, metavar="SIDES", help="None, NS, EW or All (default: None)"
    )
    parser.add_argument("--system", default=SYSTEM, help="what all four play (default: sayc)")
    parser.add_argument("--json", action="store_true", help="one JSON object")


@dataclass(frozen=True, slots=True)
class Asked:
    """The auction that is asked about, and the system all four play."""

    system: System
    auction: Auction
    vulnerability: Vulnerability

    @classmethod
    def parse(cls, auction: str, *, dealer: str, vul: str, system_name: str) -> Asked:
        """Read from words. Raises `BridgeError` with a sentence that says what is wrong and where."""
        return cls(system(system_name), parse_auction(auction, Seat.parse(dealer)), Vulnerability.parse(vul))

    @property
    def reader(self) -> Reader:
        """Reads the auction."""
        return Reader.both(self.system)


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
