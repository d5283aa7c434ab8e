"""A constraint says in words what it is, and these words are read as the same constraint."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.language import parse
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim, atom, every
from bridgetutor.hands.measures.shape import WITH_A_SINGLETON, WITH_A_VOID, Shape
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.dealing.claims_in_words import atoms, constraints

ENGLISH = Wording.english()


def described(constraint: Constraint) -> str:
    return ENGLISH.render(constraint.describe())


@settings(deadline=None)
@given(constraints)
def test_what_a_constraint_says_is_read_as_the_same(constraint: Constraint) -> None:
    assert parse(described(constraint)) == constraint


@settings(deadline=None)
@given(atoms)
def test_not_turns_a_single_thing_round(atom: Claim) -> None:
    said = ENGLISH.render(atom.describe())
    assert parse(f"West: not {said}") == Constraint().with_claim(Seat.WEST, ~atom)


VOID, SINGLETON = (atom(Shape(), values) for values in (WITH_A_VOID, WITH_A_SINGLETON))
SHAPES = (
    c.balanced(),
    c.semi_balanced(),
    c.balanced() | c.semi_balanced(),
    c.regular(),
    c.oblique(),
    VOID,
    SINGLETON,
    VOID | SINGLETON,
    c.shaped("4441", "5440"),
    c.shaped("10-2-1-0"),
)


@pytest.mark.parametrize("claim", [*SHAPES, *(~claim for claim in SHAPES)])
def test_every_word_for_shapes_is_read_and_turned_round(claim: Claim) -> None:
    constraint = Constraint().with_claim(Seat.EAST, claim)
    assert parse(described(constraint)) == constraint
    said = ENGLISH.render(claim.describe())
    assert parse(f"East: not {said}") == Constraint().with_claim(Seat.EAST, ~claim)
    both = every([c.points(15, 17), claim])
    assert parse(f"East: 15-17 points, {said}") == Constraint().with_claim(Seat.EAST, both)


def test_points_before_two_shapes_are_said_of_both() -> None:
    both = every([c.points(15, 17), c.balanced() | c.semi_balanced()])
    assert parse("East: 15-17 balanced or semi-balanced") == Constraint().with_claim(Seat.EAST, both)


def test_without_anything_said_it_is_any_deal() -> None:
    assert described(Constraint()) == "any deal"
    assert parse("any deal") == parse("") == parse(" \n") == Constraint()
