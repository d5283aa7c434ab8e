"""Common sense alone: what is called where no agreement speaks."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.system import System
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.seats import Seat, Vulnerability
from tests.bidding.toy import ANSWERS, OPENINGS, call, hand

SYSTEM = System.of("t", phrase("T"), (OPENINGS, ANSWERS, PRINCIPLES))
READER = Reader.both(SYSTEM)


@pytest.mark.parametrize(
    ("cards", "auction", "best"),
    [
        ("KQ2.A532.32.9432", "1S P", "2S"),
        ("K2.AQ3.KQ94.Q932", "1S P", "3N"),
        ("2.K532.AK984.932", "1H P", "4H"),
        ("32.K5.QJ943.A982", "1S P 2N P", "3D"),
        ("Q32.K5.QJ943.J82", "1N P 2C P", "2D"),
        ("K2.J532.J984.932", "1S P", "P"),
    ],
)
def test_a_game_with_the_points_a_fit_or_quiet(cards: str, auction: str, best: str) -> None:
    situation = READER.read(Auction.parse(Seat.NORTH, auction), Vulnerability.NONE)
    assert choose(hand(cards), situation, SYSTEM).call == call(best)


def test_it_speaks_after_every_agreement() -> None:
    situation = READER.read(Auction.parse(Seat.NORTH, "1S P"), Vulnerability.NONE)
    agreements = [reading.rule.agreement for reading in SYSTEM.readings(situation)]
    first = agreements.index("principles")
    assert set(agreements[:first]) <= {"answers", "openings"}
    assert set(agreements[first:]) == {"principles"}
