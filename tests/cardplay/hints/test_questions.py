"""The question of the moment where no technique has one."""

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
"""South declares, and West leads."""


@pytest.mark.parametrize(
    ("contract", "cards", "says"),
    [
        (
            "1S",
            "H3 H6 HA H2 H4 H5 HQ HT",
            "Your side needs 5 more, and 1 card of yours is high by now. Can it wait?",
        ),
        ("3N", "D5 DA D8 D3", "From the top you count 4, and 4 more are needed. Which suits can give them?"),
    ],
)
def test_of_whoever_leads(contract: str, cards: str, says: str) -> None:
    bid = Contract.parse(contract, Seat.SOUTH)
    play = Play.of(DEAL, bid, map(Card.parse, cards.split()))
    outlook = Outlook(PlayView.of(play, play.player), contract=bid)
    assert Wording.english().render(question_of(outlook, None)) == says
