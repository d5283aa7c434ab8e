"""A look back's mistakes: kept once, posed as they were, and gone when they are right on two days."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

import pytest

from bridgetutor.cardplay.verdicts import Grade as CardGrade
from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.mastery import Learned, learned
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.aims import concepts_of
from bridgetutor.session.choice import Posed, format_choice, parse_choice
from bridgetutor.session.looking_back.calls import CallVerdict, JudgeCalls
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.session.mistakes import keep, mistakes_of, to_play_again, to_put_right
from bridgetutor.teaching.drills.catalogue import drill
from bridgetutor.teaching.drills.item import concept_of
from bridgetutor.teaching.drills.mistakes import CallPosition, position
from bridgetutor.teaching.lesson import BidExercise, Exercise, Mark, PlayExercise
from bridgetutor.teaching.marking import mark
from bridgetutor.wording import Wording
from tests.session.looking_back.test_moment import known

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MONDAY = datetime(2026, 11, 2, 18, tzinfo=UTC)
DEAL = Deal.parse("N:K532.A87.KJ3.T52 QJ.QJ2.Q9852.J43 AT984.K5.A76.K96 76.T9643.T4.AQ87")
AUCTION = Auction.parse(Seat.SOUTH, "P P P P")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db", now=MONDAY) as opened:
        yield opened


def posed(exercise: str) -> Exercise:
    found = concept_of(exercise)
    assert found is not None
    concept, probe = found
    return drill(concept).item(probe, Random(1), Wording.english()).exercise


def with_a_wrong_call() -> LookingBack:
    """South passed a hand that opens."""
    wrong = CallVerdict(
        0, Seat.SOUTH, parse_call("P"), Mark.WRONG, parse_call("1S"), (phrase("Too much to pass"),)
    )
    calls = JudgeCalls(DEAL, AUCTION, Vulnerability.ALL, frozenset({Seat.SOUTH}), "natural")
    return replace(known(), vulnerability=Vulnerability.ALL, calls=calls, judged=(wrong,), verdicts=())


def test_a_wrong_card_is_posed_as_it_was() -> None:
    (answer,) = mistakes_of(known())
    assert (answer.answer, answer.grade) == ("SA", Grade.WRONG)
    asked = posed(answer.exercise)
    assert isinstance(asked, PlayExercise)
    assert asked.id == answer.exercise
    assert asked.play == known().review.play.before(2)
    assert asked.seats == {Seat.NORTH, Seat.SOUTH}
    marks = {str(card): mark(asked, card) for card in asked.play.legal_cards}
    assert {card: said.mark for card, said in marks.items() if said is not None} == {
        "SA": Mark.WRONG,
        "SQ": Mark.RIGHT,
    }


def test_a_card_about_as_good_as_the_best_is_right_in_it() -> None:
    verdict = next(each for each in known().verdicts if each.grade is CardGrade.WRONG)
    second = replace(verdict.options[-1], behind=replace(verdict.best.behind, mean=0.05))
    near = replace(verdict, options=(verdict.best, second), grade=CardGrade.WRONG)
    assert near.good == (*verdict.best.cards, *second.cards)
    (answer,) = mistakes_of(replace(known(), verdicts=(near,)))
    asked = posed(answer.exercise)
    assert isinstance(asked, PlayExercise)
    assert set(asked.replies[0].choices) == set(near.good)


def test_a_card_is_asked_about_with_a_hint_and_a_wrong_one_told_why() -> None:
    (answer,) = mistakes_of(known())
    asked = posed(answer.exercise)
    assert isinstance(asked, PlayExercise)
    assert asked.hints
    said = mark(asked, Card.parse("SA"))
    assert said is not None
    assert said.says is not None
    assert "another card does better" in said.says.markdown
    right = mark(asked, Card.parse("SQ"))
    assert right is not None
    assert right.reason is not None


def test_hidden_hands_stay_hidden_in_it() -> None:
    (answer,) = mistakes_of(known())
    asked = posed(answer.exercise)
    assert isinstance(asked, PlayExercise)
    assert asked.shown == {Seat.NORTH, Seat.SOUTH}


def test_a_wrong_call_is_posed_as_it_was() -> None:
    (answer,) = mistakes_of(with_a_wrong_call())
    asked = posed(answer.exercise)
    assert isinstance(asked, BidExercise)
    assert asked.hand == DEAL[Seat.SOUTH]
    assert (asked.auction, asked.vulnerability, asked.system) == (
        Auction(Seat.SOUTH),
        Vulnerability.ALL,
        "natural",
    )
    said = mark(asked, parse_call("P"))
    assert said is not None
    assert (said.mark, said.best) == (Mark.WRONG, parse_call("1S"))


def test_looking_back_twice_counts_once(store: Store) -> None:
    assert keep(store, known(), learner="ann", now=MONDAY) == 1
    assert keep(store, known(), learner="ann", now=MONDAY + timedelta(days=3)) == 0
    (attempt,) = store.attempts()
    assert attempt.when == MONDAY
    assert keep(store, known(), learner="bob", now=MONDAY) == 1


def test_a_record_that_broke_off_is_made_good(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(store, "record", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            keep(store, known(), learner="ann", now=MONDAY)
    assert keep(store, known(), learner="ann", now=MONDAY) == 1


def test_a_hand_without_a_mistake_leaves_nothing(store: Store) -> None:
    assert keep(store, replace(known(), verdicts=()), learner="ann", now=MONDAY) == 0
    assert store.sittings() == ()


def after(*answers: tuple[float, Grade], moment: LookingBack | None = None) -> Learned:
    (answer,) = mistakes_of(moment or known())
    attempts = [
        Attempt(
            f"{n:032x}",
            "ann",
            MONDAY + timedelta(days=days),
            5,
            "s",
            Answer(answer.exercise, "", "SA", grade),
        )
        for n, (days, grade) in enumerate(((0.0, Grade.WRONG), *answers))
    ]
    return learned(attempts, concepts_of)


@pytest.mark.parametrize(
    ("answers", "days", "waits"),
    [
        ([], 0, True),
        ([(0.1, Grade.RIGHT)], 0.1, False),
        ([(0.1, Grade.RIGHT)], 1, True),
        ([(0.1, Grade.RIGHT), (0.11, Grade.RIGHT)], 1, True),
        ([(0.1, Grade.RIGHT), (1, Grade.RIGHT)], 2, False),
        ([(0.1, Grade.RIGHT), (1, Grade.WRONG)], 1, True),
        ([(0.1, Grade.RIGHT), (1, Grade.WRONG), (2, Grade.RIGHT)], 3, True),
    ],
)
def test_it_waits_until_it_was_right_on_two_days(
    answers: list[tuple[float, Grade]], days: float, waits: bool
) -> None:
    today = (MONDAY + timedelta(days=days)).date()
    assert bool(to_put_right(after(*answers), today)) is waits


@pytest.mark.parametrize(
    ("answers", "days", "ago", "says"),
    [
        ([], 0, 0, "No mistake of an earlier day waits to be put right; 1 of today does."),
        ([], 1, 1, "1 mistake of yesterday waits to be put right."),
        ([], 4, 4, "No mistake of yesterday waits to be put right; 1 of an earlier day does."),
        ([(0.1, Grade.RIGHT), (1, Grade.WRONG)], 2, 1, "1 mistake of yesterday waits to be put right."),
        ([(0.1, Grade.RIGHT), (1, Grade.RIGHT)], 2, None, "No mistake waits to be put right. What is found"),
    ],
)
def test_hands_to_play_again_are_of_yesterday_or_of_the_last_day_before(
    answers: list[tuple[float, Grade]], days: int, ago: int | None, says: str
) -> None:
    learned = after(*answers, moment=with_a_wrong_call())
    found = to_play_again(learned, (MONDAY + timedelta(days=days)).date())
    assert found.days == ago
    assert len(found.positions) == (ago is not None)
    assert Wording.english().render(found.says).startswith(says)


def test_an_ending_is_no_hand_to_play_again() -> None:
    assert to_play_again(after(), MONDAY.date()).positions == ()


def test_a_card_is_kept_with_how_the_hand_was_bid() -> None:
    unbid, bid = known(), replace(known(), calls=with_a_wrong_call().calls)
    names = [next(mistakes_of(moment)).exercise for moment in (unbid, bid)]
    found = [position(name.partition("/")[2].partition("/")[2]) for name in names]
    assert [each.auction for each in found if each is not None] == [None, AUCTION]
    assert all(isinstance(posed(name), PlayExercise) for name in names)


def test_the_question_is_kept_among_the_choices() -> None:
    (answer,) = mistakes_of(known())
    found = concept_of(answer.exercise)
    assert found is not None
    choice = Posed(0, *found)
    assert parse_choice(format_choice(choice)) == choice


@pytest.mark.parametrize(
    "text",
    ["", "call", "card;None", "call;natural;None;N:- - - -;S;-", "call;natural;None;N:A - -;S;-", "x;y"],
)
def test_what_is_no_position_is_not_asked(text: str) -> None:
    with pytest.raises(BridgeError, match="position"):
        drill("mistakes").item(text, Random(1), Wording.english())


def test_a_position_reads_back() -> None:
    auction = Auction.parse(Seat.WEST, "1D P 1S")
    position = CallPosition("sayc", Vulnerability.NORTH_SOUTH, DEAL, auction)
    assert CallPosition.parse(str(position).split(";")[1:]) == position
    assert Card.parse("SQ") in known().verdicts[1].best.cards
