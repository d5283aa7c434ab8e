"""A hint in words: what is worth telling beside a card, and what is not."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.hints.questions import question_of
from bridgetutor.cardplay.hints.telling import layout_told, plan_told
from bridgetutor.cardplay.hints.weighed import Weighed, taught
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan
from bridgetutor.cardplay.planning.telling import counted_up
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.cardplay.techniques import Finding, Price, Technique
from bridgetutor.cardplay.verdicts.counter import CounterLayout, Line
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


def reaching(card: str, reaches: float, tricks: float) -> Weighed:
    return Weighed(Card.parse(card), reaches, tricks)


def test_the_contract_comes_before_many_tricks() -> None:
    robots, safe, near = reaching("S5", 0.89, 12.0), reaching("C8", 1.0, 9.0), reaching("D2", 0.92, 9.0)
    assert taught((robots, safe, near), ()) == (safe, robots, near)
    assert taught((robots, near), ()) == (robots, near)


def test_a_layout_in_which_the_contract_hangs_on_the_card_says_so() -> None:
    deal = Deal.parse("N:AQ... 54... 32... K6...")
    play = Play(deal, Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH, tuple(map(Card.parse, ("S2", "S6"))))
    better, worse = Line((Card.parse("SQ"),), 2), Line((Card.parse("SA"),), 1)
    view = PlayView.of(play, Seat.SOUTH)
    said = WORDS.render(layout_told(CounterLayout(play, worse, better, 2), view))
    assert said.endswith("Then the ♠Q makes your contract, with 2 tricks in all; after the ♠A you come to 1.")
    said = WORDS.render(layout_told(CounterLayout(play, worse, better, None), view))
    assert said.endswith("Then the ♠Q brings 2 tricks in all, the ♠A 1.")


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
    given_up = plan_told(outlook, None, CHOSEN, Card.parse("SA"), Technique.FINESSE)
    assert WORDS.render(given_up).endswith(" The finesse is still there, but comes to less by now.")
    both = (*finding.prices, Price(phrase("both together"), 0.55))
    told = WORDS.render(plan_told(outlook, replace(finding, prices=both), CHOSEN, CHOSEN.card))
    assert (
        "the finesse 50 % and both together 55 %. In this suit alone the better chance is both together;"
        in told
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
