"""What is said in the drills of techniques to cards that do not begin them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.techniques import PLAYING, Playing
from bridgetutor.teaching.lesson import Mark, PlayExercise
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording

WORDS = Wording.english()


def asked(concept: str, seeds: int = 12) -> Iterator[PlayExercise]:
    for seed in range(seeds):
        exercise = drill(concept).item(None, Random(seed), WORDS).exercise
        assert isinstance(exercise, PlayExercise)
        yield exercise


def cards(exercise: PlayExercise, *marks: Mark) -> set[Card]:
    found = {card: mark(exercise, card) for card in exercise.play.legal_cards}
    return {card for card, verdict in found.items() if verdict is not None and verdict.mark in marks}


def seen(exercise: PlayExercise) -> Outlook:
    return Outlook(PlayView.of(exercise.play, Seat.SOUTH), contract=exercise.contract)


@pytest.mark.parametrize("maker", PLAYING, ids=lambda maker: maker.concept)
def test_every_card_is_told_why(maker: Playing) -> None:
    for exercise in asked(maker.concept, 3):
        for card in exercise.play.legal_cards:
            verdict = mark(exercise, card)
            assert verdict is not None
            assert verdict.says is not None
            assert len(verdict.says.markdown.split()) > 3


@pytest.mark.parametrize(
    "concept", ["play-finesse", "play-promotion", "play-long-suit", "play-drawing-trumps", "play-ruff"]
)
def test_a_small_card_beside_a_small_one_that_is_right_is_not_wrong(concept: str) -> None:
    for exercise in asked(concept):
        right = {card.suit for card in cards(exercise, Mark.RIGHT) if card.rank < Rank.TEN}
        wrong = {card.suit for card in cards(exercise, Mark.WRONG) if card.rank < Rank.TEN}
        assert not right & wrong


def test_a_finesse_of_another_kind_is_a_finesse() -> None:
    others = 0
    for exercise in asked("play-finesse", 40):
        there = [each for each in found(seen(exercise)) if each.technique.value.endswith("-finesse")]
        begins = {card for each in there if "backward" not in each.technique.value for card in each.cards}
        others += len(begins)
        assert not begins & cards(exercise, Mark.WRONG)
    assert others


def test_a_question_about_a_lead_is_asked_before_one() -> None:
    for concept in ("play-finesse", "play-leading-towards-an-honour"):
        assert all(exercise.play.current_trick is None for exercise in asked(concept))


def test_a_loser_that_is_ruffed_later_is_not_led_now() -> None:
    for exercise in asked("play-ruff", 40):
        if exercise.play.current_trick is None:
            says = [reply.says.markdown for reply in exercise.replies if reply.mark is Mark.RIGHT]
            assert not any("after drawing trumps" in each for each in says)


def test_no_winner_is_cashed_on_a_bare_one() -> None:
    tried = 0
    for exercise in asked("play-ruff", 60):
        outlook = seen(exercise)
        for card in cards(exercise, Mark.RIGHT):
            opposite = outlook.hand(exercise.play.turn.partner).cards(card.suit)
            if exercise.play.current_trick is None and opposite and all(map(outlook.is_master, opposite)):
                tried += 1
                assert not outlook.is_master(card)
    assert tried


def test_no_trick_is_held_up_that_a_lower_card_wins() -> None:
    for exercise in asked("play-hold-up", 60):
        trick = exercise.play.current_trick
        assert trick is not None
        best = max(card.rank for card in trick.cards if card.suit is trick.suit)
        winning = [card for card in exercise.play.legal_cards if card.rank > best]
        assert len(trick.cards) < 3 or len(winning) == 1
