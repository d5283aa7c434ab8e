"""Drills of card play: positions in which there is something to find, and the card that finds it."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.counting import recount
from bridgetutor.teaching.drills.at_play import moments
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.techniques import PLAYING, Playing
from bridgetutor.teaching.lesson import CountExercise, Exercise, Mark, PlayExercise, QuizExercise
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording

WORDS = Wording.english()
SEEDS = range(4)


def exercise(concept: str, seed: int, probe: str | None = None) -> Exercise:
    made = drill(concept).item(probe, Random(seed), WORDS)
    assert probe is None or made.probe == probe
    return made.exercise


def card_question(concept: str, seed: int, probe: str | None = None) -> PlayExercise:
    asked = exercise(concept, seed, probe)
    assert isinstance(asked, PlayExercise)
    assert asked.goal is None
    assert asked.play.turn in asked.seats
    assert asked.play.player is Seat.SOUTH
    return asked


@pytest.mark.parametrize("maker", PLAYING, ids=lambda maker: maker.concept)
def test_the_technique_is_there_and_there_is_a_choice(maker: Playing) -> None:
    for seed in SEEDS:
        asked = card_question(maker.concept, seed)
        outlook = Outlook(PlayView.of(asked.play, Seat.SOUTH), contract=asked.contract)
        right = {
            card
            for finding in found(outlook)
            if finding.technique is maker.technique
            for card in finding.cards
            if card.suit in _suits(asked)
        }
        verdicts = {card: mark(asked, card) for card in asked.play.legal_cards}
        marks = {card: verdict.mark for card, verdict in verdicts.items() if verdict is not None}
        assert right
        assert all(marks[card] is Mark.RIGHT for card in right)
        assert Mark.WRONG in marks.values()


def _suits(asked: PlayExercise) -> set[Suit]:
    """Where the question finds it: a finding that cannot be carried out is left out."""
    return {card.suit for reply in asked.replies for card in reply.choices}


def test_a_card_that_is_let_run_is_not_overtaken_by_force() -> None:
    """A jack led to a bare ace and king is no finesse."""
    for seed in range(25):
        asked = card_question("play-finesse", seed)
        led = min(asked.replies[0].choices, key=lambda card: card.rank)
        opposite = asked.play.hand(asked.play.turn.partner)
        assert opposite is not None
        held = opposite.cards(led.suit)
        assert led.rank < Rank.TEN or not held or held[-1].rank < led.rank


@pytest.mark.parametrize("maker", PLAYING, ids=lambda maker: maker.concept)
def test_a_right_card_is_told_what_it_begins(maker: Playing) -> None:
    asked = card_question(maker.concept, 1)
    verdict = mark(asked, asked.replies[0].choices[0])
    assert verdict is not None
    assert verdict.says is not None
    assert verdict.says.markdown
    assert asked.hints


@pytest.mark.parametrize("concept", ["second-hand", "third-hand"])
@pytest.mark.parametrize("probe", ["low", "high"])
def test_the_card_is_that_of_the_habit(concept: str, probe: str) -> None:
    for seed in SEEDS:
        asked = card_question(concept, seed, probe)
        trick = asked.play.current_trick
        assert trick is not None
        assert len(trick.cards) == {"second-hand": 1, "third-hand": 2}[concept]
        card = habit(PlayView.of(asked.play, Seat.SOUTH)).card
        verdict = mark(asked, card)
        assert verdict is not None
        assert verdict.mark is Mark.RIGHT
        lowest = min(each.rank for each in asked.play.legal_cards)
        assert (card.rank == lowest) is (probe == "low")


def test_a_moment_seen_from_the_south_is_the_same_play() -> None:
    stream = moments(Random(3))
    for _ in range(30):
        moment = next(stream)
        turned = moment.facing_south()
        assert turned.play.player is Seat.SOUTH
        assert turned.play.cards == moment.play.cards
        assert turned.play.legal_cards == moment.play.legal_cards
        assert (turned.play.turn - turned.contract.declarer) % 4 == (
            moment.play.turn - moment.contract.declarer
        ) % 4
        assert Play.of(turned.play.deal, turned.contract, turned.play.cards) == turned.play


def test_a_suit_is_begun_in_the_way_that_is_worth_the_most() -> None:
    for seed in SEEDS:
        asked = exercise("suit-combinations", seed)
        assert isinstance(asked, QuizExercise)
        assert len(asked.options) >= 3
        verdicts = [mark(asked, option) for option in asked.options]
        assert [each.mark for each in verdicts if each is not None].count(Mark.RIGHT) == 1


def test_sure_winners_are_those_that_the_rules_count() -> None:
    for seed in range(20):
        asked = exercise("sure-winners", seed)
        assert isinstance(asked, CountExercise)
        assert asked.replies[0].choices == (recount(asked),)


def test_one_way_to_the_missing_tricks_is_the_best() -> None:
    for seed in SEEDS:
        asked = exercise("where-tricks-come-from", seed)
        assert isinstance(asked, QuizExercise)
        assert len(set(asked.options)) == len(asked.options) >= 2
        assert [reply.mark for reply in asked.replies].count(Mark.RIGHT) == 1


@pytest.mark.parametrize("probe", ["hand", "suit"])
def test_what_is_left_of_thirteen(probe: str) -> None:
    for seed in range(20):
        asked = exercise("counting-out", seed, probe)
        assert isinstance(asked, CountExercise)
        (number,) = asked.replies[0].choices
        told = asked.replies[0].says.markdown.split(" = ")[0].split(" + ")
        assert sum(map(int, told)) + number == 13


@pytest.mark.parametrize("concept", ["listening", "natural-listening"])
@pytest.mark.parametrize("probe", ["points", "length"])
def test_what_was_shown_is_one_of_the_answers(concept: str, probe: str) -> None:
    for seed in SEEDS:
        asked = exercise(concept, seed, probe)
        assert isinstance(asked, QuizExercise)
        assert len(set(asked.options)) == len(asked.options) >= 2
        assert asked.replies[0].choices[0] in asked.options
        assert ("points" in asked.question.markdown) is (probe == "points")


@pytest.mark.parametrize(
    "concept", ["play-finesse", "second-hand", "suit-combinations", "listening", "counting-out"]
)
def test_the_same_dice_make_the_same_question(concept: str) -> None:
    assert exercise(concept, 5) == exercise(concept, 5)
