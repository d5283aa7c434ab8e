"""A card by what its player could know and by what was there, never the one for the other."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.cardplay.verdicts import Grade, JudgeCard, Verdict
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.robots.positions import at
from tests.cardplay.swaps import with_hidden_cards_moved
from tests.cardplay.techniques.golden import REFUTED, golden
from tests.cardplay.verdicts.positions import (
    KING_EAST,
    KING_WEST,
    SMALL,
    after_the_four,
    half_played,
    judging,
)


@pytest.mark.parametrize(
    ("deal", "card", "grade"),
    [
        (KING_EAST, "SA", Grade.RIGHT),
        (KING_WEST, "SA", Grade.UNLUCKY),
        (KING_WEST, "SQ", Grade.LUCKY),
        (KING_EAST, "SQ", Grade.WRONG),
    ],
)
def test_a_card_is_judged_by_what_could_be_known(deal: str, card: str, grade: Grade) -> None:
    found = judging(after_the_four(deal, card)).answer()
    assert found.grade is grade
    assert [str(option.cards[0]) for option in found.options] == ["SA", "SQ"]
    ace, queen = found.options
    assert [ace.tricks, queen.tricks] == pytest.approx([5 / 3, 2 / 3])
    assert [queen.behind.mean, queen.behind.error] == pytest.approx([1, 0])
    assert (ace.there, queen.there) == ((2, 0) if deal == KING_EAST else (1, 2))
    assert found.cost == {Grade.UNLUCKY: 1, Grade.WRONG: 2}.get(grade, 0)
    assert (found.counter is not None) is grade.is_worse


def test_it_is_told_who_took_the_trick_with_a_card_that_was_hidden() -> None:
    taken = judging(after_the_four(KING_EAST, "SQ", "SK")).answer().taken
    assert taken == (Seat.EAST, Card.parse("SK"))
    assert judging(after_the_four(KING_WEST, "SQ", "H2")).answer().taken is None


@pytest.mark.parametrize(
    ("cards", "grade"), [("SJ SA", Grade.FORCED), ("SJ SA S2 SQ", Grade.EQUAL), ("SJ SA S2 SK", Grade.EQUAL)]
)
def test_without_a_choice_there_is_nothing_to_judge(cards: str, grade: Grade) -> None:
    play = at("N:A.A.. 2.2.. KQ... J.J..", "1N by S", cards)
    at_last = len(play.cards) - 1
    found = JudgeCard(play, at_last, Aim.tricks()).answer()
    assert found == Verdict(at_last, play.before(at_last).turn, Seat.SOUTH, play.cards[-1], grade)


def of_half_played(seed: int, cards: int) -> JudgeCard:
    play, told, aim = half_played(seed, cards)
    return JudgeCard(play, cards - 1, aim, told, effort=SMALL)


@pytest.mark.parametrize("seed", range(8))
def test_the_numbers_are_those_of_the_side_that_plays_the_card(seed: int) -> None:
    question = of_half_played(seed, 22 + seed)
    found, moment = question.answer(), question.moment
    if not found.options:
        assert len(groups(PlayView.of(moment, moment.player))) == 1
        return
    (scores,) = Candidates((Position.of(moment),)).answer()
    won = moment.tricks_won(moment.turn.side)
    assert {card for option in found.options for card in option.cards} == set(moment.legal_cards)
    for option in found.options:
        assert {won + scores.by_card()[card] for card in option.cards} == {option.there}
        assert 0 <= option.tricks <= 13
        assert option.behind.mean >= found.best.behind.mean == 0
        assert option.reaches is not None
        assert 0 <= option.reaches <= 1


@pytest.mark.parametrize("seed", range(10))
def test_what_could_be_known_hangs_on_no_hidden_card(seed: int) -> None:
    """The hidden hands swapped: the same options, the same layouts, the same counter-layout for the same card."""
    question = of_half_played(seed, 5 + 4 * seed)
    moment, card = question.moment, question.play.cards[-1]
    found = question.answer()
    for chance in range(2):
        moved = with_hidden_cards_moved(moment, moment.player, Random(chance)).after(card)
        other = JudgeCard(moved, question.at, question.aim, question.told, effort=SMALL).answer()
        assert known(found) == known(other)
        assert found.grade.is_worse is other.grade.is_worse


def known(verdict: Verdict) -> object:
    """All of a verdict that is not about what was there."""
    return (
        [(option.cards, option.reaches, option.tricks, option.behind) for option in verdict.options],
        (verdict.layouts, verdict.is_hard, verdict.hangs_on_a_guess, verdict.counter),
    )


def of_golden(technique: Technique, number: int) -> Verdict:
    """On the card that gives the tricks away, where the technique would have kept them."""
    position = [each for each in golden(technique) if each.kind == REFUTED][number]
    assert position.instead is not None
    play = position.play.after(position.instead)
    aim = Aim.contract(position.contract)
    return JudgeCard(play, len(position.play.cards), aim, position.contract, effort=SMALL).answer()


@pytest.mark.parametrize(
    ("technique", "number"),
    [(Technique.HOLD_UP, 2), (Technique.FINESSE, 2), (Technique.DUCKING, 0), (Technique.UPPERCUT, 1)],
)
def test_the_technique_is_what_the_better_card_begins(technique: Technique, number: int) -> None:
    found = of_golden(technique, number)
    assert found.grade.is_worse
    assert found.technique is not None
    assert found.technique.technique is technique
    assert found.card not in found.technique.cards


def test_where_nothing_is_to_be_learned_no_technique_is_named() -> None:
    assert judging(after_the_four(KING_EAST, "SA")).answer().technique is None
    assert judging(after_the_four(KING_EAST, "SQ")).answer().technique is None


@pytest.mark.parametrize("deal", [KING_EAST, KING_WEST])
def test_the_same_question_has_the_same_answer_also_after_a_journey(deal: str) -> None:
    question = judging(after_the_four(deal, "SQ"))
    assert question.answer() == pickle.loads(pickle.dumps(question)).answer()
    again = pickle.loads(pickle.dumps(question.answer()))
    assert again == question.answer()


def test_an_opening_lead_is_judged_too() -> None:
    play, told, aim = half_played(1, 1)
    verdict = JudgeCard(play, 0, aim, told, effort=SMALL).answer()
    assert (verdict.turn, verdict.player) == (play.leader, play.leader)
    assert verdict.layouts == SMALL.lead


def test_a_hand_that_is_not_known_is_refused() -> None:
    play, told, aim = half_played(1, 20)
    seat = play.before(19).player.next
    hidden = Play(play.deal.with_hand(seat, None), play.strain, play.leader, play.declarer, play.cards)
    with pytest.raises(ValueError, match="four known hands"):
        JudgeCard(hidden, 19, aim, told, effort=SMALL).answer()
