"""The third degree: what is worth telling beside a card, and what is not."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.hints.the_card import card_told
from bridgetutor.cardplay.hints.weighed import Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

WORDS = Wording.english()
CHOSEN = Choice(Card.parse("S5"), phrase("why"), layouts=16)
ENDING = Play(Deal.parse("N:AQ... 54... 32... K6..."), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH)
LEADING = Outlook(PlayView.of(ENDING, Seat.SOUTH))
"""Declarer's; the cards that are told of need not be there."""


def of(card: str, tricks: float) -> Weighed:
    return Weighed(Card.parse(card), None, tricks)


def test_rivals_that_are_as_good_are_not_told() -> None:
    said = WORDS.render(
        card_told((of("S5", 5.4), of("ST", 5.4), of("C6", 4.9), of("C2", 4.5)), CHOSEN, LEADING)
    )
    assert said.endswith("fit what you know; with the ♣6 4.9 and with the ♣2 4.5.")
    assert WORDS.render(card_told((of("S5", 5.4), of("ST", 5.4)), CHOSEN, LEADING)) == (
        "The ♠5; but it hardly matters, for no other card does worse."
    )


def reaching(card: str, reaches: float, tricks: float) -> Weighed:
    return Weighed(Card.parse(card), reaches, tricks)


def test_of_few_layouts_the_number_is_told_and_none_is_less_than_no() -> None:
    said = WORDS.render(card_told((reaching("S5", 0.5, 5.4), reaching("C6", -1e-17, 4.9)), CHOSEN, LEADING))
    assert said == "The ♠5: it makes your contract in 8 of 16 layouts that fit what you know; the ♣6 in 0."


def test_where_the_cards_can_lie_in_one_way_only_tricks_are_whole() -> None:
    one = replace(CHOSEN, layouts=1)
    said = WORDS.render(card_told((reaching("S5", 1.0, 9.0), reaching("C6", 0.0, 8.0)), one, LEADING))
    assert said == "The ♠5: 9 tricks in all, for the cards can lie in one way only; the ♣6 8."


def test_no_card_is_compared_with_one_that_does_better() -> None:
    said = WORDS.render(card_told((of("S5", 5.4), of("ST", 5.8), of("C6", 4.9)), CHOSEN, LEADING))
    assert "♠10" not in said
    said = WORDS.render(card_told((of("S5", 5.4), of("ST", 5.8)), CHOSEN, LEADING))
    assert said.startswith("The ♠5. The ♠10 does as well if you guess right ever after")


def test_a_defender_wants_to_beat_the_contract() -> None:
    defending = Outlook(PlayView.of(ENDING.after(Card.parse("S2")), Seat.WEST))
    weighed = (reaching("S5", 0.5, 5.4), reaching("C6", 0.25, 4.9))
    said = WORDS.render(card_told(weighed, CHOSEN, defending))
    assert said == "The ♠5: it beats the contract in 8 of 16 layouts that fit what you know; the ♣6 in 4."
