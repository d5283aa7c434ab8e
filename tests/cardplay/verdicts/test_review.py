"""A play looked back at: whose cards, in which order, and which are worth a second look."""

from __future__ import annotations

import pickle

import pytest

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.verdicts import Grade, Review, that_matter
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.verdicts.positions import KING_EAST, KING_WEST, SMALL, after_the_four

WHOLE = after_the_four(KING_EAST, "SQ", "SK", "H2", "S3", "H3", "SA")


def test_declarer_answers_for_dummy_and_defenders_for_themselves() -> None:
    asked = {seat: Review(WHOLE, frozenset({seat}), Aim.tricks()).questions for seat in Seat}
    places = {seat: [question.at for question in questions] for seat, questions in asked.items()}
    assert places == {Seat.NORTH: [], Seat.EAST: [3, 4], Seat.SOUTH: [0, 2, 5, 7], Seat.WEST: [1, 6]}


def test_a_review_is_the_answers_to_its_questions() -> None:
    review = Review(WHOLE, frozenset(Seat), Aim.tricks(), effort=SMALL, seed=3)
    found = review.answer()
    assert found == tuple(question.answer() for question in review.questions)
    assert found == pickle.loads(pickle.dumps(review)).answer()
    assert [verdict.at for verdict in found] == list(range(8))
    assert {question.seed for question in review.questions} == {3}


def test_an_unfinished_play_is_looked_back_at_as_far_as_it_goes() -> None:
    play = after_the_four(KING_WEST, "SA")
    found = Review(play, frozenset({Seat.SOUTH}), Aim.tricks()).answer()
    assert [verdict.grade for verdict in found] == [Grade.EQUAL, Grade.UNLUCKY]


def test_without_a_declarer_everybody_chooses_their_own() -> None:
    play = Play(Deal.parse("N:AQ... K3... 52... 64..."), Strain.NOTRUMP, Seat.NORTH)
    play = play.after(*(next(iter(play.deal[Seat.NORTH] or ())),))
    (question,) = Review(play, frozenset(Seat), Aim.tricks()).questions
    assert question.answer().player is Seat.NORTH


@pytest.mark.parametrize(
    ("deal", "card", "kept"), [(KING_EAST, "SQ", True), (KING_WEST, "SA", True), (KING_EAST, "SA", False)]
)
def test_what_is_worth_a_second_look(deal: str, card: str, kept: bool) -> None:
    verdicts = Review(after_the_four(deal, card), frozenset({Seat.SOUTH}), Aim.tricks()).answer()
    assert (verdicts[-1] in that_matter(verdicts)) is kept
