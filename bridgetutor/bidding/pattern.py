"""Auctions as players write them down: `1N - 2C`, `(1H) 1S`, `1D (1S) X`, `... 4N - 5C`.

A pattern is seen from the side that makes its last call. That side's calls stand plain, those of the opponents in
brackets, and `-` is a pass by the opponents, `P` one of ours. Passes before the first bid are left out. `|` parts
alternatives for one place, as in `1N -|(X) 2C`; `*` is any call of ours, `(*)` any of theirs but a pass; `...` at the
start stands for any auction before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from bridgetutor.rules.auction import CALLS, PASS, Auction, Call, parse_call

THEIR_PASS = "-"
ANY_OF_OURS, ANY_OF_THEIRS = "*", "(*)"
ANYTHING_BEFORE = "..."

MOST = len(CALLS) // 2
"""A place with more alternatives than this says no more than a wild card."""

_WILD = frozenset((ANY_OF_OURS, ANY_OF_THEIRS))
_SAYING_NOTHING = frozenset((THEIR_PASS, str(PASS), ANY_OF_OURS, ANY_OF_THEIRS))

Key = tuple[str, ...]
"""The calls so far as one side sees them, a token each."""

Place = frozenset[str]
"""The alternatives for one call."""

Places = tuple[Place, ...]
"""The calls before the last one of a pattern."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """The calls before, each place with its alternatives, and the call that is made then."""

    before: Places
    call: Call
    open_start: bool = False

    @classmethod
    def parse(cls, text: str) -> Pattern:
        """The pattern written so. Raises `NotationError` where its last call is none."""
        before, _, call = text.strip().rpartition(" ")
        places, open_start = _places(before)
        return cls(places, parse_call(call), open_start)

    @property
    def is_exact(self) -> bool:
        """Whether it names every call before, with its alternatives."""
        return not self.open_start and all(map(_WILD.isdisjoint, self.before))

    @property
    def keys(self) -> Iterator[Key] | None:
        """Every auction it matches; None where there is no end of them."""
        return product(*map(sorted, self.before)) if self.is_exact else None

    def __str__(self) -> str:
        places = ("|".join(sorted(place)) for place in self.before)
        return " ".join((*((ANYTHING_BEFORE,) if self.open_start else ()), *places, str(self.call)))

    @property
    def fits_anything(self) -> bool:
        """Whether it names no bid, double or redouble made before, or nearly all, so that the auction may be any."""
        return self.open_start and all(place & _SAYING_NOTHING or len(place) > MOST for place in self.before)

    def matches(self, key: Key) -> bool:
        """Whether the calls so far are those of the pattern."""
        more = len(key) - len(self.before)
        if more < 0 or (more and not self.open_start):
            return False
        # From the last call back: that is where patterns differ.
        for token, place in zip(reversed(key), reversed(self.before), strict=False):
            if token not in place and not _is_wild(token, place):
                return False
        return True


@lru_cache(maxsize=1 << 11)
def _places(before: str) -> tuple[Places, bool]:
    """The places of a pattern, and whether anything may stand before them. Many rules share an auction."""
    words = before.split()
    open_start = words[:1] == [ANYTHING_BEFORE]
    return tuple(map(place_of, words[open_start:])), open_start


@lru_cache(maxsize=1 << 12)
def place_of(word: str) -> Place:
    """The alternatives written so: "-|(X)". The same few words stand in tens of thousands of patterns."""
    return frozenset(word.split("|"))


def _is_wild(token: str, place: frozenset[str]) -> bool:
    theirs = token.startswith("(") or token == THEIR_PASS
    return (ANY_OF_THEIRS in place and token.startswith("(")) or (ANY_OF_OURS in place and not theirs)


@lru_cache(maxsize=1 << 14)
def key_of(auction: Auction) -> Key:
    """The calls so far as the side to call sees them, without the passes before the first bid."""
    side = auction.turn.side
    tokens = [_token(call, ours=auction.caller(i).side is side) for i, call in enumerate(auction.calls)]
    opening = next((i for i, call in enumerate(auction.calls) if call != PASS), len(tokens))
    return tuple(tokens[opening:])


def _token(call: Call, *, ours: bool) -> str:
    if ours:
        return str(call)
    return THEIR_PASS if call == PASS else f"({call})"
