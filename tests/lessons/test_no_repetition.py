"""No two exercises of the library share a deal, however it is turned or its suits exchanged, nor a question."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import permutations
from pathlib import Path

from bridgetutor.rules.cards import Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.course import Library
from bridgetutor.teaching.lesson import (
    BidExercise,
    CountExercise,
    Exercise,
    LeadExercise,
    PlayExercise,
    QuizExercise,
)

LIBRARY = Library.open(Path(__file__).parents[2] / "lessons", "en")
ROUTINE = 40
"""Questions shorter than this, such as “Your call?”, ask nothing by themselves: the hand beside them does."""


def exercises() -> Iterator[tuple[str, Exercise]]:
    for header in LIBRARY.lessons:
        lesson = LIBRARY.lesson(header.id)
        assert lesson is not None
        yield from ((f"{lesson.id}: {exercise.id}", exercise) for exercise in lesson.exercises)


def holdings(hand: Hand) -> tuple[int, int, int, int]:
    """The cards of each suit as thirteen bits."""
    clubs, diamonds, hearts, spades = (hand.bits >> 13 * suit & 0x1FFF for suit in Suit)
    return clubs, diamonds, hearts, spades


def shapeless(hands: list[tuple[int, int, int, int] | None]) -> Hashable:
    """The same for all deals that differ only in who sits where and which suit is which."""
    known = [
        tuple(tuple(hand[suit] for suit in order) if hand is not None else () for hand in turned)
        for order in permutations(range(4))
        for start in range(4)
        for turned in ([*hands[start:], *hands[:start]],)
    ]
    return min(known)


def dealt(exercise: Exercise) -> Deal | Hand | None:
    match exercise:
        case PlayExercise():
            return exercise.play.deal
        case BidExercise() | LeadExercise():
            return exercise.hand
        case QuizExercise() | CountExercise():
            return exercise.deal or exercise.hand


def key(exercise: Exercise) -> Hashable | None:
    """Of a hand alone together with what is asked of it: one hand may be opened, and elsewhere answered with."""
    match dealt(exercise):
        case Deal() as deal:
            return shapeless([None if (hand := deal[seat]) is None else holdings(hand) for seat in Seat])
        case Hand() as hand:
            asked = exercise.auction.calls if isinstance(exercise, BidExercise | LeadExercise) else ()
            return shapeless([holdings(hand), None, None, None]), asked
        case None:
            return None


def test_no_deal_comes_twice() -> None:
    seen: dict[Hashable, str] = {}
    for name, exercise in exercises():
        what = key(exercise)
        if what is not None:
            assert what not in seen, f"{name} has the deal of {seen[what]}"
            seen[what] = name


def test_no_question_comes_twice() -> None:
    seen: dict[str, str] = {}
    for name, exercise in exercises():
        question = " ".join(exercise.question.markdown.split())
        if len(question) >= ROUTINE:
            assert question not in seen, f"{name} asks what {seen[question]} asks"
            seen[question] = name


def test_a_turned_deal_with_suits_exchanged_is_the_same() -> None:
    deal = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
    turned = Deal.parse("E:75.K73.QJT9.AK62 832.T64.A76.QT54 A64.AQ5.K852.973 KQJT9.J982.43.J8")
    other = Deal.parse("E:75.K74.QJT9.AK62 832.T63.A76.QT54 A64.AQ5.K852.973 KQJT9.J982.43.J8")

    def of(one: Deal) -> Hashable:
        return shapeless([None if (hand := one[seat]) is None else holdings(hand) for seat in Seat])

    assert of(deal) == of(turned)
    assert of(deal) != of(other)
