"""Near misses: deals that keep all of a constraint but one bound, and lie one step outside that."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.named import Named
from bridgetutor.dealing.together import Together
from bridgetutor.hands.claim import Atom, Broken, Claim, Every, Some, atom, every
from bridgetutor.hands.facts.shape import PATTERNS, Pattern
from bridgetutor.hands.measures.measure import Values, members, runs, these
from bridgetutor.hands.measures.shape import Shape, patterns_where
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A deal, whose bound it misses, which one, and what is there instead."""

    deal: Deal
    seats: tuple[Seat, ...]
    broken: Broken

    @property
    def says(self) -> Phrase:
        """In words: "South: 14 points instead of 15–17 points"."""
        return phrase(
            "{seats}: {held} instead of {claimed}",
            seats=self.seats,
            held=self.broken.held,
            claimed=self.broken.claimed,
        )


class Step(NamedTuple):
    """A claim that holds one step outside another one, and the bound of that which it breaks."""

    claim: Claim
    bound: Atom


class _Edge(NamedTuple):
    """The constraint of the deals one step outside a bound, and of whom that is said."""

    constraint: Constraint
    seats: tuple[Seat, ...]
    bound: Atom


class NearMisses:
    """The bounds of a constraint come in turn, those that cannot be missed left out."""

    def __init__(self, constraint: Constraint) -> None:
        """Raises `BridgeError` where the constraint has no bound."""
        self._edges = list(_edges(constraint))
        if not self._edges:
            raise BridgeError(
                phrase("There is no bound to miss in: {constraint}", constraint=constraint.describe())
            )

    def found(self, random: Random) -> Iterator[NearMiss]:
        """Without end. Raises `BridgeError` where no bound can be missed."""
        edges = random.sample(self._edges, len(self._edges))
        turns = deque((edge, _outside(edge, random)) for edge in edges)
        while turns:
            edge, deals = turns.popleft()
            try:
                deal = next(deals)
            except BridgeError:
                continue
            turns.append((edge, deals))
            yield NearMiss(deal, edge.seats, Broken(edge.bound, _held(edge, deal)))
        raise BridgeError(phrase("No deal misses this by one step alone"))


def steps_outside(claim: Claim) -> Iterator[Step]:
    """For each bound of a claim the claims of the hands that miss it by one step, and nothing else."""
    match claim:
        case Atom():
            yield from (Step(atom(claim.measure, near), claim) for near in _near(claim))
        case Every(parts):
            for part in parts:
                others = [each for each in parts if each is not part]
                yield from (Step(every((*others, near)), bound) for near, bound in steps_outside(part))
        case Some(parts):
            for part in parts:
                others = [~each for each in parts if each is not part]
                yield from (Step(every((*others, near)), bound) for near, bound in steps_outside(part))
        case Named():
            yield from steps_outside(claim.claim)
        case _:
            raise AssertionError(f"a claim of another kind: {claim}")


def _near(bound: Atom) -> Iterator[Values]:
    """The values one step below and above each stretch; of shapes those that are one card away."""
    measure, values = bound.measure, bound.values
    if isinstance(measure, Shape):
        inside = [PATTERNS[place] for place in members(values)]
        yield patterns_where(lambda other: any(_is_one_card_away(other, each) for each in inside)) & ~values
        return
    for low, high in runs(values):
        yield from (these(value) for value in (low - 1, high + 1) if 0 <= value <= measure.most)


def _is_one_card_away(one: Pattern, other: Pattern) -> bool:
    return sum(abs(mine - theirs) for mine, theirs in zip(one, other, strict=True)) == 2


def _edges(constraint: Constraint) -> Iterator[_Edge]:
    for seat in Seat:
        for near, bound in steps_outside(constraint[seat]):
            yield _Edge(constraint.with_claim(seat, near), (seat,), bound)
    for each in constraint.together:
        for near, bound in steps_outside(each.claim):
            new = Together(each.one, each.other, near)
            yield _Edge(constraint.with_together(each, new), each.seats, bound)


def _outside(edge: _Edge, random: Random) -> Iterator[Deal]:
    """Counted only when the first of them is wanted."""
    yield from Source(edge.constraint).deals(random)


def _held(edge: _Edge, deal: Deal) -> Phrase:
    held = deal.known[edge.seats[0]]
    for seat in edge.seats[1:]:
        held |= deal.known[seat]
    return edge.bound.held_by(held)
