"""The question of whoever plays to a trick, about this trick and no other."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.hints.questions import question_of
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

DEAL = Deal.parse("N:AQ53.T986.A74.72 942.AJ74.K8.KT95 KJT8.K52.QJ3.QJ8 76.Q3.T9652.A643")
"""South declares 1♠, and West leads."""


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (
            "D5 D4 D8",
            "The ♦8 is winning and you play last. You can still lose 6 tricks: should this be one of them?",
        ),
        (
            "D5 DA D8 D3 S3",
            "The ♠3 is winning, and South plays after you. What if South has the ♠K, and what if not?",
        ),
        (
            "D5 DA D8 D3 S3 S2",
            "Your side's ♠3 is winning, and the ♠9 is out. What happens to your ♠3 if West has it?",
        ),
        ("H3 H6", "The ♥6 is winning. Can they still beat your best heart, and do you want to win now?"),
        (
            "D5 DA D8",
            "Your side's ♦A is winning and you play last. Which hand should lead next, and what can you spare?",
        ),
        (
            "H3 H6 HA H2 C5",
            "The ♣5 is winning, and West plays after you. What if West has the ♣A, and what if not?",
        ),
    ],
)
def test_it_names_what_is_out_and_what_can_be_lost(cards: str, says: str) -> None:
    contract = Contract.parse("1S", Seat.SOUTH)
    play = Play.of(DEAL, contract, map(Card.parse, cards.split()))
    outlook = Outlook(PlayView.of(play, play.player), contract=contract)
    assert Wording.english().render(question_of(outlook, None)) == says


def test_who_can_lose_no_more_is_asked_what_wins() -> None:
    contract = Contract.parse("7S", Seat.SOUTH)
    play = Play.of(DEAL, contract, map(Card.parse, ("D5", "D4", "D8")))
    outlook = Outlook(PlayView.of(play, play.player), contract=contract)
    said = Wording.english().render(question_of(outlook, None))
    assert said.endswith("You cannot lose another trick: what wins it?")
