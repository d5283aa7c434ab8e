"""Of whom a clause speaks: a seat, several, or two together."""

from __future__ import annotations

from typing import NamedTuple

from bridgetutor.dealing.language.faults import close
from bridgetutor.dealing.language.tokens import Token
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.seats import Seat


class Who(NamedTuple):
    """The seats of a clause: each of them is meant, or two as one hand."""

    seats: tuple[Seat, ...]
    is_together: bool


def who(words: tuple[Token, ...], at: int) -> tuple[Who | Phrase, int]:
    """The seats that a clause begins with, and the place after them; or why there are none, and where."""
    seats: list[Seat] = []
    while True:
        more = SEATS.get(words[at].word)
        if more is None:
            return close(words[at], SEATS) or _NO_SEAT, at
        if not set(more).isdisjoint(seats):
            return phrase("this seat is named twice"), at
        seats += more
        at += 1
        if words[at].word in _JOINED:
            at += 1
        elif words[at].word != "together":
            return Who(tuple(seats), is_together=False), at
        elif len(seats) != _TWO:
            return phrase("two seats can be looked at together, here are {n}", n=len(seats)), at
        else:
            return Who(tuple(seats), is_together=True), at + 1


_TWO = 2

_NO_SEAT = phrase("a clause begins with a seat, such as South: or North and South together:")

_JOINED = {"and", "+", "&", "/", ",", "-", "–"}

SEATS: dict[str, tuple[Seat, ...]] = {
    **{seat.letter.casefold(): (seat,) for seat in Seat},
    **{seat.name.casefold(): (seat,) for seat in Seat},
    **dict.fromkeys(("ns", "sn", "n-s", "north-south"), (Seat.NORTH, Seat.SOUTH)),
    **dict.fromkeys(("ew", "we", "e-w", "east-west"), (Seat.EAST, Seat.WEST)),
}
"""The ways to write a seat, or both of a side, in lower case."""
