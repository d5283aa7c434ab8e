"""What glides: the cards played since the last view, and a trick that has been taken."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.desktop.table.seating import NOTHING, Seating
from bridgetutor.desktop.table.trick import Change, change
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import HandView, TableView


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


def without(view: TableView, *played: Card) -> tuple[HandView, ...]:
    """The hands after these cards have gone; every hidden hand may have lost one."""
    hands = []
    for hand in view.hands:
        left = None if hand.cards is None else hand.cards - Hand.of(played)
        hands.append(replace(hand, cards=left, count=hand.count - 1 if left is None else len(left)))
    return tuple(hands)


def test_the_cards_played_since(finesse: TableView) -> None:
    after = replace(
        finesse,
        trick=Trick(Seat.SOUTH, cards("H4 H6 HQ HK")),
        hands=without(finesse, Card.parse("HQ")),
    )
    found = change(Seating.of(finesse), Seating.of(after))
    assert found == Change(played=((Seat.NORTH, Card.parse("HQ")), (Seat.EAST, Card.parse("HK"))))


def test_a_trick_that_is_taken_and_the_next_one_led(finesse: TableView) -> None:
    last = Trick(Seat.SOUTH, cards("H4 H6 HQ HK"))
    after = replace(
        finesse,
        trick=Trick(Seat.EAST, cards("S9")),
        last_trick=last,
        hands=without(finesse, Card.parse("HQ")),
    )
    found = change(Seating.of(finesse), Seating.of(after))
    assert found.collected == last
    assert [str(card) for _, card in found.finishing] == ["HQ", "HK"]
    assert [str(card) for _, card in found.played] == ["S9"]


def test_an_undo_another_deal_and_a_first_view_glide_nothing(finesse: TableView) -> None:
    earlier = replace(finesse, trick=Trick(Seat.SOUTH, cards("H4")))
    other = replace(finesse, hands=(HandView(Seat.SOUTH, Hand.parse("A.K.Q.J"), 4),))
    assert change(Seating.of(finesse), Seating.of(earlier)) == Change()
    assert change(Seating.of(finesse), Seating.of(other)) == Change()
    assert change(Seating.of(NOTHING), Seating.of(finesse)) == Change()
