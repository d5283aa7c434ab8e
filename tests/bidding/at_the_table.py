"""What Standard American calls with a hand, for the golden triples: hand, auction, call."""

from __future__ import annotations

from functools import cache

from bridgetutor.bidding.card import PLAIN, Card
from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.bidding.system import System
from bridgetutor.bidding.systems.sayc import sayc
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability


@cache
def _sayc(card: Card) -> System:
    return sayc(card)


@cache
def reader(card: Card) -> Reader:
    return Reader.both(_sayc(card))


def choices(
    hand: str,
    auction: str,
    vulnerable: str = "None",
    card: Card = PLAIN,
    stakes: Stakes = NOTHING_SPECIAL,
) -> Choices:
    """The calls of the hand after that auction, which North dealt."""
    calls, vulnerability = Auction.parse(Seat.NORTH, auction), Vulnerability.parse(vulnerable)
    situation = reader(card).read(calls, vulnerability, stakes)
    return choose(Hand.parse(hand), situation, _sayc(card))


def call(
    hand: str,
    auction: str,
    vulnerable: str = "None",
    card: Card = PLAIN,
    stakes: Stakes = NOTHING_SPECIAL,
) -> str:
    """The call an agreement makes; with a star where none speaks."""
    chosen = choices(hand, auction, vulnerable, card, stakes)
    return f"{chosen.call}{'*' if chosen.by_principle else ''}"


def uncontested(opener: str, responder: str, *, calls: int) -> str:
    """The first calls of two hands whose opponents pass, opener dealing: "1S 2N 3C 4S"."""
    made: list[str] = []
    for number in range(calls):
        hand = (opener, responder)[number % 2]
        made.append(call(hand, " P ".join((*made, "")) if made else ""))
    return " ".join(made)
