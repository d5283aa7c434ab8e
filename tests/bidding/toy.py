"""A toy system for tests of the engine: a few agreements that no author will change."""

from __future__ import annotations

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.relative import fit, together
from bridgetutor.bidding.rule import Agreement, Forcing, Rung, rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.hands.claims import HEARTS, SPADES, balanced, length, points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, Call, parse_call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability

OPENINGS = Agreement(
    "openings",
    phrase("Openings"),
    (
        rule("1N", points(15, 17) & balanced(), rung=Rung.SPECIAL),
        rule("1S", points(12, 21) & length(SPADES, 5)),
        rule("1H", points(12, 21) & length(HEARTS, 4)),
        rule("P", points(0, 14), rung=Rung.LAST),
    ),
)
ANSWERS = Agreement(
    "answers",
    phrase("Answers"),
    (
        rule("1N - 2C", points(8) & length(SPADES, 4), forcing=Forcing.ROUND, asks=phrase("asks for spades")),
        rule("1N - 2C - 2S", length(SPADES, 4), rung=Rung.ANSWER),
        rule("1N - 2C - 2D", length(SPADES, 0, 3), rung=Rung.ANSWER, asks=phrase("no four spades")),
        rule("1N - 3N", points(10), forcing=Forcing.SIGN_OFF),
        rule("1N - P", points(0, 7), rung=Rung.LAST),
        rule("1S - 2S", fit(SPADES) & points(6, 9)),
        rule("1S - 2N", fit(SPADES) & points(13), forcing=Forcing.GAME, asks=phrase("asks for shortness")),
        rule("1S - 2N - 3C", points(12, 14)),
        rule("(1H)|(1S) X", points(12), forcing=Forcing.ROUND, asks=phrase("for takeout")),
        rule("(1S) X - P", length(SPADES, 5), rung=Rung.LAST),
        rule("... (*) 4H", length(HEARTS, 6)),
        rule("... 3N", together(25), rung=Rung.LAST),
    ),
)

TOY = System.of("toy", phrase("Toy"), (OPENINGS, ANSWERS))
READER = Reader.both(TOY)


def after(auction: str, vul: Vulnerability = Vulnerability.NONE) -> Situation:
    """The situation after these calls, North dealing."""
    return READER.read(Auction.parse(Seat.NORTH, auction), vul)


def hand(text: str) -> Hand:
    """A hand in its usual notation."""
    return Hand.parse(text)


def call(text: str) -> Call:
    """A call in its usual notation."""
    return parse_call(text)
