"""The names of suits, ranks, seats and sides: translated one by one, each with its context for the translator."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.contract import Risk
from bridgetutor.rules.seats import Seat, Side, Vulnerability


@dataclass(frozen=True, slots=True)
class Term:
    """One English word or name, and the context that keeps it apart from the same word elsewhere."""

    context: str
    text: str


def term(context: str, text: str, /) -> Term:
    """A term; both must be literals, for the catalogue is extracted from calls of this."""
    return Term(context, text)


SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

SUITS = {
    Suit.CLUBS: term("suit", "clubs"),
    Suit.DIAMONDS: term("suit", "diamonds"),
    Suit.HEARTS: term("suit", "hearts"),
    Suit.SPADES: term("suit", "spades"),
}

ONE_OF_SUIT = {
    Suit.CLUBS: term("one card of the suit", "club"),
    Suit.DIAMONDS: term("one card of the suit", "diamond"),
    Suit.HEARTS: term("one card of the suit", "heart"),
    Suit.SPADES: term("one card of the suit", "spade"),
}

NOTRUMP = term("strain", "notrump")
NOTRUMP_SIGN = term("strain", "NT")

RANKS = {
    Rank.TWO: term("rank", "two"),
    Rank.THREE: term("rank", "three"),
    Rank.FOUR: term("rank", "four"),
    Rank.FIVE: term("rank", "five"),
    Rank.SIX: term("rank", "six"),
    Rank.SEVEN: term("rank", "seven"),
    Rank.EIGHT: term("rank", "eight"),
    Rank.NINE: term("rank", "nine"),
    Rank.TEN: term("rank", "ten"),
    Rank.JACK: term("rank", "jack"),
    Rank.QUEEN: term("rank", "queen"),
    Rank.KING: term("rank", "king"),
    Rank.ACE: term("rank", "ace"),
}

SEATS = {
    Seat.NORTH: term("seat", "North"),
    Seat.EAST: term("seat", "East"),
    Seat.SOUTH: term("seat", "South"),
    Seat.WEST: term("seat", "West"),
}

SEAT_SIGNS = {
    Seat.NORTH: term("seat", "N"),
    Seat.EAST: term("seat", "E"),
    Seat.SOUTH: term("seat", "S"),
    Seat.WEST: term("seat", "W"),
}

SIDES = {
    Side.NORTH_SOUTH: term("side", "North–South"),
    Side.EAST_WEST: term("side", "East–West"),
}

SIDE_SIGNS = {
    Side.NORTH_SOUTH: term("side", "N–S"),
    Side.EAST_WEST: term("side", "E–W"),
}

VULNERABLE = {
    Vulnerability.NONE: term("vulnerable", "neither side"),
    Vulnerability.NORTH_SOUTH: SIDES[Side.NORTH_SOUTH],
    Vulnerability.EAST_WEST: SIDES[Side.EAST_WEST],
    Vulnerability.ALL: term("vulnerable", "both sides"),
}

VULNERABLE_SIGNS = {
    Vulnerability.NONE: term("vulnerable", "None"),
    Vulnerability.NORTH_SOUTH: SIDE_SIGNS[Side.NORTH_SOUTH],
    Vulnerability.EAST_WEST: SIDE_SIGNS[Side.EAST_WEST],
    Vulnerability.ALL: term("vulnerable", "All"),
}

RISKS = {
    Risk.UNDOUBLED: term("contract", "undoubled"),
    Risk.DOUBLED: term("contract", "doubled"),
    Risk.REDOUBLED: term("contract", "redoubled"),
}

PASS, DOUBLE, REDOUBLE = term("call", "Pass"), term("call", "Double"), term("call", "Redouble")
SPOKEN_PASS, SPOKEN_DOUBLE, SPOKEN_REDOUBLE = (
    term("call", "pass"),
    term("call", "double"),
    term("call", "redouble"),
)
DOUBLE_SIGN, REDOUBLE_SIGN = term("call", "X"), term("call", "XX")

DECIMAL_POINT = term("number", ".")
NOTHING = term("list", "none")
VOID = "–"
