"""Verdicts in words: what you could know, what was there, and no blame for where the cards lay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetutor.cardplay.techniques import NAMES, Finding, Technique
from bridgetutor.cardplay.verdicts import (
    GRADES,
    Estimate,
    Grade,
    Option,
    Verdict,
    could_know,
    shown,
    technique_told,
    told,
    was_there,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.cardplay.verdicts.positions import KING_EAST, after_the_four, judging

QUEEN, ACE, THREE = Card.parse("HQ"), Card.parse("HA"), Card.parse("H3")


def option(card: Card, reaches: float | None, tricks: float, behind: float, there: int) -> Option:
    return Option((card,), reaches, tricks, Estimate(behind), there)


def verdict(grade: Grade, *options: Option, card: Card = QUEEN) -> Verdict:
    return Verdict(8, Seat.NORTH, Seat.SOUTH, card, grade, options, 80)


UNLUCKY = verdict(Grade.UNLUCKY, option(QUEEN, 0.5, 9.1, 0, 8), option(ACE, 0.33, 8.8, 1, 9))
WORSE = option(ACE, 0.67, 9.2, 0, 9), option(QUEEN, 0.33, 8.9, 1, 9)
WRONG = verdict(Grade.WRONG, WORSE[0], replace(WORSE[1], there=8))

FINESSE = Finding(Technique.FINESSE, Suit.HEARTS, Hand(), (), phrase("?"), phrase("."))


def test_a_technique_is_told_with_its_suit(wording: Wording) -> None:
    said = [
        technique_told(replace(WRONG, technique=found))
        for found in (FINESSE, replace(FINESSE, technique=Technique.SQUEEZE, suit=None))
    ]
    assert [each and wording.render(each) for each in said] == [
        "The technique: the finesse, in hearts.",
        "The technique: the squeeze.",
    ]
    assert technique_told(WRONG) is None


def test_every_technique_has_a_name_of_its_own(wording: Wording) -> None:
    names = {wording.render(NAMES[technique]) for technique in Technique}
    assert len(names) == len(Technique)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (verdict(Grade.FORCED), "It was the only card."),
        (verdict(Grade.EQUAL), "The cards were all equal."),
        (UNLUCKY, "♥Q was right (50 against 33). As the cards lay, it cost 1 trick."),
        (
            replace(UNLUCKY, taken=(Seat.EAST, Card.parse("HK"))),
            "♥Q was right (50 against 33). Today East had ♥K.",
        ),
        (
            replace(UNLUCKY, technique=FINESSE),
            "The finesse was right (50 against 33). As the cards lay, it cost 1 trick.",
        ),
        (
            verdict(Grade.UNLUCKY, option(QUEEN, 0.5, 9.1, 0, 8), option(ACE, 0.5, 9.1, 0, 9)),
            "♥Q was as good as any by what you could know. As the cards lay, it cost 1 trick.",
        ),
        (verdict(Grade.LUCKY, *WORSE), "It cost nothing today. But ♥A was better: 67 against 33."),
        (WRONG, "♥A was better: 67 against 33. Today it cost 1 trick."),
        (
            verdict(Grade.WRONG, option(ACE, 1, 10.6, 0, 11), option(QUEEN, 0.99, 9.8, 1, 9)),
            "♥A was better: 10.6 tricks against 9.8. Today it cost 2 tricks.",
        ),
        (
            verdict(Grade.WRONG, option(ACE, None, 2, 0, 2), option(QUEEN, None, 2, 1, 1)),
            "♥A was better. Today it cost 1 trick.",
        ),
        (
            verdict(Grade.WRONG, WORSE[0], WORSE[1], option(THREE, 0.2, 8, 1.2, 10)),
            "♥A was better: 67 against 33. Today a third card would have brought 1 trick more.",
        ),
        (
            verdict(Grade.WRONG, WORSE[0], replace(WORSE[1], there=8), option(THREE, 0.2, 8, 1.2, 11)),
            "♥A was better: 67 against 33. Today it cost 1 trick.",
        ),
        (
            verdict(Grade.CLOSE, option(ACE, 0.52, 9, 0, 9), option(QUEEN, 0.47, 8.9, 0.3, 9)),
            "Too close to call: ♥A 52 against 47.",
        ),
        (
            replace(verdict(Grade.CLOSE, *WORSE), hangs_on_a_guess=True),
            "Too close to call: ♥A gains only if you guess right later.",
        ),
        (
            verdict(Grade.RIGHT, option(QUEEN, 0.5, 9, 0, 9), option(ACE, 0.5, 9, 0, 9)),
            "Any card would do.",
        ),
        (
            verdict(Grade.RIGHT, option(QUEEN, 0.5, 9, 0, 9), option(ACE, 0.48, 9, 0.2, 9)),
            "Yes: ♥Q. Nothing was better.",
        ),
        (
            verdict(Grade.RIGHT, option(QUEEN, 0.67, 9, 0, 9), option(ACE, 0.33, 8, 2, 8)),
            "Yes: ♥Q (67 against 33).",
        ),
        (
            replace(
                verdict(Grade.RIGHT, option(QUEEN, 0.67, 9, 0, 9), option(ACE, 0.33, 8, 2, 8)), is_hard=True
            ),
            "Yes: ♥Q (67 against 33). Habit would have chosen another.",
        ),
    ],
)
def test_each_grade_has_its_sentence(found: Verdict, words: str, wording: Wording) -> None:
    assert wording.render(told(found)) == words


def test_every_grade_has_a_word(wording: Wording) -> None:
    assert set(GRADES) == set(Grade)
    assert len({wording.render(word) for word in GRADES.values()}) == len(Grade)


def test_both_numbers_stand_side_by_side(wording: Wording) -> None:
    assert wording.render(could_know(WRONG)) == (
        "What you could know: the contract makes 33 in 100 with ♥Q (8.9 tricks); 67 in 100 with ♥A (9.2 tricks)."
    )
    assert wording.render(could_know(replace(WRONG, is_defence=True))).startswith(
        "What you could know: the contract goes down 33 in 100 with ♥Q"
    )
    assert wording.render(was_there(WRONG)) == "What was there: 8 tricks with ♥Q; 9 tricks with ♥A."


def test_cards_that_brought_the_same_are_told_together(wording: Wording) -> None:
    lucky = verdict(Grade.LUCKY, *WORSE)
    assert wording.render(was_there(lucky)) == "What was there: 9 tricks with any card."
    third = option(Card.parse("H2"), 0.1, 7, 3, 7)
    assert (
        wording.render(was_there(verdict(Grade.LUCKY, *WORSE, third)))
        == "What was there: 9 tricks with either."
    )


def test_without_a_contract_there_are_only_tricks(wording: Wording) -> None:
    found = judging(after_the_four(KING_EAST, "SQ")).answer()
    assert wording.render(could_know(found)) == "What you could know: 0.7 tricks with ♠Q; 1.7 tricks with ♠A."
    assert found.counter is not None
    assert wording.render(shown(found.counter)) == "Here ♠Q brings 0 tricks and ♠A 2."


def test_a_layout_says_what_becomes_of_the_contract(wording: Wording) -> None:
    counter = judging(after_the_four(KING_EAST, "SQ")).answer().counter
    assert counter is not None
    of_contract = replace(counter, needed=2)
    assert wording.render(shown(of_contract)) == "Here ♠Q goes down and ♠A makes."
    defended = replace(of_contract, play=replace(counter.play, declarer=Seat.EAST))
    assert wording.render(shown(defended)) == "Here ♠Q lets the contract make and ♠A beats it."
