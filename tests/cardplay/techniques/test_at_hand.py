"""What may begin now: no forlorn hopes among it, and no question that points to another suit than the plan."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Technique, at_hand, found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording
from tests.cardplay.techniques.golden import Told


def _outlook(deal: str, contract: str, cards: str, promises: Promises) -> Outlook:
    bid = Contract.parse(contract)
    play = Play.of(Deal.parse(deal), bid, map(Card.parse, cards.split()))
    return Outlook(PlayView.of(play, play.player), promises, bid)


def test_what_needs_great_luck_is_no_plan_to_teach() -> None:
    # East opened; nearly every ace that is out is there.
    told = Told(Seat.EAST, Vulnerability.EAST_WEST, "1C 1S P 2S P P P").promises
    outlook = _outlook(
        "N:874.753.K73.KQ93 AQJ9.K2.A64.AJ75 K6532.A9.QJ98.84 T.QJT864.T52.T62",
        "2S by South",
        "HQ H3 H2 HA C4 C2",
        told,
    )
    remote = [
        each for each in found(outlook) if each.technique is Technique.LEADING_TOWARDS and len(each.cards)
    ]
    assert remote
    assert all(each.chance < 0.1 for each in remote)
    assert Technique.LEADING_TOWARDS not in {each.technique for each in at_hand(outlook)}


def test_the_question_before_a_lead_points_to_no_other_suit() -> None:
    told = Told(Seat.EAST, Vulnerability.NORTH_SOUTH, "P 3S X 4S P P X P 5H P P P").promises
    outlook = _outlook(
        "N:K42.K876.53.Q984 3.Q932.876.A7652 AQ98765.J4.T4.JT JT.AT5.AKQJ92.K3", "5H by East", "", told
    )
    first = at_hand(outlook)[0]
    assert first.suit is not Suit.CLUBS
    assert "touching honours in clubs" not in Wording.english().render(first.question)
