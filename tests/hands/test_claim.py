"""The laws of claims: the four readings agree with each other, and with Python's own and, or and not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.hands.claim import ALWAYS, NEVER, Claim, implies, simpler, some
from bridgetutor.hands.claims import (
    DIAMONDS,
    HEARTS,
    SPADES,
    aces,
    at_least_as_long,
    balanced,
    length,
    longer,
    points,
    rule_of_20,
    semi_balanced,
    shaped,
)
from bridgetutor.rules.hands import Hand
from bridgetutor.wording import Wording
from tests.hands.claim_strategies import any_hands, atoms, claims

TWELVE_BALANCED = Hand.parse("AQ32.K53.QJ4.982")


@given(claims, any_hands)
def test_a_hand_that_keeps_a_claim_is_in_its_region(claim: Claim, hand: Hand) -> None:
    assert not claim.holds(hand) or claim.region().admits(hand)


@given(atoms, any_hands)
def test_so_it_is_for_every_atom_and_its_opposite(claim: Claim, hand: Hand) -> None:
    kept = claim if claim.holds(hand) else ~claim
    assert kept.holds(hand)
    assert kept.region().admits(hand)


@given(claims, any_hands)
def test_a_claim_is_broken_exactly_where_it_does_not_hold(claim: Claim, hand: Hand) -> None:
    assert (claim.broken_by(hand) == ()) is claim.holds(hand)


@given(claims, any_hands)
def test_whatever_is_broken_does_not_hold(claim: Claim, hand: Hand) -> None:
    assert not any(broken.claim.holds(hand) for broken in claim.broken_by(hand))


@given(claims, any_hands)
def test_not(claim: Claim, hand: Hand) -> None:
    assert (~claim).holds(hand) is (not claim.holds(hand))
    assert (~~claim).holds(hand) is claim.holds(hand)


@given(atoms)
def test_the_opposite_of_the_opposite_of_an_atom_is_the_atom(claim: Claim) -> None:
    assert ~~claim == claim


@given(st.tuples(claims, claims), any_hands)
def test_and_and_or(pair: tuple[Claim, Claim], hand: Hand) -> None:
    one, other = pair
    assert (one & other).holds(hand) is (one.holds(hand) and other.holds(hand))
    assert (one | other).holds(hand) is (one.holds(hand) or other.holds(hand))


@given(claims, any_hands)
def test_every_claim_and_every_fault_has_words(claim: Claim, hand: Hand) -> None:
    said = [claim.describe(), *(broken.says for broken in claim.broken_by(hand))]
    for text in (*map(str, said), *map(Wording("en").render, said)):
        assert text
        assert "{" not in text


def _words(claim: Claim) -> str:
    return Wording("en").render(claim.describe())


def test_claims_in_words() -> None:
    assert _words(points(15, 17) & balanced()) == "15–17 points, balanced"
    assert _words(points(12) & (length(HEARTS, 5) | length(SPADES, 5))) == (
        "12+ points, either 5+ hearts or 5+ spades"
    )
    assert _words(aces(0, 4)) == "0 or 4 aces"
    assert _words(aces(0)) == "no aces"
    assert _words(length(HEARTS, 0, 3) & points(8, 8)) == "at most 3 hearts, 8 points"
    assert _words(points(15, 17) & balanced() | points(20)) == "15–17 points, balanced; or 20+ points"
    assert _words(balanced() | semi_balanced()) == "balanced or semi-balanced"
    assert _words(shaped("4441", "5440")) == "a 4441 or 5440 shape"
    assert _words(longer(DIAMONDS, HEARTS)) == "more diamonds than hearts"


def test_the_opposite_in_words() -> None:
    assert _words(~points(15, 17)) == "0–14 or 18+ points"
    assert _words(~balanced()) == "not balanced"
    assert _words(~(points(12) & length(SPADES, 5))) == "at most 11 points or at most 4 spades"
    assert ~at_least_as_long(HEARTS, SPADES) == longer(SPADES, HEARTS)


def test_what_is_broken_in_words() -> None:
    (broken,) = (points(15, 17) & balanced()).broken_by(TWELVE_BALANCED)
    assert broken.claim == points(15, 17)
    assert Wording("en").render(broken.claimed) == "15–17 points"
    assert Wording("en").render(broken.held) == "12 points"
    assert Wording("en").render(broken.says) == "15–17 points: you hold 12 points"


def test_a_choice_is_broken_as_a_whole() -> None:
    (broken,) = (length(HEARTS, 5) | length(SPADES, 5)).broken_by(TWELVE_BALANCED)
    assert Wording("en").render(broken.says) == "5+ hearts or 5+ spades: you hold 3 hearts and 4 spades"


def test_claims_about_one_measure_are_drawn_into_one() -> None:
    assert points(12) & points(0, 14) == points(12, 14)
    assert aces(0) | aces(4) == aces(0, 4)
    assert points(12, 14) & balanced() & points(13) == points(13, 14) & balanced()


@given(st.lists(claims, max_size=4), any_hands)
def test_in_fewer_words_it_is_the_same(alternatives: list[Claim], hand: Hand) -> None:
    assert some(simpler(alternatives)).holds(hand) is any(claim.holds(hand) for claim in alternatives)


def test_alternatives_in_fewer_words() -> None:
    flat = points(15, 17) & balanced()
    assert simpler([flat, points(15, 17)]) == (points(15, 17),)
    assert simpler([points(15, 17), flat]) == (points(15, 17),)
    nine = points(9, 11)
    assert simpler([nine & length(SPADES, 4, 4), nine & length(SPADES, 5)]) == (nine & length(SPADES, 4),)
    assert simpler([nine & length(SPADES, 4), nine & length(HEARTS, 4)]) == (
        nine & length(SPADES, 4),
        nine & length(HEARTS, 4),
    )


def test_contradictions_and_truisms() -> None:
    assert points(15, 17) & points(18, 19) == NEVER
    assert points(0, 11) | points(12) == ALWAYS
    assert NEVER & rule_of_20() == NEVER
    assert NEVER | rule_of_20() == ALWAYS & rule_of_20() == rule_of_20()
    assert (~ALWAYS, ~NEVER) == (NEVER, ALWAYS)
    assert str(ALWAYS.describe()) == "any hand"
    assert str(NEVER.broken_by(TWELVE_BALANCED)[0].claimed) == "no hand at all"


def test_what_a_wider_alternative_contains_is_left_out() -> None:
    flat = points(13, 16) & balanced()
    assert simpler([flat, points(13)]) == (points(13),)
    assert simpler([points(13), flat]) == (points(13),)
    assert simpler([points(13, 16) & length(SPADES, 4), points(12, 17) & length(SPADES, 3)]) == (
        points(12, 17) & length(SPADES, 3),
    )
    assert len(simpler([points(13, 16) & length(SPADES, 4), points(14, 17) & length(SPADES, 3)])) == 2


def test_what_follows_part_by_part() -> None:
    assert implies(points(15) & balanced(), points(13))
    assert implies(points(15), ALWAYS)
    assert not implies(points(13), points(15))
    assert not implies(points(15), points(13) & balanced())
