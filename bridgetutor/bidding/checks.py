"""What is wrong with a system, seen from its rules alone: calls that cannot be made, questions that ask nothing.

These are quick enough for every build. What only hands and auctions show is found by `survey` and `continuations`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from bridgetutor.bidding.legality import CALL_OF, is_possible
from bridgetutor.bidding.pattern import ANY_OF_OURS, ANY_OF_THEIRS, THEIR_PASS, Key, Places
from bridgetutor.bidding.rule import Agreement, Rule, Rung
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import CALLS, PASS, Auction
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.rules.seats import Seat

_OURS = frozenset((*map(str, CALLS), ANY_OF_OURS))
_THEIRS = frozenset((THEIR_PASS, ANY_OF_THEIRS, *(f"({call})" for call in CALLS if call != PASS)))


class FaultySystem(BridgeError):
    """A system that cannot be played as it is written."""


def refuse_faults(agreements: Iterable[Agreement]) -> None:
    """Raises `FaultySystem` with all that is wrong with these agreements, if anything is."""
    found = tuple(fault.says for fault in faults(agreements))
    if found:
        raise FaultySystem(phrase("This system cannot be played: {faults}", faults=found))


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
    pattern = rule.pattern
    misplaced = _misplaced(pattern.before)
    if misplaced is not None:
        says = phrase("“{token}” is not a call of the side whose turn it is there", token=misplaced)
        yield _about(rule, says)
    elif not is_possible(pattern):
        yield _about(rule, phrase("the Laws do not allow the calls in this order"))
    if rule.artificial and rule.asks is None and rule.rung is not Rung.ANSWER:
        # An answer has been asked for, and its promise is the answer.
        yield _about(rule, phrase("an artificial call must say what it asks or shows"))


def _about(rule: Rule, says: Phrase) -> Phrase:
    return phrase("{rule}: {says}", rule=f"{rule.agreement}: {rule.pattern}", says=says)


@lru_cache(maxsize=1 << 10)
def _misplaced(before: Places) -> str | None:
    """A token in the wrong place: the sides call in turn, ours last."""
    for distance, place in enumerate(reversed(before), 1):
        strange = sorted(place - (_THEIRS if distance % 2 else _OURS))
        if strange:
            return strange[0]
    return None


def possible(*groups: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rules whose auctions the Laws allow: a loop over suits writes down some that they do not."""
    rules = chain.from_iterable(groups)
    return tuple(
        rule for rule in rules if _misplaced(rule.pattern.before) is not None or is_possible(rule.pattern)
    )


@lru_cache(maxsize=1 << 14)
def auction_of(key: Key) -> Auction | None:
    """An auction that the side to call sees so; None where the Laws do not allow it. The dealer makes the first bid."""
    if not key:
        return Auction(Seat.NORTH)
    call, before = CALL_OF[key[-1]], auction_of(key[:-1])
    return before.after(call) if before is not None and before.is_legal(call) else None
