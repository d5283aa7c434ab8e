"""A hint in words: what is worth telling beside a card, and what is not."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.hints.questions import question_of
from bridgetutor.cardplay.hints.telling import card_told, plan_told
from bridgetutor.cardplay.hints.weighed import Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan
from bridgetutor.cardplay.planning.telling import counted_up
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.cardplay.techniques import Finding, Price, Technique
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

WORDS = Wording.english()
CHOSEN = Choice(Card.parse("S5"), phrase("why"), layouts=16)


def of(card: str, tricks: float) -> Weighed:
    return Weighed(Card.parse(card), None, tricks)


def test_rivals_that_are_as_good_are_not_told() -> None:
    said = WORDS.render(card_told((of("S5", 5.4), of("ST", 5.4), of("C6", 4.9), of("C2", 4.5)), CHOSEN))
    assert said.endswith("fit what you know; the ♣6 4.9 and the ♣2 4.5.")
    assert WORDS.render(card_told((of("S5", 5.4), of("ST", 5.4)), CHOSEN)) == (
        "The ♠5, but it hardly matters: no other card does worse."
    )


def test_what_is_certain_needs_nothing() -> None:
    ending = Play(Deal.parse("N:AQ... 54... 32... K6..."), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH)
    outlook = Outlook(PlayView.of(ending.after(Card.parse("S2"), Card.parse("S6")), Seat.SOUTH))
    finding = Finding(
        Technique.FINESSE,
        Suit.SPADES,
        Hand.of([Card.parse("SQ")]),
        (),
        phrase("?"),
        phrase("The finesse."),
        phrase("West has the king"),
        (Price(phrase("the finesse"), 0.5),),
    )
    assert WORDS.render(plan_told(outlook, finding, CHOSEN, CHOSEN.card)) == (
        "The finesse. It needs that West has the king: 50 %."
    )
    certain = replace(finding, prices=(Price(phrase("the finesse"), 1.0),))
    assert WORDS.render(plan_told(outlook, certain, CHOSEN, CHOSEN.card)) == "The finesse."


def test_tricks_of_one_suit_are_counted_once() -> None:
    plan = Plan(9, ((Suit.SPADES, 0), (Suit.HEARTS, 2)), (), (), None, (), ())
    assert WORDS.render(counted_up(plan)) == "You need 9 tricks. From the top you have 2 in hearts."


def test_a_side_that_has_all_it_needs_is_not_asked_for_0_tricks() -> None:
    deal = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
    contract = Contract.parse("7N by South")
    play = Play.of(deal, contract, map(Card.parse, ("HK", "H5", "H2", "H4")))
    outlook = Outlook(PlayView.of(play, Seat.WEST), contract=contract)
    assert outlook.needed == 0
    said = WORDS.render(question_of(outlook, None))
    assert said.startswith("Your side has the tricks it needs, and dummy is weakest in")
