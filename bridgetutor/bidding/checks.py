"""What is wrong with a system, seen from its rules alone: calls that cannot be made, questions that ask nothing.

These are quick enough for every build. What only hands and auctions show is found by `survey` and `continuations`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from bridgetutor.bidding.pattern import ANY_OF_OURS, ANY_OF_THEIRS, THEIR_PASS, Key, Pattern
from bridgetutor.bidding.rule import Agreement, Rule, Rung
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import CALLS, PASS, Auction
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.rules.seats import Seat

MOST_TRIED = 5000
"""Of a pattern with more auctions than this no more are tried for one that the Laws allow."""

_OURS = {str(call): call for call in CALLS}
_THEIRS = {THEIR_PASS: PASS} | {f"({call})": call for call in CALLS if call != PASS}


class FaultySystem(BridgeError):
    """A system that cannot be played as it is written."""


def faults(agreements: Iterable[Agreement]) -> tuple[Fault, ...]:
    """Everything that is wrong with these agreements; nothing where they can be played."""
    listed = tuple(agreements)
    return (
        *_named_twice(listed),
        *(Fault(says) for each in listed for rule in each for says in _of_rule(rule)),
    )


def _named_twice(agreements: tuple[Agreement, ...]) -> Iterator[Fault]:
    names = [agreement.name for agreement in agreements]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Fault(phrase("Two agreements are named “{name}”", name=name))


def _of_rule(rule: Rule) -> Iterator[Phrase]:
    where = f"{rule.agreement}: {rule.pattern}"
    misplaced = _misplaced(rule.pattern)
    if misplaced is not None:
        yield phrase(
            "{rule}: “{token}” is not a call of the side whose turn it is there", rule=where, token=misplaced
        )
    elif not _is_possible(rule.pattern):
        yield phrase("{rule}: the Laws do not allow the calls in this order", rule=where)
    if rule.artificial and rule.asks is None and rule.rung is not Rung.ANSWER:
        # An answer has been asked for, and its promise is the answer.
        yield phrase("{rule}: an artificial call must say what it asks or shows", rule=where)


def _misplaced(pattern: Pattern) -> str | None:
    """A token in the wrong place: the sides call in turn, ours last."""
    for distance, place in enumerate(reversed(pattern.before), 1):
        known = _THEIRS.keys() | {ANY_OF_THEIRS} if distance % 2 else _OURS.keys() | {ANY_OF_OURS}
        strange = sorted(place - known)
        if strange:
            return strange[0]
    return None


def possible(rules: Iterable[Rule]) -> Iterator[Rule]:
    """The rules whose auctions the Laws allow: a loop over suits writes down some that they do not."""
    return (rule for rule in rules if _misplaced(rule.pattern) is not None or _is_possible(rule.pattern))


def _is_possible(pattern: Pattern) -> bool:
    """Whether the Laws allow the call in one of the auctions at least; after a wild card anything may be."""
    keys = pattern.keys
    if keys is None:
        return True
    auctions = (auction_of(key) for key in islice(keys, MOST_TRIED))
    return any(auction is not None and auction.is_legal(pattern.call) for auction in auctions)


@lru_cache(maxsize=1 << 14)
def auction_of(key: Key) -> Auction | None:
    """An auction that the side to call sees so; None where the Laws do not allow it. The dealer makes the first bid."""
    if not key:
        return Auction(Seat.NORTH)
    call, before = _OURS.get(key[-1]) or _THEIRS[key[-1]], auction_of(key[:-1])
    return before.after(call) if before is not None and before.is_legal(call) else None
