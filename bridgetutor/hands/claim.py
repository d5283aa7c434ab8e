"""A claim about a hand, written once and read four ways: it chooses, explains, reveals and corrects.

`holds` says whether a hand keeps it, `describe` puts it into words, `region` draws what it reveals to the table, and
`broken_by` names what a hand lacks. Claims combine with `&`, `|` and `~`. A negation is worked out at once: every
atom allows a set of values of a measure, and its opposite allows the others, so there is no claim of the form "not".
`bridgetutor.hands.claims` has the vocabulary. Claims are about full hands of thirteen cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

from bridgetutor.hands.measures.measure import Measure, Values, members
from bridgetutor.hands.region import EVERYWHERE, NOWHERE, Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.hands import Hand


@dataclass(frozen=True, slots=True)
class Broken:
    """A part of a claim that a hand does not keep: the part, and what the hand has instead ("12 points")."""

    claim: Claim
    held: Phrase

    @property
    def claimed(self) -> Phrase:
        """What was claimed: "15–17 points"."""
        return self.claim.describe()

    @property
    def says(self) -> Phrase:
        """Both: "15–17 points: you hold 12 points"."""
        return phrase("{claimed}: you hold {held}", claimed=self.claimed, held=self.held)

    def steps(self, hand: Hand) -> int | None:
        """How many points, cards or the like more or less would keep the part; None where it is no single measure."""
        if not isinstance(self.claim, Atom):
            return None
        held = self.claim.measure.of(hand)
        return min(abs(value - held) for value in members(self.claim.values))

    def is_by_a_step(self, hand: Hand) -> bool:
        """Whether one point, card or the like more or less would keep the part: a near miss."""
        return self.steps(hand) == 1


class Claim(ABC):
    """What a call says of the hand of whoever makes it."""

    __slots__ = ()

    @abstractmethod
    def holds(self, hand: Hand) -> bool:
        """Whether the hand keeps the claim."""

    @abstractmethod
    def describe(self) -> Phrase:
        """The claim in words: "15–17 points, balanced"."""

    @abstractmethod
    def region(self) -> Region:
        """What it reveals of points and lengths: admits every hand that keeps the claim, and perhaps others."""

    @abstractmethod
    def broken_by(self, hand: Hand) -> tuple[Broken, ...]:
        """The parts that the hand does not keep; none exactly where the claim holds."""

    @abstractmethod
    def __invert__(self) -> Claim:
        """The claim that holds where this one does not."""

    # What is not a claim may still be a promise that becomes one: it knows how to combine with claims.

    def __and__(self, other: Claim) -> Claim:
        return every((self, other)) if isinstance(other, Claim) else NotImplemented  # type: ignore[redundant-expr]  # see above

    def __or__(self, other: Claim) -> Claim:
        return some((self, other)) if isinstance(other, Claim) else NotImplemented  # type: ignore[redundant-expr]  # see above


@dataclass(frozen=True, slots=True)
class Atom(Claim):
    """One measure of the hand has one of these values. Built by `atom`, so neither no value is allowed nor all."""

    measure: Measure
    values: Values

    def holds(self, hand: Hand) -> bool:
        return self.values >> self.measure.of(hand) & 1 == 1

    def describe(self) -> Phrase:
        return self.measure.describe(self.values)

    def region(self) -> Region:
        return self.measure.region(self.values)

    def broken_by(self, hand: Hand) -> tuple[Broken, ...]:
        return () if self.holds(hand) else (Broken(self, self.held_by(hand)),)

    def held_by(self, hand: Hand) -> Phrase:
        """What the hand has of what is measured: "12 points"."""
        return self.measure.describe(1 << self.measure.of(hand))

    def __invert__(self) -> Claim:
        return atom(self.measure, self.measure.all_values & ~self.values)


@dataclass(frozen=True, slots=True)
class Every(Claim):
    """All the parts. Built by `every`: none of them is itself an `Every`, and no two atoms have one measure."""

    parts: tuple[Claim, ...]

    def holds(self, hand: Hand) -> bool:
        for part in self.parts:  # noqa: SIM110 - this is called for every rule at every call; all() takes twice as long
            if not part.holds(hand):
                return False
        return True

    def describe(self) -> Phrase:
        if not self.parts:
            return phrase("any hand")
        return reduce(_with_comma, map(_in_a_list, self.parts))

    def region(self) -> Region:
        return reduce(Region.meet, (part.region() for part in self.parts), EVERYWHERE)

    def broken_by(self, hand: Hand) -> tuple[Broken, ...]:
        return tuple(broken for part in self.parts for broken in part.broken_by(hand))

    def __invert__(self) -> Claim:
        return some(~part for part in self.parts)


@dataclass(frozen=True, slots=True)
class Some(Claim):
    """At least one of the parts. Built by `some`: none of them is a `Some`, and no two atoms have one measure."""

    parts: tuple[Claim, ...]

    def holds(self, hand: Hand) -> bool:
        for part in self.parts:  # noqa: SIM110 - as in `Every`
            if part.holds(hand):
                return True
        return False

    def describe(self) -> Phrase:
        if not self.parts:
            return phrase("no hand at all")
        simple = all(isinstance(part, Atom) for part in self.parts)
        return reduce(_with_or if simple else _with_a_pause, (part.describe() for part in self.parts))

    def region(self) -> Region:
        return reduce(Region.join, (part.region() for part in self.parts), NOWHERE)

    def broken_by(self, hand: Hand) -> tuple[Broken, ...]:
        if self.holds(hand):
            return ()
        # Each way out is closed: the claim is named whole, and beside it all that stands in the way.
        held = tuple(dict.fromkeys(each.held for part in self.parts for each in part.broken_by(hand)))
        if not held:
            return (Broken(self, phrase("this hand")),)
        return (Broken(self, phrase("{facts}", facts=held)),)

    def __invert__(self) -> Claim:
        return every(~part for part in self.parts)


def atom(measure: Measure, values: Values) -> Claim:
    """The claim that the measure has one of these values; `NEVER` or `ALWAYS` where none or all are allowed."""
    allowed = values & measure.all_values
    if not allowed:
        return NEVER
    return ALWAYS if allowed == measure.all_values else Atom(measure, allowed)


def every(claims: Iterable[Claim]) -> Claim:
    """All the claims together, those about one measure drawn into one: 12+ and at most 14 points are 12–14."""
    parts = _gathered(claims, Every, and_)
    if NEVER in parts:
        return NEVER
    return parts[0] if len(parts) == 1 else Every(parts)


def some(claims: Iterable[Claim]) -> Claim:
    """At least one of the claims, those about one measure drawn into one: no aces or 4 aces are "0 or 4 aces"."""
    parts = _gathered(claims, Some, or_)
    if ALWAYS in parts:
        return ALWAYS
    return parts[0] if len(parts) == 1 else Some(parts)


ALWAYS = Every(())
"""Holds for any hand."""

NEVER = Some(())
"""Holds for no hand: claims that contradict each other come to this."""


def simpler(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """The same alternatives in fewer words.

    What another one contains is left out ("15 points; or 13+ points"), and two that differ in a single count become
    one ("9 points, 3 hearts; or 9 points, 4 hearts").
    """
    kept: list[Claim] = []
    for claim in claims:
        kept = _with(kept, claim)
    return tuple(kept)


def _with(kept: list[Claim], new: Claim) -> list[Claim]:
    """The alternatives and one more."""
    mine = _parts(new)
    for known in kept:
        theirs = _parts(known)
        if implies(new, known):
            return kept
        joined = new if implies(known, new) else _joined(theirs, mine)
        if joined is not None:
            return _with([each for each in kept if each is not known], joined)
    return [*kept, new]


def implies(tight: Claim, loose: Claim) -> bool:
    """Whether, part by part, a hand that keeps the one plainly keeps the other: 15 points, balanced: 13+ points.

    Not every claim that follows from another is plain.
    """
    return all(any(_is_within(own, part) for own in _parts(tight)) for part in _parts(loose))


def _is_within(one: Claim, other: Claim) -> bool:
    if isinstance(one, Atom) and isinstance(other, Atom) and one.measure == other.measure:
        return not one.values & ~other.values
    return one == other


def _parts(claim: Claim) -> tuple[Claim, ...]:
    return claim.parts if isinstance(claim, Every) else (claim,)


def _joined(one: tuple[Claim, ...], other: tuple[Claim, ...]) -> Claim | None:
    """One claim for two that have all in common but a count; None where it is not so."""
    if len(one) != len(other):
        return None
    match [part for part in one if part not in other], [part for part in other if part not in one]:
        case [Atom(measure, values) as old], [Atom(same, more)] if measure == same:
            return every(atom(measure, values | more) if part is old else part for part in one)
    return None


def _gathered(
    claims: Iterable[Claim], kind: type[Every | Some], merge: Callable[[Values, Values], Values]
) -> tuple[Claim, ...]:
    """The claims in order and none twice, the parts of their own kind unpacked, atoms of one measure merged."""
    values: dict[Measure, Values] = {}
    parts: dict[Measure | Claim, Claim] = {}
    for claim in _unpacked(claims, kind):
        if isinstance(claim, Atom):
            measure = claim.measure
            known = values.get(measure)
            values[measure] = claim.values if known is None else merge(known, claim.values)
            parts[measure] = claim if known is None else atom(measure, values[measure])
        else:
            parts[claim] = claim
    return tuple(parts.values())


def _unpacked(claims: Iterable[Claim], kind: type[Every | Some]) -> Iterator[Claim]:
    for claim in claims:
        if isinstance(claim, kind):
            yield from claim.parts
        else:
            yield claim


def _in_a_list(claim: Claim) -> Phrase:
    told = claim.describe()
    return phrase("either {claims}", claims=told) if isinstance(claim, Some) else told


def _with_comma(first: Phrase, rest: Phrase) -> Phrase:
    return phrase("{first}, {rest}", first=first, rest=rest)


def _with_or(first: Phrase, rest: Phrase) -> Phrase:
    return phrase("{first} or {rest}", first=first, rest=rest)


def _with_a_pause(first: Phrase, rest: Phrase) -> Phrase:
    return phrase("{first}; or {rest}", first=first, rest=rest)
