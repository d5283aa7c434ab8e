"""Constraints as teachers write them, and the claims that they are."""

from __future__ import annotations

import pytest

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.named import OPENING, OVERCALL, PREEMPT
from bridgetutor.dealing.together import PointsOfTwo, Together
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim, atom
from bridgetutor.hands.claims import CLUBS, DIAMONDS, HEARTS, SPADES
from bridgetutor.hands.measures.measure import span
from bridgetutor.hands.measures.shape import Shape, patterns_where
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.seats import Seat

NORTH, EAST, SOUTH, WEST = Seat


IN_ORDER = c.every(
    (c.length(SPADES, 5, 5), c.length(HEARTS, 4, 4), c.length(DIAMONDS, 3, 3), c.length(CLUBS, 1, 1))
)


def of_south(text: str) -> Claim:
    return parse(f"South: {text}")[SOUTH]


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("15-17 balanced", c.points(15, 17) & c.balanced()),
        ("15–17 points, balanced", c.points(15, 17) & c.balanced()),
        ("15 to 17 hcp and balanced", c.points(15, 17) & c.balanced()),
        ("15-17 points balanced", c.points(15, 17) & c.balanced()),
        ("12+ points", c.points(12)),
        ("12 or more points", c.points(12)),
        ("at least twelve high-card points", c.points(12)),
        ("at most 9 points", c.points(0, 9)),
        ("up to 9 points", c.points(0, 9)),
        ("9 or fewer points", c.points(0, 9)),
        ("fewer than 10 points", c.points(0, 9)),
        ("more than 11 points", c.points(12)),
        ("no points", c.points(0, 0)),
        ("10-12 or 18+ points", c.points(10, 12) | c.points(18)),
        ("exactly 4 hearts", c.length(HEARTS, 4, 4)),
        ("4 ♥", c.length(HEARTS, 4, 4)),
        ("4+ H", c.length(HEARTS, 4)),
        ("a 4432 or 4333 shape", c.shaped("4432", "4333")),
        ("5-card heart suit", c.length(HEARTS, 5, 5)),
        ("five cards in hearts", c.length(HEARTS, 5, 5)),
        ("not 5+ spades", c.length(SPADES, 0, 4)),
        ("4+ hearts or 4+ spades", c.length(HEARTS, 4) | c.length(SPADES, 4)),
        ("void in clubs", c.length(CLUBS, 0, 0)),
        ("a singleton in diamonds", c.length(DIAMONDS, 1, 1)),
        ("short in clubs", c.length(CLUBS, 0, 1)),
        ("a singleton or void in clubs", c.length(CLUBS, 0, 1)),
        ("void in clubs or void in hearts", c.length(CLUBS, 0, 0) | c.length(HEARTS, 0, 0)),
        ("12-14 pts", c.points(12, 14)),
        ("between 12 and 14 points & 5+ hearts", c.points(12, 14) & c.length(HEARTS, 5)),
        ("a 5+ card major", c.length(HEARTS, 5) | c.length(SPADES, 5)),
        ("4-card minor", c.length(CLUBS, 4, 4) | c.length(DIAMONDS, 4, 4)),
        ("no 5-card major", c.length(HEARTS, 0, 4) & c.length(SPADES, 0, 4)),
        ("a 7+ card suit", atom(Shape(), patterns_where(lambda pattern: pattern[0] >= 7))),
        ("a 4-card suit", atom(Shape(), patterns_where(lambda pattern: 4 in pattern))),
        ("no void", atom(Shape(), patterns_where(lambda pattern: 0 not in pattern))),
        ("AK of spades", c.holding(Card(SPADES, Rank.ACE)) & c.holding(Card(SPADES, Rank.KING))),
        ("♠AT", c.holding(Card(SPADES, Rank.ACE)) & c.holding(Card(SPADES, Rank.TEN))),
        ("5=4=3=1", IN_ORDER),
        ("5-4-3-1", c.shaped("5431")),
        ("4441 or 5440", c.shaped("4441", "5440")),
        ("unbalanced", ~c.balanced()),
        ("at most 7 losers", c.losers(0, 7)),
        ("4+ controls", c.controls(4)),
        ("2½ quick tricks", c.quick_tricks(2.5, 2.5)),
        ("2.5+ quick tricks", c.quick_tricks(2.5)),
        ("0 or 4 aces", c.aces(0, 4)),
        ("no aces", c.aces(0)),
        ("5+ points in spades", c.suit_points(SPADES, 5)),
        ("two top honours in spades", c.top_honours(SPADES, 2, 2)),
        ("a stopper in hearts", c.stopper(HEARTS)),
        ("hearts stopped", c.stopper(HEARTS)),
        ("no stopper in hearts", ~c.half_stopper(HEARTS)),
        ("not a stopper in hearts", ~c.stopper(HEARTS)),
        ("first-round control of clubs", c.first_round_control(CLUBS)),
        ("control of clubs", c.controlled(CLUBS)),
        ("good spades", c.good_suit(SPADES)),
        ("a good spade suit", c.good_suit(SPADES)),
        ("♠A", c.holding(Card(SPADES, Rank.ACE))),
        ("SA, the queen of hearts", c.holding(Card(SPADES, Rank.ACE)) & c.holding(Card(HEARTS, Rank.QUEEN))),
        ("no h10", ~c.holding(Card(HEARTS, Rank.TEN))),
        ("more hearts than spades", c.longer(HEARTS, SPADES)),
        ("no suit longer than hearts", c.longest(HEARTS)),
        ("20+ by the rule of 20", c.rule_of_20()),
        ("can open", OPENING),
        ("cannot overcall", ~OVERCALL),
        ("not can preempt", ~PREEMPT),
        ("12+ points; or 10+ points, 6+ spades", c.points(12) | (c.points(10) & c.length(SPADES, 6))),
        # Ways that are more than a count become ways to keep the whole.
        ("10+ points, 5=4=3=1 or can open", (c.points(10) & of_south("5=4=3=1")) | (c.points(10) & OPENING)),
    ],
)  # fmt: skip
def test_what_is_said_of_a_hand(text: str, claim: Claim) -> None:
    assert of_south(text) == claim


