"""What drills ask: every maker makes questions that are what they say, the same for the same dice."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Rank
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.counting import recount
from bridgetutor.teaching.drills.catalogue import GROUPS, drill, drills
from bridgetutor.teaching.drills.item import INSIDE, Item, concept_of, named
from bridgetutor.teaching.lesson import BidExercise, CountExercise, Exercise, Mark, PlayExercise, QuizExercise
from bridgetutor.teaching.marking import Answer, mark
from bridgetutor.teaching.reader import is_name
from bridgetutor.wording import Wording

WORDS = Wording.english()


def item(concept: str, seed: int, probe: str | None = None) -> Item:
    return drill(concept).item(probe, Random(seed), WORDS)


@pytest.mark.parametrize("concept", ["points", "losers", "length-points", "controls"])
def test_a_count_is_what_the_rules_count(concept: str) -> None:
    for seed in range(20):
        exercise = item(concept, seed).exercise
        assert isinstance(exercise, CountExercise)
        (reply,) = exercise.replies
        assert reply.choices == (recount(exercise),)


@pytest.mark.parametrize("probe", ["made", "down", "doubled"])
def test_a_score_is_a_number_of_points(probe: str) -> None:
    for seed in range(20):
        exercise = item("scoring", seed, probe).exercise
        assert isinstance(exercise, CountExercise)
        assert exercise.replies[0].choices[0] % 10 == 0
        assert ("doubled" in exercise.question.markdown) is (probe == "doubled")


def test_inside_the_promise_the_call_is_made_or_may_be() -> None:
    made = 0
    for seed in range(30):
        exercise = item("stayman", seed, INSIDE).exercise
        assert isinstance(exercise, BidExercise)
        played = system("sayc")
        situation = Reader.both(played).read(exercise.auction, exercise.vulnerability)
        made += choose(exercise.hand, situation, played).best.rule.agreement == "stayman"
    assert made >= 20  # the others have an agreement that comes first


@pytest.mark.parametrize(
    ("probe", "held"),
    [
        ("points below", {14, 19}),
        ("points lowest", {15, 20}),
        ("points highest", {17, 21}),
        ("points above", {18, 22}),
    ],
)
def test_the_two_sides_of_a_bound_are_a_point_apart(probe: str, held: set[int]) -> None:
    """1NT is opened on 15 to 17 points, 2NT on 20 and 21."""
    found = set()
    for seed in range(25):
        made = item("notrump-openings", seed, probe)
        assert made.probe == probe
        assert isinstance(made.exercise, BidExercise)
        found.add(high_card_points(made.exercise.hand))
    assert found <= held | {24, 25, 27, 28}
    assert found & held


def test_every_drill_makes_questions_and_they_can_be_marked() -> None:
    for number, concept in enumerate(drills()):
        if number % 9:
            continue  # one in nine: all of them take a minute
        made = item(concept, number)
        assert concept_of(made.exercise.id) == (concept, made.probe)
        if isinstance(made.exercise, BidExercise):
            verdicts = [mark(made.exercise, call) for call in made.exercise.auction.legal_calls]
            assert sum(verdict is not None and verdict.mark is Mark.RIGHT for verdict in verdicts) == 1, (
                concept
            )


def test_the_right_call_is_named_after_a_wrong_one() -> None:
    for seed in range(8):
        exercise = item("stayman", seed).exercise
        assert isinstance(exercise, BidExercise)
        verdicts = {call: mark(exercise, call) for call in exercise.auction.legal_calls}
        right = [call for call, said in verdicts.items() if said is not None and said.mark is Mark.RIGHT]
        assert {said.best for said in verdicts.values() if said is not None} == set(right)
        assert {said.best_says for said in verdicts.values() if said is not None} == {
            exercise.replies[0].says
        }
        assert exercise.replies[0].says.markdown


def test_the_same_dice_make_the_same_question() -> None:
    for concept in ("points", "scoring", "stayman"):
        assert item(concept, 5) == item(concept, 5)


@pytest.mark.parametrize(("concept", "questions"), [("negative-doubles", 15), ("blackwood", 4)])
def test_the_learner_is_south_and_the_auction_can_be(concept: str, questions: int) -> None:
    for seed in range(questions):
        exercise = item(concept, seed).exercise
        assert isinstance(exercise, BidExercise)
        assert exercise.auction.turn is Seat.SOUTH
        assert Auction.of(exercise.auction.dealer, exercise.auction.calls) == exercise.auction


@pytest.mark.parametrize("probe", ["trumps", "notrump"])
def test_a_lead_is_one_of_the_cards(probe: str) -> None:
    for seed in range(20):
        exercise = item("opening-leads", seed, probe).exercise
        assert isinstance(exercise, QuizExercise)
        right, *others = exercise.replies
        assert right.choices[0] in exercise.options
        assert {reply.choices[0] for reply in others} == set(exercise.options) - set(right.choices)
        assert all(reply.says.markdown for reply in exercise.replies)
        assert ("3NT" in exercise.question.markdown) is (probe == "notrump")


@pytest.mark.parametrize("concept", ["meanings", "natural-meanings"])
def test_a_meaning_is_one_of_three_that_differ(concept: str) -> None:
    for seed in range(6):
        exercise = item(concept, seed).exercise
        assert isinstance(exercise, QuizExercise)
        assert len(set(exercise.options)) == 3
        assert exercise.replies[0].choices[0] in exercise.options


def test_concepts_are_names_that_a_lesson_can_write() -> None:
    assert all(is_name(concept) for concept in drills())
    assert len(drills()) == sum(len(group.makers) for group in GROUPS)


def test_names_are_read_back() -> None:
    assert concept_of(named("stayman", "points below")) == ("stayman", "points below")
    assert concept_of("hold-up-in-hearts") is None
    assert concept_of(named("points", "")) == ("points", "")


def test_an_unknown_drill_is_named() -> None:
    with pytest.raises(BridgeError, match="no-such-thing"):
        drill("no-such-thing")


KINDS = (
    *("points", "losers", "length-points", "controls", "shapes", "open-or-pass", "scoring", "opening-leads"),
    *("meanings", "natural-listening", "sure-winners", "where-tricks-come-from", "suit-combinations"),
    *("second-hand", "third-hand", "counting-out", "stayman", "takeout-doubles", "natural-suit-responses"),
    *("play-finesse", "play-long-suit", "play-hold-up", "play-drawing-trumps", "play-ruff", "play-promotion"),
)


@pytest.mark.parametrize("concept", KINDS)
def test_every_wrong_answer_is_told_why(concept: str) -> None:
    for seed in range(3):
        exercise = item(concept, seed).exercise
        for answer in answers(exercise):
            found = mark(exercise, answer)
            assert found is not None
            told = (found.says is not None and found.says.markdown) or found.reason
            assert told or found.mark is not Mark.WRONG, f"{exercise.question.markdown}: {answer}"


def answers(exercise: Exercise) -> list[Answer]:
    """Everything that can be answered to a question; of numbers some."""
    match exercise:
        case BidExercise():
            return list(exercise.auction.legal_calls)
        case QuizExercise():
            return list(exercise.options)
        case PlayExercise():
            return list(exercise.play.legal_cards)
        case _:
            return list(range(14))


def test_a_hand_to_bid_leaves_the_others_what_they_have_shown() -> None:
    for seed in range(25):
        exercise = item("natural-natural-notrump-answers", seed).exercise
        assert isinstance(exercise, BidExercise)
        situation = Reader.both(system("natural")).read(exercise.auction, exercise.vulnerability)
        others = [situation.picture[seat].bounds for seat in Seat if seat is not Seat.SOUTH]
        least = sum(each.points.low for each in others if each is not None)
        assert least + high_card_points(exercise.hand) <= 40


def test_the_other_side_is_mostly_silent() -> None:
    auctions = [item("strong-two-clubs", seed).exercise for seed in range(20)]
    disturbed = [
        any(str(call) != "P" for call in each.auction.calls[-1::-2])
        for each in auctions
        if isinstance(each, BidExercise)
    ]
    assert sum(disturbed) <= 8


@pytest.mark.parametrize(
    "concept",
    [
        "points",
        "shapes",
        "open-or-pass",
        "stayman",
        "natural-overcalls",
        "meanings",
        "listening",
        "sure-winners",
        "where-tricks-come-from",
        "suit-combinations",
        "play-promotion",
        "opening-leads",
        "second-hand",
        "counting-out",
        "scoring",
    ],
)
def test_there_is_a_hint_and_it_does_not_name_the_answer(concept: str) -> None:
    for seed in range(4):
        exercise = item(concept, seed).exercise
        assert exercise.hints
        best = exercise.replies[0].choices[0]
        if isinstance(exercise, BidExercise | QuizExercise):
            said = exercise.hints[0].markdown.casefold().split()
            words = str(best).casefold().split()
            assert words not in [said[at : at + len(words)] for at in range(len(said))]


def test_a_wrong_count_of_what_is_left_is_told_what_it_comes_to() -> None:
    for seed in range(10):
        exercise = item("counting-out", seed).exercise
        assert isinstance(exercise, CountExercise)
        number = exercise.replies[0].choices[0]
        verdict = mark(exercise, number + 1)
        assert verdict is not None
        assert verdict.mark is Mark.WRONG
        assert "= 14" in str(verdict.says)


def test_second_hand_is_told_of_no_high_card_where_there_is_none() -> None:
    for seed in range(40):
        exercise = item("second-hand", seed, "low").exercise
        assert isinstance(exercise, PlayExercise)
        small = {reply.mark for reply in exercise.replies for card in reply.choices if card.rank < Rank.TEN}
        assert Mark.WRONG not in small


def test_what_is_too_much_is_not_called_too_little() -> None:
    told = 0
    for seed in range(40):
        exercise = item("third-hand", seed, "high").exercise
        assert isinstance(exercise, PlayExercise)
        right = exercise.replies[0].choices[0]
        wrong = [reply for reply in exercise.replies if reply.mark is Mark.WRONG]
        told += sum(len(reply.choices) for reply in wrong)
        assert all(
            ("little" in reply.says.markdown) is (card.rank < right.rank)
            for reply in wrong
            for card in reply.choices
        )
    assert told
