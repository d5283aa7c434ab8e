"""Phases of the auction and difficulties by their names, and where calls belong."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.dealing.difficulty import Difficulty, is_borderline
from bridgetutor.dealing.phases import Phase, phase_of
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability

READER = Reader.both(system("natural"))


@pytest.mark.parametrize(
    ("calls", "phase"),
    [
        ("1N", Phase.OPENING),
        ("P P P 1N", Phase.OPENING),
        ("P", Phase.OPENING),
        ("1N P 2C", Phase.RESPONSE),
        ("P 1N P P", Phase.RESPONSE),
        ("1N P 2C P 2H", Phase.REBID),
        ("1S P 2H P 3H P 4H", Phase.REBID),
        ("1S P 2H P 3H P 4N", Phase.SLAM),
        ("1S P 6S", Phase.SLAM),
        ("1S 2H", Phase.COMPETITION),
        ("1S X", Phase.COMPETITION),
        ("1S P P 2H", Phase.COMPETITION),
        ("1S P 2S X 4S", Phase.COMPETITION),
        ("1S P 2S 5C 6S", Phase.COMPETITION),
    ],
)
def test_the_phase_of_the_last_call(calls: str, phase: Phase) -> None:
    *before, last = map(parse_call, calls.split())
    situation = READER.read(Auction(Seat.NORTH, tuple(before)), Vulnerability.NONE)
    assert phase_of(situation, last) is phase


@pytest.mark.parametrize("kind", [Phase, Difficulty])
def test_names(kind: type[Phase | Difficulty]) -> None:
    for each in kind:
        assert kind.parse(each.value) is kind.parse(f" {each.value.upper()} ") is each
    with pytest.raises(BridgeError, match=r"There is no \w+ “tricky”; there is: \w+"):
        kind.parse("tricky")


SIXTEEN = Hand.parse("AQ32.K53.QJ4.A92")


@pytest.mark.parametrize(
    ("claim", "edge"),
    [
        (c.points(15, 17), False),
        (c.points(16), True),
        (c.points(12, 16), True),
        (c.points(12) & c.length(c.SPADES, 4, 4), False),
        (c.points(16, 16) | c.length(c.SPADES, 5), True),
        (c.balanced(), False),
        (c.points(17, 18), False),
    ],
)
def test_a_hand_at_the_edge_of_its_points(claim: Claim, edge: bool) -> None:
    assert is_borderline(claim, SIXTEEN) is edge