def test_a_word_for_short_suits_means_any_suit() -> None:
    for word, length in (("void", 0), ("singleton", 1), ("doubleton", 2)):
        claim = of_south(f"a {word}")
        assert claim == c.shaped(*(p for p in PATTERNS if str(length) in p.split("-")))


PATTERNS = [
    "-".join(map(str, (a, b, k, 13 - a - b - k)))
    for a in range(4, 14)
    for b in range(a + 1)
    for k in range(b + 1)
    if 0 <= 13 - a - b - k <= k
]


def test_clauses_and_seats() -> None:
    south, north = c.points(15, 17) & c.balanced(), c.points(8) & c.length(HEARTS, 4) & c.length(SPADES, 0, 4)
    wanted = Constraint((north, c.ALWAYS, south, c.ALWAYS))
    for text in (
        "South: 15-17 balanced; North: 8+ points, 4+ hearts, not 5+ spades",
        "s: 15-17 balanced\n\nN: 8+ hcp, 4+ ♥, at most 4 ♠;",
        "North: 8+ points; South: 15-17 balanced; North: 4+ hearts, not 5+ spades",
    ):
        assert parse(text) == wanted


def test_several_seats_are_meant_each_or_together() -> None:
    twelve = c.points(12)
    each = Constraint((twelve, c.ALWAYS, twelve, c.ALWAYS))
    assert (
        parse("North and South: 12+ points") == parse("NS: 12+ points") == parse("n, s: 12+ points") == each
    )
    points = atom(PointsOfTwo(), span(33, 40))
    both = Constraint(together=(Together(NORTH, SOUTH, points & c.length(SPADES, 9)),))
    for seats in ("North and South", "S + N", "NS", "North–South", "N/S"):
        assert parse(f"{seats} together: 33+ points, 9+ spades") == both


def test_two_hands_have_a_fit() -> None:
    for text in ("a fit in spades", "spade fit", "8+ card spade fit", "8+ spades"):
        (both,) = parse(f"NS together: {text}").together
        assert both.claim == c.length(SPADES, 8)


def test_sentences_are_clauses_too() -> None:
    assert parse("South has 12+ points. North and South hold 4+ hearts.") == parse(
        "South: 12+ points; North and South: 4+ hearts"
    )


def test_forty_points_are_in_the_pack() -> None:
    (both,) = parse("E and W together: 38-40 points").together
    assert (both.one, both.other) == (EAST, WEST)
    assert both.claim == atom(PointsOfTwo(), span(38, 40))
